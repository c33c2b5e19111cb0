import { STATUS_CODES } from 'node:http';
import { escapeHtml } from './html.ts';
import { codeLink, originBadge, partIdOf } from './book.ts';
import {
  refName,
  resolved,
  type ResponseObject,
  type DocumentedCall,
  type Contract,
  type ExampleObject,
} from './contract.ts';
import { fieldTable, typeOf } from './schemas.ts';
import type { MarkdownPage, PagePosition } from './markdown.ts';

/** Path of the page of a call. */
export const callPath = (operationId: string) => `calls/${operationId}.html`;

/**
 * Name of the part of a page that contains an example: of the request, or of the answer of a
 * status.
 */
export const exampleId = (of: string, name: string) => `example-${of}-${partIdOf(name)}`;

function example(id: string, { summary, value }: ExampleObject): string {
  const text = escapeHtml(JSON.stringify(value, null, 2));
  return `<details id="${id}"><summary>Example: ${escapeHtml(summary)}</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
}

function examplesOf(
  of: string,
  content: ResponseObject['content'],
  { components }: Contract,
): string {
  return Object.values(content ?? {})
    .flatMap(({ examples = {} }) => Object.entries(examples))
    .map(([name, one]) => example(exampleId(of, name), resolved(one, components.examples)))
    .join('\n');
}

function requestPart(
  call: DocumentedCall,
  contract: Contract,
  page: MarkdownPage,
  position: PagePosition,
): string {
  const { parameters = [], requestBody } = call.operation;
  const { book, root } = position;
  const all = parameters.map((one) => resolved(one, contract.components.parameters));
  const own = all.filter(({ in: where }) => where !== 'header');
  const headers = all.filter(({ in: where }) => where === 'header');
  const rowsOf = (some: typeof all) =>
    some.map((one) => [
      `<code>${one.name}</code>${one.required ? ' <span class="required">required</span>' : ''}`,
      one.in,
      typeOf(one.schema, book, root),
      page.inline(one.description ?? ''),
    ]);
  const heads = ['Name', 'In', 'Type', 'Means'];
  const parts = [page.render('## Request')];
  if (own.length > 0) parts.push(page.table(heads, rowsOf(own)));
  if (headers.length > 0) {
    const table = page.table(heads, rowsOf(headers), { found: false });
    parts.push(`<details><summary>Headers (${headers.length})</summary>${table}</details>`);
  }
  for (const [type, { schema, examples }] of Object.entries(requestBody?.content ?? {})) {
    const name = refName(schema) ?? '';
    const body = resolved(schema, contract.components.schemas);
    parts.push(
      `<p>Body: <code>${type}</code>, ${codeLink(name, book, root)}${requestBody?.required ? '' : ', may be left out'}.</p>`,
      fieldTable(name, body, page, position),
      examplesOf('request', { [type]: { schema, ...(examples ? { examples } : {}) } }, contract),
    );
  }
  if (all.length === 0 && !requestBody) parts.push('<p>No parameters or body.</p>');
  return parts.join('\n');
}

function answerPart(
  status: string,
  given: ResponseObject,
  contract: Contract,
  page: MarkdownPage,
  position: PagePosition,
): string {
  const { book, root } = position;
  const answer = resolved(given, contract.components.responses);
  const headers = Object.entries(answer.headers ?? {}).map(([name, header]) => {
    const { description = '' } = resolved(header, contract.components.headers);
    return `<li><code>${name}</code>: ${page.inline(description)}</li>`;
  });
  const refusals = answer['x-refusals']?.map(({ messageKey, errorCode, when }) => [
    codeLink(messageKey, book, root),
    errorCode === undefined ? '' : codeLink(errorCode, book, root),
    page.inline(when),
  ]);
  const types = Object.values(answer.content ?? {}).map(({ schema }) => typeOf(schema, book, root));
  const words = refusals ? '' : `<p>${page.inline(answer.description)}</p>`;
  const title = `${status} ${STATUS_CODES[Number(status)] ?? ''}`;
  return [
    `<section class="answer s${status.charAt(0)}" aria-labelledby="answer-${status}"><h3 id="answer-${status}">${title}${types.length > 0 && !refusals ? ` <small>${types.join(', ')}</small>` : ''}</h3>`,
    words,
    refusals ? page.table(['Message key', 'Code', 'When'], refusals, { found: false }) : '',
    headers.length > 0 ? `<ul>${headers.join('')}</ul>` : '',
    examplesOf(status, answer.content, contract),
    '</section>',
  ].join('\n');
}

/** The command that makes the call. Readers insert their own token and ids. */
function curlOf({ method, path, operation }: DocumentedCall, contract: Contract): string {
  const headers = (operation.parameters ?? [])
    .map((one) => resolved(one, contract.components.parameters))
    .filter(({ in: where, required }) => where === 'header' && required)
    .map((one) => {
      const { example: value } = one as { example?: unknown };
      return `-H '${one.name}: ${typeof value === 'string' ? value : '…'}'`;
    });
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const first = Object.values(content?.examples ?? {})[0];
  const body = type?.startsWith('application/json')
    ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(first?.value ?? {})}'`]
    : [];
  const token = headers.length > 0 ? [`-H "X-Id-Token: $TOKEN"`] : [];
  const verb = method === 'GET' ? '' : `-X ${method} `;
  return [`curl ${verb}"$BASE${path}"`, ...headers, ...token, ...body].join(' \\\n  ');
}

/** The data that the form to try a call needs. */
function tryPart(call: DocumentedCall, contract: Contract): string {
  const { method, path, operation } = call;
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const isJson = type === undefined || type.startsWith('application/json');
  const first = Object.values(content?.examples ?? {})[0];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const data = escapeHtml(
    JSON.stringify({ method, path, names, body: type === undefined ? null : (first?.value ?? {}) }),
  );
  return [
    '<h2 id="try">Try it</h2>',
    `<pre tabindex="0" class="curl"><code>${escapeHtml(curlOf(call, contract))}</code></pre>`,
    isJson && !operation.tags.includes('simulation') ? `<div data-try="${data}"></div>` : '',
  ].join('\n');
}

/** Everything about one call, as the body of its page. */
export function callBody(
  call: DocumentedCall,
  contract: Contract,
  causes: string,
  page: MarkdownPage,
  position: PagePosition,
): string {
  const { method, path, operation } = call;
  const badge = originBadge(operation['x-origin'].ref, position.book, position.root);
  const answers = Object.entries(operation.responses).map(([status, answer]) =>
    answerPart(status, answer, contract, page, position),
  );
  return [
    `<p class="lead">${page.inline(operation.summary)}. ${badge}</p>`,
    `<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code></p>`,
    page.render(operation.description),
    causes,
    requestPart(call, contract, page, position),
    page.render('## Answers'),
    ...answers,
    tryPart(call, contract),
  ].join('\n');
}
