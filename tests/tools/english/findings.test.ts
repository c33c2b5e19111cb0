import { describe, expect, it } from 'vitest';

import { allowance } from './allowance.ts';
import { countsOf, filesOfEnglish, englishFindings } from './findings.ts';
import { englishKinds, piecesOfDocument, piecesOfModule } from './pieces.ts';

describe('pieces of English', () => {
  it('are comments, titles and messages of a module, with their lines', () => {
    const module = [
      '/** Reads `it; now`. See {@link other}. */',
      'const a = 1; // First half,',
      '// second half.',
      '// eslint-disable-next-line no-console -- a tool',
      "const b = 'Enter a date of birth.';",
      "it(`knows ${a}; no more`, () => 'short text');",
    ].join('\n');
    expect(piecesOfModule('portal/a.ts', module)).toEqual([
      { kind: 'comment', line: 1, sentences: ['Reads X.', 'See X.'] },
      { kind: 'comment', line: 2, sentences: ['First half, second half.'] },
      { kind: 'message', line: 5, sentences: ['Enter a date of birth.'] },
      { kind: 'title', line: 6, sentences: ['knows X; no more'] },
    ]);
  });

  it('leave out strings of tests that are no title', () => {
    const module = "it('works', () => 'a text of many words');";
    expect(piecesOfModule('portal/a.test.ts', module).map(({ kind }) => kind)).toEqual(['title']);
  });

  it('are paragraphs, entries and cells of a document, without code and headings', () => {
    const page = [
      '# Title',
      'One line',
      'goes further.',
      '',
      '- Entry',
      '| A cell | – |',
      '```',
      'x; y',
      '```',
    ];
    expect(piecesOfDocument(page.join('\n'))).toEqual([
      { kind: 'document', line: 2, sentences: ['One line goes further.'] },
      { kind: 'document', line: 5, sentences: ['Entry'] },
      { kind: 'document', line: 6, sentences: ['A cell'] },
    ]);
  });

  it('leave translations and the style page to their own tests', () => {
    const files = filesOfEnglish();
    expect(files).toContain('README.md');
    expect(files).not.toContain('docs/english.md');
    expect(files.filter((path) => /\/(?:hu|ro)(?:\/|\.ts)/.test(path))).toEqual([]);
  });
});

describe('the allowance of plain English', () => {
  const counts = countsOf(englishFindings(filesOfEnglish()));

  it.each(englishKinds)(
    'is what the pieces of the kind “%s” need, so that it can only fall',
    (kind) => {
      const { broken } = counts[kind];
      const advice =
        broken > allowance[kind]
          ? `\`npm run english\` lists ${String(broken)} of them: write the new ones again by docs/english.md.`
          : `Lower its allowance to ${String(broken)}.`;
      expect(broken, advice).toBe(allowance[kind]);
    },
  );
});
