import { visibilityRules, type VisibilityRule } from '@dokubox/spec/visibility.ts';
import { escapeHtml } from './html.ts';
import { codeLink, originBadge, type Book } from './book.ts';
import { refName, type Contract, type SchemaObject } from './contract.ts';
import type { MarkdownPage, PagePosition } from './markdown.ts';

const rules: Readonly<Record<string, VisibilityRule>> = visibilityRules;

/** Limits of a value in words. */
function bounds(node: SchemaObject): string {
  const span = (low: number | undefined, high: number | undefined, what: string) => {
    if (low === undefined && high === undefined) return '';
    if (low === high) return `${high} ${what}`;
    if (high === undefined || high === Number.MAX_SAFE_INTEGER) return `at least ${low} ${what}`;
    return low === undefined ? `at most ${high} ${what}` : `${low} to ${high} ${what}`;
  };
  return [
    span(node.minLength, node.maxLength, 'characters'),
    span(node.minimum, node.maximum, '').trim(),
    span(node.minItems, node.maxItems, 'items'),
    node.pattern === undefined ? '' : `pattern <code>${escapeHtml(node.pattern)}</code>`,
    node.default === undefined
      ? ''
      : `absent: <code>${escapeHtml(JSON.stringify(node.default))}</code>`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The type of a value, as HTML. */
export function typeOf(node: SchemaObject, book: Book, root: string): string {
  const name = refName(node);
  if (name !== undefined) return codeLink(name, book, root);
  if (node.anyOf) return node.anyOf.map((one) => typeOf(one, book, root)).join(' or ');
  const types = (Array.isArray(node.type) ? node.type : [node.type ?? 'any']) as readonly string[];
  const words = types.map((type) => {
    if (type === 'array' && node.items) return `list of ${typeOf(node.items, book, root)}`;
    const format = node.format ?? node.contentEncoding;
    return type === 'null' || format === undefined ? type : `${type} (${format})`;
  });
  return words.join(' or ');
}

function fieldRow(
  owner: string,
  name: string,
  node: SchemaObject,
  required: boolean,
  page: MarkdownPage,
  { book, root }: PagePosition,
): string[] {
  const rule = rules[`${owner}.${name}`];
  const seen = rule
    ? `<p class="seen"><a href="${root}visibility.html#${owner}-${name}">Differs by reader</a>. ${page.inline(`BANKER: ${rule.reads.BANKER}. CLIENT: ${rule.reads.CLIENT}.`)}</p>`
    : '';
  const limits = bounds(node);
  const ref = node['x-origin']?.ref;
  return [
    `<code>${escapeHtml(name)}</code>${required ? ' <span class="required">required</span>' : ''}`,
    `${typeOf(node, book, root)}${limits === '' ? '' : `<br><small>${limits}</small>`}`,
    `${page.inline(node.description ?? '')}${seen}`,
    ref === undefined ? '' : originBadge(ref, book, root),
  ];
}

/** Fields of an object as a table. Empty if it has none. */
export function fieldTable(
  owner: string,
  schema: SchemaObject,
  page: MarkdownPage,
  position: PagePosition,
): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '';
  return page.table(
    ['Field', 'Type', 'Means', 'Origin'],
    fields.map(([name, node]) =>
      fieldRow(owner, name, node, schema.required?.includes(name) ?? false, page, position),
    ),
  );
}

/** The users of a schema: calls and other schemas that refer to it. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** For each schema, the names of the calls and schemas that refer to it. */
export function usesOf(contract: Contract): Uses {
  const uses = new Map<string, Set<string>>();
  const note = (node: unknown, by: string) => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name !== by) uses.set(name, (uses.get(name) ?? new Set()).add(by));
    }
  };
  for (const methods of Object.values(contract.paths)) {
    for (const operation of Object.values(methods)) note(operation, operation.operationId);
  }
  for (const [name, schema] of Object.entries(contract.components.schemas)) note(schema, name);
  return new Map([...uses].map(([name, by]) => [name, [...by]]));
}

/** Everything about one schema, as the body of its page. */
export function schemaBody(
  name: string,
  schema: SchemaObject,
  uses: Uses,
  page: MarkdownPage,
  position: PagePosition,
): string {
  const { book, root } = position;
  const words = (schema.description ?? '').split('\n\n- ')[0] ?? '';
  const values = schema.enum?.map((value, at) => [
    `<code>${escapeHtml(String(value))}</code>`,
    page.inline(schema['x-enum-descriptions']?.[at] ?? ''),
  ]);
  const by = (uses.get(name) ?? []).map((one) => codeLink(one, book, root));
  const ref = schema['x-origin']?.ref;
  return [
    `<p class="lead">${page.inline(words)} ${ref === undefined ? '' : originBadge(ref, book, root)}</p>`,
    values ? page.table(['Value', 'Means'], values) : '',
    schema.properties || values ? '' : `<p>${typeOf(schema, book, root)}. ${bounds(schema)}</p>`,
    fieldTable(name, schema, page, position),
    by.length > 0 ? `<h2 id="used-by">Used by</h2><p class="names">${by.join(' ')}</p>` : '',
    `<p><small>The same as a file: <a href="${root}files/openapi.json">openapi.json</a>, under <code>components.schemas.${name}</code>.</small></p>`,
  ].join('\n');
}
