import type { ContainerEntry } from '../../formats/zip/container.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { base64Of, parseXml, rootOf } from '../../formats/xml/parse.ts';
import { allElements, onlyChild, type XmlElement } from '../../formats/xml/tree.ts';
import { digestOf, hash, type Digest } from '../core/algorithms.ts';
import type { Checks } from '../core/checks.ts';

const { asic, ds, manifest } = xmlNamespaces;

const nameOf = (uri: string): string => {
  try {
    return decodeURIComponent(uri.replace(/^\.?\//, ''));
  } catch {
    return uri;
  }
};

/** A list of files with their digests, covered by a CMS signature or a time stamp. */
export interface AsicManifest {
  readonly entry: ContainerEntry;
  /** Name of the file with the signature or time stamp. */
  readonly signature: string;
  readonly references: readonly XmlElement[];
}

/** Whether a name belongs to a list of signed files, or of files under an archive time stamp. */
export const isManifest = (name: string): boolean =>
  /^META-INF\/[^/]*ASiC(?:Archive)?Manifest[^/]*\.xml$/i.test(name);

/** The file lists of a container that is signed with CMS. */
export function asicManifests(entries: readonly ContainerEntry[]): readonly AsicManifest[] {
  return entries.flatMap((entry) => {
    if (!isManifest(entry.name)) return [];
    const root = rootOf(parseXml(entry.bytes));
    const uri = onlyChild(root, asic, 'SigReference')?.attribute('URI');
    if (!uri) return [];
    const references = [...allElements(root)].filter(
      (one) => one.namespace === asic && one.localName === 'DataObjectReference',
    );
    return [{ entry, signature: nameOf(uri), references }];
  });
}

/** Files that a list covers, with the digests it uses. */
export interface ManifestCover {
  readonly files: ReadonlySet<string>;
  /** Media types that the list states. */
  readonly types: ReadonlyMap<string, string>;
  readonly digests: readonly Digest[];
}

/** Compares the digests of a list with the files. */
export function checkManifest(
  checks: Checks,
  { references }: AsicManifest,
  file: (name: string) => Uint8Array | null,
): ManifestCover {
  const files = new Set<string>();
  const types = new Map<string, string>();
  const digests: Digest[] = [];
  if (references.length === 0) checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
  for (const reference of references) {
    const name = nameOf(reference.attribute('URI') ?? '');
    const method = onlyChild(reference, ds, 'DigestMethod')?.attribute('Algorithm') ?? '';
    const value = onlyChild(reference, ds, 'DigestValue');
    const digest = digestOf(method);
    const bytes = file(name);
    if (!value || !digest) checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
    else if (!bytes) checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
    else if (Buffer.compare(hash(digest, bytes), base64Of(value)) !== 0) {
      checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
    } else {
      const type = reference.attribute('MimeType');
      if (type) types.set(name, type);
      files.add(name);
      digests.push(digest);
    }
  }
  return { files, types, digests };
}

/**
 * Media types that the OpenDocument manifest states. Null for a file with two types. Null without a
 * manifest.
 */
export function listedTypes(
  entries: readonly ContainerEntry[],
): ReadonlyMap<string, string | null> | null {
  const list = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  if (!list) return null;
  const types = new Map<string, string | null>();
  for (const element of allElements(rootOf(parseXml(list.bytes)))) {
    const path = element.attributeOf(manifest, 'full-path');
    if (!path || path.endsWith('/')) continue;
    const type = element.attributeOf(manifest, 'media-type') ?? '';
    types.set(path, types.has(path) ? null : type);
  }
  return types;
}
