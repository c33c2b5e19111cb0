import { describe, expect, it } from 'vitest';
import { plainPdf } from '../validation/fixtures/files.ts';
import { inspectFile } from './inspect.ts';
import { zipOf } from '../validation/fixtures/zip-parts.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';
const mains = {
  docx: `${openXml}.wordprocessingml.document.main+xml`,
  xlsx: `${openXml}.spreadsheetml.sheet.main+xml`,
};

const typesOf = (part: string, type: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`,
  );
const relationsOf = (target: string, base = 'http://schemas.openxmlformats.org') =>
  Buffer.from(
    `<Relationships xmlns="${base}/package/2006/relationships"><Relationship Id="r1" Type="${base}/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
  );

/** An office file whose main part has an unusual name. */
function office(part: string, target = part, { slash = '/', type = mains.docx } = {}) {
  const at = (name: string) => name.replaceAll('/', slash);
  return zipOf({
    '[Content_Types].xml': typesOf(`/${part}`, type),
    [at('_rels/.rels')]: relationsOf(target),
    [at(part)]: Buffer.from('<a/>'),
  });
}

const isAccepted = async (name: string, bytes: Uint8Array) => {
  const { validContent, hindrance } = await inspectFile(name, bytes);
  return validContent && hindrance === null;
};

describe('[A-480] the inspection of files from real programs', () => {
  it.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['line ends', '\r\n\r\n'],
    ['mail headers', 'Content-Type: application/pdf\r\n\r\n'],
    ['as many bytes as viewers skip', ' '.repeat(1_024)],
  ])('[R5.21] accepts a PDF after %s', async (_what, before) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), await plainPdf()]);
    expect(await isAccepted('a.pdf', bytes)).toBe(true);
  });

  it('[R5.21] accepts a PDF with any number of zero bytes after its end', async () => {
    const pdf = await plainPdf();
    for (const count of [1, 2_000, 100_000]) {
      expect(await isAccepted('a.pdf', Buffer.concat([pdf, Buffer.alloc(count)]))).toBe(true);
    }
  });

  it('[R5.21] rejects a PDF whose header comes too late, or whose end is missing', async () => {
    const pdf = Buffer.from(await plainPdf());
    expect(await isAccepted('a.pdf', Buffer.concat([Buffer.alloc(1_025, ' '), pdf]))).toBe(false);
    expect(await isAccepted('a.pdf', pdf.subarray(0, pdf.length - 40))).toBe(false);
  });

  it('[R5.21] rejects a ZIP file with a PDF at its front, which two programs read differently', async () => {
    const zip = zipOf({ 'a.pdf': await plainPdf() }, { stored: true });
    expect(await isAccepted('a.pdf', zip)).toBe(false);
  });

  it.each([
    ['with another name', office('word/document2.xml')],
    ['in another folder', office('doc/main.xml')],
    ['with an absolute name', office('word/document2.xml', '/word/document2.xml')],
    ['named in other letter case', office('word/Document.XML', 'Word/document.xml')],
    ['with backslashes', office('word/document.xml', 'word\\document.xml', { slash: '\\' })],
  ])('[R5.21] accepts a docx with a main part %s', async (_what, bytes) => {
    expect(await isAccepted('a.docx', bytes)).toBe(true);
  });

  it('[R5.21] accepts an xlsx with backslashes, but not as a docx', async () => {
    const bytes = office('xl/workbook.xml', 'xl/workbook.xml', { slash: '\\', type: mains.xlsx });
    expect(await isAccepted('a.xlsx', bytes)).toBe(true);
    expect(await inspectFile('a.docx', bytes)).toMatchObject({
      validContent: false,
      isReally: 'xlsx',
    });
  });

  it('[R5.21] rejects an office file with parts that differ only in case or leave its folder', async () => {
    const types = typesOf('/word/document.xml', mains.docx);
    for (const other of ['word/Document.xml', '../word/a.xml', '..\\a.xml', '\\a.xml', 'c:\\a']) {
      const bytes = zipOf({
        '[Content_Types].xml': types,
        'word/document.xml': Buffer.from('<a/>'),
        [other]: Buffer.from('<b/>'),
      });
      expect(await isAccepted('a.docx', bytes), other).toBe(false);
    }
  });

  const text = 'Dátum;Összeg\r\n2026-11-01;12\r\n';
  const utf16 = Buffer.from(text, 'utf16le');
  it.each([
    ['the DOS end mark', Buffer.from(`${text}\u001a`)],
    ['DOS end marks as padding', Buffer.from(text + '\u001a'.repeat(90))],
    ['a form feed', Buffer.from(`a;b\f\r\n${text}\f`)],
    ['a line break in a cell', Buffer.from(`a;b\u000bc\r\n${text}`)],
    ['UTF-16 text', utf16],
    ['big-endian UTF-16 text', Buffer.from(utf16).swap16()],
    ['UTF-16 text with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Cyrillic UTF-16 text', Buffer.from('Опис;Износ\r\n', 'utf16le')],
  ])('[R5.21] accepts a csv with %s', async (_what, bytes) => {
    expect(await isAccepted('a.csv', bytes)).toBe(true);
  });

  it.each([
    ['a bell character', Buffer.from('a;b\u0007')],
    ['zero bytes', Buffer.from('a;\u0000b;c')],
    ['text after the DOS end mark', Buffer.from('a;b\u001ac')],
    ['only a DOS end mark', Buffer.from('\u001a')],
    ['bytes of no known encoding', Uint8Array.from({ length: 512 }, (_, at) => (at * 37) % 256)],
  ])('[R5.21] rejects a csv with %s', async (_what, bytes) => {
    expect(await isAccepted('a.csv', bytes)).toBe(false);
  });

  const asicType = 'application/vnd.etsi.asic-e+zip';
  const manifest = (type: string) =>
    Buffer.from(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/></manifest:manifest>`,
    );
  const contract = Buffer.from('amount 100');
  it.each([
    ['a manifest', { 'a.txt': contract, 'META-INF/manifest.xml': manifest(asicType) }, true],
    ['signatures', { 'a.txt': contract, 'META-INF/signatures0.xml': Buffer.from('<a/>') }, true],
    [
      'its own manifest',
      { 'a.txt': contract, 'META-INF/ASiCManifest1.xml': Buffer.from('<a/>') },
      true,
    ],
    ['a manifest of another type', { 'META-INF/manifest.xml': manifest('text/plain') }, false],
    ['no identifying file', { 'a.txt': contract }, false],
  ])('[R5.21] decides about an ASiC-E without mimetype by %s', async (_what, entries, accepted) => {
    expect(await isAccepted('a.asice', zipOf(entries))).toBe(accepted);
  });

  it('[R5.21] rejects a container whose mimetype states another type', async () => {
    const entries = { 'META-INF/signatures0.xml': Buffer.from('<a/>') };
    const odt = Buffer.from('application/vnd.oasis.opendocument.text');
    expect(await isAccepted('a.asice', zipOf({ ...entries, mimetype: odt }))).toBe(false);
  });
});

describe('[A-480] the inspection of a file with a wrong extension', () => {
  it('[R5.21] names the real extension, for every content and every name', async () => {
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
      Buffer.from('IHDR'),
      Buffer.alloc(17),
    ]);
    const files = { pdf: await plainPdf(), docx: office('word/document.xml'), png };
    for (const [kind, bytes] of Object.entries(files)) {
      for (const name of ['pdf', 'docx', 'xlsx', 'png', 'jpg', 'csv', 'asice', 'es3']) {
        const { validContent, isReally } = await inspectFile(`a.${name}`, bytes);
        expect([validContent, isReally]).toEqual(name === kind ? [true, null] : [false, kind]);
      }
    }
  });

  it('[R5.21] names no extension for text, because text may be anything', async () => {
    const found = await inspectFile('a.pdf', Buffer.from('a;b\n1;2'));
    expect(found).toMatchObject({ validContent: false, isReally: null });
  });
});
