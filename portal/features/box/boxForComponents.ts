import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { useUser } from '../../session/session.ts';
import { shareUnchanged } from '../../shared/share.ts';

/**
 * While somebody else holds the box the server offers nothing. What it offered before stays on the
 * screen, disabled, so that a choice made from it is not lost; a document that moved on is
 * shown as it is now.
 */
function withFormerOffers(dokus: Doku[], former: ReceivedBox | undefined): Doku[] {
  return dokus.map((doku) => {
    const before = former?.dokus.find(({ id }) => id === doku.id);
    if (before?.status !== doku.status || before.fileName !== doku.fileName) return doku;
    const { dokuTransitions, dokuStaticActions } = before;
    return { ...doku, dokuTransitions, dokuStaticActions };
  });
}

/** The box for components; documents that did not change stay the objects they were. */
export function boxForComponents(
  box: ReceivedBox,
  currentUser: { readonly username: string },
  former?: ReceivedBox,
): ReceivedBox {
  const dokus = writeLocked(box, currentUser) ? withFormerOffers(box.dokus, former) : box.dokus;
  const rejection = box.signatureRejection ?? null;
  const before = former?.signatureRejection ?? null;
  return {
    ...box,
    dokus: shareUnchanged(former?.dokus, dokus),
    // All cards read it.
    signatureRejection: JSON.stringify(rejection) === JSON.stringify(before) ? before : rejection,
  };
}

/** {@link boxForComponents}, made anew only when the box was read anew. */
export function useBoxForComponents(box: ReceivedBox): ReceivedBox {
  const { user } = useUser();
  const [shown, setShown] = useState(() => ({ from: box, box: boxForComponents(box, user) }));
  if (shown.from === box) return shown.box;
  const next = boxForComponents(box, user, shown.box);
  setShown({ from: box, box: next });
  return next;
}
