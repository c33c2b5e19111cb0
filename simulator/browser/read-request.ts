import { limits } from '@dokubox/spec/limits.ts';
import { bodyMaxOf } from '@dokubox/spec/operations/body-max.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { brokenForm, FormFields, noForm } from '../door/form-fields.ts';
import { parseJson } from '../door/json-body.ts';
import type { DoorRequest } from '../door/messages.ts';
import { ReceivedFile } from '../door/received-file.ts';
import { notUtf8, readUtf8 } from '../door/utf8.ts';
import { Refusal } from '../engine/handler.ts';

/** A request whose body is not read yet. */
export interface IncomingRequest extends DoorRequest {
  readonly headers: Readonly<Record<string, string>>;
  params: unknown;
  body: unknown;
}

/** Values by name. A repeated name has a list of values, which every schema rejects. */
function queryOf(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as never;
  const values = new URLSearchParams(search);
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name);
    query[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return query;
}

/** All parts of a request except its body. */
export function readHead(request: Request, cookies: string): IncomingRequest {
  const { pathname, search, protocol, host } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  if (cookies !== '') headers['cookie'] = cookies;
  return {
    method: request.method,
    url: `${pathname}${search}`,
    headers,
    protocol: protocol.replace(':', ''),
    host,
    params: {},
    query: queryOf(search),
    body: undefined,
    sim: null,
  };
}

function tooLarge(): Refusal {
  const reason = 'the body is larger than the call takes';
  return new Refusal(413, 'dde.error.payloadTooLarge', null, { reason });
}

/**
 * Text with the line ends of HTTP. Browsers convert line ends of form texts when they send them.
 */
const httpLineEnds = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

async function readForm(
  request: Request,
  head: IncomingRequest,
  given: unknown,
): Promise<Record<string, unknown>> {
  if (mediaTypeOf(head) !== 'multipart/form-data') {
    // As on a server, invalid JSON is reported first.
    await readJson(request, head, limits.bodyMaxBytes);
    throw noForm();
  }
  // Using the original form avoids encoding and decoding all its bytes.
  const form = given instanceof FormData ? given : await request.formData().catch(() => null);
  if (!form) throw brokenForm();
  const fields = new FormFields();
  let size = 0;
  for (const [name, value] of form) {
    fields.checkName(name);
    // The browser's decoder replaces invalid UTF-8 by this character.
    if (form !== given && typeof value === 'string' && value.includes('\ufffd')) throw notUtf8();
    size += typeof value === 'string' ? value.length : value.size;
    if (size > limits.bodyMaxBytes) throw new Refusal(413, 'dde.error.payloadTooLarge', null);
    fields.add(
      name,
      typeof value === 'string'
        ? httpLineEnds(value)
        : new ReceivedFile(new Uint8Array(await value.arrayBuffer()), value.name),
    );
  }
  return fields.values();
}

/** Media type of a request in lower case, without its parameters. */
function mediaTypeOf({ headers }: IncomingRequest): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function readJson(request: Request, head: IncomingRequest, most: number): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0 && head.headers['content-type'] === undefined) return undefined;
  if (mediaTypeOf(head) !== 'application/json') {
    throw new Refusal(415, 'dde.error.unsupportedMediaType', null, {
      reason: 'the body must be application/json',
    });
  }
  if (bytes.length > most) throw tooLarge();
  (head.headers as Record<string, string>)['content-length'] = String(bytes.length);
  head.body = parseJson(readUtf8(bytes));
  return head.body;
}

/**
 * Reads the body of an accepted request.
 * @param given the body that the caller passed to `fetch`
 * @param operation operation of the request
 * @throws Refusal for a body of the wrong type, a broken body, or one that is too large
 */
export function readBody(
  request: Request,
  head: IncomingRequest,
  given: unknown,
  operation: OperationDefinition,
): Promise<unknown> {
  if (head.method === 'GET' || head.method === 'HEAD') return Promise.resolve(undefined);
  return operation.multipart === true
    ? readForm(request, head, given)
    : readJson(request, head, bodyMaxOf(operation));
}
