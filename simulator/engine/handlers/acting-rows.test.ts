import { dokuStatuses, envelopeStatuses, type DokuStatus } from '@dokubox/spec/enums.ts';
import { applyTrigger, disabledBy, isOffered } from '@dokubox/spec/workflow/apply.ts';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import type { DokuFacts, MachineContext } from '@dokubox/spec/workflow/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { factsOf } from '../views/facts.ts';
import { TestEngine } from './fixtures/test-engine.ts';

/** A tenant with the added option, and a banker who can archive. */
const context: MachineContext = { addedSendToClientInAux: true, archiveRoleOk: true };

/** Flags to combine until a row can fire. */
const flags = [
  'clientSignatureNeeded',
  'firstBankSignatureNeeded',
  'secondBankSignatureNeeded',
  'clientAcknowledgementNeeded',
  'clientSignedDokuUploadNeeded',
  'bankSignedDokuUploadNeeded',
  'uploadedDocumentSigned',
] as const;

/** How the client and the bank sign. A client without a system signs on paper. */
const systems = [
  ['ESAW_REMOTE', 'ESAW_REMOTE'],
  ['ESAW_REMOTE', 'CUSTOM_APP'],
  ['NA', 'ESAW_REMOTE'],
] as const;

function factsFor(row: DokuRow, status: DokuStatus): DokuFacts | undefined {
  for (let bits = 0; bits < 2 ** flags.length; bits += 1) {
    const chosen = Object.fromEntries(flags.map((flag, at) => [flag, (bits & (1 << at)) !== 0]));
    for (const [clientSignatureSystem, bankSignatureSystem] of systems) {
      for (const envelope of ['NONE', ...envelopeStatuses] as const) {
        for (const archivePossible of [null, true]) {
          const facts = {
            provider: 'BANK',
            negotiable: false,
            clientSignatureSystem,
            clientSelectedSignatureSystem: null,
            bankSignatureSystem,
            status,
            envelope,
            archivePossible,
            signedOutsideDDE: false,
            clientSigned: false,
            bank1Signed: false,
            bank2Signed: false,
            acknowledged: false,
            roundBank: 0,
            roundClient: 0,
            ...chosen,
          } as unknown as DokuFacts;
          if (!isOffered(row, facts, context) || disabledBy(row, facts, context)) continue;
          return facts;
        }
      }
    }
  }
  return undefined;
}

const options = dokuRows.filter(({ offered }) => offered === 'radio' || offered === 'uiAdded');
const cases = options.flatMap((row) =>
  row.from.map((status) => ({ name: `${row.id} ${row.trigger} in ${status}`, row, status })),
);

describe('every option of the workflow', () => {
  let test: TestEngine;
  beforeAll(() => {
    test = new TestEngine(nodePorts, 'CZ');
  });

  /** Gives the document of `byBank` these facts, in a reset world. */
  function put(facts: DokuFacts) {
    test.world.reset();
    test.change('byBank', (box) => {
      box.clientSignatureSystem = facts.clientSignatureSystem;
      box.bankSignatureSystem = facts.bankSignatureSystem;
      const [doku] = box.dokus;
      if (!doku) throw new Error('no document');
      const { envelope, status, archivePossible, clientSigned, bank1Signed, bank2Signed } = facts;
      const known = { envelope, status, archivePossible, clientSigned, bank1Signed, bank2Signed };
      const chosen = Object.fromEntries(flags.map((flag) => [flag, facts[flag]]));
      Object.assign(doku, known, chosen, { acknowledged: false, roundBank: 0, roundClient: 0 });
    });
    const doku = test.doku('byBank', 0);
    return { doku, facts: factsOf(doku, test.box('byBank')) };
  }

  const submitted = (dokuId: number, dokuAction: DokuRow['trigger']) => ({
    dokuBoxId: test.box('byBank').id,
    dokus: [{ id: dokuId, dokuAction: dokuAction as 'SendToBank' }],
  });

  it('[R4.8] is covered by the cases below', () => {
    expect(cases.length).toBeGreaterThan(40);
  });

  it.each(cases)('[R4.8] $name moves the document for the right side only', async (given) => {
    const { row, status } = given;
    const wanted = factsFor(row, status);
    if (!wanted) throw new Error(`${given.name} can never be chosen`);
    const { doku, facts } = put(wanted);
    const expected = applyTrigger(facts, row.trigger, row.by, context);
    if (!expected.ok) throw new Error(expected.reason);
    const before = test.box('byBank');
    const body = submitted(doku.id, row.trigger);
    const [right, wrong] =
      row.by === 'CLIENT'
        ? (['submitClientDokubox', 'submitBankerDokubox'] as const)
        : (['submitBankerDokubox', 'submitClientDokubox'] as const);
    const [rightUser, wrongUser] =
      row.by === 'CLIENT' ? (['client1', 'bankerRm'] as const) : (['bankerRm', 'client1'] as const);

    expect((await test.refusal(right, { as: wrongUser, body })).status).toBe(403);
    const shared = dokuRows.some(
      (other) =>
        other.trigger === row.trigger && other.by !== row.by && other.from.includes(status),
    );
    if (!shared) {
      const refusal = await test.refusal(wrong, { as: wrongUser, body });
      expect([refusal.status, refusal.messageKey]).toEqual([409, 'dde.error.actionNotOffered']);
      expect(refusal.details.dokubox?.id).toBe(before.id);
    }
    expect(test.box('byBank')).toBe(before);

    const answer = await test.call(right, { as: rightUser, body });
    expect(test.doku('byBank', 0)).toMatchObject({
      status: expected.status,
      envelope: expected.facts.envelope,
      dokuAction: row.trigger,
    });
    expect(dokuStatuses).toContain(answer.body.dokus[0]?.status);
  });
});
