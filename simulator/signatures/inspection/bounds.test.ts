import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { UploadBudget } from './budget.ts';
import { inspectFile } from './inspect.ts';
import { hasXmlSignature, lookThroughXml } from './xml.ts';
import { openZip } from './zip.ts';
import { leastProcessorMs } from '../../../tests/processor-time.ts';
import { zipOf } from '../validation/fixtures/zip-parts.ts';

const namespace = 'https://www.microsec.hu/ds/e-szigno30#';
const types = {
  '[Content_Types].xml': Buffer.from('<Types/>'),
  'word/document.xml': Buffer.from('<a/>'),
};

describe('an XML file of a stranger', () => {
  it.each([
    ['blanks in a tag', (count: number) => `<a${' '.repeat(count)}`],
    ['blanks and a bracket', (count: number) => `<a${' '.repeat(count)}<`],
    ['prefixes', (count: number) => `<${'a:'.repeat(count)}`],
    ['attributes', (count: number) => `<a ${'b="c" '.repeat(count / 8)}`],
    ['declarations', (count: number) => `${'<?a?>'.repeat(count / 8)}<a`],
    ['comments', (count: number) => `${'<!--a-->'.repeat(count / 8)}<a`],
    ['open comments', (count: number) => '<!--'.repeat(count / 4)],
    ['elements', (count: number) => `<a>${'<b/>'.repeat(count / 8)}`],
    ['open elements', (count: number) => '<b>'.repeat(count / 4)],
    ['brackets', (count: number) => `<!DOCTYPE ${'['.repeat(count)}`],
    ['invalid signatures', (count: number) => `<a>${'<SignatureValue '.repeat(count / 16)}`],
  ])('[R5.21] takes time proportional to its length if it consists of %s', async (_what, make) => {
    const look = (count: number) => () => {
      const bytes = Buffer.from(make(count));
      lookThroughXml(bytes);
      hasXmlSignature(bytes);
    };
    look(1_000)();
    // The file is 16 times as long. Quadratic time would grow by a factor of 256.
    const growth =
      (await leastProcessorMs(look(1_600_000))) / (await leastProcessorMs(look(100_000)));
    expect(growth).toBeLessThan(120);
  });

  it('[R5.21] is not a dossier if its root never ends, however many blanks it has', async () => {
    const found = await inspectFile('a.es3', Buffer.from(`<a${' '.repeat(4_000)}`));
    expect(found).toMatchObject({ validContent: false, hindrance: null });
  });

  it('[R5.21] is a dossier because of its namespace, not because of similar text', async () => {
    const inside = async (text: string) =>
      (await inspectFile('a.es3', Buffer.from(text))).validContent;
    expect(await inside(`<?xml version="1.0"?><!-- <!DOCTYPE a> --><a xmlns="${namespace}"/>`)).toBe(true); // prettier-ignore
    expect(await inside(`<d:a xmlns:d="${namespace}" b="a > b"></d:a>\n<!-- end -->`)).toBe(true);
    expect(await inside(`<a b='xmlns="${namespace}"'/>`)).toBe(false);
    expect(await inside(`<a><!-- xmlns="${namespace}" --></a>`)).toBe(false);
    expect(await inside(`<a xmlns="${namespace}"><b></a>`)).toBe(false);
  });

  it('[R5.22] is signed if it has an element of the namespace, not just the word', () => {
    const dsig = 'http://www.w3.org/2000/09/xmldsig#';
    expect(hasXmlSignature(Buffer.from(`<a xmlns:b="${dsig}"><b:SignatureValue/></a>`))).toBe(true);
    expect(hasXmlSignature(Buffer.from(`<a xmlns="${dsig}"><![CDATA[<SignatureValue>]]></a>`))).toBe(false); // prettier-ignore
    expect(hasXmlSignature(Buffer.from(`<a b="${dsig}"><SignatureValue/></a>`))).toBe(false);
  });
});

describe('the budget of an upload', () => {
  const zipWith = (count: number, content = new Uint8Array()) =>
    zipOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, content])), {
      stored: true,
    });

  it('[R5.21] is shared by all ZIP files inside a ZIP file', async () => {
    const half = zipWith(limits.uploadMaxEntries / 2);
    const one = zipOf({ ...types, 'word/a.zip': half });
    const two = zipOf({ ...types, 'word/a.zip': half, 'word/b.zip': half });
    expect((await inspectFile('a.docx', one)).hindrance).toBeNull();
    expect((await inspectFile('a.docx', two)).hindrance).toBe('unpacksTooLarge');
  });

  it('[R5.21] stops the inspection of a ZIP file as soon as it has too many entries', async () => {
    let asked = 0;
    const budget = new UploadBudget(() => {
      asked += 1;
      return false;
    });
    await expect(openZip(zipWith(60_000), budget)).rejects.toThrow('');
    expect(asked).toBe(limits.uploadMaxEntries);
  });

  it('[R5.21] counts ZIP files at any depth of nesting', async () => {
    const inside = zipOf({ 'a.bin': new Uint8Array(2 * 1024 * 1024) });
    const wrapped = (bytes: Uint8Array) =>
      zipOf(Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`${at}.zip`, bytes])));
    const bytes = zipOf({ ...types, 'word/a.zip': wrapped(wrapped(wrapped(inside))) });
    expect(bytes.length).toBeLessThan(limits.uploadMaxBytes / 100);
    expect((await inspectFile('a.docx', bytes)).hindrance).toBe('unpacksTooLarge');
  });

  it('[R5.21] ends with the time limit of the page', async () => {
    const late = new UploadBudget(() => true);
    const found = await inspectFile('a.docx', zipOf(types), late);
    expect(found.hindrance).toBe('unpacksTooLarge');
  });
});
