import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSchema } from '@dokubox/spec/control/schemas/scenario.ts';
import { routeOf } from '@dokubox/spec/operations/route.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { workflowJson } from '@dokubox/spec/workflow/workflow-json.ts';
import { openApiDocument } from '../openapi/document.ts';
import { JSON_SCHEMA_DRAFT, jsonSchemaFiles } from '../openapi/json-schemas.ts';
import { asOpenApi30 } from '../openapi/openapi-3.0.ts';
import { publish, type JsonObject } from '../openapi/schema.ts';
import { assumptionsById, readAssumptions } from './assumptions.ts';
import { consoleDoc } from './console-doc.ts';
import { errorsDoc } from './errors-doc.ts';
import { knownPasswords } from './known-passwords.ts';
import { generatedPatterns, withList } from './marks.ts';
import { momentFieldsModule } from './moment-fields.ts';
import { phoneMetadata } from './phone-metadata.ts';
import { postmanCollection } from './postman.ts';
import { tenantsDoc } from './tenants-doc.ts';
import { visibilityDoc } from './visibility-doc.ts';
import { workflowDoc } from './workflow-doc.ts';

/** Routes of the product's calls, by their ids. */
const routes = () =>
  Object.fromEntries(
    Object.entries<OperationDefinition>(operations)
      .filter(([, { tag }]) => tag !== 'simulation')
      .map(([id, operation]) => [id, routeOf(operation)]),
  );

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Folder in which every file is generated. Any other file in it is an error. */
export const GENERATED_FOLDER = 'spec/json-schema';

/**
 * Every generated file with its text. The same sources give the same bytes. People write the
 * settings of git and Prettier. Only the list of generated files in them is written here, so that
 * both use this list.
 * @param root folder of the repository
 */
export function generatedFiles(root: string): ReadonlyMap<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const rows = readAssumptions(read('docs/assumptions.md'), read('docs/specification.md'));
  const scenario = publish(scenarioSchema, {
    refTo: (name) => `json-schema/${name}.json`,
  }) as JsonObject;
  const files = new Map([
    // The 3.0 version has no examples, because generators ignore them and 3.0 cannot express a null
    // in one.
    ['spec/openapi.json', json(openApiDocument('product'))],
    ['spec/openapi.3.0.json', json(asOpenApi30(openApiDocument('product', {})))],
    ['spec/openapi.simulator.json', json(openApiDocument('simulator'))],
    [
      'spec/scenario.schema.json',
      json({ $schema: JSON_SCHEMA_DRAFT, $id: 'scenario.schema.json', ...scenario }),
    ],
    ['spec/dokubox.postman_collection.json', json(postmanCollection())],
    ['spec/workflow.json', json(workflowJson())],
    ['spec/assumptions.json', json(assumptionsById(rows))],
    ['spec/schemas/moment-fields.ts', momentFieldsModule()],
    ['spec/operations/routes.json', json(routes())],
    ['spec/password-strength/known.json', json(knownPasswords)],
    ['spec/phone-metadata.json', json(phoneMetadata)],
    ['docs/workflow.md', workflowDoc()],
    ['docs/tenants.md', tenantsDoc()],
    ['docs/visibility.md', visibilityDoc()],
    ['docs/console.md', consoleDoc()],
    ['docs/errors.md', errorsDoc()],
    ...[...jsonSchemaFiles()].map(
      ([name, schema]) => [`${GENERATED_FOLDER}/${name}`, json(schema)] as const,
    ),
  ]);
  const patterns = generatedPatterns(files.keys(), GENERATED_FOLDER);
  return files.set('.prettierignore', withList(read('.prettierignore'), patterns)).set(
    '.gitattributes',
    withList(
      read('.gitattributes'),
      patterns.map((pattern) => `${pattern} linguist-generated`),
    ),
  );
}
