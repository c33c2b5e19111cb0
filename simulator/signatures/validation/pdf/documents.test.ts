import { describe, expect, it } from 'vitest';
import { PdfFile } from '../../formats/pdf/file.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { stream, writtenPdf } from '../fixtures/written-pdf.ts';
import { compareMetadata } from './documents.ts';
import { leastProcessorMs } from '../../../../tests/processor-time.ts';

const { dc, pdf } = xmlNamespaces;
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

const xmp = (properties: string, attributes = '') =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${rdf}">` +
  `<rdf:Description rdf:about="" xmlns:dc="${dc}" xmlns:pdf="${pdf}"${attributes}>${properties}` +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>';
const title = (text: string, name = 'dc:title') =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

function described(metadata: string | Uint8Array | null, info = '') {
  const own = metadata === null ? '' : '/Metadata 3 0 R';
  const bytes = typeof metadata === 'string' ? Buffer.from(metadata) : (metadata ?? Buffer.of());
  const file = new PdfFile(
    writtenPdf(
      [
        `<</Type/Catalog/Pages 2 0 R${own}>>`,
        '<</Type/Pages/Kids[]/Count 0>>',
        stream('/Type/Metadata/Subtype/XML', bytes),
        `<<${info}>>`,
      ],
      '/Info 4 0 R',
    ),
  );
  return { file, info: file.trailer.get('Info'), metadata: file.catalog.get('Metadata') };
}

/** Whether two descriptions differ. */
function differs(before: ReturnType<typeof described>, after: ReturnType<typeof described>) {
  let found = false;
  compareMetadata(before, after, () => {
    found = true;
  });
  return found;
}

const signed = described(xmp(title('Loan 100')));

describe('[R3.6] the description of a PDF', () => {
  it.each([
    ['in plain text', title('Loan 900')],
    ['as CDATA', title('<![CDATA[Loan 900]]>')],
    ['with another prefix', title('Loan 900', 'd:title'), ` xmlns:d="${dc}"`],
    ['with the usual prefix for another namespace', title('Loan 900'), ' xmlns:dc="urn:other"'],
    ['with character references', title('Loan &#57;00')],
    ['as an attribute', '', ' dc:title="Loan 900"'],
    ['as an attribute in single quotes', '', " dc:title='Loan 900'"],
    ['in addition to the old one', title('Loan 100') + title('Loan 900')],
    ['in the default language before the old one', title('Loan 900</rdf:li><rdf:li>Loan 100')],
    ['as a value of the property', '<dc:title rdf:value="Loan 900"/>'],
  ])('differs if the title was changed later: %s', (_how, properties, attributes = '') => {
    // Repeating an attribute would not be well formed.
    const own = attributes.includes('xmlns:dc')
      ? xmp(properties).replace(` xmlns:dc="${dc}"`, attributes)
      : xmp(properties, attributes);
    expect(differs(signed, described(own))).toBe(true);
    expect(differs(described(null), described(own))).toBe(true);
  });

  it.each([
    ['author', '<dc:creator><rdf:Seq><rdf:li>Eva</rdf:li></rdf:Seq></dc:creator>'],
    ['subject', title('Other', 'dc:description')],
    ['keywords', '<pdf:Keywords>other</pdf:Keywords>'],
  ])('differs if there is a new %s', (_what, properties) => {
    expect(differs(signed, described(xmp(title('Loan 100') + properties)))).toBe(true);
  });

  it.each([
    [
      'another program and date',
      xmp(title('Loan 100'), ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Signer"'),
    ],
    ['another notation', xmp(title('<![CDATA[Loan]]> &#49;00', 'd:title'), ` xmlns:d="${dc}"`)],
    ['UTF-16 text', Buffer.from(xmp(title('Loan 100')), 'utf16le')],
    ['big-endian UTF-16 text', Buffer.from(xmp(title('Loan 100')), 'utf16le').swap16()],
  ])('stays the same with %s', (_what, metadata) => {
    expect(differs(signed, described(metadata))).toBe(false);
  });

  it('stays the same if a program also writes the title in the other place', () => {
    expect(differs(signed, described(xmp(title('Loan 100')), '/Title(Loan 100)'))).toBe(false);
    expect(differs(signed, described(xmp(title('Loan 100')), '/Title(Loan 900)'))).toBe(true);
  });

  it('differs if unreadable metadata were added, but not if they were signed', () => {
    const titles = '<dc:title>'.repeat(10_000);
    expect(differs(signed, described(titles))).toBe(true);
    expect(differs(described(titles), described(titles))).toBe(false);
    const bomb = '<!DOCTYPE a [<!ENTITY b "Loan 900">]><a>&b;</a>';
    expect(differs(signed, described(bomb))).toBe(true);
    expect(differs(signed, described(xmp(title('Loan 100') + ' '.repeat(2 ** 20))))).toBe(true);
  });

  it('is read in time proportional to its length', async () => {
    const cost = (count: number) => {
      const file = described(`<a>${'<dc:title>'.repeat(count)}`);
      return leastProcessorMs(() => differs(signed, file));
    };
    await cost(1_000);
    // Before a fix, ten times the length took a hundred times as long.
    expect((await cost(10_000)) / (await cost(1_000))).toBeLessThan(40);
  });
});
