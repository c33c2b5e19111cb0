import { useCallback } from 'react';
import type { ArgsOf, CommandId } from '@dokubox/spec/operations/table.ts';
import type { CallAnswer } from '../../api/client.ts';
import { useCommand } from '../../api/hooks.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';

/**
 * Gives a command on a box whose failure is shown where it was given (R8.5). Where the box moved
 * meanwhile, the refusal brings it as it is now, and that is shown.
 */
export function useBoxCommand<Id extends CommandId>(
  operationId: Id,
): (args: ArgsOf<Id>) => Promise<CallAnswer<Id>> {
  const command = useCommand(operationId);
  const showBox = useFreshBox();
  return useCallback(
    async (args) => {
      try {
        return await command(args, { shownInPlace: true });
      } catch (cause) {
        await showBox(boxOfRefusal(cause));
        throw cause;
      }
    },
    [command, showBox],
  );
}
