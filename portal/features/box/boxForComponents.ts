import { useState } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { WithMoments } from '@dokubox/ui-kit/helpers/moments.ts';
import type { CallAnswer } from '../../api/client.ts';
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

/** The box for components; documents that did not change stay the objects they were. */
export function boxForComponents(box: LoadedBox, former?: ShownBox): ShownBox {
  const rejection = box.signatureRejection ?? null;
  const before = former?.signatureRejection ?? null;
  return {
    ...box,
    dokus: shareUnchanged(former?.dokus, box.dokus.map(dokuForComponents)),
    // All cards read it.
    signatureRejection: JSON.stringify(rejection) === JSON.stringify(before) ? before : rejection,
  };
}

/** {@link boxForComponents}, made anew only when the box was read anew. */
export function useBoxForComponents(box: LoadedBox): ShownBox {
  const [shown, setShown] = useState(() => ({ from: box, box: boxForComponents(box) }));
  if (shown.from === box) return shown.box;
  const next = boxForComponents(box, shown.box);
  setShown({ from: box, box: next });
  return next;
}
