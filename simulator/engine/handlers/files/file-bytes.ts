import type { NamedFile } from '@dokubox/signatures/signing/order.ts';
import { BoundedMap } from '../../side/bounded-map.ts';
import type { Ports } from '../../ports.ts';
import type { FileSource, FileVersion } from '../../state.ts';
import type { World } from '../../world/world.ts';

type Seeded = Extract<FileSource, { kind: 'seeded' }>;

/**
 * Everything needed to read the bytes of a file: the world that stores uploads, and the ports that
 * render the rest.
 */
export interface FileContext {
  readonly world: World;
  readonly engine: { readonly ports: Pick<Ports, 'renderDocument' | 'signFile'> };
}

/**
 * Caches of rendered seeded files, by all their inputs, because the preview soon reads the next
 * page. Each signature differs, so signed files are cached longer. Each engine has its own caches,
 * because its TEST certificates are its own.
 */
interface Kept {
  readonly rendered: BoundedMap<string, Promise<Uint8Array>>;
  readonly signed: BoundedMap<string, Promise<Uint8Array>>;
}

const keptBy = new WeakMap<object, Kept>();

function keptOf(ports: object): Kept {
  let kept = keptBy.get(ports);
  if (!kept) {
    keptBy.set(ports, (kept = { rendered: new BoundedMap(32), signed: new BoundedMap(256) }));
  }
  return kept;
}

async function make(
  { document, signatures = [], nameInside }: Seeded,
  fileName: string,
  ports: FileContext['engine']['ports'],
): Promise<Uint8Array> {
  const bytes = await ports.renderDocument(document);
  const asContainer = nameInside !== undefined;
  let file: NamedFile = { fileName: nameInside ?? fileName, bytes };
  for (const { signer, signedAt } of signatures) {
    file = await ports.signFile(file, { signer, at: signedAt, asContainer });
  }
  return file.bytes;
}

function seededBytes(source: Seeded, fileName: string, ports: FileContext['engine']['ports']) {
  const kept = keptOf(ports)[source.signatures ? 'signed' : 'rendered'];
  const key = JSON.stringify([fileName, source]);
  const known = kept.get(key);
  if (known) return known;
  const bytes = make(source, fileName, ports);
  kept.set(key, bytes);
  bytes.catch(() => kept.delete(key));
  return bytes;
}

/** The bytes of a file. Undefined if the world no longer has them. */
export async function bytesOf(
  { source, fileName }: FileVersion,
  { world, engine }: FileContext,
): Promise<Uint8Array | undefined> {
  if (source.kind === 'uploaded') return world.blobs.get(source.blobId);
  return seededBytes(source, fileName, engine.ports);
}
