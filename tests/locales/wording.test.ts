import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { future } from './future.ts';
import { noBreaks } from './no-break.ts';
import { allTexts } from './texts.ts';
import { avoidedIn, wordingsIn, patternOf } from './wordings.ts';

/** The terms of a glossary: the first cells of the rows of its table. */
async function termsOf(language: Language): Promise<ReadonlySet<string>> {
  const page = await readFile(`docs/wording/${language}.md`, 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return new Set(rows.map((row) => row.split('|')[1]?.trim() ?? ''));
}

/** Choosing this option is the act itself. Nothing else follows. */
const actItself = 'acting:consequence.acknowledges';

/** How a language names a client, which it never does to the client's own people. */
const client: Readonly<Record<Language, RegExp>> = {
  en: /\bclients?\b/iu,
  bg: /клиент/iu,
  cs: /klient/iu,
  sk: /klient/iu,
  hr: /klijent/iu,
  sr: /klijent/iu,
  hu: /ügyf[eé]l/iu,
  ro: /clien[tț]/iu,
};
/** Names of sides, which both read. A client is never offered to send to the client. */
const nameOfSide =
  /^contract(?:Box)?:(?:userType|initiator|participantType)\.|^contractBox:action\.CLIENT\.SendToClient$/u;
/** Texts that only a client's own people read. */
const toClient =
  /\.CLIENT(?:\.|$)|:turn\.\w+Client(?:_|$)|:empty\.textClient$|:filters\.textHintClient$|:setup\.(?:client|send)\.|:compose\.clientHint$|:fieldError\.required\.company$|:clientSelection\.(?:label|nothingFound)$|:user\.switchClient$/u;

describe('[R9.10] wording of a language', () => {
  it.each(languages)('never says "the client" to the client in %s', async (language) => {
    const texts = [...(await allTexts(language))].filter(
      ([key]) => toClient.test(key) && !nameOfSide.test(key),
    );
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(([, text]) => client[language].test(text))).toEqual([]);
  });

  it.each(languages)('avoids in %s what its glossary avoids', async (language) => {
    expect(wordingsIn(await allTexts(language), avoidedIn[language])).toEqual([]);
  });

  it.each(languages)('avoids wordings in %s only of terms in its glossary', async (language) => {
    const terms = await termsOf(language);
    const named = avoidedIn[language].map(({ term }) => term);
    expect(named.filter((term) => !terms.has(term))).toEqual([]);
    expect(named.filter((term, at) => named.indexOf(term) !== at)).toEqual([]);
  });

  it.each(languages)('excepts in %s only texts that need it', async (language) => {
    const texts = await allTexts(language);
    const needless = avoidedIn[language].flatMap(({ wordings, except = [] }) =>
      except.filter((key) => !wordings.some((one) => patternOf(one).test(texts.get(key) ?? ''))),
    );
    expect(needless).toEqual([]);
  });

  it.each(languages)(
    'says in %s what an option will do, not what it has done',
    async (language) => {
      const texts = [...(await allTexts(language))];
      const options = texts.filter(([key]) => key.startsWith('acting:consequence.'));
      expect(options.length).toBeGreaterThan(10);
      const { announces, wrong } = future[language];
      const done = options.filter(([key, text]) => key !== actItself && !announces.test(text));
      expect(done).toEqual([]);
      expect(wrong.filter((text) => announces.test(text))).toEqual([]);
    },
  );

  it.each(languages)('keeps together in %s what its glossary keeps together', async (language) => {
    const texts = [...(await allTexts(language))];
    for (const { place, breaks, keys = /./u, wrong, right } of noBreaks[language]) {
      const broken = texts.filter(([key, text]) => keys.test(key) && breaks.test(text));
      expect(broken, place).toEqual([]);
      expect(wrong.filter((text) => !breaks.test(text))).toEqual([]);
      expect(right.filter((text) => breaks.test(text))).toEqual([]);
    }
  });

  it('finds a wording as words of their own, in either case', () => {
    const holds = (text: string, ...wordings: string[]) =>
      wordingsIn(new Map([['box:title', text]]), [{ term: 'account', wordings }]).length > 0;
    expect(holds('Odemknout Účet', 'účet')).toBe(true);
    expect(holds('Odemknout účetní', 'účet')).toBe(false);
    expect(holds('Odemknout účetní', 'účet*')).toBe(true);
    expect(holds('podúčet', 'účet*')).toBe(false);
    expect(holds('Вашите избори', 'избори')).toBe(true);
  });
});
