import { xmlNamespaces } from '../../formats/xml/names.ts';
import {
  allElements,
  childElements,
  elementsAround,
  type XmlElement,
  type XmlNode,
} from '../../formats/xml/tree.ts';
import type { CoveredByReferences } from './references.ts';

const { ds, xades } = xmlNamespaces;

/** Parts of a signature that are not objects. Only objects may carry content. */
const ownParts = new Set(['SignedInfo', 'SignatureValue', 'KeyInfo']);
/** Namespaces of signature elements. */
const signatureKinds = new Set<string>([ds, xades]);
const idNames = new Set(['Id', 'ID', 'id']);
/** Namespaces whose attributes describe how to read a document, not its content. */
const neutral = new Set<string>([
  xmlNamespaces.xmlns,
  xmlNamespaces.xml,
  'http://www.w3.org/2001/XMLSchema-instance',
]);

/** Whether a node is a processing instruction, which a viewer may obey. */
const isInstruction = ({ kind }: XmlNode): boolean => kind === 'instruction';

/** Whether an element has content other than its child elements. */
function hasOwnContent(element: XmlElement): boolean {
  const spoken = element.children.some(
    (node) => isInstruction(node) || (node.kind === 'text' && node.value.trim() !== ''),
  );
  return (
    spoken ||
    element.attributes.some(({ name, namespace }) => !neutral.has(namespace) && !idNames.has(name))
  );
}

const named = (element: XmlElement, namespace: string, name: string) =>
  element.namespace === namespace && element.localName === name;

/**
 * Whether an element of the document's own namespace is in an unsigned part of a signature. A
 * program that searches for it by name finds it there too. Elements that producers add in their own
 * namespaces remain evidence.
 */
function isSmuggledInto(part: XmlElement, root: XmlElement): boolean {
  const kinds = new Set(['']);
  for (const one of allElements(root)) {
    if (!signatureKinds.has(one.namespace) && !isIn(one, 'QualifyingProperties', 'KeyInfo')) {
      kinds.add(one.namespace);
    }
  }
  return [...allElements(part)].some(({ namespace }) => kinds.has(namespace));
}

function isIn(element: XmlElement, ...names: readonly string[]): boolean {
  return [...elementsAround(element)].some(
    (one) => signatureKinds.has(one.namespace) && names.includes(one.localName),
  );
}

/**
 * Whether a document has content that none of its signatures covers. An element that only contains
 * signed elements has no content of its own. An empty element has, and so do instructions to a
 * viewer.
 */
export function hasUnsignedContent(
  root: XmlElement,
  signatures: readonly { readonly covered: CoveredByReferences; readonly element: XmlElement }[],
): boolean {
  const signed = new Set(signatures.flatMap(({ covered }) => [...covered.elements]));
  const own = new Set(signatures.map(({ element }) => element));
  const whole = signatures.some(({ covered }) => covered.whole);
  if (!whole && root.parent.children.some(isInstruction)) return true;
  const open: XmlElement[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    const inside = childElements(next);
    if (own.has(next)) {
      if (inside.some((part) => named(part, ds, 'KeyInfo') && isSmuggledInto(part, root)))
        return true;
      // An enveloped signature does not sign itself, nor its objects.
      open.push(...inside.filter((part) => part.namespace !== ds || !ownParts.has(part.localName)));
      continue;
    }
    if (signed.has(next)) {
      open.push(...signaturesIn(next, own));
      continue;
    }
    if (named(next, xades, 'QualifyingProperties')) {
      if (isSmuggledInto(next, root)) return true;
      continue;
    }
    if (inside.length === 0 || hasOwnContent(next)) return true;
    open.push(...inside);
  }
  return false;
}

/** Signatures inside a signed element. The element does not cover their objects. */
function signaturesIn(element: XmlElement, own: ReadonlySet<XmlElement>): readonly XmlElement[] {
  return [...own].filter((one) => [...elementsAround(one)].includes(element));
}
