import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { oids } from '../../simulator/signatures/formats/asn1/oids.ts';
import { signedData } from '../../simulator/signatures/signing/cms/signed-data.ts';
import type { Certificate } from '../../simulator/signatures/formats/x509/certificate.ts';
import type { Credential } from '../../simulator/signatures/signing/x509/credential.ts';
import { folderOf } from '../../simulator/signatures/validation/fixtures/tools.ts';
import { TICKS } from './process.ts';

/** Processes started in one measurement, because the clock of the operating system is coarse. */
const BATCH = 20;
const ROUNDS = 3;

/** A signature and the bytes it covers. */
export interface DetachedSignature {
  readonly cms: Uint8Array;
  readonly content: Uint8Array;
}

/** Milliseconds of processor used by all ended children of this process. */
function cpuOfChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
}

/** Milliseconds of processor one run of openssl takes, as the median of several batches. */
function costOf(args: readonly string[]): number {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuOfChildren();
    for (let run = 0; run < BATCH; run += 1) {
      const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
      if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
    }
    rounds.push((cpuOfChildren() - before) / BATCH);
  }
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
}

/** `openssl cms -verify` over files of its own. */
export class OpensslVerifier {
  readonly #files: ReturnType<typeof folderOf>;
  readonly #at: string;

  /** @param at the time at which the certificates must have been valid */
  constructor(root: Certificate, others: readonly Certificate[], at: Date) {
    this.#at = String(at.getTime() / 1000);
    this.#files = folderOf({
      'root.pem': root.toPem(),
      'others.pem': others.map((one) => one.toPem()).join(''),
    });
  }

  /** The cost of starting the program, in milliseconds of processor. */
  startCost(): number {
    return costOf(['version']);
  }

  /**
   * The cost of verifying a signature, including the start. @throws Error when openssl rejects it
   */
  verifyCost({ cms, content }: DetachedSignature): number {
    writeFileSync(this.#files.path('signature.der'), cms);
    writeFileSync(this.#files.path('content.bin'), content);
    return costOf([
      ...['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-attime', this.#at],
      ...['-in', this.#files.path('signature.der'), '-content', this.#files.path('content.bin')],
      ...['-CAfile', this.#files.path('root.pem'), '-certfile', this.#files.path('others.pem')],
      ...['-out', '/dev/null'],
    ]);
  }

  /** A signature over bytes in the form openssl reads. */
  detached(content: Uint8Array, signer: Credential): DetachedSignature {
    const digest = createHash('sha256').update(content).digest();
    const plan = { credential: signer, contentType: oids.data, digest };
    return { cms: signedData({ ...plan, certificates: signer.authorities }), content };
  }

  close(): void {
    this.#files.remove();
  }
}
