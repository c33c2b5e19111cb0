import { describe, expect, it } from 'vitest';
import {
  allHold,
  bankByFile,
  bankEnvelopeDue,
  bankMode,
  bankNeeded,
  bankRemaining,
  clientEnvelopeDue,
  clientMode,
  clientRemaining,
  effectiveClientSystem,
  envelopeBroken,
  envelopeDue,
  envelopeRunning,
  paper,
  predicates,
  signingNeeded,
  signingRemaining,
  validationUnneeded,
} from './predicates.ts';
import { envelopeStatuses } from '../enums.ts';
import { factsIn, dokuKinds } from './fixtures/doku-kinds.ts';
import type { DokuFacts } from './types.ts';

const facts = (given: Partial<DokuFacts> = {}): DokuFacts => factsIn('UPLOADED_BANK', given);
const banker = { addedSendToClientInAux: true, archiveRoleOk: true };

describe('how each side signs', () => {
  it.each([
    ['none', {}],
    ['none', { clientSignatureSystem: 'ESAW_REMOTE' }],
    ['upload', { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true }],
    ['upload', { ...dokuKinds.clientInEnvelope, clientSignedDokuUploadNeeded: true }],
    ['upload', { ...dokuKinds.clientInEnvelope, signedOutsideDDE: true }],
    ['esign', dokuKinds.clientInEnvelope],
    ['esign', { clientSignatureNeeded: true, clientSignatureSystem: 'ALL' }],
    ['paper', dokuKinds.clientOnPaper],
  ] as const)('[X-15][X-14] is %s for the client', (mode, given) => {
    expect(clientMode(facts(given))).toBe(mode);
  });

  it.each([
    ['none', { bankSignatureSystem: 'CUSTOM_APP' }],
    ['custom', dokuKinds.bankInOwnApplication],
    ['custom', { ...dokuKinds.bankByUpload, bankSignatureSystem: 'CUSTOM_APP' }],
    ['upload', dokuKinds.bankByUpload],
    ['upload', { ...dokuKinds.bankByUpload, bankSignatureSystem: 'ESAW_REMOTE' }],
    ['esign', dokuKinds.bankInEnvelope],
    ['esign', { secondBankSignatureNeeded: true, bankSignatureSystem: 'ESAW_REMOTE' }],
    ['paper', { firstBankSignatureNeeded: true }],
  ] as const)('[R9.7] is %s for the bank', (mode, given) => {
    expect(bankMode(facts(given))).toBe(mode);
    expect(bankByFile(facts(given))).toBe(mode === 'custom' || mode === 'upload');
  });

  it('[X-37] follows the client’s choice only if the box allows ALL', () => {
    const chosen = { clientSelectedSignatureSystem: 'ESAW_REMOTE' } as const;
    expect(effectiveClientSystem({ clientSignatureSystem: 'ALL', ...chosen })).toBe('ESAW_REMOTE');
    expect(effectiveClientSystem({ clientSignatureSystem: 'ESAW_DISPOSABLE', ...chosen })).toBe(
      'ESAW_DISPOSABLE',
    );
    expect(
      effectiveClientSystem({ clientSignatureSystem: 'ALL', clientSelectedSignatureSystem: null }),
    ).toBe('ALL');
  });

  it('[A-181] is paper for the whole document after one signature on paper', () => {
    expect(paper(facts({ ...dokuKinds.clientOnPaper, ...dokuKinds.bankInEnvelope }))).toBe(true);
    expect(paper(facts({ ...dokuKinds.clientInEnvelope, firstBankSignatureNeeded: true }))).toBe(
      true,
    );
    expect(paper(facts(dokuKinds.clientInEnvelope))).toBe(false);
    expect(paper(facts())).toBe(false);
  });
});

describe('the missing signatures', () => {
  it('[R4.8] include each required signature until it is made', () => {
    const all = facts({
      ...dokuKinds.clientInEnvelope,
      ...dokuKinds.bothBankInEnvelope,
    });
    expect(signingNeeded(all)).toBe(true);
    expect(bankNeeded(all)).toBe(true);
    expect([clientRemaining(all), bankRemaining(all), signingRemaining(all)]).toEqual([
      true,
      true,
      true,
    ]);
    const client = { ...all, clientSigned: true };
    expect([clientRemaining(client), signingRemaining(client)]).toEqual([false, true]);
    const first = { ...client, bank1Signed: true };
    expect(bankRemaining(first)).toBe(true);
    const second = { ...first, bank2Signed: true };
    expect([bankRemaining(second), signingRemaining(second)]).toEqual([false, false]);
  });

  it('[R4.8] are none for a document that needs no signature', () => {
    expect(signingNeeded(facts())).toBe(false);
    expect(signingRemaining(facts())).toBe(false);
    expect(signingNeeded(facts({ secondBankSignatureNeeded: true }))).toBe(true);
  });

  it('[A-197] do not need a validation if nothing is to be signed or it is on paper', () => {
    expect(validationUnneeded(facts())).toBe(true);
    expect(validationUnneeded(facts(dokuKinds.clientOnPaper))).toBe(true);
    expect(validationUnneeded(facts(dokuKinds.clientInEnvelope))).toBe(false);
  });
});

describe('the envelope', () => {
  it('[R4.7] is broken if rejected or cancelled, and runs while waiting', () => {
    const broken = envelopeStatuses.filter((envelope) => envelopeBroken({ envelope }));
    const running = envelopeStatuses.filter((envelope) => envelopeRunning({ envelope }));
    expect(broken).toEqual(['REJECTED', 'CANCELLED']);
    expect(running).toEqual(['WAITING_SIGNATURE', 'SIGNATURE_STATUS']);
    expect(envelopeBroken({ envelope: 'NONE' }) || envelopeRunning({ envelope: 'NONE' })).toBe(
      false,
    );
  });

  it('[A-169] starts with the client’s turn, and with the bank’s turn once a signed upload is there', () => {
    expect(clientEnvelopeDue(facts(dokuKinds.clientInEnvelope))).toBe(true);
    expect(clientEnvelopeDue(facts({ ...dokuKinds.clientInEnvelope, clientSigned: true }))).toBe(
      false,
    );
    expect(bankEnvelopeDue(facts(dokuKinds.bankInEnvelope))).toBe(true);
    expect(bankEnvelopeDue(facts({ ...dokuKinds.bankInEnvelope, bank1Signed: true }))).toBe(false);
    const byUpload = {
      ...dokuKinds.clientByUpload,
      ...dokuKinds.bankInEnvelope,
    };
    expect(envelopeDue(facts(byUpload))).toBe(false);
    expect(envelopeDue(facts({ ...byUpload, clientSigned: true }))).toBe(true);
    expect(envelopeDue(facts({ ...dokuKinds.clientOnPaper, ...dokuKinds.bankInEnvelope }))).toBe(
      false,
    );
  });
});

describe('named guards', () => {
  it('[A-170] hold together if each of them holds, and if there are none', () => {
    expect(allHold([], facts(), banker)).toBe(true);
    expect(allHold(['negotiable'], facts(), banker)).toBe(false);
    expect(allHold(['negotiable', 'paper'], facts(dokuKinds.negotiable), banker)).toBe(false);
    expect(allHold(['negotiable', 'notPaper'], facts(dokuKinds.negotiable), banker)).toBe(true);
  });

  it.each([
    ['envelopeBroken', 'envelopeIntact'],
    ['signingRemaining', 'nothingLeftToSign'],
    ['secondBankNeeded', 'secondBankNotNeeded'],
    ['paper', 'notPaper'],
    ['bankNeeded', 'bankNotNeeded'],
    ['acknowledgementNeeded', 'acknowledgementNotNeeded'],
    ['archivable', 'notArchivable'],
  ] as const)('[A-170] exclude each other: %s and %s', (one, other) => {
    const samples: Partial<DokuFacts>[] = [
      {},
      { ...dokuKinds.clientInEnvelope, envelope: 'REJECTED', archivePossible: true },
      {
        ...dokuKinds.clientOnPaper,
        clientAcknowledgementNeeded: true,
        archivePossible: false,
      },
      { ...dokuKinds.bothBankInEnvelope, envelope: 'CANCELLED' },
    ];
    for (const given of samples) {
      const [left, right] = [one, other].map((name) => allHold([name], facts(given), banker));
      expect(left).not.toBe(right);
    }
    const values = samples.map((given) => allHold([one], facts(given), banker));
    expect(new Set(values)).toEqual(new Set([true, false]));
  });

  it('[R4.9][R4.11] read roles and tenants from the context, not from the document', () => {
    const nobody = { addedSendToClientInAux: false, archiveRoleOk: false };
    expect(allHold(['archiveRoleOk', 'addedSendToClient'], facts(), banker)).toBe(true);
    expect(allHold(['archiveRoleOk'], facts(), nobody)).toBe(false);
    expect(allHold(['addedSendToClient'], facts(), nobody)).toBe(false);
  });

  it('[A-170] have a meaning and an origin', () => {
    for (const [name, rule] of Object.entries(predicates)) {
      expect(rule.says, name).not.toBe('');
      expect(rule.origin, name).toMatch(/^(§\d+|A-\d{3}|X-\d{2})$/);
    }
  });
});
