import type { Element, Node } from '@xmldom/xmldom';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { allElements, childElements, isElement, isInstruction } from '../../formats/xml/parse.ts';
import type { CoveredByReferences } from './references.ts';

const { ds, xades } = xmlNamespaces;

/** What a signature holds of its own; the rest of it are objects, which may carry content. */
const ownParts = new Set(['SignedInfo', 'SignatureValue', 'KeyInfo']);
/** Namespaces of signatures themselves. */
const signatureKinds = new Set<string | null>([ds, xades]);
const idNames = new Set(['Id', 'ID', 'id']);
/** Namespaces whose attributes say how to read a document, not what it says. */
const neutral = new Set<string>([
  xmlNamespaces.xmlns,
  xmlNamespaces.xml,
  'http://www.w3.org/2001/XMLSchema-instance',
]);

/** Whether an element says something by itself, beside the elements inside it. */
function speaks(element: Element): boolean {
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const isText = node.nodeType === 3 || node.nodeType === 4;
    if ((isText && (node.nodeValue ?? '').trim() !== '') || isInstruction(node)) return true;
  }
  return [...element.attributes].some(
    ({ nodeName, namespaceURI }) => !neutral.has(namespaceURI ?? '') && !idNames.has(nodeName),
  );
}

const named = (element: Element, namespace: string, name: string) =>
  element.namespaceURI === namespace && element.localName === name;

/**
 * Whether an element of the document's own kind stands in a part of a signature that nobody signs. A
 * program that looks for it by its name finds it there as well. What producers add of their own kind
 * stays evidence.
 */
function isSmuggledInto(part: Element, root: Element): boolean {
  const kinds = new Set<string | null>([null]);
  for (const one of allElements(root)) {
    if (!signatureKinds.has(one.namespaceURI) && !isIn(one, 'QualifyingProperties', 'KeyInfo')) {
      kinds.add(one.namespaceURI);
    }
  }
  return [...allElements(part)].some(({ namespaceURI }) => kinds.has(namespaceURI));
}

function isIn(element: Element, ...names: readonly string[]): boolean {
  for (let node: Node | null = element.parentNode; isElement(node); node = node.parentNode) {
    if (signatureKinds.has(node.namespaceURI) && names.includes(node.localName ?? '')) return true;
  }
  return false;
}

function besideRoot(root: Element): boolean {
  for (let node: Node | null = root.parentNode?.firstChild ?? null; node; node = node.nextSibling) {
    if (isInstruction(node)) return true;
  }
  return false;
}

/**
 * Whether a document says something that none of its signatures covers. Elements that only hold what
 * is signed say nothing; an empty one that stands alone does, and so do instructions to a viewer.
 */
export function hasUnsignedContent(
  root: Element,
  signatures: readonly { readonly covered: CoveredByReferences; readonly element: Element }[],
): boolean {
  const signed = new Set(signatures.flatMap(({ covered }) => [...covered.elements]));
  const own = new Set(signatures.map(({ element }) => element));
  const whole = signatures.some(({ covered }) => covered.whole);
  if (!whole && besideRoot(root)) return true;
  const open: Element[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    const inside = childElements(next);
    if (own.has(next)) {
      if (inside.some((part) => named(part, ds, 'KeyInfo') && isSmuggledInto(part, root)))
        return true;
      // An enveloped signature is left out of what it signs, and so are its objects.
      open.push(
        ...inside.filter((part) => part.namespaceURI !== ds || !ownParts.has(part.localName ?? '')),
      );
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
function signaturesIn(element: Element, own: ReadonlySet<Element>): readonly Element[] {
  return [...own].filter((one) => {
    for (let node: Node | null = one.parentNode; isElement(node); node = node.parentNode) {
      if (node === element) return true;
    }
    return false;
  });
}
