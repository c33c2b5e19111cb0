import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { renderDocument } from '../documents/render.ts';
import { installedFonts } from '../documents/installed-fonts.ts';
import { formats } from './file-types.ts';
import { inspectFile } from './inspect.ts';
import { zipOf } from '../validation/fixtures/zip-parts.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const signatureXml = `<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#" xmlns:ds="${dsig}"><ds:Signature><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature></asic:XAdESSignatures>`;

function asice(extra: Record<string, Uint8Array> = {}) {
  return zipOf({
    mimetype: Buffer.from('application/vnd.etsi.asic-e+zip'),
    'contract.txt': Buffer.from('text'),
    ...extra,
  });
}

function office(part: string) {
  return zipOf({ '[Content_Types].xml': Buffer.from('<Types/>'), [part]: Buffer.from('<x/>') });
}

function pdf(body = '') {
  return Buffer.from(`%PDF-1.7\n1 0 obj<<>>endobj\n${body}\nstartxref\n9\n%%EOF\n`, 'latin1');
}

/** A PDF with a signature dictionary whose byte range encloses its contents. */
function pdfWithSignature(
  dictionary: string,
  contents = '3080' + '06092a864886f70d010702a080',
): Buffer {
  const build = (range: string) =>
    pdf(`2 0 obj<<${dictionary}/ByteRange [${range}]/Contents <${contents}>>>endobj`);
  const text = build('0 00000000 00000000 00000000').toString('latin1');
  const gapStart = text.indexOf('<' + contents);
  const gapEnd = gapStart + contents.length + 2;
  const pad = (value: number) => String(value).padStart(8, '0');
  return build(`0 ${pad(gapStart)} ${pad(gapEnd)} ${pad(text.length - gapEnd)}`);
}

const samples: Record<string, Uint8Array> = {
  pdf: pdf(),
  png: Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    Buffer.from('IHDR'),
    Buffer.alloc(17),
  ]),
  jpg: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(20)]),
  jpeg: Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), Buffer.alloc(20)]),
  docx: office('word/document.xml'),
  xlsx: office('xl/workbook.xml'),
  csv: Buffer.from('név;összeg\nKovács;12'),
  asice: asice(),
  msg: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    Buffer.from('__properties_version1.0', 'utf16le'),
  ]),
  es3: Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-2"?><es:Dossier xmlns:es="https://www.microsec.hu/ds/e-szigno30#"></es:Dossier>',
  ),
  et3: Buffer.from('<Dossier xmlns="http://www.e-cegjegyzek.hu/2009/e-cegeljaras#"/>'),
  dosszie: Buffer.from('<Dossier xmlns="http://www.e-cegjegyzek.hu/2012/e-cegeljaras#"/>'),
};

describe('inspectFile', () => {
  it('[R5.21] has a format for every extension that any tenant allows', () => {
    for (const tenant of tenants) {
      for (const extension of policyOf(tenant).uploadExtensions) {
        expect(Object.hasOwn(formats, extension), extension).toBe(true);
        expect(samples[extension], extension).toBeDefined();
      }
    }
  });

  it.each(Object.keys(samples))('[R5.21] accepts the real content of .%s', async (extension) => {
    const found = await inspectFile(`x.${extension}`, samples[extension] ?? new Uint8Array());
    expect(found.validContent).toBe(true);
  });

  it.each(Object.keys(samples))('[R5.21] rejects other content as .%s', async (extension) => {
    const family = (name: string) => formats[name];
    for (const [other, bytes] of Object.entries(samples)) {
      // Any text is valid CSV, and the dossier formats share one format.
      const alike = family(other) === family(extension);
      const isText = extension === 'csv' && ['pdf', 'es3', 'et3', 'dosszie'].includes(other);
      if (alike || isText) continue;
      const found = await inspectFile(`x.${extension}`, bytes);
      expect(found.validContent, `${other} named ${extension}`).toBe(false);
    }
  });

  it('[R5.21] rejects truncated files and files without content', async () => {
    for (const [extension, bytes] of Object.entries(samples)) {
      if (extension === 'csv') continue;
      const cut = await inspectFile(`x.${extension}`, bytes.subarray(0, 6));
      expect(cut.validContent, extension).toBe(false);
    }
    expect((await inspectFile('x.csv', new Uint8Array())).validContent).toBe(false);
  });

  it('[R5.21] rejects XML with a DOCTYPE, so entities are never expanded', async () => {
    const bomb =
      '<!DOCTYPE d [<!ENTITY a "aaaa">]><Dossier xmlns="https://www.microsec.hu/ds/e-szigno30#">&a;</Dossier>';
    expect(await inspectFile('x.es3', Buffer.from(bomb))).toMatchObject({
      validContent: false,
      hindrance: 'documentTypeInXml',
    });
  });

  it('[R5.21] rejects a ZIP file with two entries of the same name', async () => {
    const bytes = Buffer.from(
      zipOf({
        '[Content_Types].xml': Buffer.from('a'),
        'word/document.xml': Buffer.from('b'),
        'word/documenu.xml': Buffer.from('c'),
      }),
    );
    const twice = Buffer.from(
      bytes.toString('latin1').replaceAll('documenu', 'document'),
      'latin1',
    );
    expect((await inspectFile('x.docx', twice)).validContent).toBe(false);
  });
});

describe('the inspection of unusable files', () => {
  const types = { '[Content_Types].xml': Buffer.from('<Types/>') };
  const zeros = (mebibytes: number) => new Uint8Array(mebibytes * 1024 * 1024);

  it('[R5.21] rejects files that unpack to too much, even inside another ZIP file', async () => {
    const large = zipOf({ ...types, 'word/document.xml': zeros(101) });
    const inner = zipOf({ 'a.txt': zeros(60) });
    const nested = asice({ 'a.asice': inner, 'b.zip': inner });
    const within = asice({ 'a.asice': inner });
    expect((await inspectFile('x.docx', large)).hindrance).toBe('unpacksTooLarge');
    expect((await inspectFile('x.asice', nested)).hindrance).toBe('unpacksTooLarge');
    expect(await inspectFile('x.asice', within)).toMatchObject({
      validContent: true,
      hindrance: null,
    });
  }, 30_000);

  it('[R5.21] rejects XML that names a document type', async () => {
    const xml = Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>');
    const office = zipOf({ ...types, 'word/document.xml': xml });
    const container = asice({ 'META-INF/signatures0.xml': xml });
    expect((await inspectFile('x.docx', office)).hindrance).toBe('documentTypeInXml');
    expect((await inspectFile('x.asice', container)).hindrance).toBe('documentTypeInXml');
  });

  it.each([
    ['needed for opening', 'opens', 'passwordNeeded', false],
    ['needed only for changes', '', null, true],
  ])(
    '[R5.21] considers how a PDF uses its password: %s',
    async (_when, userPassword, hindrance, valid) => {
      const document = await PDFDocument.create();
      document.addPage().drawText('amount 100');
      document.encrypt({ userPassword, ownerPassword: 'owner' });
      const bytes = await document.save({ useObjectStreams: false });
      expect(await inspectFile('x.pdf', bytes)).toMatchObject({ hindrance, validContent: valid });
    },
  );

  it('[R5.21] rejects office files that need a password', async () => {
    const bytes = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(512),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect((await inspectFile('x.docx', bytes)).hindrance).toBe('passwordNeeded');
  });
});

describe('the inspection of signatures', () => {
  it('[R5.22] finds a CMS signature enclosed by its byte range in a PDF', async () => {
    const bytes = pdfWithSignature('/Type /Sig /SubFilter /ETSI.CAdES.detached');
    expect((await inspectFile('x.pdf', bytes)).signed).toBe(true);
  });

  it('[R5.22] ignores time stamps, mere words and wrong byte ranges', async () => {
    const unsigned = [
      pdf('% /ByteRange [0 10 20 30] /Type /Sig'),
      pdfWithSignature('/Type /DocTimeStamp /SubFilter /ETSI.RFC3161'),
      pdfWithSignature('/Type /Sig', '3080' + '00'.repeat(40)),
    ];
    for (const bytes of unsigned) expect((await inspectFile('x.pdf', bytes)).signed).toBe(false);
  });

  it('[R5.22] ignores usage rights that a reader grants to a form', async () => {
    const rights =
      '/Type /Sig /SubFilter /adbe.pkcs7.detached /Reference [<</TransformMethod /UR3>>]';
    expect((await inspectFile('x.pdf', pdfWithSignature(rights))).signed).toBe(false);
  });

  it('[R5.22] finds none in an unsigned document', async () => {
    const bytes = await renderDocument(
      {
        title: 'Zmluva',
        issuer: 'Ister Bank',
        facts: [['Klient', 'Dunaj s.r.o.']],
        date: '01-02-2026',
        paragraphs: ['Text'],
        signatories: [],
        pages: 1,
        words: { page: 'strana', signature: 'Podpis', specimen: 'Vzorový dokument' },
      },
      await installedFonts(),
    );
    expect(await inspectFile('x.pdf', bytes)).toMatchObject({ validContent: true, signed: false });
  });

  it('[R5.22] finds XAdES and CAdES signatures in an ASiC-E container, and none in an unsigned one', async () => {
    const xades = asice({ 'META-INF/signatures0.xml': Buffer.from(signatureXml) });
    const cades = asice({
      'META-INF/signature.p7s': Buffer.concat([Buffer.from('3080', 'hex'), Buffer.alloc(80)]),
    });
    const manifestOnly = asice({ 'META-INF/manifest.xml': Buffer.from('<manifest/>') });
    expect((await inspectFile('x.asice', xades)).signed).toBe(true);
    expect((await inspectFile('x.asice', cades)).signed).toBe(true);
    expect((await inspectFile('x.asice', manifestOnly)).signed).toBe(false);
    expect((await inspectFile('x.asice', asice())).signed).toBe(false);
  });
});
