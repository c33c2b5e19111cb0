import { describe, expect, it } from 'vitest';
import { dokuStatuses, envelopeStatuses, type EnvelopeStatus } from '../enums.ts';
import { participant } from './fixtures/people-and-boxes.ts';
import {
  barRules,
  barTexts,
  dokuProgress,
  dokuProgresses,
  dokuProgressRules,
  participantProgress,
  participantProgresses,
  participantProgressRules,
  signingBar,
  type BarDocument,
  type BarText,
  type DokuProgress,
} from './progress.ts';

const needed = { status: 'WAITING_CLIENT_SIGNATURE', clientSignatureNeeded: true } as const;
const box = { clientSignatureSystem: 'ESAW_REMOTE', bankSignatureSystem: 'NA' } as const;
const boxWith = (namirialEnvelopeStatus: EnvelopeStatus | null) => ({
  ...box,
  namirialEnvelopeStatus,
});
const afterSigning = [
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
] as const;

describe('progress of a document', () => {
  it('[R4.23] is signed outside, whatever else is true', () => {
    const outside = { ...needed, signedOutsideDDE: true };
    for (const envelope of envelopeStatuses) {
      expect(dokuProgress(outside, boxWith(envelope))).toBe('signedOutside');
    }
    expect(dokuProgress({ status: 'ARCHIVED', signedOutsideDDE: true }, {})).toBe('signedOutside');
  });

  it('[R4.23] is not required without a signature system or a required signature', () => {
    expect(dokuProgress(needed, {})).toBe('notRequired');
    expect(dokuProgress(needed, { clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' })).toBe(
      'notRequired',
    );
    expect(dokuProgress({ status: 'ARCHIVED' }, boxWith('REJECTED'))).toBe('notRequired');
    const second = { status: 'UPLOADED_BANK', secondBankSignatureNeeded: true } as const;
    expect(dokuProgress(second, { bankSignatureSystem: 'CUSTOM_APP' })).toBe('pending');
    const first = { status: 'UPLOADED_BANK', firstBankSignatureNeeded: true } as const;
    expect(dokuProgress(first, box)).toBe('pending');
  });

  it.each([
    ['FINALIZED', 'signed'],
    ['WAITING_SIGNATURE', 'signed'],
    [null, 'signed'],
    ['REJECTED', 'rejected'],
    ['CANCELLED', 'rejected'],
    ['SIGNATURE_STATUS', 'pending'],
    ['NEW', 'pending'],
  ] as const)(
    '[R4.23][A-174][X-22] after signing, with envelope %s, is %s',
    (envelope, progress) => {
      for (const status of afterSigning) {
        expect(dokuProgress({ ...needed, status }, boxWith(envelope))).toBe(progress);
      }
    },
  );

  it('[R4.23] is pending before signing, unless the envelope is broken', () => {
    const before = dokuStatuses.filter((status) => !afterSigning.some((name) => name === status));
    for (const status of before)
      for (const envelope of ['NONE', ...envelopeStatuses] as const) {
        const broken = envelope === 'REJECTED' || envelope === 'CANCELLED';
        const doku = { ...needed, status, envelopeStatus: envelope };
        expect(dokuProgress(doku, boxWith('FINALIZED'))).toBe(broken ? 'rejected' : 'pending');
      }
  });

  it('[R4.23][A-186] uses the envelope of the box only while the document can be in one', () => {
    const signing = ['WAITING_CLIENT_SIGNATURE', 'WAITING_BANK_SIGNATURE'] as const;
    for (const status of signing) {
      expect(dokuProgress({ ...needed, status }, boxWith('REJECTED'))).toBe('rejected');
    }
    for (const status of ['UPLOADED_BANK', 'UNDER_REVIEW_CLIENT', 'WAITING_BANK_UPLOAD'] as const) {
      expect(dokuProgress({ ...needed, status }, boxWith('REJECTED'))).toBe('pending');
    }
    const signedElsewhere = { ...needed, status: 'ARCHIVED', envelopeStatus: 'NONE' } as const;
    expect(dokuProgress(signedElsewhere, boxWith('REJECTED'))).toBe('signed');
  });
});

describe('progress of a participant', () => {
  const signer = participant('CLIENT_LEGALREPRESENTATIVE');
  const started = { ...signer, signingUrlResolved: 'hidden' };

  it('[R4.24] is done as soon as the participant is done, whatever else is true', () => {
    const done = participant('BANK_REVIEWER', { participantState: 'DONE' });
    expect(participantProgress(done, { status: 'ARCHIVED' }, boxWith('REJECTED'))).toBe('done');
  });

  it('[R4.24][A-173] is not required for a role that does not sign, or a document without signing', () => {
    expect(participantProgress(participant('BANK_RM'), needed, box)).toBe('notRequired');
    const unsigned = { status: 'WAITING_CLIENT_SIGNATURE' } as const;
    expect(participantProgress(signer, unsigned, boxWith('REJECTED'))).toBe('notRequired');
  });

  it('[R4.24][A-173] is rejected only for the participant who refused', () => {
    const refuser = { ...started, signatureRejected: true };
    expect(participantProgress(refuser, needed, boxWith('REJECTED'))).toBe('rejected');
    expect(participantProgress(started, needed, boxWith('REJECTED'))).toBe('notSigned');
    expect(participantProgress(started, needed, boxWith('CANCELLED'))).toBe('notSigned');
  });

  it('[R4.24][A-166] is started once the signing address is resolved, and waiting before', () => {
    expect(participantProgress(started, needed, boxWith('WAITING_SIGNATURE'))).toBe('started');
    for (const signingUrlResolved of [null, undefined, '']) {
      expect(participantProgress({ ...signer, signingUrlResolved }, needed, box)).toBe('waiting');
    }
  });
});

describe('the signing bar', () => {
  const person = (state: 'TODO' | 'DONE') =>
    participant('CLIENT_LEGALREPRESENTATIVE', { participantState: state });
  const doku = (progress: DokuProgress, done: number, todo: number): BarDocument => ({
    progress,
    participants: [
      ...Array.from({ length: done }, () => person('DONE')),
      ...Array.from({ length: todo }, () => person('TODO')),
      participant('BANK_RM', { participantState: 'DONE' }),
      participant('BANK_APP_ADMIN'),
    ],
  });

  it.each([
    [0, 3, 0, 'notStarted'],
    [1, 2, 33, 'partlySigned'],
    [2, 1, 66, 'partlySigned'],
    [199, 1, 99, 'partlySigned'],
    // People the reader does not see must still sign.
    [3, 0, 100, 'partlySigned'],
  ] as const)(
    '[R4.25][A-172] with %i done and %i open shows %i percent: %s',
    (done, todo, percent, text) => {
      expect(signingBar([doku('pending', done, todo)])).toEqual({
        text,
        done,
        total: done + todo,
        percent,
        barVisible: true,
      });
    },
  );

  it('[R4.25] counts several documents together', () => {
    expect(signingBar([doku('signed', 2, 0), doku('pending', 0, 2)])).toMatchObject({
      percent: 50,
      text: 'partlySigned',
    });
  });

  it('[R4.25][A-172] is hidden if no one is eligible, and shows what the document itself says', () => {
    const hidden = { text: 'notRequired', total: 0, percent: 0, barVisible: false };
    expect(signingBar([doku('pending', 0, 0)])).toMatchObject({ ...hidden, text: 'pending' });
    expect(signingBar([doku('signed', 0, 0)])).toMatchObject({ ...hidden, text: 'allSigned' });
    expect(signingBar([doku('notRequired', 1, 1)])).toMatchObject(hidden);
    expect(signingBar([])).toMatchObject(hidden);
  });

  it('[R4.23][R4.25][A-380] never contradicts the progress next to it', () => {
    const fitting: Record<DokuProgress, readonly BarText[]> = {
      signedOutside: ['signedOutside'],
      notRequired: ['notRequired'],
      signed: ['allSigned'],
      rejected: ['rejected'],
      pending: ['pending', 'notStarted', 'partlySigned'],
    };
    for (const progress of dokuProgresses) {
      const counts = [0, 1, 2].flatMap((done) => [0, 1, 2].map((todo) => [done, todo] as const));
      const texts = counts.map(([done, todo]) => signingBar([doku(progress, done, todo)]).text);
      expect([...new Set(texts)].sort()).toEqual([...fitting[progress]].sort());
    }
    expect(signingBar([doku('signed', 2, 0), doku('pending', 1, 0)]).text).toBe('partlySigned');
  });

  it('[R4.25][A-184] has its own texts for rejected and signed outside', () => {
    expect(signingBar([doku('rejected', 1, 1), doku('signed', 1, 0)])).toMatchObject({
      text: 'rejected',
      percent: 66,
    });
    expect(signingBar([doku('signedOutside', 0, 2)])).toMatchObject({
      text: 'signedOutside',
      barVisible: false,
    });
    expect(signingBar([doku('signedOutside', 0, 2), doku('signed', 1, 0)])).toMatchObject({
      text: 'allSigned',
      total: 1,
    });
  });
});

describe('the progress tables', () => {
  it.each([
    ['document', dokuProgressRules, dokuProgresses],
    ['participant', participantProgressRules, participantProgresses],
    ['bar', barRules, barTexts],
  ] as const)('[R4.23][R4.24][R4.25] of the %s can give every result', (_name, rules, results) => {
    expect([...new Set(rules.map(({ gives }) => gives))].sort()).toEqual([...results].sort());
    for (const { says, origin } of rules) {
      expect(says).not.toBe('');
      expect(origin).toMatch(/^(§\d+|A-\d{3}|X-\d{2})$/);
    }
  });
});
