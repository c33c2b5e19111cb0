import { schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import { publishEntity, type JsonObject } from './schema.ts';

/** Draft every generated file states; the schemas use nothing newer. */
export const JSON_SCHEMA_DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Each named schema as a JSON Schema file of its own; references lead to the file beside it. */
export function jsonSchemaFiles(): ReadonlyMap<string, JsonObject> {
  return new Map(
    (Object.keys(schemas) as EntityName[]).map((name) => {
      const file = `${name}.json`;
      const published = publishEntity(name, { refTo: (other) => `${other}.json` });
      return [file, { $schema: JSON_SCHEMA_DRAFT, $id: file, title: name, ...published }];
    }),
  );
}
