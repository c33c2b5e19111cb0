import { describe, expect, it } from 'vitest';
import { sampleBox, sampleDoku, sampleParticipant } from '../../../tests/samples.ts';
import {
  configurationOf,
  incompleteDokus,
  draftOf,
  moved,
  problems,
  sameDraft,
  withoutParticipant,
  withParticipant,
  withPeopleEverywhere,
  withUse,
} from './configuration.ts';

const needs = { clientSignatureNeeded: true, firstBankSignatureNeeded: true };
const dokus = [
  sampleDoku(1, { ...needs, ordinalNumber: 2, participants: [] }),
  sampleDoku(2, {
    ordinalNumber: 1,
    participants: [sampleParticipant('CLIENT_LEGALREPRESENTATIVE')],
  }),
  sampleDoku(3, { ordinalNumber: 3, removed: true, usedInBox: false }),
];
const draft = draftOf(sampleBox({ dokus }));
const ids = (of: typeof draft) => of.dokus.map(({ dokuId }) => dokuId);
const first = { participantRole: 'BANK_1STLEVELSIGNATORY', userId: 12 } as const;

describe('configuration of a dokubox', () => {
  it('[A-101] starts from the box, in its order, without removed documents', () => {
    expect(ids(draft)).toEqual([2, 1]);
    expect(draft.dokus[0]?.participants).toEqual([
      { participantRole: 'CLIENT_LEGALREPRESENTATIVE', userId: 501 },
    ]);
  });

  it('[A-101] moves documents, but not beyond the ends', () => {
    expect(ids(moved(draft, 1, -1))).toEqual([1, 2]);
    expect(moved(draft, 2, -1)).toBe(draft);
    expect(moved(draft, 1, 1)).toBe(draft);
    expect(moved(draft, 99, 1)).toBe(draft);
  });

  it('[A-101] adds a role once, removes it, and copies people to the used documents', () => {
    const once = withParticipant(withParticipant(draft, 1, first), 1, first);
    expect(once.dokus[1]?.participants).toEqual([first]);
    expect(withoutParticipant(once, 1, first).dokus[1]?.participants).toEqual([]);
    const copied = withPeopleEverywhere(withUse(once, 2, false), 1);
    expect(copied.dokus.map(({ participants }) => participants.length)).toEqual([1, 1]);
    expect(copied.dokus[0]?.participants[0]?.userId).toBe(501);
  });

  it('[A-101] detects any difference except the order in which people were added', () => {
    const rm = { participantRole: 'BANK_RM', userId: 11 } as const;
    const one = withParticipant(withParticipant(draft, 1, first), 1, rm);
    const other = withParticipant(withParticipant(draft, 1, rm), 1, first);
    expect(sameDraft(one, other)).toBe(true);
    expect(sameDraft(one, draft)).toBe(false);
    expect(sameDraft(moved(draft, 1, -1), draft)).toBe(false);
    expect(sameDraft(withUse(draft, 1, false), draft)).toBe(false);
  });

  it('[A-101] names what is missing before the start', () => {
    expect(problems(draft, dokus)).toEqual([{ kind: 'noPeople', dokuId: 1 }]);
    const onlyReader = withParticipant(draft, 1, { participantRole: 'BANK_RM', userId: 11 });
    expect(problems(onlyReader, dokus)).toEqual([
      { kind: 'noClientSigner', dokuId: 1 },
      { kind: 'noFirstSigner', dokuId: 1 },
    ]);
    const onPaper = {
      ...onlyReader,
      clientSignatureSystem: 'NA',
      bankSignatureSystem: 'NA',
    } as const;
    expect(problems(onPaper, dokus)).toEqual([]);
    const nothing = withUse(withUse(draft, 1, false), 2, false);
    expect(problems(nothing, dokus)).toEqual([{ kind: 'noDocument' }]);
  });

  it('[A-102] cannot change while the setup of a used document is open', () => {
    const open = { dokuSetupCompleted: false };
    const mixed = [
      sampleDoku(1, open),
      sampleDoku(2, { dokuSetupCompleted: true }),
      sampleDoku(3, { ...open, usedInBox: false }),
      sampleDoku(4, { ...open, usedInBox: true, removed: true }),
    ];
    expect(incompleteDokus(mixed).map(({ id }) => id)).toEqual([1]);
  });

  it('[A-101] becomes the body of the call', () => {
    const body = configurationOf(withParticipant(draft, 1, first), true);
    expect(body.complete).toBe(true);
    expect(body.dokus.map(({ dokuId, ordinalNumber }) => [dokuId, ordinalNumber])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(body.dokus[1]?.participants).toEqual([{ ...first, participantType: 'BANK' }]);
  });
});
