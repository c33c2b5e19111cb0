import { useCallback } from 'react';
import type { ArgsOf, CommandId } from '@dokubox/spec/operations/table.ts';
import type { CallAnswer } from '../../api/client.ts';
import { useCommand } from '../../api/hooks.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';

/**
 * Sends a command on a box and shows its failure next to the command's control (R8.5). If the box
 * has changed since then, the rejection contains the current box, which is shown.
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
