import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
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

/**
 * Signs every document whose turn is the signer's, each from its last version. Nothing is reported
 * yet: what changes meanwhile is not signed by this.
 */
export async function signFiles(
  place: FilePlace,
  box: BoxState,
  username: string,
): Promise<ReadonlyMap<number, SignedVersion>> {
  const { world, engine } = place;
  const signed = new Map<number, SignedVersion>();
  const user = world.users.get(username);
  if (!user) return signed;
  const signer = signerIdentityOf(user, world.clients.get(box.clientNumber), world.tenant);
  const order = { signer, at: world.clock.nowIso() };
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
