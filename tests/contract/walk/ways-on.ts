import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { envelopeStatusTable } from '@dokubox/spec/workflow/envelope-machine.ts';
import { signatureSystemChoice } from '@dokubox/spec/workflow/rights.ts';
import type { DokuSight, Sight } from './sight.ts';

/** Whether a box, and each document in it, still has an action for someone. */

const ended: readonly Dokubox['status'][] = ['FINALIZED', 'CANCELLED'];

export function hasEnded({ status }: Pick<Dokubox, 'status'>): boolean {
  return ended.includes(status);
}

/** Whether the product or a signing service acts next, without a user. */
function waitsForSystem({ doku, inBox }: DokuSight, box: Dokubox): boolean {
  if (doku.status === 'UNDER_ARCHIVING') return true;
  const { envelope } = inBox.facts;
  const running = envelope !== 'NONE' && envelopeStatusTable[envelope].running;
  if (running && /^WAITING_.*_SIGNATURE/.test(doku.status)) return true;
  return box.edsProcessId != null && /^WAITING_BANK_SIGNATURE_(AUX|2)$/.test(doku.status);
}

function goesOn(one: DokuSight, box: Dokubox): boolean {
  const { options, uploadable, finalizable, inBox } = one;
  if (!inBox.usedInBox) return true;
  // The document is finished. Only the archiving of a scan can follow, or nothing.
  if (['ARCHIVED', 'PAPER_SIGNED'].includes(inBox.facts.status)) return true;
  return options.length > 0 || uploadable || finalizable || waitsForSystem(one, box);
}

/**
 * Documents of a box that no user can move forward. A lock does not count, because its holder can
 * act.
 * @param sights the box as each person who may open it sees it
 */
export function stuckDokus(sights: readonly Sight[]): readonly string[] {
  const [first] = sights;
  if (!first) return ['nobody may open the box'];
  const { box } = first;
  const working = ['IN_PROGRESS', 'PAPER_IN_PROGRESS', 'PAPER_SIGNED'].includes(box.status);
  if (!working) return [];
  const used = sights.flatMap(({ dokus }) => dokus).filter(({ inBox }) => inBox.usedInBox);
  // Signing waits for the client's choice, which the client can make.
  const choosing =
    signatureSystemChoice(box) === 'open' && box.clientSelectedSignatureSystem == null;
  // Without documents, the box can only be ended.
  const ids = new Set(used.map(({ doku }) => doku.id));
  return [...ids].flatMap((id) => {
    const seen = sights.flatMap((sight) => {
      const one = sight.dokus.find(({ doku }) => doku.id === id);
      return one ? [{ one, sight }] : [];
    });
    if (choosing || seen.some(({ one, sight }) => goesOn(one, sight.box))) return [];
    const { doku, inBox } = seen[0]?.one ?? {};
    const setup = doku?.dokuSetupCompleted ? 'complete' : 'incomplete';
    return [`document ${id}, setup ${setup}: ${JSON.stringify(inBox?.facts)}`];
  });
}
