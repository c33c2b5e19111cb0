import { readFileSync } from 'node:fs';
import { plainPdf } from '../../simulator/signatures/validation/fixtures/files.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { richPdf } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';
import { formPdf } from '../pdf/samples.ts';
import { rewriters } from '../producers/rewriters.ts';
import { sourcesAtHand } from '../producers/sources.ts';

/** A file whose form is changed, unsigned, with the title of the program that wrote it. */
export type FormSample = readonly [title: string, bytes: Uint8Array];

/** A file as another program writes it. Empty if that program is missing. */
function rewritten(bytes: Uint8Array, title: string): readonly FormSample[] {
  const rewriter = rewriters.find((one) => one.title === title);
  if (!rewriter || !installed(rewriter.program)) return [];
  const files = folderOf({ 'from.pdf': bytes });
  const { ok } = run(rewriter.program, rewriter.args(files.path('from.pdf'), files.path('to.pdf')));
  const made: readonly FormSample[] = ok
    ? [[title, new Uint8Array(readFileSync(files.path('to.pdf')))]]
    : [];
  files.remove();
  return made;
}

async function written(title: string): Promise<readonly FormSample[]> {
  const source = sourcesAtHand().find((one) => one.title === title);
  return source ? [[title, await source.make()]] : [];
}

/** Files this repository writes without other programs. */
export const ownSamples = async (): Promise<readonly FormSample[]> => [
  ['pdf-lib', await plainPdf()],
  ['pdf-lib, packed objects', await plainPdf(true)],
  ['pdf-lib, a form, packed objects', await formPdf(true)],
  ['written by hand', richPdf()],
];

/** Files of all installed programs. */
export async function allSamples(): Promise<readonly FormSample[]> {
  const [plain, form] = [await plainPdf(), await formPdf(false)];
  return [
    ...(await ownSamples()),
    ...rewritten(plain, 'qpdf, linearized'),
    ...rewritten(richPdf(), 'qpdf, packed objects'),
    ...rewritten(plain, 'Ghostscript, as it likes'),
    ...rewritten(form, 'MuPDF, all packed'),
    ...rewritten(form, 'poppler, one page of it'),
    ...rewritten(plain, 'cairo'),
    ...rewritten(plain, 'pdftk'),
    ...(await written('LibreOffice Writer')),
    ...(await written('LibreOffice Writer, tagged')),
  ];
}
