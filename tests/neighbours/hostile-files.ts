/** Files that are expensive to inspect. Each is created here, so that every machine has them. */
import {
  manyPlaces,
  manyRanges,
  nestedObjects,
  sharedObjects,
} from '../../simulator/signatures/validation/fixtures/pdf-bombs.ts';
import { writtenPdf, stream } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { zipOf } from '../../simulator/signatures/validation/fixtures/zip-parts.ts';

/** A file with its name. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** XML whose declaration is followed by spaces and no root. */
const blanks = (): Uint8Array => Buffer.from(`<?xml version="1.0"?>${' '.repeat(4_000)}<`);

/** A PDF whose metadata repeats the same title again and again. */
function manyTitles(): Uint8Array {
  const titles = '<dc:title><rdf:Alt><rdf:li>t</rdf:li></rdf:Alt>'.repeat(1_300);
  const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${titles}`;
  const signature = '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 10 20 10]/Contents<00>>>';
  return writtenPdf([
    '<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R/AcroForm<</SigFlags 3/Fields[5 0 R]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    stream('/Type/Metadata/Subtype/XML', xmp),
    '<</FT/Sig/T(a)/V 6 0 R>>',
    signature,
  ]);
}

/** A container with so many entries that listing them is expensive. */
function manyEntries(): Uint8Array {
  const entries: Record<string, Uint8Array> = {
    mimetype: Buffer.from('application/vnd.etsi.asic-e+zip'),
  };
  for (let number = 0; number < 60_000; number += 1) entries[`${number}.txt`] = new Uint8Array(0);
  return zipOf(entries, { stored: true });
}

/** Nested documents, each of which unpacks to the allowed maximum. */
function nestedDocx(): Uint8Array {
  const content = Buffer.from('<?xml version="1.0"?><Types/>');
  let inner = zipOf({ 'a.bin': new Uint8Array(18 * 1024 * 1024) });
  for (let depth = 0; depth < 3; depth += 1) {
    const copies = Object.fromEntries([0, 1, 2].map((copy) => [`word/${copy}.docx`, inner]));
    inner = zipOf({ '[Content_Types].xml': content, 'word/document.xml': content, ...copies });
  }
  return inner;
}

/** Files that affect the inspection of an upload. */
export const uploadFiles = (): readonly HostileFile[] => [
  { name: 'blanks.es3', bytes: blanks() },
  { name: 'blanks.xml', bytes: blanks() },
  { name: 'titles.pdf', bytes: manyTitles() },
  { name: 'entries.asice', bytes: manyEntries() },
  { name: 'nested.docx', bytes: nestedDocx() },
];

/** Files that keep a validation busy until its limit. */
export const validationFiles = (): readonly HostileFile[] => [
  { name: 'places.pdf', bytes: manyPlaces(20, 199_000) },
  { name: 'nested.pdf', bytes: nestedObjects(20_000) },
  { name: 'shared.pdf', bytes: sharedObjects(20_000, 500_000) },
  { name: 'ranges.pdf', bytes: manyRanges(40_000) },
  { name: 'titles.pdf', bytes: manyTitles() },
];
