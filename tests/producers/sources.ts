import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { plainPdf } from '../../simulator/signatures/validation/fixtures/files.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { richPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { formPdf } from '../pdf/samples.ts';
import { jarOf } from './java-signers.ts';

/** A PDF to start from, and the program that wrote it. */
export interface Source {
  readonly title: string;
  /** The program it needs. Null if this repository is enough. */
  readonly program: string | null;
  /** A library it needs as well. */
  readonly library?: string;
  readonly make: () => Promise<Uint8Array>;
}

/** A program's output for a text, read from the file it wrote. */
function madeBy(
  program: string,
  name: string,
  text: string,
  args: (from: string, to: string) => readonly string[],
): Promise<Uint8Array> {
  const files = folderOf({ [name]: text });
  try {
    const said = run(program, args(files.path(name), files.path('to.pdf')), files.folder);
    if (!existsSync(files.path('to.pdf'))) {
      return Promise.reject(new Error(`${program} wrote nothing: ${said.output.slice(0, 200)}`));
    }
    return Promise.resolve(new Uint8Array(readFileSync(files.path('to.pdf'))));
  } finally {
    files.remove();
  }
}

/** Several pages with a drawing, lines of text and a table. */
async function longPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= 3; number += 1) {
    const page = pdf.addPage();
    page.drawRectangle({ x: 50, y: 700, width: 300, height: 60, color: rgb(0.8, 0.9, 1) });
    for (let line = 0; line < 40; line += 1) {
      page.drawText(`clause ${number}.${line} of the contract`, {
        x: 60,
        y: 650 - line * 12,
        size: 10,
        font,
      });
    }
  }
  pdf.setTitle('Contract');
  return pdf.save();
}

const here = fileURLToPath(new URL('.', import.meta.url));

/** A Java library. Its first file shows whether it is installed. */
function java(
  title: string,
  libraries: readonly [string, ...string[]],
  file: string,
  ...more: readonly string[]
): Source {
  const make = () =>
    madeBy('java', 'unused', '', (_from, to) => [
      ...['-cp', libraries.map(jarOf).join(delimiter), join(here, file), to],
      ...more,
    ]);
  return { title, program: 'java', library: jarOf(libraries[0]), make };
}

/** LibreOffice's output for a file, by one of its filters. */
function office(title: string, filter: string, name = 'to.html', text = page): Source {
  const make = () =>
    madeBy('soffice', name, text, (from) => ['--headless', '--convert-to', `pdf:${filter}`, from]);
  return { title, program: 'soffice', make };
}

const page =
  '<!doctype html><html lang="en"><title>Contract</title><h1>Contract</h1><p>amount 100</p><table border><tr><td>a<td>b</table></html>';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect x="40" y="40" width="200" height="80" fill="#cde"/><text x="50" y="80">amount 100</text></svg>';

export const sources: readonly Source[] = [
  { title: 'pdf-lib', program: null, make: () => plainPdf() },
  { title: 'pdf-lib, packed objects', program: null, make: () => plainPdf(true) },
  { title: 'pdf-lib, a form', program: null, make: () => formPdf(false) },
  { title: 'pdf-lib, a form, packed objects', program: null, make: () => formPdf(true) },
  { title: 'pdf-lib, several pages', program: null, make: longPdf },
  { title: 'written by hand', program: null, make: () => Promise.resolve(richPdf()) },
  {
    title: 'groff by way of Ghostscript',
    program: 'groff',
    make: () => {
      const files = folderOf({ 'a.ms': '.TL\nContract\n.PP\nThe amount is 100.\n' });
      const { output } = run('groff', ['-ms', '-Tps', files.path('a.ms')]);
      files.remove();
      return madeBy('ps2pdf', 'a.ps', output, (from, to) => [from, to]);
    },
  },
  {
    title: 'Chromium, a page printed',
    program: 'chromium',
    make: () =>
      madeBy('chromium', 'a.html', page, (from, to) => [
        ...['--headless', '--no-sandbox', '--disable-gpu', `--print-to-pdf=${to}`],
        `file://${from}`,
      ]),
  },
  java('PDFBox', ['pdfbox2', 'fontbox2', 'commons-logging'], 'MakeWithPdfBox.java'),
  java('iText', ['itext'], 'MakeWithIText.java'),
  java('iText, packed objects', ['itext'], 'MakeWithIText.java', 'packed'),
  office('LibreOffice Writer', 'writer_web_pdf_Export'),
  office(
    'LibreOffice Writer, as for an archive',
    'writer_web_pdf_Export:{"SelectPdfVersion":{"type":"long","value":"2"}}',
  ),
  office(
    'LibreOffice Writer, tagged',
    'writer_web_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}',
  ),
  office('LibreOffice Draw', 'draw_pdf_Export', 'to.svg', drawing),
  {
    title: 'librsvg and cairo',
    program: 'rsvg-convert',
    make: () =>
      madeBy('rsvg-convert', 'a.svg', drawing, (from, to) => ['-f', 'pdf', '-o', to, from]),
  },
  {
    title: 'Qt by way of wkhtmltopdf',
    program: 'wkhtmltopdf',
    make: () => madeBy('wkhtmltopdf', 'a.html', page, (from, to) => ['-q', from, to]),
  },
];

/** The sources whose programs are installed. */
export const sourcesAtHand = (): readonly Source[] =>
  sources.filter((one) => missingOf(one).length === 0);

/** Missing requirements of a source. Empty if it can be created. */
export const missingOf = ({ program, library }: Source): readonly string[] => [
  ...(program !== null && !installed(program) ? [program] : []),
  ...(library !== undefined && !existsSync(library) ? [library] : []),
];
