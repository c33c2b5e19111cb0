import { beforeAll, describe, expect, it } from 'vitest';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { fileFormProblems } from '../../simulator/signatures/formats/pdf/file-form.ts';
import type { FormPart } from '../../simulator/signatures/formats/pdf/form-reader.ts';
import { manyPlaces } from '../../simulator/signatures/validation/fixtures/pdf-bombs.ts';
import {
  findings,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import { writtenPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import type { Form } from './parts.ts';
import { openly } from './parts.ts';
import { appended } from './revision.ts';
import { formGroundOf } from './try-forms.ts';
import { processorMs } from '../processor-time.ts';

let plain: Uint8Array;
let signed: Uint8Array;
let trust: Awaited<ReturnType<typeof openTrust>>['trust'];

beforeAll(async () => {
  const opened = await openTrust();
  ({ trust } = opened);
  plain = await plainPdf();
  signed = await signedPdf(plain, opened.signer, trust);
});

/** Ambiguous parts in a file with one odd revision. */
function problemsOf(odd: Partial<Form>): readonly FormPart[] {
  const bytes = appended(formGroundOf(plain), { ...openly, payload: 'none', ...odd });
  return fileFormProblems(new PdfFile(bytes), plain.length).map(({ part }) => part);
}

describe('[R3.6] the form of an appended revision', () => {
  it.each<readonly [string, Partial<Form>]>([
    ['a table', {}],
    ['a stream of places', { section: 'stream' }],
    ['a packed stream of places', { section: 'stream', data: 'flate' }],
    ['a stream of places with a predictor', { section: 'stream', data: 'predictor' }],
    ['a comment before the object', { between: '% remark\n' }],
    ['ends of lines of two bytes', { word: 'xref\r\n', streamHead: 'stream\r\n' }],
    ['no end of line at the end', { end: '%%EOF' }],
    ['a table that begins with nothing', { subsection: 'zero' }],
  ])('is unambiguous: %s', (_what, odd) => {
    expect(problemsOf(odd)).toEqual([]);
  });

  it.each<readonly [FormPart, string, Partial<Form>]>([
    ['SECTION', 'entries of 19 bytes', { entry: 'nineteen' }],
    ['SECTION', 'entries that are not padded', { entry: 'short' }],
    ['SECTION', 'tabs in entries', { entry: 'tabs' }],
    ['SECTION', 'a number named twice', { subsection: 'overlap' }],
    ['SECTION', 'a table that counts from one', { subsection: 'fromOne' }],
    ['SECTION', 'a first number with a leading zero', { subsection: 'leading' }],
    ['SECTION', 'a comment behind the word of the table', { word: 'xref%\n' }],
    ['SECTION', 'a place of the section before that is no whole number', { prev: 'real' }],
    ['SECTION', 'a place of the section before that has a sign', { prev: 'plus' }],
    ['OBJECT', 'a trailer that names two sections before', { prev: 'twiceOther' }],
    ['SECTION', 'no size', { size: 'missing' }],
    ['SECTION', 'a size of a hundred million', { size: 'huge' }],
    [
      'SECTION',
      'a stream of places with a size that is not whole',
      { section: 'stream', size: 'real' },
    ],
    ['SECTION', 'a size below the numbers of objects', { size: 'less' }],
    ['SECTION', 'a table beside a stream', { section: 'hybrid' }],
    ['SECTION', 'an entry of an unknown type', { section: 'stream', kind: '9' }],
    ['SECTION', 'an index in disorder', { section: 'stream', index: 'disordered' }],
    ['OBJECT', 'an index of numbers that are not whole', { section: 'stream', index: 'real' }],
    ['SECTION', 'entries beyond the index', { section: 'stream', data: 'more' }],
    ['SECTION', 'fields of twelve bytes', { section: 'stream', widths: '1 12 2' }],
    ['SECTION', 'four fields', { section: 'stream', widths: '1 4 2 0' }],
    ['OBJECT', 'a place one byte before the object', { entry: 'before' }],
    ['OBJECT', 'a place one byte behind its beginning', { entry: 'next' }],
    ['OBJECT', 'an entry of another generation', { entry: 'generation' }],
    ['OBJECT', 'a number with a leading zero', { head: '0# 0 obj\n' }],
    ['OBJECT', 'an object without end', { tail: '\n' }],
    ['OBJECT', 'a length that is too small', { length: 'less' }],
    ['OBJECT', 'a length that is no whole number', { length: 'real' }],
    ['OBJECT', 'two lengths', { length: 'twice' }],
    ['OBJECT', 'a stream that begins behind a carriage return', { streamHead: 'stream\r' }],
    ['OBJECT', 'a root of another generation', { root: 'generation' }],
    ['OBJECT', 'an object packed that no section names', { payload: 'packed' }],
    ['BYTES', 'an object no section names', { payload: 'beforeObject' }],
    ['BYTES', 'an object in a comment', { payload: 'comment' }],
    ['BYTES', 'bytes between objects', { between: 'x' }],
    ['END', 'an object behind the section', { payload: 'afterSection' }],
    ['END', 'an object behind the end', { payload: 'afterEnd' }],
    ['END', 'a byte that is no white space of PDF', { start: 'startxref\xa0#\n' }],
    ['END', 'the word without an end of line', { start: 'startxref #\n' }],
    ['END', 'an end 1,500 zeros before the end', { end: '%%EOF zeros' }],
    ['END', 'text behind the end', { end: '%%EOF text' }],
  ])('is ambiguous, %s: %s', (part, _what, odd) => {
    expect(problemsOf(odd)).toContain(part);
  });
});

describe('[R3.6] a signed file of an ambiguous form', () => {
  it.each<readonly [string, Partial<Form>]>([
    ['startxref followed by a byte that is no white space', { start: 'startxref\xa0#\n' }],
    ['a place of the section before that is no whole number', { prev: 'real' }],
    ['entries that are not padded', { entry: 'short' }],
    ['an entry of an unknown type', { section: 'stream', kind: '9' }],
  ])('never passes, and the report names the byte: %s', async (_what, odd) => {
    const form: Form = { ...openly, payload: 'afterObject', ...odd };
    const node = await validate(appended(formGroundOf(signed), form), trust);
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(findings(node)).toContain('AMBIGUOUS_BYTES');
    const places = node.errorGroups.flatMap(({ errors }) => errors.map(({ offset }) => offset));
    for (const place of places) expect(place).toBeGreaterThanOrEqual(signed.length);
  });

  it('passes if the same revision is written as the standard requires', async () => {
    const form: Form = { ...openly, payload: 'none' };
    const node = await validate(appended(formGroundOf(signed), form), trust);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
    expect(node.signatures[0]).toMatchObject({ signatureScope: 'PARTIAL' });
  });
});

describe('[R3.6] the form of the signed revision itself', () => {
  const problems = (bytes: Uint8Array) =>
    fileFormProblems(new PdfFile(bytes)).map(({ part, offset }) => ({ part, offset }));
  const page = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R>>',
    '<</Length 3>>\nstream\nq Q\nendstream',
  ];
  const edited = (from: string, to: string) =>
    Buffer.from(Buffer.from(writtenPdf(page)).toString('latin1').replace(from, to), 'latin1');

  it('is unambiguous as the standard requires it', () => {
    expect(problems(writtenPdf(page))).toEqual([]);
  });

  it.each<readonly [string, Partial<Form>]>([
    ['a stream of places whose size is not whole', { section: 'stream', size: 'real' }],
    ['a stream of places of a hundred million', { section: 'stream', size: 'huge' }],
    ['content that only some readers see', { section: 'hybrid', payload: 'behindListed' }],
  ])('is ambiguous with an older revision of %s', (_what, odd) => {
    const bytes = appended(formGroundOf(writtenPdf(page)), { ...openly, ...odd });
    const later = appended(formGroundOf(bytes), { ...openly, payload: 'none' });
    expect(problems(later).map(({ part }) => part)).toContain('SECTION');
  });

  it('is ambiguous if a key has two values', () => {
    const twice = writtenPdf(page.with(2, `${page[2]?.replace('>>', '')}/Contents 9 0 R>>`));
    const at = Buffer.from(twice).indexOf('3 0 obj');
    expect(problems(twice)).toEqual([{ part: 'OBJECT', offset: at }]);
  });

  it('is unambiguous if a key has the same value twice', () => {
    const twice = writtenPdf(page.with(2, `${page[2]?.replace('>>', '')}/Contents 4 0 R>>`));
    expect(problems(twice)).toEqual([]);
  });

  it('is ambiguous if a stream ends before its stated length', () => {
    const short = edited('/Length 3', '/Length 2');
    expect(problems(short).map(({ part }) => part)).toEqual(['OBJECT']);
  });

  it('is ambiguous if an entry is not padded', () => {
    expect(problems(edited(' 65535 f \n', ' 65535 f\n')).map(({ part }) => part)).toContain(
      'SECTION',
    );
  });

  it('is ambiguous if it has an object that no section lists, wherever it hides', () => {
    const hidden = '4 0 obj <<>> endobj';
    for (const place of ['%', '(', 'q ']) {
      const holder = place === 'q ' ? `<</Length 22>>\nstream\nq ${hidden} \nendstream` : '';
      const text = place === '(' ? `<</Note(${hidden})>>` : `<<>>%${hidden}\n`;
      expect(problems(writtenPdf([...page, holder || text])).map(({ part }) => part)).toContain(
        'BYTES',
      );
    }
  });

  it('is unambiguous if the end names the line break above the table, as node-signpdf does', () => {
    const above = (bytes: Uint8Array) => {
      const text = Buffer.from(bytes).toString('latin1');
      const [found, place] = /startxref\n(\d+)\n%%EOF\s*$/.exec(text) ?? [];
      return Buffer.from(
        text.replace(found ?? '-', `startxref\n${Number(place) - 1}\n%%EOF\n`),
        'latin1',
      );
    };
    const later = above(appended(formGroundOf(plain), { ...openly, payload: 'none' }));
    expect(problems(above(writtenPdf(page)))).toEqual([]);
    expect(fileFormProblems(new PdfFile(later), plain.length)).toEqual([]);
  });

  it.each([
    ['no ambiguity if a function and a border have fractional numbers', '<</N 1.0/W 0.5>>', []],
    [
      'an ambiguity if the count of an object stream is fractional',
      '<</Type/ObjStm/N 0.0/First 0/Length 0>>\nstream\n\nendstream',
      ['OBJECT'],
    ],
  ])('finds %s', (_what, object, parts) => {
    const noted = page.with(2, `${page[2]?.replace('>>', '')}/Note 5 0 R>>`);
    expect(problems(writtenPdf([...noted, object])).map(({ part }) => part)).toEqual(parts);
  });

  it.each([
    ['no ambiguity if a stream next to a table repeats it, as Word writes it', 0, []],
    ['an ambiguity if a stream next to a table has another offset', 1, ['SECTION']],
  ])('finds %s', (_what, further, parts) => {
    const older = Buffer.from(writtenPdf(page)).toString('latin1');
    const place = older.indexOf('4 0 obj') + further;
    const entry = Buffer.from(`01${place.toString(16).padStart(8, '0')}00`, 'hex');
    const stream = `5 0 obj\n<</Type/XRef/W[1 4 1]/Index[4 1]/Size 6/Root 1 0 R/Length 6>>\nstream\n${entry.toString('latin1')}\nendstream\nendobj\n`;
    const at = older.length + stream.length;
    const line = `${String(older.length).padStart(10, '0')} 00000 n \n`;
    const trailer = `<</Size 6/Root 1 0 R/Prev ${older.lastIndexOf('xref\n0 ')}/XRefStm ${older.length}>>`;
    const later = `xref\n5 1\n${line}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`;
    const found = problems(Buffer.from(older + stream + later, 'latin1'));
    expect(found.map(({ part }) => part).filter((part) => part === 'SECTION')).toEqual(parts);
    if (further === 0) expect(found).toEqual([]);
  });

  it('is unambiguous if a program left broken data of its own', () => {
    const broken = (key: string) =>
      problems(writtenPdf([`<</Type/Catalog/${key} 2 0 R>>`, '<</Broken --5 >']));
    expect(broken('PieceInfo')).toEqual([]);
    expect(broken('Pages')).toHaveLength(1);
  });

  it('is read within the bounds of the file if sections form a long chain', async () => {
    const chain = new PdfFile(manyPlaces(400, 400));
    expect(await processorMs(() => fileFormProblems(chain))).toBeLessThan(4_000);
  });
});

describe('[R3.6] bytes before the header', () => {
  const moved = (bytes: Uint8Array, junk: string) => {
    const text = Buffer.from(bytes).toString('latin1');
    const further = (at: string) => String(Number(at) + junk.length);
    const places = text.replace(
      /(\d{10}) 00000 n/g,
      (_, at: string) => `${further(at).padStart(10, '0')} 00000 n`,
    );
    const start = places.replace(
      /startxref\n(\d+)/,
      (_, at: string) => `startxref\n${further(at)}`,
    );
    return Buffer.from(junk + start, 'latin1');
  };
  const problems = (bytes: Uint8Array) =>
    fileFormProblems(new PdfFile(bytes)).map(({ part }) => part);

  it('are unambiguous if nothing else is hidden', () => {
    expect(problems(moved(writtenPdf(['<</Type/Catalog>>']), '<!-- sent -->\n'))).toEqual([]);
  });

  it('are ambiguous if something else is hidden', () => {
    const bytes = moved(writtenPdf(['<</Type/Catalog>>', '<<>>\nendobj\n9 0 obj\n<<>>']), 'sent\n');
    expect(problems(bytes)).toEqual(['BYTES']);
  });
});
