import { useState } from 'react';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { withoutFile } from './choices.ts';
import type { useRemoving } from './useRemoving.ts';
import type { useSending } from './useSending.ts';

/** A question that the user must answer, or a notice, before they continue. */
export type Prompt =
  /** Used documents have no file (R2.24). */
  | { readonly kind: 'missingFile'; readonly dokus: readonly Doku[] }
  /** The last used document would be removed (R5.27). */
  | { readonly kind: 'lastRemoval'; readonly dokuId: number; readonly values: ReasonAndNote }
  /** A removal waits for the end of the envelope. */
  | { readonly kind: 'removalPending'; readonly title: string };

/**
 * The question before choices are sent or a document is removed, and the effects of its answers.
 */
export function usePrompt(
  box: Pick<ReceivedBox, 'dokus'>,
  userType: UserType,
  {
    send,
    remove,
  }: Pick<ReturnType<typeof useSending>, 'send'> & Pick<ReturnType<typeof useRemoving>, 'remove'>,
) {
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const [goTo, setGoTo] = useState<{ readonly dokuId: number } | null>(null);
  const sendNow = () => {
    setPrompt(null);
    void send();
  };
  const removeNow = (dokuId: number, values: ReasonAndNote) =>
    void remove(dokuId, values, (pendingTitle) => {
      setPrompt(pendingTitle === null ? null : { kind: 'removalPending', title: pendingTitle });
    });
  return {
    prompt,
    /** The document to show next, because the answer leads to it. */
    goTo,
    /** Sends all choices. A banker is first warned of missing files. */
    submit: () => {
      const missing = userType === 'BANKER' ? withoutFile(box.dokus) : [];
      if (missing.length > 0) setPrompt({ kind: 'missingFile', dokus: missing });
      else sendNow();
    },
    /** Removes a document. A banker is warned before the last one is removed (R5.27). */
    remove: (dokuId: number, values: ReasonAndNote) => {
      const last = usedDokus(box.dokus).every(({ id }) => id === dokuId);
      if (last && userType === 'BANKER') setPrompt({ kind: 'lastRemoval', dokuId, values });
      else removeNow(dokuId, values);
    },
    /** Answers yes. */
    proceed: () => {
      if (prompt?.kind === 'missingFile') sendNow();
      else if (prompt?.kind === 'lastRemoval') removeNow(prompt.dokuId, prompt.values);
      else setPrompt(null);
    },
    /** Answers no. After a missing-file warning, shows the document it is about. */
    back: () => {
      setPrompt(null);
      const [first] = prompt?.kind === 'missingFile' ? prompt.dokus : [];
      if (first) setGoTo({ dokuId: first.id });
    },
  };
}
