import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Handler } from '../call.ts';

/**
 * A handler of a module that is read when somebody first calls it: few need it, and a page that runs the
 * simulator is lighter without.
 */
export function lazyHandler<Id extends OperationId>(load: () => Promise<Handler<Id>>): Handler<Id> {
  return async (call) => (await load())(call);
}
