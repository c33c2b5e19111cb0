import { describe, expect, it } from 'vitest';
import { pdfText } from './text.ts';
import { PdfName, PdfString } from './values.ts';
import { textString } from './write.ts';

const hex = (digits: string) => pdfText(new PdfString(Buffer.from(digits, 'hex')));

describe('[R3.6] a PDF text string', () => {
  it.each([
    ['PDFDocEncoding', '4b8b75a02d18', 'K‰u€-˘'],
    ['UTF-16', 'feff004b00e1d83dde00', 'Ká😀'],
    ['UTF-16 in little-endian order', 'fffe4b00e100', 'Ká'],
    ['UTF-16 with a language code', 'feff001b00630073001b004b00e1', 'Ká'],
    ['UTF-16 with half a character at its end', 'feff004b00', 'K'],
    ['UTF-8', 'efbbbf4bc3a1', 'Ká'],
  ])('is read in %s', (_encoding, digits, text) => {
    expect(hex(digits)).toBe(text);
  });

  it('is the written text, and empty for a value of another type', () => {
    for (const text of ['Signature1', 'Podpis klienta č. 1', 'Клиент']) {
      expect(pdfText(textString(text))).toBe(text);
    }
    expect(pdfText(new PdfName('Signature1'))).toBe('');
  });
});
