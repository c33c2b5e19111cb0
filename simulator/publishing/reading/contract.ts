/** The parts of the OpenAPI document that the pages read. */

export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaObject>>;
  readonly required?: readonly string[];
  readonly items?: SchemaObject;
  readonly anyOf?: readonly SchemaObject[];
  readonly additionalProperties?: boolean | SchemaObject;
  readonly enum?: readonly (string | number)[];
  readonly 'x-enum-descriptions'?: readonly string[];
  readonly 'x-origin'?: { readonly ref: string };
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface ExampleObject {
  readonly $ref?: string;
  readonly summary: string;
  readonly value: unknown;
}
interface MediaTypeObject {
  readonly schema: SchemaObject;
  readonly examples?: Readonly<Record<string, ExampleObject>>;
}
interface HeaderObject {
  readonly $ref?: string;
  readonly description?: string;
}

export interface ResponseObject {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, HeaderObject>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
  readonly 'x-refusals'?: readonly {
    readonly messageKey: string;
    readonly errorCode?: string;
    readonly when: string;
  }[];
}

export interface ParameterObject {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: SchemaObject;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, MediaTypeObject>>;
  };
  readonly responses: Readonly<Record<string, ResponseObject>>;
  readonly 'x-origin': { readonly ref: string };
  readonly 'x-kind': string;
}

export interface Contract {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaObject>>;
    readonly parameters: Readonly<Record<string, ParameterObject>>;
    readonly responses: Readonly<Record<string, ResponseObject>>;
    readonly headers: Readonly<Record<string, HeaderObject>>;
    readonly examples: Readonly<Record<string, ExampleObject>>;
  };
}

/** An operation with its address. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

/** Every call in the order of the document. */
export function callsOf({ paths }: Contract): readonly DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Last step of a reference, which is the name of its target. */
export function refName({ $ref }: { readonly $ref?: string }): string | undefined {
  return $ref?.split('/').at(-1);
}

/** The target of a reference, or the node itself. */
export function resolved<T extends { readonly $ref?: string }>(
  node: T,
  components: Readonly<Record<string, T>>,
): T {
  const name = refName(node);
  return name === undefined ? node : (components[name] ?? node);
}
