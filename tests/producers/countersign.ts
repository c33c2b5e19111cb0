import { readFileSync } from 'node:fs';
import { Certificate } from '../../simulator/signatures/formats/x509/certificate.ts';
import { folderOf, installed, run } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { javaSigners } from './java-signers.ts';
import { must, ownKey } from './keys.ts';
import type { KeyFile, SigningProgram, VerifyingProgram } from './programs.ts';

/** The programs needed to sign with poppler. */
export const signingTools = ['pdfsig', 'certutil', 'pk12util', 'openssl'] as const;

/** The tests' own signer in other programs. */
export interface OtherSigner {
  /** Its self-signed certificate. */
  readonly certificate: Certificate;
  readonly keyFile: KeyFile;
  readonly programs: readonly SigningProgram[];
  readonly verifiers: readonly VerifyingProgram[];
  remove(): void;
}

const nickname = 'other';
const password = 'test';

/**
 * Creates a key for the other programs, and the stores in which they find it.
 * @param root PEM of the root poppler trusts when it verifies
 * @returns null if one of the tools for poppler is missing
 */
export function openOtherSigner(root: string): OtherSigner | null {
  if (!signingTools.every(installed)) return null;
  const { folder, path, remove } = folderOf({ 'root.pem': root });
  const { key, certificate, der } = ownKey(folder, 'own', ['-newkey', 'rsa:2048']);
  const steps: readonly (readonly [string, readonly string[]])[] = [
    [
      'openssl',
      [
        ...['pkcs12', '-export', '-inkey', key, '-in', certificate],
        ...['-name', nickname, '-out', path('own.p12'), '-passout', `pass:${password}`],
      ],
    ],
    ['certutil', ['-N', '-d', folder, '--empty-password']],
    ['certutil', ['-A', '-d', folder, '-n', 'r', '-t', 'CT,CT,CT', '-i', path('root.pem')]],
    ['pk12util', ['-i', path('own.p12'), '-d', folder, '-W', password]],
    ['certutil', ['-M', '-d', folder, '-n', nickname, '-t', 'CTu,CTu,CTu']],
  ];
  for (const [program, args] of steps) must(program, args);
  const inFolder = <T>(pdf: Uint8Array, use: (from: string, to: string) => T): T => {
    const files = folderOf({ 'from.pdf': pdf });
    try {
      return use(files.path('from.pdf'), files.path('to.pdf'));
    } finally {
      files.remove();
    }
  };
  const poppler: SigningProgram & VerifyingProgram = {
    title: 'pdfsig',
    sign: (pdfs) =>
      pdfs.map((pdf) =>
        inFolder(pdf, (from, to) => {
          const args = ['-nssdir', folder, '-add-signature', '-nick', nickname, from, to];
          const { ok } = run('pdfsig', args);
          return ok ? new Uint8Array(readFileSync(to)) : null;
        }),
      ),
    valid: (pdfs) =>
      pdfs.map((pdf) =>
        inFolder(pdf, (from) => {
          const { output } = run('pdfsig', ['-no-ocsp', '-nssdir', folder, from]);
          return output.match(/Signature is Valid/g)?.length ?? 0;
        }),
      ),
  };
  const keyFile = { file: path('own.p12'), password };
  const java = javaSigners(keyFile, folder);
  return {
    certificate: Certificate.parse(der),
    keyFile,
    programs: [poppler, ...java.programs],
    verifiers: [poppler, ...java.verifiers],
    remove,
  };
}
