import { describe, expect, it } from 'vitest';
import { parseXml, rootOf } from './parse.ts';
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
    ['has elements as deep as is allowed', deep(256)],
  ])('is read when it %s', (_what, text) => {
    expect(read(text).name).toBe('a');
  });

  it.each([
    ['begins with a document type', '<!DOCTYPE a><a/>', 'document type'],
    [
      'has a document type behind a comment',
      '<!-- > --><!DOCTYPE a [<!ENTITY b "c">]><a/>',
      'type',
    ],
    ['nests elements too deeply', deep(257), 'too deeply'],
    ['hides its depth in attributes', `${'<a b="/>">'.repeat(257)}x`, 'too deeply'],
    ['leaves a comment open', '<a/><!-- ', 'not well formed'],
    ['leaves an attribute open', '<a b="', 'not well formed'],
  ])('is refused when it %s', (_what, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  it('costs no more than its length when comments and attributes never end', async () => {
    const cost = (text: string) =>
      processorMs(() => expect(() => read(text)).toThrow('not well formed'));
    expect(await cost('<!--'.repeat(500_000))).toBeLessThan(2_000);
    expect(await cost('<a b="'.repeat(500_000))).toBeLessThan(2_000);
  });

  it('does not hold its declaration as an instruction', () => {
    const document = parseXml(Buffer.from('<?xml version="1.0"?><?pay now?><a/>'));
    expect(document.children.map(({ kind }) => kind)).toEqual(['instruction', 'element']);
  });
});
