import type { FastifyRequest } from 'fastify';

/** A person in front of a browser, not a program that wants JSON. */
export function wantsPage(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? '';
  return (request.method === 'GET' || request.method === 'HEAD') && accepts.includes('text/html');
}
