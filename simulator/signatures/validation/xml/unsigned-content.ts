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

/** What a signature holds of its own; the rest of it are objects, which may carry content. */
const ownParts = new Set(['SignedInfo', 'SignatureValue', 'KeyInfo']);
/** Namespaces of signatures themselves. */
const signatureKinds = new Set<string>([ds, xades]);
const idNames = new Set(['Id', 'ID', 'id']);
/** Namespaces whose attributes say how to read a document, not what it says. */
const neutral = new Set<string>([
  xmlNamespaces.xmlns,
  xmlNamespaces.xml,
  'http://www.w3.org/2001/XMLSchema-instance',
]);

/** A processing instruction: whoever shows the document may obey it. */
const isInstruction = ({ kind }: XmlNode): boolean => kind === 'instruction';

/** Whether an element says something by itself, beside the elements inside it. */
function speaks(element: XmlElement): boolean {
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
 * Whether an element of the document's own kind stands in a part of a signature that nobody signs. A
 * program that looks for it by its name finds it there as well. What producers add of their own kind
 * stays evidence.
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
 * Whether a document says something that none of its signatures covers. Elements that only hold what
 * is signed say nothing; an empty one that stands alone does, and so do instructions to a viewer.
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
      // An enveloped signature is left out of what it signs, and so are its objects.
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
    if (inside.length === 0 || speaks(next)) return true;
    open.push(...inside);
  }
  return false;
}

/** Signatures inside a signed element, whose own objects that element does not cover. */
function signaturesIn(element: XmlElement, own: ReadonlySet<XmlElement>): readonly XmlElement[] {
  return [...own].filter((one) => [...elementsAround(one)].includes(element));
}
