import { describe, expect, it } from 'vitest';
import { parseXml, rootOf } from './parse.ts';
import { allElements } from './tree.ts';
import { processorMs } from '../../../../tests/processor-time.ts';

const read = (text: string) => rootOf(parseXml(Buffer.from(text)));
const deep = (levels: number) => `${'<a>'.repeat(levels)}${'</a>'.repeat(levels)}`;

describe('[R5.21] an XML document', () => {
  it.each([
    ['begins with a declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<a/>'],
    ['ends with a comment', '<a/>\n<!-- printed by an office -->\n'],
    ['has a ">" in an attribute', '<a b="1 > 0" c=\'/>\'/>'],
    ['names a document type in a comment', '<!-- <!DOCTYPE a> --><a/>'],
    ['names a document type in its text', '<a><![CDATA[<!DOCTYPE a>]]></a>'],
    ['names a document type in an instruction', '<?note <!DOCTYPE a>?><a/>'],
    ['has a comment full of tags', `<!-- ${'<a>'.repeat(500)} --><a/>`],
    ['has many empty elements side by side', `<a>${'<b c=">"/>'.repeat(500)}</a>`],
    ['has elements at the maximum depth', deep(256)],
  ])('is read when it %s', (_what, text) => {
    expect(read(text).name).toBe('a');
  });

  it.each([
    ['begins with a document type', '<!DOCTYPE a><a/>', 'document type'],
    ['has a document type after a comment', '<!-- > --><!DOCTYPE a [<!ENTITY b "c">]><a/>', 'type'],
    ['nests elements too deeply', deep(257), 'too deeply'],
    ['hides its depth in attributes', `${'<a b="/>">'.repeat(257)}x`, 'too deeply'],
    ['has a control character', '<a>\u0001</a>', 'not well formed'],
    ['has the end of a CDATA section in its text', '<a>]]></a>', 'not well formed'],
    ['has "<" in an attribute', '<a b="<"/>', 'not well formed'],
    ['declares an unknown encoding', '<?xml version="1.0" encoding="x-none"?><a/>', 'encoding'], // prettier-ignore
    ['leaves a comment open', '<a/><!-- ', 'not well formed'],
    ['leaves an attribute open', '<a b="', 'not well formed'],
  ])('is rejected when it %s', (_what, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('takes time proportional to its length when comments and attributes never end', async () => {
    const cost = (text: string) =>
      processorMs(() => expect(() => read(text)).toThrow('not well formed'));
    expect(await cost('<!--'.repeat(500_000))).toBeLessThan(2_000);
    expect(await cost('<a b="'.repeat(500_000))).toBeLessThan(2_000);
  });

  it('has all elements in order, however many siblings there are', () => {
    const root = read(`<a>${'<b/>'.repeat(200_000)}<c/></a>`);
    const names = [...allElements(root)].map(({ name }) => name);
    expect([names.length, names[0], names[1], names.at(-1)]).toEqual([200_002, 'a', 'b', 'c']);
  });

  it('is read as UTF-8 when it declares UTF-16 but uses one byte per letter', () => {
    expect(read('<?xml version="1.0" encoding="UTF-16"?><a>é</a>').text).toBe('é');
  });

  it('does not contain its XML declaration as an instruction', () => {
    const document = parseXml(Buffer.from('<?xml version="1.0"?><?pay now?><a/>'));
    expect(document.children.map(({ kind }) => kind)).toEqual(['instruction', 'element']);
  });
});
