import { describe, expect, it } from 'vitest';
import { consequenceOf, consequenceRules, consequences, type Consequence } from './consequences.ts';
import { dokuRows } from './doku-machine.ts';
import { freshFacts } from './facts.ts';
import type { EffectName } from './effects.ts';
import { neverOptions, type OptionTrigger } from './offers.ts';
import type { DokuFacts } from './types.ts';

const plain = freshFacts({
  provider: 'BANK',
  negotiable: false,
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
  secondBankSignatureNeeded: false,
  clientAcknowledgementNeeded: false,
  clientSignedDokuUploadNeeded: false,
  bankSignedDokuUploadNeeded: false,
  clientSignatureSystem: 'ESAW_REMOTE',
  clientSelectedSignatureSystem: null,
  bankSignatureSystem: 'ESAW_REMOTE',
});

type Case = readonly [
  trigger: OptionTrigger,
  by: 'CLIENT' | 'BANKER',
  facts: Partial<DokuFacts>,
  Consequence | null,
];

const cases: readonly Case[] = [
  ['SendToBank', 'CLIENT', { status: 'UPLOADED_CLIENT' }, null],
  ['SendToBank', 'CLIENT', { status: 'UNDER_REVIEW_CLIENT_2' }, 'returnsToBank'],
  ['SendToBank', 'CLIENT', { status: 'WAITING_CLIENT_ACKNOWLEDGEMENT' }, 'returnsToBank'],
  ['SendToBank', 'CLIENT', { status: 'WAITING_CLIENT_SIGNATURE' }, null],
  [
    'SendToBank',
    'CLIENT',
    { status: 'WAITING_CLIENT_SIGNATURE', envelope: 'REJECTED' },
    'leavesSigningToBank',
  ],
  ['SendToClient', 'BANKER', { status: 'UPLOADED_BANK' }, null],
  ['SendToClient', 'BANKER', { status: 'UNDER_REVIEW_BANK' }, 'returnsToClient'],
  [
    'SendToClient',
    'BANKER',
    { status: 'WAITING_BANK_SIGNATURE', envelope: 'CANCELLED' },
    'leavesSigningToClient',
  ],
  ['SendToClient', 'BANKER', { status: 'WAITING_BANK_SIGNATURE_AUX' }, 'returnsToClient'],
  // In this case the document continues to the acknowledgement.
  [
    'SendToClient',
    'BANKER',
    { status: 'WAITING_BANK_SIGNATURE_AUX', clientAcknowledgementNeeded: true },
    null,
  ],
  ['SendToClient', 'BANKER', { status: 'WAITING_ARCHIVAL' }, 'asksForValidFile'],
  ['SendToClient', 'BANKER', { status: 'WAITING_FOR_PAPER_SIGNING' }, 'endsPaperSigning'],
  ['SendForResigning', 'BANKER', { status: 'WAITING_CLIENT_SIGNATURE' }, 'signsAgain'],
  ['SendForResigning', 'CLIENT', { status: 'UPLOADED_CLIENT' }, 'signsAgain'],
  ['SendForSigning', 'BANKER', { status: 'UPLOADED_BANK' }, null],
  [
    'SendForSigning',
    'BANKER',
    { status: 'UPLOADED_BANK', bankSignatureSystem: 'NA' },
    'startsPaperSigning',
  ],
  ['ContinueToSigning', 'CLIENT', { status: 'UNDER_REVIEW_CLIENT' }, 'acceptsForSigning'],
  ['ContinueToSigning', 'BANKER', { status: 'WAITING_BANK_SIGNATURE' }, null],
  ['SendForArchiving', 'CLIENT', { status: 'UNDER_REVIEW_CLIENT' }, 'accepts'],
  ['SendForArchiving', 'CLIENT', { status: 'WAITING_CLIENT_ACKNOWLEDGEMENT' }, 'acknowledges'],
  ['SendForArchiving', 'BANKER', { status: 'UNDER_REVIEW_BANK' }, null],
  [
    'SendForArchiving',
    'BANKER',
    { status: 'WAITING_BANK_SIGNATURE', envelope: 'REJECTED' },
    'keepsRefused',
  ],
  ['SendToArchive', 'BANKER', { status: 'WAITING_ARCHIVAL' }, 'archives'],
  ['PrintedAndPaperSigned', 'BANKER', { status: 'WAITING_FOR_PAPER_SIGNING' }, 'confirmsPaper'],
  ['PrintedAndPaperSigned', 'CLIENT', { status: 'WAITING_FOR_PAPER_SIGNING' }, null],
];

/** Consequences that say that signatures are lost. */
const lose: readonly (Consequence | null)[] = [
  'signsAgain',
  'leavesSigningToBank',
  'leavesSigningToClient',
  'asksForValidFile',
  'endsPaperSigning',
];

describe('the consequence of an option', () => {
  it.each(cases)('[A-386] of %s by %s in %j is %s', (trigger, by, facts, said) => {
    expect(consequenceOf(trigger, by, { ...plain, ...facts })).toBe(said);
  });

  it('[A-386] has a case for each line, and each case has a line', () => {
    const shown = new Set(cases.map(([, , , said]) => said).filter((said) => said !== null));
    expect([...shown].sort()).toEqual([...consequences].sort());
    expect([...new Set(consequenceRules.map(({ gives }) => gives))].sort()).toEqual(
      [...consequences].sort(),
    );
  });

  it('[A-386] mentions lost signatures for every option that removes them', () => {
    const taking: readonly EffectName[] = ['restartSignatures', 'leaveEnvelope'];
    const signing = /SIGN|ARCHIVAL/u;
    const silent = dokuRows.flatMap((row) => {
      const { trigger, by } = row;
      if (row.offered !== 'radio' || by === 'SYSTEM') return [];
      if (!row.effects.some((effect) => taking.includes(effect))) return [];
      if (neverOptions.some((never) => never === trigger)) return [];
      return row.from
        .filter((status) => signing.test(status))
        .filter((status) => {
          const facts = { ...plain, status, envelope: 'REJECTED' } as const;
          return !lose.includes(consequenceOf(trigger as OptionTrigger, by, facts));
        })
        .map((status) => `${row.id} ${status}`);
    });
    expect(silent).toEqual([]);
  });
});
