import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../tools/root.ts';
import { formsOf, marksAfterReview, reviewOf, textsToReview, type Marks } from './marks.ts';
import { englishHere, readMarks, reviewHere } from './repository-marks.ts';
import { allTexts, foreignLanguages, type Foreign } from './texts.ts';

const before = formsOf(
  new Map([
    ['box:title', 'Documents'],
    ['box:left_one', '{{count}} document'],
    ['box:left_other', '{{count}} documents'],
  ]),
);
const marks = marksAfterReview({}, before, [...before.keys()], foreignLanguages);
const changed = (...texts: [string, string][]) => formsOf(new Map(texts));
const review = (given: Marks, ...texts: [string, string][]) => [
  ...textsToReview(given, changed(...texts)),
];

describe('[R9.10] translations', () => {
  it('have been reviewed against the English of today', async () => {
    const { keys, report } = await reviewHere(readMarks());
    expect(keys, report).toEqual([]);
  });

  it('have no marks of texts that were deleted: npm run words:reviewed drops those', async () => {
    const english = await englishHere();
    expect(Object.keys(readMarks()).filter((key) => !english.has(key))).toEqual([]);
  });

  it('include those of every page of the simulator that has texts', async () => {
    const pages = join(root, 'simulator', 'server', 'pages');
    const withTexts = readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((path) => /^[^/\\]+[/\\]texts\.ts$/u.test(path))
      .map((path) => `pages/${path.replace(/[/\\].*/u, '')}`);
    const read = [...(await allTexts('en')).keys()].map((key) => key.replace(/:.*/u, ''));
    expect(withTexts.filter((page) => !read.includes(page))).toEqual([]);
    expect(withTexts.length).toBeGreaterThan(3);
  });
});

describe('marks of reviewed English', () => {
  it('leave nothing to review when the English stays, in whatever order its file has it', () => {
    const texts: [string, string][] = [
      ['box:left_other', '{{count}} documents'],
      ['box:left_one', '{{count}} document'],
      ['box:title', 'Documents'],
    ];
    expect(review(marks, ...texts)).toEqual([]);
  });

  it('ask for all languages when the English changes, is new, or changes in one plural form', () => {
    const texts: [string, string][] = [
      ['box:left_one', 'One document'],
      ['box:left_other', '{{count}} documents'],
      ['box:new', 'New'],
      ['box:title', 'Your documents'],
    ];
    expect(review(marks, ...texts)).toEqual([
      ['box:left', foreignLanguages],
      ['box:new', foreignLanguages],
      ['box:title', foreignLanguages],
    ]);
  });

  it('remember which languages were reviewed, until the English changes again', () => {
    const english = changed(['box:title', 'Your documents']);
    const half = marksAfterReview(marks, english, ['box:title'], ['hu', 'bg']);
    const others = foreignLanguages.filter((language) => language !== 'hu' && language !== 'bg');
    expect([...textsToReview(half, english)]).toEqual([['box:title', others]]);
    const most = marksAfterReview(half, english, ['box:title'], ['ro', 'sr']);
    expect(textsToReview(most, english).get('box:title')).toEqual(['hr', 'cs', 'sk']);
    expect(review(most, ['box:title', 'All documents'])).toEqual([['box:title', foreignLanguages]]);
  });

  it('stay as they are for texts that were not reviewed, and go with deleted texts', () => {
    const english = changed(['box:title', 'Your documents'], ['box:new', 'New']);
    expect(marksAfterReview(marks, english, [], foreignLanguages)).toEqual({
      'box:title': marks['box:title'],
    });
  });

  it('show a reviewer the English, the translations and the command', () => {
    const english = changed(['box:title', 'Your documents']);
    const translation = changed(['box:title', '(translated)']);
    const translations = Object.fromEntries(
      foreignLanguages.map((language) => [language, translation]),
    ) as Record<Foreign, typeof translation>;
    const report = reviewOf(new Map([['box:title', ['hu']]]), english, translations);
    expect(report).toContain('box:title\n  en  Your documents\n  hu  (translated)\n');
    expect(report).toContain('npm run words:reviewed -- box:title');
    expect(reviewOf(new Map(), english, translations)).toBe('');
  });
});
