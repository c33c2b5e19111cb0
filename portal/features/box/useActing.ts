import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import type { CardActing } from '@dokubox/ui-kit/box/DokuCard/DokuActing.tsx';
import type { ActingContext } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import type { PaperSigning } from '@dokubox/ui-kit/box/PaperSigningDialog/PaperSigningDialog.tsx';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { asApiError, type ApiError } from '../../api/errors.ts';
import { useCacheUpdate } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { useApi } from '../../api/portal.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { useServices } from '../../services/services.ts';
import type { useDialog } from '../../shared/useDialog.ts';
import { boxForComponents } from './boxForComponents.ts';
import { withChoice, withoutFile, withoutSent } from './choices.ts';
import { failureWords } from './failureWords.ts';
import { boxAfter, removalItem, submit, submitItems, type SubmitItem } from './submitFlow.ts';
import { useActionChoices } from './useActionChoices.ts';
import { useCardCommands } from './useCardCommands.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** A question that has to be answered, or a notice, before the reader goes on. */
export type Asking =
  /** Used documents have no file (R2.24). */
  | { readonly kind: 'missingFile'; readonly dokus: readonly Doku[] }
  /** The last used document is about to go (R5.27). */
  | { readonly kind: 'lastRemoval'; readonly dokuId: number; readonly values: ReasonAndNote }
  /** A removal waits for the end of the envelope. */
  | { readonly kind: 'removalPending'; readonly title: string };

export interface ActingOptions {
  /** Why nothing can be changed; choices wait while it is the lock of somebody else. */
  readonly readOnly: string | undefined;
  /** A file is under way, which leaving the screen would give up. */
  readonly uploading: boolean;
  readonly dialogs: Pick<ReturnType<typeof useDialog>, 'open' | 'close'>;
  readonly onReload: () => void;
}

/** Everything a box screen needs to act on documents: choices, what sends them, what asks before. */
export type Acting = ReturnType<typeof useActing>;

function useContext(): ActingContext {
  const { place } = useStart();
  const { user, roles, permissions } = useUser();
  const { tenant } = place;
  const today = calendarDayIn(policyOf(tenant).timeZone, new Date());
  const { userType, username } = user;
  return useMemo(
    () => ({ viewer: { userType, username, roles, permissions }, tenant, today }),
    [permissions, roles, tenant, today, userType, username],
  );
}

/** The reader goes on at the screen: the button that was pressed is gone. */
function focusScreen(): void {
  document.getElementById('dk-content')?.focus({ preventScroll: true });
}

/** Acting on the documents of a box (R4.8 to R4.22). */
export function useActing(
  box: ReceivedBox,
  { readOnly, uploading, dialogs, onReload }: ActingOptions,
) {
  const { t } = useTranslation('acting');
  const { t: tContract } = useTranslation('contract');
  const { language } = useLanguage();
  const { call } = useApi();
  const { notices } = useServices();
  const context = useContext();
  const { viewer, tenant } = context;
  const { choices, setChoices, choose, lost, setLost, refuse } = useActionChoices(
    box,
    context,
    readOnly === 'locked',
  );
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const [removalError, setRemovalError] = useState<string>();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [goTo, setGoTo] = useState<{ readonly dokuId: number } | null>(null);
  const hasChoices = Object.keys(choices).length > 0;
  const { leaving, stay } = useLeaveGuard(hasChoices || uploading);
  const updateCache = useCacheUpdate();
  const now = { box, language: contentLanguage(tenant, language), openDialog: dialogs.open };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const titleOf = useCallback((dokuId: number): string | undefined => {
    const { box: current, language: content } = latest.current;
    const doku = current.dokus.find(({ id }) => id === dokuId);
    return doku && dokuTitle(doku, content);
  }, []);
  const show = useCallback(
    (fresh: ReceivedBox) => updateCache('loadDokubox', { params: { id: fresh.id } }, fresh),
    [updateCache],
  );
  /** What a refusal says of the box: its fresh state, or that it has to be read anew. */
  const takeRefusal = useCallback(
    (refusal: ApiError) => {
      if (refusal.body?.dokubox) void show(refusal.body.dokubox);
      else if (refusal.status === 409) onReload();
    },
    [onReload, show],
  );

  const { commands, onFinalize, onJumpToEds, onSign } = useCardCommands(
    useCallback(
      (dokuId: number) => {
        void notices.text(t('done.finalized', { title: titleOf(dokuId) ?? '' }));
      },
      [notices, t, titleOf],
    ),
    takeRefusal,
  );

  const onChoose = useCallback(
    (dokuId: number, trigger: OptionTrigger | null) => {
      setError(undefined);
      // A signature on paper is confirmed with its day first.
      if (trigger === 'PrintedAndPaperSigned') latest.current.openDialog('paper', dokuId);
      else choose(dokuId, trigger === null ? null : { trigger });
    },
    [choose],
  );
  const onRemove = useCallback((dokuId: number) => {
    setRemovalError(undefined);
    latest.current.openDialog('removal', dokuId);
  }, []);
  const acting = useMemo(
    (): CardActing => ({ ...context, onChoose, onRemove, onFinalize, onJumpToEds, onSign }),
    [context, onChoose, onFinalize, onJumpToEds, onRemove, onSign],
  );

  const sendChoices = async () => {
    const sent = choices;
    let items: SubmitItem[] = [];
    setAsking(null);
    setError(undefined);
    setLost(null);
    setSending(true);
    try {
      items = await submitItems(sent, policyOf(tenant));
      const fresh = await submit(call, viewer.userType, box.id, items);
      // Before the fresh box is there, in which they are not offered any more.
      setChoices((current) => withoutSent(current, sent));
      await show(fresh);
      void notices.text(t('done.submitted'));
      focusScreen();
    } catch (cause) {
      const refusal = asApiError(cause, flowId);
      const fresh = await boxAfter(call, refusal, box.id);
      if (fresh) {
        const kept = refuse(boxForComponents(fresh, viewer, box));
        await show(fresh);
        if (Object.keys(kept).length === 0) focusScreen();
      } else {
        setError(failureWords(cause, items, titleOf, tContract));
        takeRefusal(refusal);
      }
    } finally {
      setSending(false);
    }
  };

  const remove = async (dokuId: number, values: ReasonAndNote) => {
    const title = titleOf(dokuId) ?? '';
    const items = [removalItem(dokuId, values)];
    setRemovalError(undefined);
    setSending(true);
    try {
      const fresh = await submit(call, viewer.userType, box.id, items);
      setChoices((current) => withChoice(current, dokuId, null));
      dialogs.close();
      await show(fresh);
      const rest = fresh.dokus.find(({ id }) => id === dokuId);
      // It leaves for good when the envelope has ended.
      const pending = rest !== undefined && rest.removed !== true;
      setAsking(pending ? { kind: 'removalPending', title } : null);
      if (!pending) void notices.text(t('done.removed', { title }));
    } catch (cause) {
      setRemovalError(failureWords(cause, items, titleOf, tContract));
      takeRefusal(asApiError(cause, flowId));
    } finally {
      setSending(false);
    }
  };

  return {
    context,
    acting,
    choices,
    commands,
    sending,
    goTo,
    lost,
    error,
    removalError,
    asking,
    leaving,
    /** What would be lost by leaving. */
    unsent: { choices: hasChoices, upload: uploading },
    /** Sends all choices; a banker is warned of missing files first. */
    submit: () => {
      const missing = viewer.userType === 'BANKER' ? withoutFile(box.dokus) : [];
      if (missing.length > 0) setAsking({ kind: 'missingFile', dokus: missing });
      else void sendChoices();
    },
    clear: () => {
      setChoices({});
      setError(undefined);
    },
    dismissLost: () => {
      setLost(null);
    },
    /** Removes a document; a banker is warned before the last one goes (R5.27). */
    remove: (dokuId: number, values: ReasonAndNote) => {
      const last = usedDokus(box.dokus).every(({ id }) => id === dokuId);
      if (last && viewer.userType === 'BANKER') {
        setAsking({ kind: 'lastRemoval', dokuId, values });
      } else void remove(dokuId, values);
    },
    confirmPaper: (dokuId: number, paper: PaperSigning) => {
      choose(dokuId, { trigger: 'PrintedAndPaperSigned', paper });
      dialogs.close();
    },
    /** Yes to what is asked. */
    proceed: () => {
      if (asking?.kind === 'missingFile') void sendChoices();
      else if (asking?.kind === 'lastRemoval') void remove(asking.dokuId, asking.values);
      else setAsking(null);
    },
    /** No to what is asked; from a missing file, to the document it is about. */
    back: () => {
      setAsking(null);
      const [first] = asking?.kind === 'missingFile' ? asking.dokus : [];
      if (first) setGoTo({ dokuId: first.id });
    },
    stay,
    leave: () => {
      setChoices({});
      stay();
      leaving?.proceed();
    },
  };
}
