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

/** A page with these entries of signature fields, one above the other. */
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

/** What a field says, as a string of UTF-16. */
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

describe('[A-500] a signer of a form with prepared fields', () => {
  it.each([
    ['that names nobody, in the order of the form', ['/T(Sig1)', '/T(Sig2)'], 'Sig1', 'Sig1'],
    [
      'that names the side',
      ['/T(BankSignature)', '/T(ClientSignature)'],
      'ClientSignature',
      'BankSignature',
    ],
    [
      'whose tooltip names the side',
      [`/T(a)/TU${utf16('Podpis banky')}`, `/T(b)/TU${utf16('Podpis zákazníka')}`],
      'b',
      'a',
    ],
    [
      'whose caption names the side',
      ['/T(a)/MK<</CA(Bank)>>', '/T(b)/MK<</CA(Client)>>'],
      'b',
      'a',
    ],
    [
      'that names the person',
      [`/T(a)/TU${utf16('Petr Dvořák')}`, '/T(Podpis_Novakova_Jana)'],
      'Podpis_Novakova_Jana',
      'a',
    ],
    [
      'that names nobody, before one that names another',
      ['/T(EvaBlack)', '/T(x)'],
      'x',
      'EvaBlack',
    ],
    ['but none that names others', ['/T(PetrDvorak)', '/T(BankSignature)'], null, 'PetrDvorak'],
  ])('signs in the field %s', (_which, fields, first, second) => {
    expect(chosen(fields, client)).toBe(first);
    expect(chosen(fields, bank)).toBe(second);
  });

  it.each([
    ['is signed', '/V<</Type/Sig>>'],
    ['is hidden', '/F 2'],
    ['is for reading only', '/Ff 1'],
    ['takes no room', '/Rect[0 0 0 0]'],
    ['is outside of what is shown', '/Rect[100 100 200 140]'],
    ['asks for a certification', '/SV<</MDP<</P 2>>>>'],
    ['asks for a digest', '/SV<</Ff 64/DigestMethod[(SHA512)]>>'],
    ['is no signature', '/FT/Tx'],
  ])('leaves a field alone that %s', (_what, entries) => {
    expect(chosen([`/T(Sig1)${entries}`], client, '/CropBox[0 150 595 842]')).toBe(null);
  });

  it('fills the fields and draws nothing at the foot of the page', async () => {
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
    // What is left are the time stamps of the document, which nobody sees.
    expect(signers.slice(2).map(([name]) => name)).toEqual(['TimeStamp1', 'TimeStamp2']);
    // A prepared lock comes into force with the signature.
    expect(Buffer.from(file.bytes).includes('/TransformMethod /FieldMDP')).toBe(true);
  });

  it('signs at the foot of the page when all fields are taken', async () => {
    const { signer } = await openTrust();
    const once = await signedPdf(form(['/T(Sig1)']), signer, trust, { visibleLines: ['TEST'] });
    const twice = await signedPdf(once, signer, trust, { visibleLines: ['TEST'] });
    const names = terminalFields(new PdfFile(twice)).map(({ name }) => name);
    expect(names).toEqual(['Sig1', 'TimeStamp1', 'Signature1', 'TimeStamp2']);
  });
});
