import { randomBytes } from 'node:crypto';
import type { CertificateState } from '@dokubox/spec/enums.ts';
import { extensionOf } from '@dokubox/spec/uploads.ts';
import { Refusal } from '../engine/handler.ts';
import { tooBusy } from '../engine/refusals.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import type { NamedFile } from '@dokubox/signatures/signing/order.ts';
import type { Ports } from '../engine/ports.ts';
import type { PairStore } from '@dokubox/signatures/signing/trust/keep.ts';
import type { TestTrust } from '@dokubox/signatures/signing/trust/test-trust.ts';
import { ValidatorBusy } from '@dokubox/signatures/validation/worker/busy.ts';
import type { Inspector } from '@dokubox/signatures/uploads/inspector.ts';
import type { Validator, ValidatorLoad } from '@dokubox/signatures/validation/worker/validator.ts';

/** Bytes of an unguessable token. */
const TOKEN_BYTES = 32;

/** Ports that hold threads, to be given back. */
export interface NodePorts extends Ports {
  /** State of the validation threads. */
  validatorLoad(): ValidatorLoad;
  /** Ends the validation threads. Running validations become INDETERMINATE. */
  close(): Promise<void>;
}

/** Expected result of validating a new signature, by the state of its certificate. */
const expectedOf = {
  VALID: 'TOTAL_PASSED/null',
  EXPIRED: 'INDETERMINATE/OUT_OF_BOUNDS_NOT_REVOKED',
  REVOKED: 'INDETERMINATE/REVOKED_NO_POE',
} as const satisfies Record<CertificateState, string>;

/** How many signatures and time stamps of a file have been followed by changes. */
const changedIn = ({ errorGroups }: ValidationNode): number =>
  errorGroups
    .flatMap(({ errors }) => errors)
    .filter(({ errorId }) => errorId === 'CHANGED_AFTER_SIGNING').length;

/** Created on first use. A failed attempt is repeated. */
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

/**
 * The TEST certificates in a folder. If the folder cannot be written, they belong to this process
 * only.
 */
async function openTrust(
  folder: string | undefined,
  keep: PairStore | undefined,
): Promise<TestTrust> {
  const { openTestTrust } = await import('@dokubox/signatures/signing/trust/test-trust.ts');
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

/** Seconds after which a file that waited for a thread may be asked about again. */
const RETRY_AFTER = 5;

/**
 * Why a file is not validated now.
 * @param place place among the waiting files of its world. Null if it may not wait
 */
export function busyRefusal(place: number | null): Refusal {
  const full = 'as many files of this world wait to be validated as may';
  if (place === null) return tooBusy(full, RETRY_AFTER);
  const details = { messageParams: { place } };
  return new Refusal(503, 'dde.error.validationWaiting', null, details).after(RETRY_AFTER);
}

/** The answer of a thread. @throws Refusal 503 */
async function inTurn<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ValidatorBusy ? busyRefusal(error.place) : error;
  }
}

/**
 * The engine's ports on Node. Everything heavy loads on its first use: fonts, file formats and
 * certificates would slow every start for calls that need none of them.
 * @param trustFolder folder of the TEST certificates. Absent: they end with the process
 * @param keepTrust keeps them elsewhere, where several processes share them
 */
export function createNodePorts({
  trustFolder,
  keepTrust,
}: { trustFolder?: string | undefined; keepTrust?: PairStore | undefined } = {}): NodePorts {
  const trust = lazily(() => openTrust(trustFolder, keepTrust));
  let validator: Validator | undefined;
  let inspector: Inspector | undefined;
  let closed = false;
  const validatorNow = async () => {
    const { createValidator } = await import('@dokubox/signatures/validation/worker/validator.ts');
    const { remembering } = await import('@dokubox/signatures/validation/worker/remembered.ts');
    validator ??= remembering(createValidator());
    if (closed) await validator.close();
    return validator;
  };
  const inspectorNow = lazily(async () => {
    const { createInspector } = await import('@dokubox/signatures/uploads/inspector.ts');
    inspector = createInspector();
    if (closed) await inspector.close();
    return inspector;
  });
  return {
    async renderDocument(document) {
      const [{ renderDocument }, { printedDocument }, { installedFonts }] = await Promise.all([
        import('@dokubox/signatures/documents/render.ts'),
        import('../engine/printed-document.ts'),
        import('@dokubox/signatures/documents/installed-fonts.ts'),
      ]);
      return renderDocument(printedDocument(document), await installedFonts());
    },
    async passwordScore(password, inputs) {
      const { passwordScore } = await import('@dokubox/spec/password-strength/estimate.ts');
      return passwordScore(password, inputs);
    },
    async inspectFile(fileName, bytes, worldId) {
      const [{ formats }, { signatureState }, inspector] = await Promise.all([
        import('@dokubox/signatures/inspection/file-types.ts'),
        import('@dokubox/signatures/validation/signature-state.ts'),
        inspectorNow(),
      ]);
      const found = await inspector.inspect({ fileName, bytes }, worldId);
      const format = formats[extensionOf(fileName) ?? ''];
      if (!found.validContent || format?.signed === undefined) return found;
      // A broken signature may look like none at a glance, so only what cannot hold one is spared.
      const isPdf = found.mimeType === 'application/pdf';
      const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      if (isPdf && !view.includes('/ByteRange')) return found;
      const threads = await validatorNow();
      const terms = { anchors: [], at: new Date() };
      const node = await inTurn(threads.validate(fileName, bytes, terms, worldId));
      return { ...found, ...signatureState(node, found.signed) };
    },
    async signFile(file, order) {
      const [{ signFile }, own] = await Promise.all([
        import('@dokubox/signatures/signing/sign-file.ts'),
        trust(),
      ]);
      const signed = await signFile(file, order, own);
      // Around a file there is nothing of it that could make ours doubtful.
      if (signed.fileName !== file.fileName) return signed;
      const anchors = [{ certificate: own.root, listed: true }];
      const threads = await validatorNow();
      const at = new Date(order.at);
      const judge = ({ fileName, bytes }: NamedFile) =>
        threads.validate(fileName, bytes, { anchors, at }, null);
      const node = await judge(signed);
      const { name, state = 'VALID' } = order.signer;
      const holds = node.signatures.some(
        ({ signatureIndication, signatureSubIndication, signingCertificate }) =>
          `${signatureIndication}/${signatureSubIndication}` === expectedOf[state] &&
          signingCertificate?.cn === `TEST ${name}`,
      );
      const signedBefore = Buffer.from(file.bytes).includes('/ByteRange');
      const harms = signedBefore && changedIn(node) > changedIn(await judge(file));
      // A file is signed around, not inside, where our signature would be doubted or harm another.
      return holds && !harms ? signed : signFile(file, order, own, true);
    },
    async validateFile({ fileName, bytes }, { at, allowDoubts, trustedRoots, worldId }) {
      const [{ root }, { archivePossible }, { readAuthority }, threads] = await Promise.all([
        trust(),
        import('@dokubox/signatures/validation/archive-rule.ts'),
        import('@dokubox/signatures/formats/x509/authority.ts'),
        validatorNow(),
      ]);
      const anchors = [root, ...trustedRoots.map(readAuthority)].map((certificate) => ({
        certificate,
        listed: true,
      }));
      const terms = { anchors, at: new Date(at) };
      const node = await inTurn(threads.validate(fileName, bytes, terms, worldId));
      return { node, archivePossible: archivePossible(node, allowDoubts) };
    },
    async trustRoot() {
      return (await trust()).root.toPem();
    },
    randomToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    validatorLoad: () => validator?.load() ?? { running: 0, waiting: 0 },
    async close() {
      closed = true;
      await Promise.all([validator?.close(), inspector?.close()]);
    },
  };
}

/** Ports whose TEST certificates live with the process. */
export const nodePorts = createNodePorts();
