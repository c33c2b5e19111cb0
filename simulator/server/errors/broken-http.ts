import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { MessageKey } from '@dokubox/spec/errors.ts';
import { commonHeaders } from '../../door/messages.ts';

const refusals: Readonly<Record<string, readonly [status: string, key: MessageKey]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'dde.error.invalidHeader'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'dde.error.timeout'],
};

const headerLines = Object.entries(commonHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Answers bytes that are no HTTP request, in the words of the contract, and hangs up. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, messageKey] = refusals[error.code ?? ''] ?? [
    '400 Bad Request',
    'dde.error.malformedBody',
  ];
  const body = JSON.stringify({ messageKey, flowId: randomUUID() });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n${headerLines}Connection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
