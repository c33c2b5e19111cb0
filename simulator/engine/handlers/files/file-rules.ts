import type { MessageKey } from '@dokubox/spec/errors.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { checkNameAndSize, turnsDirection } from '@dokubox/spec/uploads.ts';
import type { Inspection, Ports } from '../../ports.ts';

/** Directions of text that make `gpj.exe` look like `exe.jpg`, and characters no name needs. */
// eslint-disable-next-line no-control-regex -- control characters are what is to be found
const misleading = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A file name without path, control characters and changes of text direction. */
export function plainFileName(fileName: string): string {
  const lastSlash = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\'));
  return fileName
    .slice(lastSlash + 1)
    .replace(misleading, '')
    .trim();
}

/** Extension and size of a file as it will be kept: the first rule of §5 broken, or null. */
export function formFault(
  fileName: string,
  size: number,
  policy: Pick<TenantPolicy, 'uploadExtensions'>,
): MessageKey | null {
  return checkNameAndSize(plainFileName(fileName), size, policy);
}

export type FileFinding =
  | { readonly fault: MessageKey }
  | { readonly fault: null; readonly fileName: string; readonly inspection: Inspection };

/** All rules a file has to pass by itself, in the order of A-141. */
export async function checkFileRules(
  fileName: string,
  bytes: Uint8Array,
  policy: Pick<TenantPolicy, 'uploadExtensions'>,
  ports: Pick<Ports, 'inspectFile'>,
): Promise<FileFinding> {
  const fault = formFault(fileName, bytes.length, policy);
  if (fault) return { fault };
  const plain = plainFileName(fileName);
  const inspection = await ports.inspectFile(plain, bytes);
  if (inspection.hindrance) return { fault: `dde.error.${inspection.hindrance}` };
  if (!inspection.validContent) return { fault: 'dde.error.invalidContent' };
  const misled = turnsDirection(fileName) && !inspection.warnings.includes('MISLEADING_NAME');
  const warnings = [...inspection.warnings, ...(misled ? (['MISLEADING_NAME'] as const) : [])];
  return { fault: null, fileName: plain, inspection: { ...inspection, warnings } };
}
