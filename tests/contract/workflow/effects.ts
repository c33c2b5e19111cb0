import { expect } from 'vitest';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { EffectName } from '@dokubox/spec/workflow/effects.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';

/** A change by one row, as the API shows it. */
interface Change {
  readonly before: Doku;
  readonly doku: Doku;
  readonly box: Dokubox;
  /** The document's new facts according to the rows. */
  readonly after: DokuFacts;
}

const clientRoles = ['CLIENT_LEGALREPRESENTATIVE', 'CLIENT_EMPLOYEESIGNATORY'];
const firstRoles = ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'];
const secondRoles = ['BANK_2NDLEVELSIGNATORY'];

function states({ participants }: Doku, roles: readonly string[]): readonly string[] {
  return participants
    .filter(({ participantRole }) => roles.includes(participantRole))
    .map(({ participantState }) => participantState);
}

function expectAll(doku: Doku, roles: readonly string[], state: 'TODO' | 'DONE'): void {
  for (const one of states(doku, roles)) expect(one).toBe(state);
}

function expectNobodySigned({ doku }: Change): void {
  expectAll(doku, [...clientRoles, ...firstRoles, ...secondRoles], 'TODO');
}

function expectEnvelope({ box }: Change, ...allowed: (string | null)[]): void {
  expect(allowed).toContain(box.namirialEnvelopeStatus ?? null);
}

/** A new file has arrived, as the next version of the document. */
function expectNewFile({ before, doku }: Change): void {
  expect(doku.fileName).not.toBe(before.fileName);
  expect(doku.fileVersion).toBe((before.fileVersion ?? 0) + 1);
}

/** An unsigned file removes every signature from the document. */
function expectUnsignedFile(change: Change): void {
  expectNewFile(change);
  expect(change.doku.uploadedDocumentSigned).toBe(false);
  expect(change.doku.signedOutsideDDE).toBe(false);
  expectNobodySigned(change);
}

/** How each effect shows. A new effect does not compile until its check is added here. */
const shows: Readonly<Record<EffectName, (change: Change) => void>> = {
  clientFileUnsigned: expectUnsignedFile,
  bankFileUnsigned: expectUnsignedFile,
  clientFileSigned: (change) => {
    const { doku } = change;
    expectNewFile(change);
    expect([doku.uploadedDocumentSigned, doku.signedOutsideDDE]).toEqual([true, true]);
    expectAll(doku, clientRoles, doku.clientSignatureNeeded ? 'DONE' : 'TODO');
    expectAll(doku, [...firstRoles, ...secondRoles], 'TODO');
  },
  bankFileSigned: (change) => {
    const { before, doku } = change;
    expectNewFile(change);
    expect(doku.uploadedDocumentSigned).toBe(true);
    expect(doku.archivePossible).toBeNull();
    expect(doku.participants).toEqual(before.participants);
  },
  paperScanStored: (change) => {
    const { before, doku } = change;
    // The name of the file also appears in the steps the document has taken.
    const { fileName, fileVersion, dokuStaticActions, submitDokuStaticActions } = doku;
    const file = { fileName, fileVersion, dokuStaticActions, submitDokuStaticActions };
    expect(doku).toEqual({ ...before, ...file });
    expectNewFile(change);
  },
  startEnvelope: (change) => {
    const running = change.after.envelope === 'WAITING_SIGNATURE';
    expectEnvelope(change, running ? 'WAITING_SIGNATURE' : null, 'FINALIZED');
  },
  leaveEnvelope: (change) => {
    expectEnvelope(change, null);
  },
  restartSignatures: expectNobodySigned,
  forgetOutsideSigning: ({ doku }) => {
    expect(doku.signedOutsideDDE).toBe(false);
  },
  withoutEnvelope: (change) => {
    expectEnvelope(change, null);
  },
  signByClient: ({ doku }) => {
    expectAll(doku, clientRoles, 'DONE');
  },
  signByBankFirst: ({ doku }) => {
    expectAll(doku, firstRoles, 'DONE');
  },
  signByBankSecond: ({ doku }) => {
    expectAll(doku, secondRoles, 'DONE');
  },
  signOnPaper: ({ doku }) => {
    expectAll(doku, [...clientRoles, ...firstRoles, ...secondRoles], 'DONE');
  },
  // The API does not show this. The document only stops asking for the acknowledgement.
  acknowledge: ({ doku }) => {
    expect(doku.status).toBe('WAITING_ARCHIVAL');
  },
  envelopeAfterClient: (change) => {
    expectEnvelope(change, 'SIGNATURE_STATUS', 'FINALIZED');
  },
  envelopeAfterBankFirst: (change) => {
    expectEnvelope(change, 'SIGNATURE_STATUS', 'FINALIZED');
  },
  envelopeComplete: (change) => {
    expectEnvelope(change, 'FINALIZED');
  },
  envelopeRejected: (change) => {
    expectEnvelope(change, 'REJECTED');
    expect(change.box.signatureRejected).toBe(true);
  },
  envelopeCancelled: (change) => {
    expectEnvelope(change, 'CANCELLED');
  },
  foundArchivable: ({ doku }) => {
    expect(doku.archivePossible).toBe(true);
  },
  foundNotArchivable: ({ doku }) => {
    expect(doku.archivePossible).toBe(false);
  },
};

/** Checks that every effect of a row shows, and that the rest of the document matches the rows. */
export function expectEffects(names: readonly EffectName[], change: Change): void {
  const { doku, box, after } = change;
  expect(doku.status).toBe(after.status);
  expect(doku.uploadedDocumentSigned).toBe(after.uploadedDocumentSigned);
  expect(doku.signedOutsideDDE).toBe(after.signedOutsideDDE);
  expect(box.namirialEnvelopeStatus ?? 'NONE').toBe(after.envelope);
  for (const name of names) shows[name](change);
}
