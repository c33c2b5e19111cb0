import type { NodePorts } from '../../simulator/server/ports.ts';
import type { SignerHints } from '../../simulator/signatures/signing/order.ts';
import {
  identity,
  indications,
  signedAt,
} from '../../simulator/signatures/validation/fixtures/files.ts';

/** The result for a file that two people signed. */
export interface TriedFile {
  readonly bytes: Uint8Array;
  /** The signature at which it went into a container, if any. */
  readonly around: 'first' | 'second' | null;
  /** Whether the upload announced it, before the signing page tried. */
  readonly toldAtUpload: boolean;
  /** Our verdicts on the signatures of the result and of the file inside it. */
  readonly verdicts: readonly string[];
}

/** The world whose queue these files share. */
const world = 'odd files';

const signers: readonly (readonly [name: string, side: SignerHints['side']])[] = [
  ['Jana Nováková', 'CLIENT'],
  ['Petr Dvořák', 'BANK'],
];

/** Two people sign a file as the product does, and the result is validated as the product does. */
export async function tryFile(ports: NodePorts, bytes: Uint8Array): Promise<TriedFile> {
  const { needsContainer } = await ports.inspectFile('a.pdf', bytes, world);
  const names: string[] = [];
  let file: { readonly fileName: string; readonly bytes: Uint8Array } = {
    fileName: 'a.pdf',
    bytes,
  };
  for (const [name, side] of signers) {
    const others = signers.flatMap(([one]) => (one === name ? [] : [one]));
    const hints = { side, names: [name], others };
    file = await ports.signFile(file, {
      signer: identity(name),
      at: signedAt.toISOString(),
      hints,
    });
    names.push(file.fileName);
  }
  const at = signedAt.toISOString();
  const terms = { at, allowDoubts: false, trustedRoots: [], worldId: world };
  const { node } = await ports.validateFile(file, terms);
  return {
    bytes: file.bytes,
    around: names[0] !== 'a.pdf' ? 'first' : names[1] !== 'a.pdf' ? 'second' : null,
    toldAtUpload: needsContainer,
    verdicts: [...indications(node), ...node.children.flatMap(indications)],
  };
}
