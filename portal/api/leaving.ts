import { addressOf, requestBodyOf } from '@dokubox/spec/operations/request.ts';
import type { ArgsOf, CommandId } from '@dokubox/spec/operations/table.ts';
import { headersOf } from './context.ts';
import type { Api } from './portal.ts';
import { routes } from './routes.ts';

/**
 * Sends a command that continues when the page closes. A beacon could not carry the contract's
 * headers (R7.1). The page may be gone before a failure arrives. So the call never rejects, raises
 * no event and does not refresh an expired session.
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
    // There is no connection. The server ends the lock or session automatically.
  }
}
