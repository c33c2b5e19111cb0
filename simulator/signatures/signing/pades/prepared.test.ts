import { beforeAll, describe, expect, it } from 'vitest';
import type { SignerHints } from '../order.ts';
import { terminalFields } from '../../formats/pdf/fields.ts';
import { PdfFile } from '../../formats/pdf/file.ts';
import { pdfText } from '../../formats/pdf/text.ts';
import {
  identity,
  indications,
  openTrust,
  signedAt,
  signedPdf,
  validate,
} from '../../validation/fixtures/files.ts';
import { stream, writtenPdf } from '../../validation/fixtures/written-pdf.ts';
import { signFile } from '../sign-file.ts';
import type { TestTrust } from '../trust/test-trust.ts';
import { preparedFieldFor } from './prepared.ts';

let trust: TestTrust;

beforeAll(async () => {
  ({ trust } = await openTrust());
});

/** A page with signature fields, one above the other, from their dictionary entries. */
function form(fields: readonly string[], page = ''): Uint8Array {
  const refs = fields.map((_, index) => `${index + 5} 0 R`).join(' ');
  return writtenPdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Annots[${refs}]${page}>>`,
    stream('', ''),
    ...fields.map(
      (entries, index) =>
        `<</Type/Annot/Subtype/Widget/FT/Sig/F 4/Rect[100 ${200 + index * 60} 300 ${240 + index * 60}]${entries}>>`,
    ),
  ]);
}

const client: SignerHints = {
  side: 'CLIENT',
  names: ['Jana Novakova', 'Jana Nováková'],
  others: ['Petr Dvorak', 'Petr Dvořák', 'Eva Black'],
};
const bank: SignerHints = {
  side: 'BANK',
  names: ['Petr Dvorak', 'Petr Dvořák'],
  others: client.names,
};

const chosen = (fields: readonly string[], hints: SignerHints, page = '') =>
  preparedFieldFor(new PdfFile(form(fields, page)), hints)?.field.name ?? null;

/** Text of a field as a UTF-16 string. */
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

describe('[A-500] a signer of a form with prepared fields', () => {
  it.each([
    ['without a name, in the order of the form', ['/T(Sig1)', '/T(Sig2)'], 'Sig1', 'Sig1'],
    [
      'that names the signer’s side',
      ['/T(BankSignature)', '/T(ClientSignature)'],
      'ClientSignature',
      'BankSignature',
    ],
    [
      'whose tooltip names the signer’s side',
      [`/T(a)/TU${utf16('Podpis banky')}`, `/T(b)/TU${utf16('Podpis zákazníka')}`],
      'b',
      'a',
    ],
    [
      'whose caption names the signer’s side',
      ['/T(a)/MK<</CA(Bank)>>', '/T(b)/MK<</CA(Client)>>'],
      'b',
      'a',
    ],
    [
      'that names the signer',
      [`/T(a)/TU${utf16('Petr Dvořák')}`, '/T(Podpis_Novakova_Jana)'],
      'Podpis_Novakova_Jana',
      'a',
    ],
    [
      'without a name, rather than one that names another signer',
      ['/T(EvaBlack)', '/T(x)'],
      'x',
      'EvaBlack',
    ],
    ['unless it names another signer', ['/T(PetrDvorak)', '/T(BankSignature)'], null, 'PetrDvorak'],
  ])('signs in the field %s', (_which, fields, first, second) => {
    expect(chosen(fields, client)).toBe(first);
    expect(chosen(fields, bank)).toBe(second);
  });

  it.each([
    ['is signed', '/V<</Type/Sig>>'],
    ['is hidden', '/F 2'],
    ['is read-only', '/Ff 1'],
    ['has no area', '/Rect[0 0 0 0]'],
    ['is outside the visible page', '/Rect[100 100 200 140]'],
    ['requires a certification', '/SV<</MDP<</P 2>>>>'],
    ['requires a certain digest', '/SV<</Ff 64/DigestMethod[(SHA512)]>>'],
    ['is not a signature field', '/FT/Tx'],
  ])('ignores a field that %s', (_what, entries) => {
    expect(chosen([`/T(Sig1)${entries}`], client, '/CropBox[0 150 595 842]')).toBe(null);
  });

  it('fills the fields and draws nothing at the bottom of the page', async () => {
    const fields = [
      '/T(BankSignature)/Lock<</Type/SigFieldLock/Action/All>>',
      '/T(ClientSignature)',
    ];
    let file = { fileName: 'a.pdf', bytes: form(fields) };
    for (const [name, hints] of [
      ['Jana Nováková', client],
      ['Petr Dvořák', bank],
    ] as const) {
      const order = { signer: identity(name), at: signedAt.toISOString(), hints };
      file = await signFile(file, order, trust);
    }
    expect(indications(await validate(file.bytes, trust))).toEqual([
      'TOTAL_PASSED',
      'TOTAL_PASSED',
    ]);
    const read = new PdfFile(file.bytes);
    const signers = terminalFields(read).map(({ name, value }) => [
      name,
      pdfText(read.resolve(read.dict(value)?.get('Name') ?? null)),
    ]);
    expect(signers.slice(0, 2)).toEqual([
      ['BankSignature', 'Petr Dvořák'],
      ['ClientSignature', 'Jana Nováková'],
    ]);
    // The rest are the invisible time stamps of the document.
    expect(signers.slice(2).map(([name]) => name)).toEqual(['TimeStamp1', 'TimeStamp2']);
    // A prepared lock applies from the signature on.
    expect(Buffer.from(file.bytes).includes('/TransformMethod /FieldMDP')).toBe(true);
  });

  it('signs at the bottom of the page if all fields are taken', async () => {
    const { signer } = await openTrust();
    const once = await signedPdf(form(['/T(Sig1)']), signer, trust, { visibleLines: ['TEST'] });
    const twice = await signedPdf(once, signer, trust, { visibleLines: ['TEST'] });
    const names = terminalFields(new PdfFile(twice)).map(({ name }) => name);
    expect(names).toEqual(['Sig1', 'TimeStamp1', 'Signature1', 'TimeStamp2']);
  });
});
