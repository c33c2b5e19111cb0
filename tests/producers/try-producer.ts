import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
import type { Credential } from '../../simulator/signatures/signing/x509/credential.ts';
import { lookedAt, signedPdf } from '../../simulator/signatures/validation/fixtures/files.ts';
import { validateFile } from '../../simulator/signatures/validation/validate-file.ts';
import type { OtherSigner } from './countersign.ts';

/** The signers, and the trusted certificates. */
export interface Signers {
  readonly trust: TestTrust;
  readonly first: Credential;
  readonly second: Credential;
  /** A signer in other programs. Null if those are missing. */
  readonly other: OtherSigner | null;
}

/** The tests made with one file, and the problems found. */
export interface Tried {
  /** Ways of signing that were tried. */
  readonly ways: readonly string[];
  readonly problems: readonly string[];
}

const visibleLines = ['TEST Jana Nováková', 'Zatoka'];

export const passed = 'TOTAL_PASSED';
/** Each file has two signatures. */
const signatures = 2;

/** The findings about a file, in one line. */
export function findingsOf({ signatures, errorGroups }: ValidationNode): string {
  const all = signatures.map(
    (one) => `${one.signatureIndication}/${one.signatureSubIndication ?? ''}`,
  );
  const ids = errorGroups.flatMap(({ errors }) => errors.map(({ errorId }) => errorId));
  return `${all.join(' ')} (${ids.join(' ')})`;
}

/**
 * Signs a file with our code twice, with each other program after us, and with our code after each
 * other program. All sides verify the result. No signature may become invalid.
 */
export async function tryProducer(bytes: Uint8Array, signers: Signers): Promise<Tried> {
  const { trust, first, second, other } = signers;
  const ways: string[] = [];
  const made: (readonly [way: string, signed: Uint8Array])[] = [];
  const problems: string[] = [];
  const anchors = [trust.root, ...(other ? [other.certificate] : [])].map((certificate) => ({
    certificate,
    listed: true,
  }));
  const check = async (way: string, signed: Uint8Array) => {
    ways.push(way);
    const node = await validateFile('a.pdf', signed, { anchors, at: lookedAt });
    const found = node.signatures.map(({ signatureIndication }) => signatureIndication);
    const all = found.length === signatures && found.every((one) => one === passed);
    if (!all) problems.push(`${way}: ${findingsOf(node)}`);
    made.push([way, signed]);
  };
  try {
    const once = await signedPdf(bytes, first, trust, { visibleLines });
    await check('twice by us', await signedPdf(once, second, trust, { visibleLines }));
    for (const program of other?.programs ?? []) {
      const [after, before] = program.sign([once, bytes]);
      if (after) await check(`by ${program.title} after us`, after);
      else ways.push(`not by ${program.title}`);
      if (!before) continue;
      const signed = await signedPdf(before, second, trust, { visibleLines });
      await check(`by us after ${program.title}`, signed);
    }
    for (const { title, valid } of other?.verifiers ?? []) {
      const found = valid(made.map(([, signed]) => signed));
      made.forEach(([way], index) => {
        if (found[index] === signatures) return;
        problems.push(`${way}: ${title} finds ${found[index]} valid`);
      });
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { ways, problems };
}
