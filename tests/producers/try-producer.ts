import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { TestTrust } from '../../simulator/signing/trust/test-trust.ts';
import type { Credential } from '../../simulator/signing/x509/credential.ts';
import { lookedAt, sign } from '../../simulator/validation/fixtures/files.ts';
import { validateFile } from '../../simulator/validation/validate-file.ts';
import type { OtherSigner } from './countersign.ts';

/** Who signs, and who is trusted. */
export interface Signers {
  readonly trust: TestTrust;
  readonly first: Credential;
  readonly second: Credential;
  /** A signer at another program; null where that is missing. */
  readonly other: OtherSigner | null;
}

/** What was tried with one file, and what went wrong. */
export interface Tried {
  /** Ways of signing that were tried. */
  readonly ways: readonly string[];
  readonly faults: readonly string[];
}

const visibleLines = ['TEST Jana Nováková', 'Zatoka'];

const passed = 'TOTAL_PASSED';
/** Each file is signed by two. */
const signatures = 2;

function told({ signatures, errorGroups }: ValidationNode): string {
  const all = signatures.map(
    (one) => `${one.signatureIndication}/${one.signatureSubIndication ?? ''}`,
  );
  const ids = errorGroups.flatMap(({ errors }) => errors.map(({ errorId }) => errorId));
  return `${all.join(' ')} (${ids.join(' ')})`;
}

/**
 * Signs a file by ourselves twice, by the other program after us, and by us after the other program, and
 * has both sides look at the result. Nobody's signature may suffer.
 */
export async function tryProducer(bytes: Uint8Array, signers: Signers): Promise<Tried> {
  const { trust, first, second, other } = signers;
  const ways: string[] = [];
  const faults: string[] = [];
  const anchors = [trust.root, ...(other ? [other.certificate] : [])].map((certificate) => ({
    certificate,
    listed: true,
  }));
  const check = async (way: string, signed: Uint8Array) => {
    ways.push(way);
    const node = await validateFile('a.pdf', signed, { anchors, at: lookedAt });
    const found = node.signatures.map(({ signatureIndication }) => signatureIndication);
    const all = found.length === signatures && found.every((one) => one === passed);
    if (!all) faults.push(`${way}: ${told(node)}`);
    if (!other) return;
    const valid = other.verify(signed).match(/Signature is Valid/g)?.length ?? 0;
    if (valid !== signatures) faults.push(`${way}: pdfsig finds ${valid} valid`);
  };
  try {
    const once = await sign(bytes, first, trust, { visibleLines });
    await check('twice by us', await sign(once, second, trust, { visibleLines }));
    const after = other?.sign(once);
    if (other && !after) ways.push('not by pdfsig');
    if (after) await check('by pdfsig after us', after);
    const before = other?.sign(bytes);
    if (before) {
      const signed = await sign(before, second, trust, { visibleLines });
      await check('by us after pdfsig', signed);
    }
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return { ways, faults };
}
