import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';
import { isFileWarning } from '@dokubox/spec/uploads.ts';
import { Checks } from './core/checks.ts';
import { warningsOfZip, warningsOfNames } from './file-warnings.ts';
import { validationContext, type ValidationContext } from './core/context.ts';
import type { TrustAnchor } from './core/chain.ts';
import { validationNode, type Progress } from './core/report.ts';
import { validateAsic } from './asic/validate-asic.ts';
import { validatePdf } from './pdf/validate-pdf.ts';
import { validateXml } from './xml/validate-xml.ts';

/** Maximum depth of nested containers. */
const maxDepth = 3;
/** Maximum number of files to validate, through all containers. */
const maxFiles = 200;

type Kind = 'pdf' | 'zip' | 'xml' | 'other';

/** Kind of a file. Its bytes decide and not its name, because a container may be renamed. */
function kindOf(bytes: Uint8Array): Kind {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  if (head.includes('%PDF-')) return 'pdf';
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(head) ? 'xml' : 'other';
}

/** Names of containers. Office files are ZIP files too, but not containers with signatures. */
const containerName = /\.(asice|asics|sce|scs|bdoc|edoc)$/i;

interface Walk {
  readonly context: ValidationContext;
  readonly progress: Progress;
  left: number;
}

/**
 * Progress callback. Only the outermost file reports, because results of inner files are part of
 * its result.
 */
const progressOf = ({ progress }: Walk, depth: number): Progress =>
  depth > 0 ? () => undefined : progress;

async function validateContainer(
  name: string,
  bytes: Uint8Array,
  walk: Walk,
  depth: number,
): Promise<ValidationNode> {
  const progress = progressOf(walk, depth);
  const { node: bare, files } = await validateAsic(name, bytes, walk.context, progress);
  const { checks = new Checks() } = bare;
  const node = { ...bare, checks };
  for (const warning of warningsOfNames(files)) checks.warn(warning);
  const children: ValidationNode[] = [];
  for (const file of files) {
    progress({ ...node, children });
    walk.left -= 1;
    children.push(await validateNode(file.name, file.bytes, walk, depth + 1));
  }
  return validationNode({ ...node, children });
}

async function validateNode(
  name: string,
  bytes: Uint8Array,
  walk: Walk,
  depth: number,
): Promise<ValidationNode> {
  const { context } = walk;
  const kind = kindOf(bytes);
  const signable = kind === 'pdf' || kind === 'xml' || (kind === 'zip' && isContainer(name, bytes));
  const nested = depth > 0;
  const progress = progressOf(walk, depth);
  const checks = new Checks();
  if (signable && (depth > maxDepth || walk.left < 0)) {
    checks.unknown('FORMAT_FAILURE', 'LIMIT_REACHED');
    return validationNode({ name, mimeType: null, checks, signatures: [] });
  }
  if (kind === 'zip' && signable) return validateContainer(name, bytes, walk, depth);
  if (kind === 'pdf')
    return withoutNotice(validationNode(validatePdf(name, bytes, context, progress)), nested);
  if (kind === 'xml')
    return withoutNotice(validationNode(validateXml(name, bytes, context, progress)), nested);
  if (!nested) checks.warn('NO_SIGNATURE_FOUND');
  if (kind === 'zip') for (const warning of await warningsOfZip(bytes)) checks.warn(warning);
  return validationNode({ name, mimeType: null, checks, signatures: [] });
}

function isContainer(name: string, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 160)).toString('latin1');
  return containerName.test(name) || head.includes('application/vnd.etsi.asic-');
}

/**
 * Removes the notice of a missing signature inside a container. Files there need no signature, and
 * a broken container there is an ordinary file.
 */
function withoutNotice(node: ValidationNode, nested: boolean): ValidationNode {
  if (!nested || node.signatures.length > 0) return node;
  const errorGroups = node.errorGroups.map((group) => ({
    ...group,
    errors: group.errors.filter(({ errorId }) => isFileWarning(errorId)),
  }));
  return { ...node, errorGroups: errorGroups.filter(({ errors }) => errors.length > 0) };
}

/**
 * Validates all signatures of a file and of the files inside it, in this thread.
 * @param anchors trust anchors. Only `listed` anchors give signatures a rank.
 * @param at time for which the result is valid
 * @param found receives the results so far, repeatedly
 * @param mistaken receives errors of this program. The affected part is INDETERMINATE.
 */
export function validateFile(
  name: string,
  bytes: Uint8Array,
  {
    anchors,
    at,
    found,
    mistaken,
  }: {
    readonly anchors: readonly TrustAnchor[];
    readonly at: Date;
    readonly found?: ((soFar: ValidationNode) => void) | undefined;
    readonly mistaken?: ((error: unknown) => void) | undefined;
  },
): Promise<ValidationNode> {
  const progress: Progress = (soFar) => found?.(validationNode(soFar));
  const context = validationContext(anchors, at, mistaken);
  return validateNode(name, bytes, { context, progress, left: maxFiles }, 0);
}
