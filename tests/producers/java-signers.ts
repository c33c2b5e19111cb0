import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { must } from './keys.ts';
import type { KeyFile, SigningProgram, VerifyingProgram } from './programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const bouncyCastle = ['bcprov', 'bcpkix', 'bcutil'];

/** The path where Debian installs a Java library. */
export const jarOf = (library: string): string => `/usr/share/java/${library}.jar`;

/** One of our programs that uses a Java library. */
interface JavaProgram {
  readonly title: string;
  readonly name: string;
  readonly libraries: readonly string[];
}

const iText: JavaProgram = {
  title: 'iText 5',
  name: 'SignWithIText',
  libraries: ['itext5', ...bouncyCastle],
};
const pdfBox: JavaProgram = {
  title: 'PDFBox 2',
  name: 'SignWithPdfBox',
  libraries: ['pdfbox2', 'fontbox2', 'commons-logging', ...bouncyCastle],
};

/** Paths of missing requirements of the programs. Empty if all are there. */
export const missingForJava = (): readonly string[] => [
  ...['java', 'javac'].filter((one) => !installed(one)),
  ...[iText, pdfBox].flatMap(missingLibraries),
];

const missingLibraries = ({ libraries }: JavaProgram): readonly string[] =>
  libraries.map(jarOf).filter((jar) => !existsSync(jar));

/** Compiles a program once. Null if a library is missing. */
function compiled(program: JavaProgram, folder: string): ((...args: string[]) => string) | null {
  if (!installed('javac') || missingLibraries(program).length > 0) return null;
  const { name, libraries } = program;
  const jars = libraries.map(jarOf).join(delimiter);
  must('javac', ['-cp', jars, '-d', folder, join(here, `${name}.java`)]);
  return (...args) => run('java', ['-cp', [folder, jars].join(delimiter), name, ...args]).output;
}

function signing(title: string, call: (pairs: readonly string[]) => string): SigningProgram {
  return {
    title,
    sign: (pdfs) => {
      const named = pdfs.map((pdf, index) => [`from${index}.pdf`, pdf] as const);
      const files = folderOf(Object.fromEntries(named));
      const pairs = pdfs.map((_pdf, index) => [
        files.path(`from${index}.pdf`),
        files.path(`to${index}.pdf`),
      ]);
      try {
        const said = call(pairs.flat());
        return pairs.map(([, to = '']) =>
          said.includes(`signed ${to}`) ? new Uint8Array(readFileSync(to)) : null,
        );
      } finally {
        files.remove();
      }
    },
  };
}

/**
 * The installed Java libraries, as programs that sign and verify PDFs.
 * @param folder output of the compiler
 */
export function javaSigners(
  { file, password }: KeyFile,
  folder: string,
): {
  readonly programs: readonly SigningProgram[];
  readonly verifiers: readonly VerifyingProgram[];
} {
  const text = compiled(iText, folder);
  const box = compiled(pdfBox, folder);
  return {
    programs: [
      ...(text ? [signing(iText.title, (pairs) => text(file, password, ...pairs))] : []),
      ...(box ? [signing(pdfBox.title, (pairs) => box('sign', file, password, ...pairs))] : []),
    ],
    verifiers: box
      ? [
          {
            title: pdfBox.title,
            valid: (pdfs) => {
              const names = pdfs.map((_pdf, index) => `${index}.pdf`);
              const files = folderOf(
                Object.fromEntries(pdfs.map((pdf, index) => [names[index], pdf])),
              );
              const said = box('verify', ...names.map(files.path));
              files.remove();
              return pdfs.map((_pdf, index) => Number(said.match(/^\d+$/gm)?.[index] ?? 0));
            },
          },
        ]
      : [],
  };
}
