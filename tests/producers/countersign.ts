import { readFileSync } from 'node:fs';
import { Certificate } from '../../simulator/formats/x509/certificate.ts';
import { folderOf, installed, run } from '../../simulator/validation/fixtures/tools.ts';

/** What it takes to sign with poppler. */
export const signingTools = ['pdfsig', 'certutil', 'pk12util', 'openssl'] as const;

/** A signer of the tests' own at another program. */
export interface OtherSigner {
  /** Its certificate, which nobody else vouches for. */
  readonly certificate: Certificate;
  /** Signs a PDF with poppler, which adds a signature in a further revision; null when it will not. */
  sign(pdf: Uint8Array): Uint8Array | null;
  /** What poppler says of the signatures of a PDF. */
  verify(pdf: Uint8Array): string;
  remove(): void;
}

const nickname = 'other';

/**
 * Makes a key for poppler, and a store in which it finds it.
 * @param root PEM of the root it is to trust when it verifies
 * @returns null where one of the tools is missing
 */
export function openOtherSigner(root: string): OtherSigner | null {
  if (!signingTools.every(installed)) return null;
  const { folder, path, remove } = folderOf({ 'root.pem': root });
  const steps: readonly (readonly [string, readonly string[]])[] = [
    [
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650'],
        ...['-subj', '/CN=Other signer/O=Elsewhere/C=CZ', '-keyout', path('key.pem')],
        ...[
          '-out',
          path('own.pem'),
          '-addext',
          'keyUsage=critical,digitalSignature,nonRepudiation',
        ],
      ],
    ],
    [
      'openssl',
      [
        ...['pkcs12', '-export', '-inkey', path('key.pem'), '-in', path('own.pem')],
        ...['-name', nickname, '-out', path('own.p12'), '-passout', 'pass:'],
      ],
    ],
    ['certutil', ['-N', '-d', folder, '--empty-password']],
    ['certutil', ['-A', '-d', folder, '-n', 'r', '-t', 'CT,CT,CT', '-i', path('root.pem')]],
    ['pk12util', ['-i', path('own.p12'), '-d', folder, '-W', '']],
    ['certutil', ['-M', '-d', folder, '-n', nickname, '-t', 'CTu,CTu,CTu']],
  ];
  for (const [program, args] of steps) {
    const { ok, output } = run(program, args);
    if (!ok) throw new Error(`${program}: ${output}`);
  }
  const base64 = readFileSync(path('own.pem'), 'utf8').replace(/-----[^-]+-----|\s/g, '');
  const certificate = Certificate.parse(Buffer.from(base64, 'base64'));
  const inFolder = <T>(pdf: Uint8Array, use: (from: string, to: string) => T): T => {
    const files = folderOf({ 'from.pdf': pdf });
    try {
      return use(files.path('from.pdf'), files.path('to.pdf'));
    } finally {
      files.remove();
    }
  };
  return {
    certificate,
    sign: (pdf) =>
      inFolder(pdf, (from, to) => {
        const args = ['-nssdir', folder, '-add-signature', '-nick', nickname, from, to];
        const { ok } = run('pdfsig', args);
        return ok ? new Uint8Array(readFileSync(to)) : null;
      }),
    verify: (pdf) =>
      inFolder(pdf, (from) => run('pdfsig', ['-no-ocsp', '-nssdir', folder, from]).output),
    remove,
  };
}
