import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { Checks } from '../core/checks.ts';
import type { ValidationContext } from '../core/context.ts';
import type { JudgedSignature, NodeParts, Progress } from '../core/report.ts';
import { hasUnsignedContent } from './unsigned-content.ts';
import { validateXades } from './validate-xades.ts';

/**
 * Validates a signed XML document, such as an e-dossier: XAdES signatures over its own elements.
 * Never throws for a hostile file. An unreadable part is INDETERMINATE.
 * @param progress receives the signatures judged so far
 */
export function validateXml(
  name: string,
  bytes: Uint8Array,
  context: ValidationContext,
  progress: Progress = () => undefined,
): NodeParts {
  const checks = new Checks();
  const node = { name, mimeType: 'application/xml', checks };
  try {
    const document = parseXml(bytes);
    const known: JudgedSignature[] = [];
    const found = validateXades(
      document,
      () => null,
      context,
      ({ judged }) => {
        known.push(judged);
        progress({ ...node, signatures: [...known] });
      },
    );
    if (found.length === 0) checks.warn('NO_SIGNATURE_FOUND');
    else if (hasUnsignedContent(rootOf(document), found)) {
      checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
      for (const { judged } of found) {
        judged.checks.unknown('FORMAT_FAILURE', 'CONTENT_NOT_SIGNED');
      }
    }
    for (const { judged, covered } of found) {
      // A signature over only its own properties proves nothing about the document.
      if ([...covered.elements].some((one) => one !== covered.properties)) continue;
      judged.checks.unknown('SIGNED_DATA_NOT_FOUND', 'SIGNED_DATA_MISSING');
    }
    return { ...node, signatures: found.map(({ judged }) => judged) };
  } catch (error) {
    context.unreadable(error);
    checks.unknown('FORMAT_FAILURE', 'DOCUMENT_NOT_READABLE');
    return { ...node, signatures: [] };
  }
}
