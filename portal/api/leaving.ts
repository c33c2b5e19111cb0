import { addressOf, requestBodyOf } from '@dokubox/spec/operations/request.ts';
import type { ArgsOf, CommandId } from '@dokubox/spec/operations/table.ts';
import { headersOf } from './context.ts';
import type { Api } from './portal.ts';
import { routes } from './routes.ts';

/**
 * Sends a command that the end of the page does not break off. Not a beacon: the contract's headers
 * have to travel (R7.1). Nobody may be there any more to hear of a failure, so it never rejects, tells
 * nobody, and does not refresh a session that has run out.
 */
export async function sendOnLeave<Id extends CommandId>(
  { connection, context, tokens }: Pick<Api, 'connection' | 'context' | 'tokens'>,
  operationId: Id,
  args: ArgsOf<Id>,
): Promise<void> {
  const route = routes[operationId];
  const { params, body: given }: { params?: unknown; body?: unknown } = args;
  const { body, headers } = requestBodyOf(route, given as Record<string, unknown> | undefined);
  try {
    const address = addressOf(route, params as Record<string, unknown> | undefined);
    await connection.fetch(connection.serverOrigin + address, {
      method: route.method,
      keepalive: true,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...connection.extraHeaders,
        ...headersOf(context(), tokens.idToken()),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    // No connection: what was to be ended ends by itself on the server.
  }
}
