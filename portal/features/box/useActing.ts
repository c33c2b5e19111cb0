import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import type { CardActing } from '@dokubox/ui-kit/box/DokuCard/DokuActing.tsx';
import type { ActingContext } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import type { PaperConfirmation } from '@dokubox/ui-kit/box/PaperSigningDialog/PaperSigningDialog.tsx';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { useServices } from '../../services/services.ts';
import type { useDialog } from '../../shared/useDialog.ts';
import { useActionChoices } from './useActionChoices.ts';
import { usePrompt } from './usePrompt.ts';
import { useCardCommands } from './useCardCommands.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRemoving } from './useRemoving.ts';
import { useSending } from './useSending.ts';
import { useTitleOf } from './useTitleOf.ts';

export interface ActingOptions {
  /**
   * The text that explains why nothing can be changed. Choices wait while another user has the
   * lock.
   */
  readonly readOnly: string | undefined;
  /** An upload is in progress. Leaving the screen would abort it. */
  readonly uploading: boolean;
  readonly dialogs: Pick<ReturnType<typeof useDialog>, 'open' | 'close'>;
  readonly onReload: () => void;
}

/**
 * Everything a box screen needs to act on documents: choices, sending them, and questions before
 * it.
 */
export type Acting = ReturnType<typeof useActing>;

function useContext(): ActingContext {
  const { launch } = useStart();
  const { user, roles, permissions } = useUser();
  const { tenant } = launch;
  // oxlint-disable-next-line react/purity -- a new day may begin while the screen is open
  const today = calendarDayIn(policyOf(tenant).timeZone, new Date());
  const { userType, username } = user;
  return useMemo(
    () => ({ currentUser: { userType, username, roles, permissions }, tenant, today }),
    [permissions, roles, tenant, today, userType, username],
  );
}

/**
 * Acts on the documents of a box (R4.8 to R4.22): choosing, sending, removing, and questions before
 * them.
 */
export function useActing(
  box: ReceivedBox,
  { readOnly, uploading, dialogs, onReload }: ActingOptions,
) {
  const { t } = useTranslation('acting');
  const { notices } = useServices();
  const context = useContext();
  const choosing = useActionChoices(box, context, readOnly === 'locked');
  const { choices, setChoices, choose } = choosing;
  const titleOf = useTitleOf(box);
  const sending = useSending(box, context, choosing, { titleOf, onReload });
  const removing = useRemoving(box, context, {
    titleOf,
    onReload,
    onRemoved: (dokuId) => {
      choose(dokuId, null);
      dialogs.close();
    },
  });
  const prompt = usePrompt(box, context.currentUser.userType, {
    send: sending.send,
    remove: removing.remove,
  });
  const hasChoices = Object.keys(choices).length > 0;
  const leaving = useLeaveGuard(hasChoices || uploading);
  const { commands, ...onCommand } = useCardCommands(
    useCallback(
      (dokuId: number) => {
        void notices.text(t('done.finalized', { title: titleOf(dokuId) ?? '' }));
      },
      [notices, t, titleOf],
    ),
    sending.takeRefusal,
  );
  const { onFinalize, onJumpToEds, onSign } = onCommand;

  const openDialog = useRef(dialogs.open);
  useEffect(() => {
    openDialog.current = dialogs.open;
  });
  const { forgetError } = sending;
  const onChoose = useCallback(
    (dokuId: number, trigger: OptionTrigger | null) => {
      forgetError();
      // A signature on paper needs its day first.
      if (trigger === 'PrintedAndPaperSigned') openDialog.current('paper', dokuId);
      else choose(dokuId, trigger === null ? null : { trigger });
    },
    [choose, forgetError],
  );
  const { forgetError: forgetRemovalError } = removing;
  const onRemove = useCallback(
    (dokuId: number) => {
      forgetRemovalError();
      openDialog.current('removal', dokuId);
    },
    [forgetRemovalError],
  );
  const acting = useMemo(
    (): CardActing => ({ ...context, onChoose, onRemove, onFinalize, onJumpToEds, onSign }),
    [context, onChoose, onFinalize, onJumpToEds, onRemove, onSign],
  );

  return {
    context,
    acting,
    commands,
    choices,
    lost: choosing.lost,
    dismissLost: () => {
      choosing.setLost(null);
    },
    sending: sending.busy || removing.busy,
    error: sending.error,
    removalError: removing.error,
    ...prompt,
    clear: () => {
      setChoices({});
      forgetError();
    },
    confirmPaper: (dokuId: number, paper: PaperConfirmation) => {
      choose(dokuId, { trigger: 'PrintedAndPaperSigned', paper });
      dialogs.close();
    },
    /** Input that would be lost by leaving. */
    unsent: { choices: hasChoices, upload: uploading },
    leaving,
    stay: () => {
      leaving?.stay();
    },
    leave: () => {
      setChoices({});
      leaving?.proceed();
    },
  };
}
