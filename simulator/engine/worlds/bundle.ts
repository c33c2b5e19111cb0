import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldBundle } from '@dokubox/spec/control/schemas/world-bundle.ts';
import { decodeBase64, encodeBase64 } from '../base64.ts';
import { BundleCheck, BundleRefused } from './bundle-check.ts';
import { deepFreeze } from '../world/frozen.ts';
import type { Snapshot } from '../world/recorder.ts';
import type { Beginning } from './world-request.ts';
import type { World } from '../world/world.ts';

/** Uploads with their names, in upload order. */
type Uploads = Iterable<readonly [id: string, bytes: Uint8Array]>;

/** Uploads of a world in upload order, with equal content stored once. */
function uploadsOf(world: World, encode: (bytes: Uint8Array) => string): WorldBundle['uploads'] {
  const ids = new Map<string, string[]>();
  for (const [id, bytes] of world.blobs.since(0)) {
    const content = encode(bytes);
    ids.set(content, [...(ids.get(content) ?? []), id]);
  }
  return [...ids].map(([content, names]) => ({ ids: names, content }));
}

/**
 * A world as a file that restores it exactly, without sessions, faults, journal and link.
 * @param scenario the scenario it was created from
 * @param encode encodes the bytes of an upload. A copy in the same process does not need it
 */
export function bundleOf(
  world: World,
  scenario: Scenario,
  encode: (bytes: Uint8Array) => string = encodeBase64,
): WorldBundle {
  const { boxes, users, settings, ids, history } = world.snapshot();
  const { done, undone, count } = history;
  const bundle = {
    format: 'dokubox-world',
    version: 1,
    scenario,
    tenant: world.tenant,
    seed: world.seed,
    reference: world.reference.toISOString(),
    startedAt: new Date(world.startedAt).toISOString(),
    user: world.userKey,
    name: world.about.name,
    now: world.changedAt,
    records: {
      boxes,
      users,
      settings,
      lastIds: Object.fromEntries(ids),
      history: { count, done, undone },
    },
    uploads: uploadsOf(world, encode),
  } as const;
  return bundle as unknown as WorldBundle;
}

/** The start of a bundle's world. */
export function beginningOf(bundle: WorldBundle): Beginning {
  const { scenario, tenant, seed, reference, startedAt, user } = bundle;
  return {
    scenario: deepFreeze(scenario as Scenario),
    tenant,
    seed,
    reference: new Date(reference),
    startedAt: new Date(startedAt),
    userKey: user,
  };
}

/** The uploads of a bundle with their names, in upload order, yielding after each content. */
function* decoded(uploads: WorldBundle['uploads']): Generator<void, Uploads> {
  const numbered: { id: string; bytes: Uint8Array; number: number }[] = [];
  for (const { ids, content } of uploads) {
    const bytes = decodeBase64(content);
    if (!bytes) throw new BundleRefused('uploads: the content must be valid base64');
    for (const id of ids) numbered.push({ id, bytes, number: Number(id.replace('blob-', '')) });
    yield;
  }
  numbered.sort((a, b) => a.number - b.number);
  return numbered.map(({ id, bytes }) => [id, bytes]);
}

function putUploads(world: World, uploads: Uploads): void {
  for (const [id, bytes] of uploads) {
    if (world.blobs.put(bytes) !== id)
      throw new BundleRefused('uploads: their names must not have gaps');
  }
}

function snapshotOf({ records }: WorldBundle): Snapshot {
  const { boxes, users, settings, lastIds, history } = records;
  const ids = Object.entries(lastIds);
  return { boxes, users, settings, ids, history } as unknown as Snapshot;
}

function* brought(world: World, snapshot: Snapshot): Generator<unknown> {
  const { done, undone } = snapshot.history;
  try {
    // Records are frozen while they are restored.
    for (const command of [...done, ...undone]) yield deepFreeze(command);
    yield* world.restoring(snapshot, []);
  } catch (error) {
    throw new BundleRefused('records and history contradict each other', { cause: error });
  }
}

/**
 * Fills a newly created world from a bundle, in short steps.
 * @param uploads the uploads, if they are not in the bundle
 * @throws BundleRefused, and WorldFull beyond the limits of a world
 */
export function* fillFrom(
  world: World,
  bundle: WorldBundle,
  uploads?: Uploads,
): Generator<unknown> {
  const check = new BundleCheck(world, bundle);
  const snapshot = snapshotOf(bundle);
  yield* brought(world, snapshot);
  yield* check.run();
  yield* world.restoring(snapshot, []);
  putUploads(world, uploads ?? (yield* decoded(bundle.uploads)));
}
