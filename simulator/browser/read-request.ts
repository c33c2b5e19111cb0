import { limits } from '@dokubox/spec/limits.ts';
import { bodyMaxOf } from '@dokubox/spec/operations/body-max.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { brokenForm, FormFields, noForm } from '../door/form-fields.ts';
import { parseJson } from '../door/json-body.ts';
import type { DoorRequest } from '../door/messages.ts';
import { ReceivedFile } from '../door/received-file.ts';
import { notUtf8, readUtf8 } from '../door/utf8.ts';
import { Refusal } from '../engine/handler.ts';

/** A request whose body is still to be read. */
export interface IncomingRequest extends DoorRequest {
  readonly headers: Readonly<Record<string, string>>;
  params: unknown;
  body: unknown;
}

/** Values by name; those of a name that stands twice as a list, which no schema takes. */
function queryOf(search: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null) as never;
  const values = new URLSearchParams(search);
  for (const name of new Set(values.keys())) {
    const all = values.getAll(name);
    query[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return query;
}

/** Everything of a request but its body. */
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

/** Over the network line ends of a form's texts become those of HTTP. */
const httpLineEnds = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

async function readForm(
  request: Request,
  head: IncomingRequest,
  given: unknown,
): Promise<Record<string, unknown>> {
  if (mediaTypeOf(head) !== 'multipart/form-data') {
    // JSON that cannot be read is told first, as everywhere.
    await readJson(request, head, limits.bodyMaxBytes);
    throw noForm();
  }
  // The form as it was handed in saves writing and reading all its bytes.
  const form = given instanceof FormData ? given : await request.formData().catch(() => null);
  if (!form) throw brokenForm();
  const fields = new FormFields();
  let size = 0;
  for (const [name, value] of form) {
    fields.checkName(name);
    // The page's own reader puts this character in place of bytes that are not UTF-8.
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

/** The media type of a request without its parameters, in lower case. */
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
 * Reads the body of a request that was let in.
 * @param given the body as the caller handed it to `fetch`
 * @param operation what the request calls
 * @throws Refusal for a body of another kind than expected, for a broken and for a too large one
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
