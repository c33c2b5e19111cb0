import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import type { WithMoments } from '@dokubox/ui-kit/helpers/moments.ts';
import type { CallAnswer } from '../../api/client.ts';
import { useUser } from '../../session/session.ts';
import { shareUnchanged } from '../../shared/share.ts';

/** A box as the transport hands it over, its dates revived. */
export type LoadedBox = CallAnswer<'loadDokubox'>;
/** A box as components take it. */
export type ShownBox = WithMoments<Dokubox>;

/** A calendar day as the contract writes it. */
function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dokuForComponents({ paperSigning, ...doku }: LoadedBox['dokus'][number]): Doku {
  return {
    ...doku,
    ...(paperSigning
      ? { paperSigning: { ...paperSigning, signedOn: isoDay(paperSigning.signedOn) } }
      : {}),
    signingUsers: doku.signingUsers.map(({ docExpiryDate, ...signer }) => ({
      ...signer,
      // A day, not a moment: components and the contract's guards compare it as the text it was.
      ...(docExpiryDate instanceof Date ? { docExpiryDate: isoDay(docExpiryDate) } : {}),
    })),
  };
}

/**
 * While somebody else holds the box the server offers nothing. What it offered before stays on the
 * screen, disabled, so that a choice made from it is not lost; a document that moved on is
 * shown as it is now.
 */
function withFormerOffers(dokus: readonly Doku[], former: ShownBox | undefined): Doku[] {
  return dokus.map((doku) => {
    const before = former?.dokus.find(({ id }) => id === doku.id);
    if (before?.status !== doku.status || before.fileName !== doku.fileName) return doku;
    const { dokuTransitions, dokuStaticActions } = before;
    return { ...doku, dokuTransitions, dokuStaticActions };
  });
}

/** The box for components; documents that did not change stay the objects they were. */
export function boxForComponents(
  box: LoadedBox,
  reader: { readonly username: string },
  former?: ShownBox,
): ShownBox {
  const read = box.dokus.map(dokuForComponents);
  const dokus = writeLocked(box, reader) ? withFormerOffers(read, former) : read;
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
export function useBoxForComponents(box: LoadedBox): ShownBox {
  const { user } = useUser();
  const [shown, setShown] = useState(() => ({ from: box, box: boxForComponents(box, user) }));
  if (shown.from === box) return shown.box;
  const next = boxForComponents(box, user, shown.box);
  setShown({ from: box, box: next });
  return next;
}
