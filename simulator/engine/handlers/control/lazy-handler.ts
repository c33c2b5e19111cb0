import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Handler } from '../call.ts';

/**
 * A handler whose module is loaded on its first call. Few pages need it, and a page that runs the
 * simulator loads faster without it.
 */
export function lazyHandler<Id extends OperationId>(load: () => Promise<Handler<Id>>): Handler<Id> {
  return async (call) => (await load())(call);
}
