import { schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import { publishEntity, type JsonObject } from './schema.ts';

/** The draft named in every generated file. The schemas use no newer keywords. */
export const JSON_SCHEMA_DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Each named schema as a JSON Schema file of its own. References lead to the files next to it. */
export function jsonSchemaFiles(): ReadonlyMap<string, JsonObject> {
  return new Map(
    (Object.keys(schemas) as EntityName[]).map((name) => {
      const file = `${name}.json`;
      const published = publishEntity(name, { refTo: (other) => `${other}.json` });
      return [file, { $schema: JSON_SCHEMA_DRAFT, $id: file, title: name, ...published }];
    }),
  );
}
