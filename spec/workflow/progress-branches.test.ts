import { describe, expect, it } from 'vitest';
import {
  barBranches,
  documentBranches,
  participantBranches,
  type BarBranch,
  type DocumentBranch,
  type ParticipantBranch,
} from './fixtures/progress-branches.ts';
import { envelopeOf } from './facts.ts';
import {
  barRules,
  dokuProgress,
  dokuProgressRules,
  participantProgress,
  participantProgressRules,
  signingBar,
} from './progress.ts';

const documents: readonly DocumentBranch[] = Object.values(documentBranches);
const participants: readonly ParticipantBranch[] = Object.values(participantBranches);
const bars: readonly BarBranch[] = Object.values(barBranches);

/** Returns the words of the rule that decides. */
function decidedBy<Question>(
  rules: readonly { readonly says: string; readonly when: (question: Question) => boolean }[],
  question: Question,
): string | undefined {
  return rules.find(({ when }) => when(question))?.says;
}

describe('the progress rules', () => {
  it('[R4.23][R4.24][R4.25] have one example each, in the order of the rules', () => {
    const words = (list: readonly { readonly says: string }[]) => list.map(({ says }) => says);
    expect(words(documents)).toEqual(words(dokuProgressRules));
    expect(words(participants)).toEqual(words(participantProgressRules));
    expect(words(bars)).toEqual(words(barRules));
  });

  it.each(documents)('[R4.23] give $gives for a document: $says', ({ says, gives, doku, box }) => {
    expect(dokuProgress(doku, box)).toBe(gives);
    expect(decidedBy(dokuProgressRules, { doku, box })).toBe(says);
  });

  it.each(participants)(
    '[R4.24] give $gives for a participant: $says',
    ({ says, gives, participant, doku, box }) => {
      expect(participantProgress(participant, doku, box)).toBe(gives);
      const document = dokuProgress(doku, box);
      const question = { participant, document, envelope: envelopeOf(doku, box) };
      expect(decidedBy(participantProgressRules, question)).toBe(says);
    },
  );

  it.each(bars)(
    '[R4.25] give $gives for the bar: $says',
    ({ gives, documents: counted, percent }) => {
      expect(signingBar(counted)).toMatchObject({
        text: gives,
        percent: percent ?? 0,
        barVisible: percent !== null,
      });
    },
  );
});
