import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../security-headers.ts';

/** A whole HTML page as the answer. */
export interface PageAnswer {
  /** HTTP status. */
  readonly status: number;
  /** The HTML. */
  readonly page: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** Answers with a page and the headers every page has. */
export function sendPage(reply: FastifyReply, { status, page, policy }: PageAnswer): FastifyReply {
  return pageHeaders(reply.code(status), policy).type('text/html; charset=utf-8').send(page);
}
