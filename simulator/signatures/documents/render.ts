import { PDFDocument, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { pageGeometry as geometry, riverLine, wrapText } from './layout.ts';

/**
 * Renders documents of plain text as real PDFs. Noto Sans has every letter of the eight languages.
 * The standard PDF fonts would print `?` for č, ő, ș or Б.
 */

const ink = rgb(0.09, 0.15, 0.24);
const soft = rgb(0.42, 0.47, 0.54);
const river = rgb(0.72, 0.8, 0.86);

/** Words printed in addition to the document's own text, in its language. */
export interface DocumentWords {
  readonly page: string;
  readonly signature: string;
  /** Footer of each page: the document is a specimen. */
  readonly specimen: string;
}

/** Content of a rendered document. */
export interface PrintedDocument {
  readonly title: string;
  /** Printed at the top of each page, and stored as the author of the file. */
  readonly issuer: string;
  /** Lines below the title: a label and its value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Date of the document and of the file, dd-mm-yyyy. */
  readonly date: string;
  /** Printed as numbered clauses, and repeated until the pages are full. */
  readonly paragraphs: readonly string[];
  /** Names printed under the signature lines. */
  readonly signatories: readonly string[];
  /** Minimum number of pages. */
  readonly pages: number;
  readonly words: DocumentWords;
}

/** Bytes of the two TrueType fonts. */
export type FontFiles = readonly [regular: Uint8Array, bold: Uint8Array];

interface Pen {
  readonly pdf: PDFDocument;
  readonly document: PrintedDocument;
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  page: PDFPage;
  y: number;
}

/** Text is drawn letter by letter. Reading the tables that would move letters costs most of the drawing. */
const withoutPositions = { kern: false, mark: false, mkmk: false };

const left = geometry.margin;
const textWidth = geometry.width - 2 * geometry.margin;

function startPage(pen: Pen): void {
  pen.page = pen.pdf.addPage([geometry.width, geometry.height]);
  for (let index = 0; index < 4; index += 1) {
    pen.page.drawSvgPath(riverLine(index, geometry.width), {
      x: 0,
      y: geometry.height - 14,
      borderColor: river,
      borderWidth: 0.8,
    });
  }
  pen.page.drawText(pen.document.issuer, {
    x: left,
    y: geometry.height - 58,
    size: 11,
    font: pen.bold,
    color: ink,
  });
  pen.y = geometry.height - geometry.headerHeight - 24;
}

function needRoom(pen: Pen, height: number): void {
  if (pen.y - height < geometry.footerHeight + 16) startPage(pen);
}

function writeLines(pen: Pen, text: string, font: PDFFont, size: number, gap: number): void {
  const lineHeight = size * 1.5;
  for (const line of wrapText(text, textWidth, (part) => font.widthOfTextAtSize(part, size))) {
    needRoom(pen, lineHeight);
    pen.page.drawText(line, { x: left, y: pen.y - size, size, font, color: ink });
    pen.y -= lineHeight;
  }
  pen.y -= gap;
}

function writeFacts(pen: Pen): void {
  for (const [label, value] of pen.document.facts) {
    needRoom(pen, 16);
    pen.page.drawText(label, { x: left, y: pen.y - 9, size: 9, font: pen.regular, color: soft });
    pen.page.drawText(value, { x: left + 130, y: pen.y - 9, size: 9, font: pen.bold, color: ink });
    pen.y -= 16;
  }
  pen.y -= 18;
}

function writeSignatureFields(pen: Pen): void {
  const label = pen.document.words.signature;
  for (const name of pen.document.signatories) {
    needRoom(pen, 64);
    pen.y -= 44;
    pen.page.drawLine({
      start: { x: left, y: pen.y },
      end: { x: left + 220, y: pen.y },
      thickness: 0.6,
      color: soft,
    });
    pen.page.drawText(`${label}: ${name}`, {
      x: left,
      y: pen.y - 13,
      size: 9,
      font: pen.regular,
      color: soft,
    });
    pen.y -= 20;
  }
}

function writeFooters(pen: Pen): void {
  const { words } = pen.document;
  const pages = pen.pdf.getPages();
  pages.forEach((page, index) => {
    const text = `${words.specimen}  ·  ${words.page} ${index + 1} / ${pages.length}`;
    page.drawText(text, { x: left, y: 30, size: 8, font: pen.regular, color: soft });
  });
}

/**
 * Renders a document.
 * @returns PDF bytes. The same document always gives the same bytes, because the file contains no
 *   time of rendering.
 */
export async function renderDocument(
  document: PrintedDocument,
  [regularFile, boldFile]: FontFiles,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const embed = (file: Uint8Array, customName: string) =>
    pdf.embedFont(file, { subset: true, customName, features: withoutPositions });
  const regular = await embed(regularFile, 'NotoSans');
  const bold = await embed(boldFile, 'NotoSansSemiBold');

  const made = new Date(`${document.date.split('-').reverse().join('-')}T00:00:00Z`);
  const moment = Number.isNaN(made.getTime()) ? new Date(0) : made;
  pdf.setTitle(document.title, { showInWindowTitleBar: true });
  pdf.setAuthor(document.issuer);
  pdf.setCreationDate(moment);
  pdf.setModificationDate(moment);

  const pen = { pdf, document, regular, bold, y: 0 } as Pen;
  startPage(pen);
  writeLines(pen, document.title, bold, 20, 10);
  writeFacts(pen);
  let clause = 1;
  do {
    for (const paragraph of document.paragraphs) {
      writeLines(pen, `${clause}.  ${paragraph}`, regular, 10.5, 9);
      clause += 1;
    }
  } while (pdf.getPageCount() < document.pages && document.paragraphs.length > 0);
  writeSignatureFields(pen);
  writeFooters(pen);
  return pdf.save({ useObjectStreams: true });
}
