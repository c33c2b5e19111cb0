import type { Element } from '@xmldom/xmldom';
import { childElements, parseXml, rootOf } from '../../signing/xml/parse.ts';
import { Checks } from '../core/checks.ts';
import type { ValidationContext } from '../core/context.ts';
import type { NodeParts } from '../core/report.ts';
import { validateXades, type XmlSignature } from './validate-xades.ts';

/** Whether something is said in a document outside its signatures that none of them covers. */
function hasUnsignedContent(root: Element, signatures: readonly XmlSignature[]): boolean {
  const signed = new Set(signatures.flatMap(({ covered }) => [...covered.elements]));
  const own = new Set(signatures.map(({ element }) => element));
  const open: Element[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    if (signed.has(next) || own.has(next)) continue;
    for (let node = next.firstChild; node; node = node.nextSibling) {
      const isText = node.nodeType === 3 || node.nodeType === 4;
      if (isText && (node.nodeValue ?? '').trim() !== '') return true;
    }
    open.push(...childElements(next));
  }
  return false;
}

/**
 * Validates a signed XML document, such as an e-dossier: XAdES signatures over its own elements.
 * Never throws for a hostile file; what cannot be read is INDETERMINATE.
 */
export function validateXml(
  name: string,
  bytes: Uint8Array,
  context: ValidationContext,
): NodeParts {
  const checks = new Checks();
  const node = { name, mimeType: 'application/xml', checks };
  try {
    const document = parseXml(bytes);
    const found = validateXades(document, () => null, context);
    if (found.length === 0) checks.warn('NO_SIGNATURE_FOUND');
    else if (hasUnsignedContent(rootOf(document), found)) {
      checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
      for (const { judged } of found) {
        judged.checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
      }
    }
    return { ...node, signatures: found.map(({ judged }) => judged) };
  } catch {
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_NOT_READABLE');
    return { ...node, signatures: [] };
  }
}
