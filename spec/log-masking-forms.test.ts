import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  harmlessTexts,
  ownForms,
  forms,
  secretTexts,
  type SecretText,
} from './fixtures/secret-texts.ts';
import { maskText, maskValue } from './log-masking.ts';

const seeds = [1, 20_261_125, 777];
const texts = 5_000;

/** Places where a text can appear in a log. */
const places: Readonly<Record<string, (text: string) => unknown>> = {
  message: (text) => new Error(text),
  stack: (text) =>
    Object.assign(new Error('x'), { stack: `Error: ${text}\n    at send (a.ts:1:2)` }),
  argument: (text) => ({ arguments: ['Request failed', text] }),
  cause: (text) => new Error('x', { cause: new TypeError(text) }),
  address: (text) => ({ url: `https://a.example/p?next=${text}` }),
  body: (text) => ({ response: { status: 400, body: text } }),
  header: (text) => new Map([['x-problem', text]]),
  nested: (text) => [[{ details: [{ output: text }] }]],
};

const logged = (value: unknown): string => JSON.stringify(maskValue(value));

describe('secrets in the texts of logs', () => {
  it('[R9.9] are generated in at least forty forms', () => {
    expect(Object.keys(forms).length + Object.keys(ownForms).length).toBeGreaterThanOrEqual(40);
  });

  it.each(seeds)('[R9.9] are masked in every form and place (seed %i)', (seed) => {
    fc.assert(
      fc.property(secretTexts, fc.constantFrom(...Object.keys(places)), (secret, place) => {
        const { text, secrets }: SecretText = secret;
        const output = logged(places[place]?.(text));
        return secrets.every((one) => !output.includes(one));
      }),
      { seed, numRuns: texts },
    );
  });

  it.each(seeds)('[R9.9] are not found in 99 of 100 harmless texts (seed %i)', (seed) => {
    const all = fc.sample(harmlessTexts, { seed, numRuns: texts });
    const changed = all.filter((text) => maskText(text) !== text);
    expect(changed.slice(0, 10)).toHaveLength(changed.length);
    expect(changed.length).toBeLessThanOrEqual(texts / 100);
  });
});
