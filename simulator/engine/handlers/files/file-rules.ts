import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { turnsDirection, usableText } from '@dokubox/spec/free-text.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { checkNameAndSize } from '@dokubox/spec/uploads.ts';
import { Refusal } from '../../handler.ts';
import type { Inspection } from '@dokubox/signatures/inspection/inspection.ts';
import type { Ports } from '../../ports.ts';
import { invalidField } from '../../refusals.ts';
import type { World } from '../../world/world.ts';

/**
 * Direction marks that make `gpj.exe` look like `exe.jpg`, in addition to the characters forbidden
 * in any text.
 */
const marks = /[\u061c\u200e\u200f]/g;

/** A file name without path, control characters and direction changes. */
export function plainFileName(fileName: string): string {
  const lastSlash = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\'));
  return usableText(fileName.slice(lastSlash + 1), 'line')
    .replace(marks, '')
    .trim();
}

/** The first rule of §5 that the stored name or size breaks, or null. */
export function fileProblem(
  fileName: string,
  size: number,
  policy: Pick<TenantPolicy, 'uploadExtensions'>,
): MessageKey | null {
  return checkNameAndSize(plainFileName(fileName), size, policy);
}

export type FileFinding =
  | { readonly problem: MessageKey; readonly messageParams?: { readonly extension: string } }
  | { readonly problem: null; readonly fileName: string; readonly inspection: Inspection };

/**
 * The refusal of a file that breaks a file rule.
 * @param field the request field with the file
 */
export function refusedFile(
  field: string,
  { problem, messageParams }: Extract<FileFinding, { problem: MessageKey }>,
): Refusal {
  const refusal = invalidField(field, problem);
  return messageParams
    ? new Refusal(refusal.status, problem, null, { ...refusal.details, messageParams })
    : refusal;
}

/**
 * Checks all rules for a single file, in the order of A-141.
 * @param world the world it is uploaded to, for its policy and its upload queue
 */
export async function checkFileRules(
  fileName: string,
  bytes: Uint8Array,
  world: Pick<World, 'id' | 'tenant'>,
  ports: Pick<Ports, 'inspectFile'>,
): Promise<FileFinding> {
  const policy = policyOf(world.tenant);
  const problem = fileProblem(fileName, bytes.length, policy);
  if (problem) return { problem };
  const plain = plainFileName(fileName);
  const inspection = await ports.inspectFile(plain, bytes, world.id);
  if (inspection.hindrance) return { problem: `dde.error.${inspection.hindrance}` };
  const { validContent, isReally } = inspection;
  if (!validContent && isReally !== null && policy.uploadExtensions.includes(isReally)) {
    return { problem: 'dde.error.contentOfOtherKind', messageParams: { extension: isReally } };
  }
  if (!validContent) return { problem: 'dde.error.invalidContent' };
  const misled = turnsDirection(fileName) && !inspection.warnings.includes('MISLEADING_NAME');
  const warnings = [...inspection.warnings, ...(misled ? (['MISLEADING_NAME'] as const) : [])];
  return { problem: null, fileName: plain, inspection: { ...inspection, warnings } };
}
