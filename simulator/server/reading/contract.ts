/** The OpenAPI document as the pages read it. */

export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly additionalProperties?: boolean | SchemaNode;
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

export interface Example {
  readonly $ref?: string;
  readonly summary: string;
  readonly value: unknown;
}
interface Content {
  readonly schema: SchemaNode;
  readonly examples?: Readonly<Record<string, Example>>;
}
interface Header {
  readonly $ref?: string;
  readonly description?: string;
}

export interface Answer {
  readonly $ref?: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, Content>>;
  readonly 'x-refusals'?: readonly {
    readonly messageKey: string;
    readonly errorCode?: string;
    readonly when: string;
  }[];
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: SchemaNode;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-origin': { readonly ref: string };
  readonly 'x-kind': string;
}

export interface Contract {
  readonly info: { readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaNode>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly examples: Readonly<Record<string, Example>>;
  };
}

/** An operation with its address. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Every call in the order of the document. */
export function callsOf({ paths }: Contract): readonly Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

/** Last step of a reference: the name of what it refers to. */
export function refName({ $ref }: { readonly $ref?: string }): string | undefined {
  return $ref?.split('/').at(-1);
}

/** What stands behind a reference, or the node itself. */
export function resolved<T extends { readonly $ref?: string }>(
  node: T,
  components: Readonly<Record<string, T>>,
): T {
  const name = refName(node);
  return name === undefined ? node : (components[name] ?? node);
}
