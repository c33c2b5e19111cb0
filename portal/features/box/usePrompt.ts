import { useState } from 'react';
import type { UserType } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { usedDokus } from '@dokubox/ui-kit/helpers/turn.ts';
import type { ReasonAndNote } from '@dokubox/ui-kit/box/ReasonFields/reasonState.ts';
import { withoutFile } from './choices.ts';
import type { useRemoving } from './useRemoving.ts';
import type { useSending } from './useSending.ts';

/** A question that has to be answered, or a notice, before the person goes on. */
export type Prompt =
  /** Used documents have no file (R2.24). */
  | { readonly kind: 'missingFile'; readonly dokus: readonly Doku[] }
  /** The last used document is about to go (R5.27). */
  | { readonly kind: 'lastRemoval'; readonly dokuId: number; readonly values: ReasonAndNote }
  /** A removal waits for the end of the envelope. */
  | { readonly kind: 'removalPending'; readonly title: string };

/** What is asked before choices are sent or a document is removed, and what the answers do. */
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
    /** The document to show next, because an answer leads to it. */
    goTo,
    /** Sends all choices; a banker is warned of missing files first. */
    submit: () => {
      const missing = userType === 'BANKER' ? withoutFile(box.dokus) : [];
      if (missing.length > 0) setPrompt({ kind: 'missingFile', dokus: missing });
      else sendNow();
    },
    /** Removes a document; a banker is warned before the last one goes (R5.27). */
    remove: (dokuId: number, values: ReasonAndNote) => {
      const last = usedDokus(box.dokus).every(({ id }) => id === dokuId);
      if (last && userType === 'BANKER') setPrompt({ kind: 'lastRemoval', dokuId, values });
      else removeNow(dokuId, values);
    },
    /** Yes to what is asked. */
    proceed: () => {
      if (prompt?.kind === 'missingFile') sendNow();
      else if (prompt?.kind === 'lastRemoval') removeNow(prompt.dokuId, prompt.values);
      else setPrompt(null);
    },
    /** No to what is asked; from a missing file, to the document it is about. */
    back: () => {
      setPrompt(null);
      const [first] = prompt?.kind === 'missingFile' ? prompt.dokus : [];
      if (first) setGoTo({ dokuId: first.id });
    },
  };
}
