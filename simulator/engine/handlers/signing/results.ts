import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { goesIntoContainer } from '../../container-file.ts';
import type { NamedFile, SignatureOrder, SignedFile } from '@dokubox/signatures/signing/order.ts';
import { signerIdentityOf } from '../../seed/signer-identity.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { bytesOf, type FileContext } from '../files/file-bytes.ts';
import { dueSigners, type SignedVersion } from './envelope-acts.ts';

/** The parts a callback cannot carry: the signed files, or the new signer. */
export interface WorkstepResult {
  readonly files?: ReadonlyMap<number, SignedVersion>;
  readonly delegate?: SigningUser;
}

const results = new WeakMap<World, Map<string, WorkstepResult>>();

const keyOf = (envelopeId: string, username: string) => JSON.stringify([envelopeId, username]);

/** Stores a result for the callback that reports it. The callback must follow at once. */
export function keepResult(
  world: World,
  envelopeId: string,
  username: string,
  result: WorkstepResult,
): void {
  const kept = results.get(world);
  const key = keyOf(envelopeId, username);
  if (kept) kept.set(key, result);
  else results.set(world, new Map([[key, result]]));
}

/** Returns the stored result and removes it, so that a repeated callback finds none. */
export function takeResult(
  world: World,
  envelopeId: string,
  username: string | null,
): WorkstepResult {
  const kept = results.get(world);
  if (!kept || username === null) return {};
  const key = keyOf(envelopeId, username);
  const result = kept.get(key) ?? {};
  kept.delete(key);
  return result;
}

/** The documents of a box that this user can sign now. */
export function dokusDueFor(box: BoxState, username: string) {
  return box.dokus.filter((doku) =>
    dueSigners(doku, box).some((signer) => signer.username === username),
  );
}

/** The name and the time in a user's signatures, or null if the user does not exist. */
function orderOf({ world }: FileContext, box: BoxState, username: string): SignatureOrder | null {
  const user = world.users.get(username);
  if (!user) return null;
  const signer = signerIdentityOf(user, world.clients.get(box.clientNumber), world.tenant);
  return { signer, at: world.clock.nowIso() };
}

const namesOf = (one: SigningUser): readonly string[] => [
  `${one.firstName} ${one.lastName}`,
  `${one.firstNameLocal ?? one.firstName} ${one.lastNameLocal ?? one.lastName}`,
];

/** The signers of a document, as its prepared fields may name them. */
function hintsFor({ signingUsers }: DokuState, username: string): Pick<SignatureOrder, 'hints'> {
  const own = signingUsers.find((one) => one.username === username);
  if (!own) return {};
  const others = signingUsers.filter((one) => one !== own).flatMap(namesOf);
  return { hints: { side: own.userType, names: namesOf(own), others } };
}

/** Whether a signature of these bytes goes into a container. */
const trials = new WeakMap<Uint8Array, Promise<boolean>>();

/**
 * Ids of the documents that the user's signature will put into a container. Some uploaded
 * PDFs cannot be signed, and only a trial shows which. Each is signed once, and only the answer is
 * stored.
 */
export async function goingIntoContainers(
  context: FileContext,
  box: BoxState,
  username: string,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const order = orderOf(context, box, username);
  for (const doku of dokusDueFor(box, username)) {
    if (goesIntoContainer(doku)) found.add(doku.id);
    const file = doku.files.at(-1);
    if (found.has(doku.id) || file?.source.kind !== 'uploaded' || !order) continue;
    const bytes = await bytesOf(file, context);
    if (!bytes) continue;
    const { fileName } = file;
    let trial = trials.get(bytes);
    if (!trial) {
      trial = context.engine.ports
        .signFile({ fileName, bytes }, { ...order, ...hintsFor(doku, username) })
        .then((signed) => signed.fileName !== fileName)
        // A failure does not answer this question. Signing will fail in the same way and report it.
        .catch(() => false);
      trials.set(bytes, trial);
    }
    if (await trial) found.add(doku.id);
  }
  return found;
}

/** A file of a document with the user's signature, or null if the user does not exist. */
export async function signedBy(
  context: FileContext,
  box: BoxState,
  doku: DokuState,
  username: string,
  file: NamedFile,
): Promise<SignedFile | null> {
  const order = orderOf(context, box, username);
  if (!order) return null;
  const own = { ...order, ...hintsFor(doku, username), asContainer: doku.signedAsContainer };
  return context.engine.ports.signFile(file, own);
}

/**
 * Signs the newest file of each document that the user can sign now. The box does not change yet:
 * the signed files are stored with the callback, unless the document has changed by then.
 */
export async function signDueFiles(
  context: FileContext,
  box: BoxState,
  username: string,
): Promise<ReadonlyMap<number, SignedVersion>> {
  const signed = new Map<number, SignedVersion>();
  for (const doku of dokusDueFor(box, username)) {
    const of = doku.files.at(-1);
    const bytes = of && (await bytesOf(of, context));
    if (!bytes) continue;
    const { fileName } = of;
    const file = await signedBy(context, box, doku, username, { fileName, bytes });
    if (file) signed.set(doku.id, { of, ...file });
  }
  return signed;
}
