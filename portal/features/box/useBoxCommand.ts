import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandId } from '@dokubox/spec/operations/table.ts';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import type { CallAnswer, CallArgs } from '../../api/client.ts';
import { asApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { refusalOf } from './uploadFlow.ts';

/** A command on a box, with what its place on the screen shows of it. */
export interface BoxCommand<Id extends CommandId> {
  /** Resolves with the answer, or undefined when it failed; then `error` says why. Never rejects. */
  readonly run: (args: CallArgs<Id>) => Promise<CallAnswer<Id> | undefined>;
  readonly busy: boolean;
  /** Why the last try failed, in words. */
  readonly error?: string;
}

/**
 * Gives a command on a box whose failure is shown where it was given (R8.5). Where the box moved
 * meanwhile, the refusal brings it as it is now, and that is shown.
 */
export function useBoxCommand<Id extends CommandId>(operationId: Id): BoxCommand<Id> {
  const command = useCommand(operationId);
  const update = useCacheUpdate();
  const { t } = useTranslation('contract');
  const [state, setState] = useState<Omit<BoxCommand<Id>, 'run'>>({ busy: false });
  const run = useCallback(
    async (args: CallArgs<Id>) => {
      setState({ busy: true });
      try {
        const answer = await command(args, { shownInPlace: true });
        setState({ busy: false });
        return answer;
      } catch (cause) {
        const failure = asApiError(cause, flowId);
        const { messageKey, messageParams } = refusalOf(failure);
        setState({ busy: false, error: messageText(t, messageKey, messageParams) });
        const moved = failure.body?.dokubox;
        if (moved) await update('loadDokubox', { params: { id: moved.id } }, moved);
        return undefined;
      }
    },
    [command, t, update],
  );
  return { run, ...state };
}
