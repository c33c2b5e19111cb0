import type { Document, Element } from '@xmldom/xmldom';
import {
  canonicalizationOf,
  canonicalize,
  defaultCanonicalization,
} from '../../signing/xml/canonical.ts';
import { namespaces, signedPropertiesType } from '../../signing/xml/names.ts';
import {
  allElements,
  base64Of,
  childrenNamed,
  onlyChild,
  rootOf,
} from '../../signing/xml/parse.ts';
import { digestOf, hash, type Digest } from '../core/algorithms.ts';
import type { Checks } from '../core/checks.ts';

const { ds } = namespaces;
const enveloped = `${ds}enveloped-signature`;
const maxReferences = 1_000;

/** Elements by their id; null stands for an id two elements share. */
export type Ids = ReadonlyMap<string, Element | null>;

const idNames = ['Id', 'ID', 'id'];

/** Collects the ids of a document; one that stands twice leads nowhere. */
export function idsOf(document: Document): Ids {
  const ids = new Map<string, Element | null>();
  for (const element of allElements(rootOf(document))) {
    const own = new Set(idNames.flatMap((name) => element.getAttribute(name) ?? []));
    for (const id of own) ids.set(id, ids.has(id) ? null : element);
  }
  return ids;
}

/** What a signature of XML may refer to. */
export interface Surroundings {
  readonly ids: Ids;
  readonly root: Element;
  /** Bytes of a file beside the signature; null when there is none. */
  file(name: string): Uint8Array | null;
}

/** What the references of a signature cover. */
export interface Covered {
  readonly files: ReadonlySet<string>;
  readonly elements: ReadonlySet<Element>;
  /** The element whose reference says it is the signed properties. */
  readonly properties: Element | null;
  readonly digests: readonly Digest[];
}

type Target =
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array };

function targetOf(uri: string, around: Surroundings): Target | null {
  if (uri === '') return { kind: 'element', element: around.root };
  if (uri.startsWith('#')) {
    const element = around.ids.get(uri.slice(1));
    return element ? { kind: 'element', element } : null;
  }
  let name: string;
  try {
    name = decodeURIComponent(uri.replace(/^\.?\//, ''));
  } catch {
    return null;
  }
  const bytes = around.file(name) ?? around.file(uri);
  return bytes && { kind: 'file', name: around.file(name) ? name : uri, bytes };
}

/** The bytes a reference hashes; null for a transform that is not known here. */
function transformed(reference: Element, signature: Element, target: Target): Uint8Array | null {
  const list = onlyChild(reference, ds, 'Transforms');
  const transforms = list ? childrenNamed(list, ds, 'Transform') : [];
  if (target.kind === 'file') return transforms.length === 0 ? target.bytes : null;
  let form = canonicalizationOf(defaultCanonicalization);
  let without: Element | null = null;
  for (const transform of transforms) {
    const uri = transform.getAttribute('Algorithm') ?? '';
    if (uri === enveloped) without = signature;
    else form = canonicalizationOf(uri, transform);
    if (!form) return null;
  }
  return form && canonicalize(target.element, form, without);
}

interface Outcome {
  readonly target: Target;
  readonly digest: Digest;
}

function checkReference(
  checks: Checks,
  reference: Element,
  signature: Element,
  around: Surroundings,
): Outcome | null {
  const method = onlyChild(reference, ds, 'DigestMethod');
  const value = onlyChild(reference, ds, 'DigestValue');
  const digest = digestOf(method?.getAttribute('Algorithm') ?? '');
  if (!value || !method) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return null;
  }
  const target = targetOf(reference.getAttribute('URI') ?? '', around);
  if (!target) {
    checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
    return null;
  }
  if (!digest) {
    checks.unknown('CRYPTO_CONSTRAINTS_FAILURE', 'WEAK_ALGORITHM');
    return null;
  }
  const bytes = transformed(reference, signature, target);
  if (!bytes) {
    checks.unknown('SIGNED_DATA_NOT_FOUND', 'TRANSFORM_NOT_SUPPORTED');
    return null;
  }
  if (Buffer.compare(hash(digest, bytes), base64Of(value)) !== 0) {
    checks.failed('HASH_FAILURE', 'DIGEST_DIFFERS');
    return null;
  }
  return { target, digest };
}

/** Checks the digests of all references of a signature. */
export function checkReferences(
  checks: Checks,
  signature: Element,
  signedInfo: Element,
  around: Surroundings,
): Covered {
  const files = new Set<string>();
  const elements = new Set<Element>();
  const properties: Element[] = [];
  const digests: Digest[] = [];
  const references = childrenNamed(signedInfo, ds, 'Reference');
  if (references.length === 0) checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
  if (references.length > maxReferences) {
    checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
    return { files, elements, properties: null, digests };
  }
  for (const reference of references) {
    const outcome = checkReference(checks, reference, signature, around);
    if (!outcome) continue;
    const { target, digest } = outcome;
    digests.push(digest);
    if (target.kind === 'file') files.add(target.name);
    else elements.add(target.element);
    const isProperties = reference.getAttribute('Type') === signedPropertiesType;
    if (isProperties && target.kind === 'element') properties.push(target.element);
  }
  const [only, ...more] = properties;
  return { files, elements, properties: only && more.length === 0 ? only : null, digests };
}
