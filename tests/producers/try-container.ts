import { signFile } from '../../simulator/signatures/signing/sign-file.ts';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
import { identity } from '../../simulator/signatures/validation/fixtures/files.ts';
import { validateFile } from '../../simulator/signatures/validation/validate-file.ts';
import type { MadeContainer } from './containers.ts';
import { passed, findingsOf, type Tried } from './try-producer.ts';

/**
 * Verifies a container of other programs, signs it with our code, and verifies it again. No
 * signature may become invalid. A container of one file (ASiC-S) is put into another container, so
 * its own signature is found inside.
 */
export async function tryContainer(
  { name, bytes, certificate }: MadeContainer,
  trust: TestTrust,
): Promise<Tried> {
  const at = new Date();
  const anchors = [trust.root, certificate].map((one) => ({ certificate: one, listed: true }));
  const problems: string[] = [];
  const check = async (way: string, fileName: string, container: Uint8Array, wanted: number) => {
    const node = await validateFile(fileName, container, { anchors, at });
    const all = [node, ...node.children].flatMap(({ signatures }) => signatures);
    const holds = all.every(({ signatureIndication }) => signatureIndication === passed);
    if (all.length !== wanted || !holds || node.errorGroups.length > 0) {
      problems.push(`${way}: ${findingsOf(node)}`);
    }
  };
  await check('as it is', name, bytes, 1);
  const order = { signer: identity('Jana'), at: at.toISOString() };
  const signed = await signFile({ fileName: 'a.asice', bytes }, order, trust);
  await check('signed by us after it', signed.fileName, signed.bytes, 2);
  return { ways: ['by us in a container of others'], problems };
}
