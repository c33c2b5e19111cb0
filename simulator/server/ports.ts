import { randomBytes } from 'node:crypto';
import type { CertificateState } from '@dokubox/spec/enums.ts';
import { extensionOf } from '@dokubox/spec/uploads.ts';
import type { Ports } from '../engine/ports.ts';
import type { Keep } from '../signing/trust/keep.ts';
import type { TestTrust } from '../signing/trust/test-trust.ts';
import type { Validator, ValidatorLoad } from '../validation/worker/validator.ts';

/** Bytes of an unguessable token. */
const TOKEN_BYTES = 32;

/** Ports that hold threads, to be given back. */
export interface NodePorts extends Ports {
  /** What the validation threads have to do. */
  validatorLoad(): ValidatorLoad;
  /** Ends the threads of validations; those that run then are in doubt. */
  close(): Promise<void>;
}

/** What the validation says of a fresh signature, by the state of its certificate. */
const expectedOf = {
  VALID: 'TOTAL_PASSED/null',
  EXPIRED: 'INDETERMINATE/OUT_OF_BOUNDS_NOT_REVOKED',
  REVOKED: 'INDETERMINATE/REVOKED_NO_POE',
} as const satisfies Record<CertificateState, string>;

/** Made on first use; what failed is tried anew. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    making.catch(() => (made = undefined));
    return making;
  };
}

const cannotBeWritten = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** The TEST certificates of a folder; those of this process only where nothing can be kept there. */
async function openTrust(folder: string | undefined, keep: Keep | undefined): Promise<TestTrust> {
  const { openTestTrust } = await import('../signing/trust/test-trust.ts');
  if (keep) return openTestTrust({ keep });
  if (folder === undefined) return openTestTrust();
  try {
    return await openTestTrust({ folder });
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!cannotBeWritten.has(code)) throw error;
    return openTestTrust();
  }
}

/**
 * What the engine needs from Node. Everything heavy loads on its first use: fonts, file formats and
 * certificates would slow every start for calls that need none of them.
 * @param trustFolder where the TEST certificates are kept; without it they live with the process
 * @param keepTrust keeps them elsewhere, where several processes share them
 */
export function createNodePorts({
  trustFolder,
  keepTrust,
}: { trustFolder?: string | undefined; keepTrust?: Keep | undefined } = {}): NodePorts {
  const trust = lazily(() => openTrust(trustFolder, keepTrust));
  let validator: Validator | undefined;
  let closed = false;
  const validatorNow = async () => {
    const { createValidator } = await import('../validation/worker/validator.ts');
    const { remembering } = await import('../validation/worker/remembered.ts');
    validator ??= remembering(createValidator());
    if (closed) await validator.close();
    return validator;
  };
  return {
    async renderDocument(document) {
      const [{ renderDocument }, { loadFonts }] = await Promise.all([
        import('../documents/render.ts'),
        import('./fonts.ts'),
      ]);
      return renderDocument(document, await loadFonts());
    },
    async passwordScore(password, inputs) {
      const { passwordScore } = await import('@dokubox/spec/password-strength/estimate.ts');
      return passwordScore(password, inputs);
    },
    async inspectFile(fileName, bytes) {
      const [
        { inspectFile },
        { formats },
        { signatureState },
        { fileWarningsOf },
        { takesSignature },
      ] = await Promise.all([
        import('../inspection/inspect.ts'),
        import('../inspection/file-types.ts'),
        import('../validation/signature-state.ts'),
        import('../validation/file-warnings.ts'),
        import('../signing/pades/open-pdf.ts'),
      ]);
      const found = await inspectFile(fileName, bytes);
      const format = formats[extensionOf(fileName) ?? ''];
      if (!found.validContent || format?.layered !== true) return found;
      const isPdf = format.mimeType === 'application/pdf';
      const names = (word: string) => isPdf && Buffer.from(bytes).includes(word);
      // Only what is encrypted or certified is looked at here; the rest is told on the signing page.
      const closed = () => names('/Encrypt') || names('/DocMDP');
      const threads = await validatorNow();
      const node = await threads.validate(fileName, bytes, { anchors: [], at: new Date() });
      const inspection = { ...found, warnings: fileWarningsOf(node) };
      const holder = () => ({ ...inspection, needsContainer: closed() && !takesSignature(bytes) });
      // A broken signature may look like none at a glance, so only what cannot hold one is spared.
      if (format.signed === undefined || (isPdf && !names('/ByteRange'))) return holder();
      const state = signatureState(node, found.signed);
      // What a thread could not read in time is not read again where the server answers.
      const readable = state.signed && !state.signatureBroken;
      return { ...(readable ? holder() : inspection), ...state };
    },
    async signFile(file, order) {
      const [{ signFile }, own] = await Promise.all([import('../signing/sign-file.ts'), trust()]);
      const signed = await signFile(file, order, own);
      // Around a file there is nothing of it that could make ours doubtful.
      if (signed.fileName !== file.fileName) return signed;
      const anchors = [{ certificate: own.root, listed: true }];
      const threads = await validatorNow();
      const at = new Date(order.at);
      const node = await threads.validate(signed.fileName, signed.bytes, { anchors, at });
      const { name, state = 'VALID' } = order.signer;
      const holds = node.signatures.some(
        ({ signatureIndication, signatureSubIndication, signingCertificate }) =>
          `${signatureIndication}/${signatureSubIndication}` === expectedOf[state] &&
          signingCertificate?.cn === `TEST ${name}`,
      );
      // A file so odd that our own signature in it would be doubted is signed around, not inside.
      return holds ? signed : signFile(file, order, own, true);
    },
    async validateFile({ fileName, bytes }, { at, allowDoubts, trustedRoots }) {
      const [{ root }, { archivePossible }, { readAuthority }, threads] = await Promise.all([
        trust(),
        import('../validation/archive-rule.ts'),
        import('../formats/x509/authority.ts'),
        validatorNow(),
      ]);
      const anchors = [root, ...trustedRoots.map(readAuthority)].map((certificate) => ({
        certificate,
        listed: true,
      }));
      const node = await threads.validate(fileName, bytes, { anchors, at: new Date(at) });
      return { node, archivePossible: archivePossible(node, allowDoubts) };
    },
    async trustRoot() {
      return (await trust()).root.toPem();
    },
    randomToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    validatorLoad: () => validator?.load() ?? { running: 0, waiting: 0 },
    async close() {
      closed = true;
      await validator?.close();
    },
  };
}

/** Ports whose TEST certificates live with the process. */
export const nodePorts = createNodePorts();
