import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../root.ts';
import { piecesOfDocument } from './pieces.ts';
import { brokenIn, longestSentence, rules } from './rules.ts';

const namesOf = (sentence: string) => brokenIn(sentence).map(({ name }) => name);

/** A sentence for each rule that must break it, and a neighbour that must not. */
const examples: Readonly<Record<string, readonly [broken: string, well: string]>> = {
  headless: ['Where the box is locked, the call is rejected.', 'What is a dokubox?'],
  'object first': ['Of each world the first boxes are read.', 'Often the user waits.'],
  'the own': ['They changed the own settings.', 'They changed their own settings.'],
  'is no': ['The user is no BANKER.', 'There is no file, and it is no longer needed.'],
  'be it': ['Every file, be it signed or not, is kept.', 'Let it be its owner.'],
  anew: ['The list is read once more.', 'The list is read once, and no more.'],
  stands: ['The reason stands in the answer.', 'UTC stands for universal time.'],
  'holds that': ['A test holds that they agree.', 'The list holds ten rows.'],
  tells: ['The answer tells nothing.', 'The colour tells the two lists apart.'],
  'goes on': ['The session goes on.', 'The label goes on the left.'],
  'goes its way': ['The call goes its way.', 'The call goes to the engine.'],
  'runs out': ['The token runs out.', 'The disk runs out of space.'],
  'takes back': ['Undo takes the command back.', 'Undo reverts the command.'],
  'hands on': ['The tester hands the link on.', 'The tester shares the link.'],
  beside: ['The badge is beside the name.', 'The badge is next to the name.'],
  meanwhile: ['The box has changed meanwhile.', 'The box has changed since then.'],
  rightly: ['The file was rightly rejected.', 'The file was brightly lit.'],
  somebody: ['Nobody may read it.', 'No one may read it.'],
  'the former': ['Only the former is read.', 'Only the first is read.'],
  'kept library': ['It is a kept library.', 'It is a maintained library.'],
  fresh: ['It opens a fresh world.', 'It works on a fresh clone.'],
  'refused with': ['The call is refused with 409.', 'The client refused to sign.'],
  'words to': ['The user adds words to the reason.', 'The user adds a note.'],
  'e. g.': ['A page, e.g. the list.', 'A page, for example the list.'],
  'made up': ['It has a made-up name.', 'It has a generated name.'],
  'does not fit': ['The name does not fit.', 'The name does not fit in the cell.'],
  'is asked for': ['A code is asked for.', 'A code is needed.'],
  'with time': ['The page shows what comes with time.', 'The page shows upcoming events.'],
  semicolon: ['It is null; the list is empty.', 'It is null. The list is empty.'],
};

describe('rules of plain English', () => {
  it('have an example each', () => {
    expect(Object.keys(examples).sort()).toEqual(rules.map(({ name }) => name).sort());
  });

  it.each(Object.entries(examples))(
    'find “%s” and leave its neighbour alone',
    (name, [broken, well]) => {
      expect(namesOf(broken)).toContain(name);
      expect(namesOf(well)).toEqual([]);
    },
  );

  it('count the words of a sentence', () => {
    const sentence = (words: number) => Array.from({ length: words }, () => 'word').join(' ');
    expect(namesOf(sentence(longestSentence))).toEqual([]);
    expect(namesOf(sentence(longestSentence + 1))).toEqual(['long']);
  });

  it('pass what the style page proposes', () => {
    const page = readFileSync(join(root, 'docs/english.md'), 'utf8');
    const after = page
      .split('\n')
      .filter((line) => /^\| \d/.test(line))
      .flatMap((line) => piecesOfDocument(`${line.split('|')[4] ?? ''}`))
      .flatMap(({ sentences }) => sentences);
    expect(after.length).toBeGreaterThan(11);
    expect(after.filter((sentence) => namesOf(sentence).length > 0)).toEqual([]);
  });
});
