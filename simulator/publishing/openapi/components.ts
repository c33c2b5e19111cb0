import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { NAME_KEYWORD, WORDS_KEYWORD } from '@dokubox/spec/origin.ts';
import { schemas, type EntityName } from '@dokubox/spec/schemas/registry.ts';
import { publish, publishEntity, type Json, type JsonObject, type Publisher } from './schema.ts';

/** Address of a named schema inside the document. */
export function componentRef(name: string): string {
  return `#/components/schemas/${name}`;
}

const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** The schemas of a document by name. Only referenced schemas are included. */
export class Components implements Publisher {
  readonly #schemas = new Map<string, JsonObject>();

  refTo(name: string): string {
    if (Object.hasOwn(schemas, name)) {
      this.lift(name, () => publishEntity(name as EntityName, this));
    }
    return componentRef(name);
  }

  lift(name: string, make: () => JsonObject): void {
    if (this.#schemas.has(name)) return;
    // The name is reserved first, because a schema may refer to itself.
    this.#schemas.set(name, {});
    this.#schemas.set(name, make());
  }

  /** Publishes a schema inside another. */
  publish(node: unknown): Json {
    return publish(node, this);
  }

  /** The body of an operation, always by name. */
  body(id: OperationId, operation: OperationDefinition): Json {
    const words = `Body of \`${id}\`: ${operation.summary}.`;
    return this.#byName(operation.body as JsonObject, `${pascal(id)}Request`, words, operation);
  }

  /** The successful answer of an operation, always by name. */
  answer(id: OperationId, operation: OperationDefinition): Json {
    const schema = operation.success.schema as JsonObject;
    const words = `Answer of \`${id}\`: ${operation.summary}.`;
    return this.#byName(schema, rowsName(schema) ?? `${pascal(id)}Answer`, words, operation);
  }

  /** All schemas in the order of their names. */
  toJson(): JsonObject {
    const byName = [...this.#schemas].sort(([left], [right]) => (left < right ? -1 : 1));
    return Object.fromEntries(byName);
  }

  #byName(node: JsonObject, name: string, words: string, operation: OperationDefinition): Json {
    if ('$ref' in node || NAME_KEYWORD in node) return this.publish(node);
    const rows = rowsName(node) === undefined ? words : 'The list, complete, without pages.';
    const own = { ...node, [NAME_KEYWORD]: name, [WORDS_KEYWORD]: rows };
    return publish(own, this, operation.origin);
  }
}

/** The name of a list whose rows have one. */
function rowsName(schema: JsonObject): string | undefined {
  if (schema['type'] !== 'array') return undefined;
  const items = schema['items'] as JsonObject;
  const row = items['$ref'] ?? items[NAME_KEYWORD];
  return typeof row === 'string' ? `${row}List` : undefined;
}
