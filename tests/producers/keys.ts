import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../simulator/signatures/validation/fixtures/tools.ts';

/** A key and its self-signed certificate. */
export interface OwnKey {
  /** Path of the private key in PEM. */
  readonly key: string;
  /** Path of the certificate in PEM. */
  readonly certificate: string;
  readonly der: Uint8Array;
}

/** Runs a program that has to succeed. */
export function must(program: string, args: readonly string[], cwd?: string): void {
  const { ok, output } = run(program, args, cwd);
  if (!ok) throw new Error(`${program}: ${output}`);
}

/**
 * Creates a key with a self-signed certificate for signing documents.
 * @param options of `openssl req`: the kind of key, further extensions
 */
export function ownKey(folder: string, name: string, options: readonly string[]): OwnKey {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.pem`)];
  must('openssl', [
    ...['req', '-x509', '-nodes', '-days', '3650', ...options],
    ...['-subj', '/CN=Other signer/O=Elsewhere/C=CZ', '-keyout', key, '-out', certificate],
    ...['-addext', 'keyUsage=critical,digitalSignature,nonRepudiation'],
  ]);
  return { key, certificate, der: new X509Certificate(readFileSync(certificate)).raw };
}
