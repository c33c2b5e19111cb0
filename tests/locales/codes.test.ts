import { describe, expect, it } from 'vitest';
import * as enums from '@dokubox/spec/enums.ts';
import { languages } from '@dokubox/spec/enums.ts';
import { errorCodes, isMessageKey, messageKeys } from '@dokubox/spec/errors.ts';
import { allTexts, ownWords, withoutPlurals } from './texts.ts';

/** The codes of the contract that users see as text, by the place of the text. */
const worded: Readonly<Record<string, readonly string[]>> = {
  'contractBox:dokuboxStatus': enums.dokuboxStatuses,
  'contractBox:dokuboxSearchStatus': enums.dokuboxSearchStatuses,
  'contractBox:dokuStatus': enums.dokuStatuses,
  'contractBox:envelopeStatus': enums.envelopeStatuses,
  'contractBox:action.CLIENT': enums.dokuActions,
  'contractBox:action.BANKER': enums.dokuActions,
  'contractBox:staticAction': enums.dokuStaticActions,
  'contractBox:participantRole': enums.participantRoles,
  'contractBox:participantType': enums.participantTypes,
  'contractBox:participantState': enums.participantStates,
  'contractBox:messageVisibility': enums.messageVisibilities,
  'contractBox:bankSignatureSystem': enums.bankSignatureSystems,
  'contractBox:clientSignatureSystem': enums.clientSignatureSystems,
  'contractBox:segment': enums.segments,
  'contractBox:taskType': enums.taskTypes,
  'contract:userType': enums.userTypes,
  'contract:initiator': enums.initiators,
  'contract:country': enums.tenants,
  'contract:bankName': enums.tenants,
  'contract:errorTitle': Object.keys(errorCodes),
  'contract:errorHelp': Object.keys(errorCodes),
  'contract:message': Object.keys(messageKeys),
  'creating:users.status': enums.userStatuses,
  'creating:tasks.scope': enums.taskScopes,
};

/** Different codes that may read the same: they mean the same to a person. */
const sameWords: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // The first sign-in and a later one have failed: the texts below the title tell them apart.
  'contract:errorTitle': [['LOGIN_FAILED', 'UNAUTHORIZED_428']],
};

/**
 * Places with one line that does not break, with the number of letters that fit on a screen of 320
 * pixels.
 */
const oneLine: Readonly<Record<string, number>> = {
  'contract:country.': 16,
  'creating:users.status.': 20,
  'list:paging.page': 24,
};

/** Codes that are words of every language. */
const wordLike = new Set(['OK']);

const codes = new Set(Object.values(enums).flatMap((value) => Object.values(value).map(String)));

describe('[R9.10][R2.34] words for the codes of the contract', () => {
  it.each(languages)('are there for every code in %s, each its own', async (language) => {
    const texts = withoutPlurals(await allTexts(language));
    for (const [place, wanted] of Object.entries(worded)) {
      const words = wanted.map((code) => [code, texts.get(`${place}.${code}`) ?? ''] as const);
      expect(
        words.filter(([, text]) => text === ''),
        place,
      ).toEqual([]);
      const others = [...texts.keys()]
        .filter((key) => key.startsWith(`${place}.`))
        .filter((key) => !wanted.includes(key.slice(place.length + 1)));
      expect(others, `${place}: no words for what is no code`).toEqual([]);
      const alike = [...new Set(words.map(([, text]) => text))]
        .map((text) => words.filter(([, other]) => other === text).map(([code]) => code))
        .filter((group) => group.length > 1);
      expect(alike, `${place}: two codes read the same`).toEqual(sameWords[place] ?? []);
    }
  });

  it.each(languages)('[R8.7] contain neither codes nor keys in %s', async (language) => {
    const bad = [...(await allTexts(language))].filter(([, text]) => {
      const words = ownWords(text).trim();
      return (
        isMessageKey(words) ||
        /\bdde\.|\b[A-Z]+_[A-Z0-9_]+\b|\w+:\w+\.\w+/u.test(words) ||
        (codes.has(words) && words === words.toUpperCase() && !wordLike.has(words))
      );
    });
    expect(bad).toEqual([]);
  });
});

describe('[R9.10] a line that does not break', () => {
  it.each(languages)('holds its text in %s', async (language) => {
    const texts = await allTexts(language);
    for (const [place, most] of Object.entries(oneLine)) {
      const here = [...texts].filter(([key]) => key.startsWith(place));
      expect(here.length, place).toBeGreaterThan(0);
      // A number of a placeholder has two digits or three.
      const tooLong = here.filter(
        ([, text]) => text.replaceAll(/\{\{\w+\}\}/gu, '999').length > most,
      );
      expect(tooLong, place).toEqual([]);
    }
  });
});
