import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { useUser } from '../../session/session.ts';
import { shareUnchanged } from '../../shared/share.ts';

/**
 * While another user holds the box, the server offers no actions. The actions offered before stay
 * on the screen, disabled, so that a choice is not lost. A document that has moved on is
 * shown in its current state.
 */
function withPreviousOffers(dokus: Doku[], previous: ReceivedBox | undefined): Doku[] {
  return dokus.map((doku) => {
    const before = previous?.dokus.find(({ id }) => id === doku.id);
    if (before?.status !== doku.status || before.fileName !== doku.fileName) return doku;
    const { dokuTransitions, dokuStaticActions } = before;
    return { ...doku, dokuTransitions, dokuStaticActions };
  });
}

/** Returns the box for components. Documents without changes stay the same objects. */
export function boxForComponents(
  box: ReceivedBox,
  currentUser: { readonly username: string },
  previous?: ReceivedBox,
): ReceivedBox {
  const dokus = writeLocked(box, currentUser) ? withPreviousOffers(box.dokus, previous) : box.dokus;
  const rejection = box.signatureRejection ?? null;
  const before = previous?.signatureRejection ?? null;
  return {
    ...box,
    dokus: shareUnchanged(previous?.dokus, dokus),
    // All cards read this value.
    signatureRejection: JSON.stringify(rejection) === JSON.stringify(before) ? before : rejection,
  };
}

/** {@link boxForComponents}, computed only when the box has been read again. */
export function useBoxForComponents(box: ReceivedBox): ReceivedBox {
  const { user } = useUser();
  const [shown, setShown] = useState(() => ({ from: box, box: boxForComponents(box, user) }));
  if (shown.from === box) return shown.box;
  const next = boxForComponents(box, user, shown.box);
  setShown({ from: box, box: next });
  return next;
}
