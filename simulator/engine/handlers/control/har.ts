import type { Har, JournalExchange } from '@dokubox/spec/control/schemas/journal.ts';

type Entry = Har['log']['entries'][number];
type NamesAndValues = Entry['request']['headers'];

const notCounted = -1;
const httpVersion = 'HTTP/1.1';

const pairs = (from: Iterable<readonly [string, string]>): NamesAndValues =>
  [...from].map(([name, value]) => ({ name, value }));

/** The cookies of a header, with masked values. */
function cookiesOf(header: string | undefined): NamesAndValues {
  return (header ?? '').split(/[;,\s]/).flatMap((part) => {
    const end = part.indexOf('=');
    return end > 0 ? [{ name: part.slice(0, end), value: '***' }] : [];
  });
}

function textOf(body: unknown): string | undefined {
  return body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
}

function requestOf({ entry, requestHeaders = {} }: JournalExchange): Entry['request'] {
  const { method, path, body } = entry;
  const url = new URL(path || '/', `http://${requestHeaders['host'] ?? 'localhost'}`);
  const text = textOf(body);
  return {
    method,
    url: url.href,
    httpVersion,
    cookies: cookiesOf(requestHeaders['cookie']),
    headers: pairs(Object.entries(requestHeaders)),
    queryString: pairs(url.searchParams),
    headersSize: notCounted,
    bodySize: notCounted,
    ...(text === undefined ? {} : { postData: { mimeType: 'application/json', text } }),
  };
}

function responseOf({ entry, ...answer }: JournalExchange): Entry['response'] {
  const { responseHeaders = {}, responseBody } = answer;
  const text = textOf(responseBody);
  return {
    status: entry.status,
    statusText: entry.messageKey ?? '',
    httpVersion,
    cookies: cookiesOf(responseHeaders['set-cookie']),
    headers: pairs(Object.entries(responseHeaders)),
    content: {
      size: text?.length ?? 0,
      mimeType: responseHeaders['content-type'] ?? '',
      ...(text === undefined ? {} : { text }),
    },
    redirectURL: responseHeaders['location'] ?? '',
    headersSize: notCounted,
    bodySize: notCounted,
  };
}

/**
 * A request as an entry of a HAR file.
 * @param exchange masked
 */
export function harEntryOf(exchange: JournalExchange): Entry {
  const { number, operationId, verdict, at, durationMs } = exchange.entry;
  return {
    // The journal has the time of the answer.
    startedDateTime: new Date(Date.parse(at) - durationMs).toISOString(),
    time: durationMs,
    comment: [`${number}`, operationId, verdict].filter(Boolean).join(' '),
    request: requestOf(exchange),
    response: responseOf(exchange),
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  };
}

/**
 * An HTTP Archive 1.2.
 * @param entries oldest first
 * @param version the simulator's version
 */
export function harOf(entries: Entry[], version: string): Har {
  const creator = { name: 'Dokubox simulator', version };
  return { log: { version: '1.2', creator, entries } };
}
