import { useTranslation } from 'react-i18next';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { ActingContext } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { removalItem, submit } from './submitFlow.ts';
import { useSubmit, type SubmitOptions } from './useSubmit.ts';

/** Removes a document from a box (R4.20). */
export function useRemoving(
  box: Pick<ReceivedBox, 'id'>,
  { currentUser }: Pick<ActingContext, 'currentUser'>,
  {
    onRemoved,
    ...options
  }: SubmitOptions & {
    /** Called when the server has accepted the removal. The new box is not shown yet. */
    readonly onRemoved: (dokuId: number) => void;
  },
) {
  const { t } = useTranslation('acting');
  const { call } = useApi();
  const { notices } = useServices();
  const { during, tell, showBox, ...state } = useSubmit(options);
  /**
   * Calls `onEnd` when the removal was accepted, with the title of a document whose removal still
   * waits.
   */
  const remove = (
    dokuId: number,
    values: ReasonAndNote,
    onEnd: (pendingTitle: string | null) => void,
  ) =>
    during(async () => {
      const title = options.titleOf(dokuId) ?? '';
      try {
        const fresh = await submit(call, currentUser.userType, box.id, [
          removalItem(dokuId, values),
        ]);
        onRemoved(dokuId);
        await showBox(fresh);
        const rest = fresh.dokus.find(({ id }) => id === dokuId);
        // The document is removed for good when the envelope has ended.
        const pending = rest !== undefined && rest.removed !== true;
        onEnd(pending ? title : null);
        if (!pending) void notices.text(t('done.removed', { title }));
      } catch (cause) {
        tell(cause, [dokuId]);
      }
    });
  return { ...state, remove };
}
