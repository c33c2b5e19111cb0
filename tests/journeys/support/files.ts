import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Locator, Page } from 'playwright/test';

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real PDF of two pages; every call makes other bytes, as the text and the moment differ. */
export async function realPdf(name: string, text: string): Promise<TestFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const page of [document.addPage([595, 842]), document.addPage([595, 842])]) {
    page.drawText(text, { x: 60, y: 760, size: 18, font });
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** A PDF padded to an exact size, in bytes: a long comment, then the end once more. */
export async function pdfOfSize(name: string, size: number): Promise<TestFile> {
  const small = await realPdf(name, 'Padded to an exact size');
  const startxref = /startxref\s+\d+\s+%%EOF\s*$/.exec(small.buffer.toString('latin1'))?.[0] ?? '';
  const end = Buffer.from(`\n${startxref}`);
  const comment = Buffer.alloc(size - small.buffer.length - end.length, ' ');
  comment.write('\n%');
  return { ...small, buffer: Buffer.concat([small.buffer, comment, end]) };
}

/** The card of a document, opened; of several with the title, the first. */
export async function openCard(page: Page, title: string): Promise<Locator> {
  const card = page.getByRole('article', { name: title, exact: true }).first();
  const toggle = card.getByRole('button', { name: title, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  return card;
}
