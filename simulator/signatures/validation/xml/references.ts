import {
  canonicalizationOf,
  canonicalize,
  canonicalizeDocument,
  defaultCanonicalization,
} from '../../formats/xml/canonical.ts';
import { xmlNamespaces, signedPropertiesType } from '../../formats/xml/names.ts';
import { base64Of } from '../../formats/xml/parse.ts';
import { childrenNamed, onlyChild, type XmlElement } from '../../formats/xml/tree.ts';
import { digestOf, hash, type Digest } from '../core/algorithms.ts';
import type { Checks } from '../core/checks.ts';
import { referenceTargetOf, type ReferenceSurroundings, type ReferenceTarget } from './targets.ts';

const { ds } = xmlNamespaces;
const enveloped = `${ds}enveloped-signature`;
const fromBase64 = `${ds}base64`;
const maxReferences = 1_000;
/** Maximum depth of reference lists that lead to further lists. */
const maxLists = 3;

/** Content that the references of a signature cover. */
export interface CoveredByReferences {
  readonly files: ReadonlySet<string>;
  readonly elements: ReadonlySet<XmlElement>;
  /** Whether the document is covered, including the nodes around its root. */
  readonly whole: boolean;
  /** The element whose reference has the type of signed properties. */
  readonly properties: XmlElement | null;
  readonly digests: readonly Digest[];
  /**
   * Hashed bytes of each reference of the signature itself, in order. Null if one could not be
   * read.
   */
  readonly octets: readonly (Uint8Array | null)[];
}

/**
 * Bytes that a reference hashes. Null for an unknown transform. A canonical form must be the last
 * step: a further step would transform text, and no program writes that.
 */
function transformed(
  reference: XmlElement,
  signature: XmlElement,
  target: ReferenceTarget,
): Uint8Array | null {
  const list = onlyChild(reference, ds, 'Transforms');
  const transforms = list ? childrenNamed(list, ds, 'Transform') : [];
  if (target.kind === 'file') return transforms.length === 0 ? target.bytes : null;
  let form = canonicalizationOf(defaultCanonicalization);
  let without: XmlElement | null = null;
  for (const [index, transform] of transforms.entries()) {
    const uri = transform.attribute('Algorithm') ?? '';
    const isLast = index === transforms.length - 1;
    if (uri === enveloped) without = signature;
    else if (!isLast) return null;
    else if (uri === fromBase64) return transforms.length === 1 ? base64Of(target.element) : null;
    else form = canonicalizationOf(uri, transform);
    if (!form) return null;
  }
  if (!form) return null;
  const write = target.whole ? canonicalizeDocument : canonicalize;
  return write(target.element, { ...form, comments: form.comments && target.comments }, without);
}

interface Outcome {
  readonly bytes: Uint8Array;
  readonly target: ReferenceTarget;
  readonly digest: Digest;
}

function checkReference(
  checks: Checks,
  reference: XmlElement,
  signature: XmlElement,
  around: ReferenceSurroundings,
): Outcome | null {
  const method = onlyChild(reference, ds, 'DigestMethod');
  const value = onlyChild(reference, ds, 'DigestValue');
  const digest = digestOf(method?.attribute('Algorithm') ?? '');
  if (!value || !method) {
    checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    return null;
  }
  const uri = reference.attribute('URI');
  const target = referenceTargetOf(uri, around);
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
  return { bytes, target, digest };
}

const isList = ({ namespace, localName }: XmlElement) =>
  namespace === ds && localName === 'Manifest';

/** Checks the digests of all references of a signature, and of the lists they lead to. */
export function checkReferences(
  checks: Checks,
  signature: XmlElement,
  signedInfo: XmlElement,
  around: ReferenceSurroundings,
): CoveredByReferences {
  const files = new Set<string>();
  const elements = new Set<XmlElement>();
  const properties: XmlElement[] = [];
  const digests: Digest[] = [];
  const octets: (Uint8Array | null)[] = [];
  let whole = false;
  let left = maxReferences;

  const follow = (list: XmlElement, depth: number): void => {
    const references = childrenNamed(list, ds, 'Reference');
    if (references.length === 0) checks.failed('FORMAT_FAILURE', 'SIGNATURE_NOT_READABLE');
    left -= references.length;
    if (left < 0 || depth > maxLists) {
      checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
      return;
    }
    for (const reference of references) {
      const outcome = checkReference(checks, reference, signature, around);
      if (depth === 0) octets.push(outcome?.bytes ?? null);
      if (!outcome) continue;
      const { target, digest } = outcome;
      digests.push(digest);
      if (target.kind === 'file') {
        files.add(target.name);
        continue;
      }
      elements.add(target.element);
      whole ||= target.whole;
      const isProperties = reference.attribute('Type') === signedPropertiesType;
      if (isProperties && depth === 0) properties.push(target.element);
      // The list's references are signed through the list (XMLDSig § 5.1).
      if (isList(target.element)) follow(target.element, depth + 1);
    }
  };
  follow(signedInfo, 0);
  const [only, ...more] = properties;
  const own = only && more.length === 0 ? only : null;
  return { files, elements, whole, properties: own, digests, octets };
}
