import { describe, expect, it } from 'vitest';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import { canonicalizationOf, canonicalize } from './canonical.ts';
import { parseXml, rootOf } from './parse.ts';
import { childElements } from './tree.ts';

/** Line ends of XML 1.1. In XML 1.0 they are ordinary characters. */
const otherLineEnds = '\u0085\u2028';

const sample = `<?xml version="1.0" encoding="UTF-8"?>
<r xmlns="urn:d" xmlns:a="urn:a" xmlns:b="urn:b" xml:lang="cs" b:z='1' a:y="2" x="&lt;&quot;'>&#9;&#10;&#13;">\r
 <a:e   q = "a	b\nc"  /><e xmlns=""><f xmlns="urn:d"/></e><![CDATA[<&>]]>&amp;&gt;&#xD;é😀${otherLineEnds}<?pi  data ?><!-- c -->
 <b:c xmlns:a="urn:a"><a:d xmlns:b="urn:b2" b:k="1"/></b:c></r>`;

const forms = [
  ['--c14n', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments'],
  ['--c14n11', 'http://www.w3.org/2006/12/xml-c14n11#WithComments'],
  ['--exc-c14n', 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments'],
] as const;

function written(uri: string, text: string): string {
  const form = canonicalizationOf(uri);
  if (!form) throw new Error('an unknown form');
  return canonicalize(rootOf(parseXml(Buffer.from(text, 'utf8'))), form).toString('utf8');
}

describe('[R3.6] the canonical form of XML', () => {
  it.skipIf(!installed('xmllint'))(`equals the output of xmllint${orSkipped('xmllint')}`, () => {
    const files = folderOf({ 'a.xml': sample });
    for (const [flag, uri] of forms) {
      expect(written(uri, sample)).toBe(run('xmllint', [flag, files.path('a.xml')]).output);
    }
    files.remove();
  });

  it('declares all prefixes in scope, or only those that an element uses', () => {
    const document = parseXml(
      Buffer.from('<a:r xmlns:a="urn:a" xmlns:b="urn:b" xml:space="preserve"><b:e/></a:r>'),
    );
    const [inner] = childElements(rootOf(document));
    const write = (uri: string) => {
      const form = canonicalizationOf(uri);
      return form && inner ? canonicalize(inner, form).toString('utf8') : '';
    };
    expect(write('http://www.w3.org/TR/2001/REC-xml-c14n-20010315')).toBe(
      '<b:e xmlns:a="urn:a" xmlns:b="urn:b" xml:space="preserve"></b:e>',
    );
    expect(write('http://www.w3.org/2001/10/xml-exc-c14n#')).toBe('<b:e xmlns:b="urn:b"></b:e>');
  });

  it.each(['http://www.w3.org/TR/1999/REC-xslt-19991116', 'constructor', ''])(
    'is not known for "%s"',
    (uri) => expect(canonicalizationOf(uri)).toBe(null),
  );

  it('does not exist for a document with a document type', () => {
    expect(() => parseXml(Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).toThrow(
      'document type',
    );
  });
});
