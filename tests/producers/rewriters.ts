/** Programs that rewrite a PDF, each in its own way. */
export interface Rewriter {
  readonly title: string;
  readonly program: string;
  /** The arguments with which the program creates `to` from `from`. */
  readonly args: (from: string, to: string) => readonly string[];
}

const qpdf = (title: string, ...options: readonly string[]): Rewriter => ({
  title: `qpdf, ${title}`,
  program: 'qpdf',
  args: (from, to) => ['--static-id', ...options, from, to],
});
const gs = (title: string, ...options: readonly string[]): Rewriter => ({
  title: `Ghostscript, ${title}`,
  program: 'gs',
  args: (from, to) => ['-q', '-dBATCH', '-dNOPAUSE', ...options, '-o', to, from],
});
const mutool = (title: string, ...options: readonly string[]): Rewriter => ({
  title: `MuPDF, ${title}`,
  program: 'mutool',
  args: (from, to) => ['clean', ...options, from, to],
});

export const rewriters: readonly Rewriter[] = [
  qpdf('linearized', '--linearize'),
  qpdf('linearized and packed', '--linearize', '--object-streams=generate'),
  qpdf('packed objects', '--object-streams=generate'),
  qpdf('nothing packed', '--qdf'),
  qpdf('nothing compressed', '--stream-data=uncompress', '--object-streams=disable'),
  qpdf('content in one piece', '--coalesce-contents', '--normalize-content=y'),
  qpdf('PDF 2.0', '--min-version=2.0', '--newline-before-endstream'),
  gs('as it likes', '-sDEVICE=pdfwrite'),
  gs('PDF 1.4', '-sDEVICE=pdfwrite', '-dCompatibilityLevel=1.4'),
  gs('for the screen', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/screen'),
  gs('for printing', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/prepress'),
  gs('as for an archive', '-sDEVICE=pdfwrite', '-dPDFA=2', '-dPDFACompatibilityPolicy=1'),
  gs('as a picture', '-sDEVICE=pdfimage8', '-r50'),
  { title: 'cairo', program: 'pdftocairo', args: (from, to) => ['-pdf', from, to] },
  { title: 'poppler, twice in one', program: 'pdfunite', args: (from, to) => [from, from, to] },
  {
    title: 'poppler, one page of it',
    program: 'pdfseparate',
    args: (from, to) => ['-f', '1', '-l', '1', from, to],
  },
  mutool('as it stands'),
  mutool('all packed', '-gggg', '-z'),
  mutool('nothing compressed', '-d', '-a'),
  mutool('cleaned', '-s', '-c'),
  { title: 'pdftk', program: 'pdftk', args: (from, to) => [from, 'output', to] },
  {
    title: 'pdftk, compressed',
    program: 'pdftk',
    args: (from, to) => [from, 'output', to, 'compress'],
  },
];
