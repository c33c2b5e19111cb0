import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { goesIntoContainer } from '../../container-file.ts';
import type { SignatureOrder } from '../../ports.ts';
import { signerIdentityOf } from '../../signer-identity.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { bytesOf, type FilePlace } from '../files/file-bytes.ts';
import { dueSigners, type SignedVersion } from './envelope-acts.ts';

/** What the signing service can tell beyond its call-back: the files a signer made, or who replaces one. */
export interface WorkstepResult {
  readonly files?: ReadonlyMap<number, SignedVersion>;
  readonly delegate?: SigningUser;
}

const results = new WeakMap<World, Map<string, WorkstepResult>>();

const keyOf = (envelopeId: string, username: string) => JSON.stringify([envelopeId, username]);

/** Keeps what a call-back that follows at once is about. */
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

/** Takes what was kept; nothing the second time. */
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

/** Documents of a box whose turn is this signer's. */
export function dokusDueFor(box: BoxState, username: string) {
  return box.dokus.filter((doku) =>
    dueSigners(doku, box).some((signer) => signer.username === username),
  );
}

/** What the signatures of a person are made with. */
function orderOf({ world }: FilePlace, box: BoxState, username: string): SignatureOrder | null {
  const user = world.users.get(username);
  if (!user) return null;
  const signer = signerIdentityOf(user, world.clients.get(box.clientNumber), world.tenant);
  return { signer, at: world.clock.nowIso() };
}

/**
 * Documents the signature of a person will put into a container. A PDF somebody uploaded is
 * signed as a trial, because only then it shows whether it takes a signature; nothing is kept of that.
 */
export async function goingIntoContainers(
  place: FilePlace,
  box: BoxState,
  username: string,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const order = orderOf(place, box, username);
  for (const doku of dokusDueFor(box, username)) {
    if (goesIntoContainer(doku)) found.add(doku.id);
    const file = doku.files.at(-1);
    if (found.has(doku.id) || file?.source.kind !== 'uploaded' || !order) continue;
    const bytes = await bytesOf(file, place);
    if (!bytes) continue;
    const { fileName } = file;
    // What fails now fails when it is signed, and is told then.
    const signed = await place.engine.ports
      .signFile({ fileName, bytes }, order)
      .catch(() => ({ fileName }));
    if (signed.fileName !== fileName) found.add(doku.id);
  }
  return found;
}

/**
 * Signs every document whose turn is the signer's, each from its last version. Nothing is reported
 * yet: what changes meanwhile is not signed by this.
 */
export async function signFiles(
  place: FilePlace,
  box: BoxState,
  username: string,
): Promise<ReadonlyMap<number, SignedVersion>> {
  const { engine } = place;
  const signed = new Map<number, SignedVersion>();
  const order = orderOf(place, box, username);
  if (!order) return signed;
  for (const doku of dokusDueFor(box, username)) {
    const of = doku.files.at(-1);
    const bytes = of && (await bytesOf(of, place));
    if (!bytes) continue;
    const { fileName } = of;
    const asContainer = doku.signedAsContainer;
    const file = await engine.ports.signFile({ fileName, bytes }, { ...order, asContainer });
    signed.set(doku.id, { of, ...file });
  }
  return signed;
}
