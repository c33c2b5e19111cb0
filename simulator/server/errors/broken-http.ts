import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { commonHeaders } from '../../door/messages.ts';
import { strayRequestsOf } from '../../engine/traffic/journal.ts';
import type { Worlds } from '../../engine/worlds/worlds.ts';

const refusals: Readonly<Record<string, readonly [status: string, key: MessageKey]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'dde.error.invalidHeader'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'dde.error.timeout'],
};

/** An error of Node’s parser, with the bytes it was about. */
interface BrokenHttp extends NodeJS.ErrnoException {
  readonly rawPacket?: unknown;
}

/** Bytes that are looked through for the first line of a request. */
const LINE = 2_000;

const headerLines = Object.entries(commonHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** The readable part of a request's first line. */
function firstLine({ rawPacket }: BrokenHttp): { readonly method: string; readonly path: string } {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, LINE) : '';
  const [, method = '', path = ''] = /^([A-Z]{1,20}) (\/\S*)/.exec(text) ?? [];
  return { method, path };
}

/**
 * Answers bytes that are not an HTTP request with an error of the contract, and closes the
 * connection. They name no world: the requests of none have them.
 */
export function answerBrokenHttp(worlds: Worlds): (error: BrokenHttp, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [line, messageKey] = refusals[error.code ?? ''] ?? [
      '400 Bad Request',
      'dde.error.malformedBody',
    ];
    const body = JSON.stringify({ messageKey, flowId: randomUUID() });
    const request = {
      operationId: undefined,
      ...firstLine(error),
      status: Number.parseInt(line, 10),
      verdict: 'BROKEN_BY_CLIENT',
      durationMs: 0,
      messageKey,
      reason: error.message,
      step: 'request',
      body: undefined,
      answer: { headers: {}, body },
    } as const;
    strayRequestsOf(worlds).add(request, worlds.realNow);
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n${headerLines}Connection: close\r\n\r\n${body}`,
      );
    }
    socket.destroySoon();
  };
}
