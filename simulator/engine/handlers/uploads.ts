import type { Inspection } from '@dokubox/signatures/inspection/inspection.ts';
import type { Refusal } from '../handler.ts';
import { factsOf } from '../views/facts.ts';
import type { Handler } from './call.ts';
import { bytesToCheck } from './files/checked-file.ts';
import { checkFileRules, refusedFile, type FileFinding } from './files/file-rules.ts';
import { signedFileNeeded } from './files/upload-step.ts';
import { invalidField } from '../refusals.ts';

/** Rejects a file that breaks a file rule, whatever the call checks. */
function requireSound(finding: FileFinding) {
  if (finding.problem !== null) throw refusedFile('file', finding);
  return finding.inspection;
}

/** Reports a broken signature as such, because signing again would not repair it. */
function requireWholeSignature(inspection: Inspection): Inspection {
  if (inspection.signatureBroken) throw invalidField('file', 'dde.error.brokenSignature');
  return inspection;
}

/** Extension, size and real content of a file. Nothing is stored. */
export const checkFileContent: Handler<'checkFileContent'> = async (call) => {
  const { world, engine, input } = call;
  const bytes = bytesToCheck(input.body);
  const finding = await checkFileRules(input.body.fileName, bytes, world, engine.ports);
  if (finding.problem === null) return { body: { valid: true } };
  const { problem: messageKey, messageParams } = finding;
  return { body: { valid: false, messageKey, ...(messageParams ? { messageParams } : {}) } };
};

/** Whether the client's file really contains a signature (R7.14). */
export const checkClientUpload: Handler<'checkClientUpload'> = async (call) => {
  const { world, engine, input } = call;
  const { file } = input.body;
  const finding = await checkFileRules(file.fileName, file.bytes, world, engine.ports);
  return { body: { signedOutsideDDE: requireWholeSignature(requireSound(finding)).signed } };
};

/** Whether a file has the signature this document requires of the caller. */
export const checkUploadOfDoku: Handler<'checkUploadOfDoku'> = async (call) => {
  const { box, doku, engine, input, session, world } = call;
  const { file } = input.body;
  const finding = await checkFileRules(file.fileName, file.bytes, world, engine.ports);
  const inspection = requireSound(finding);
  if (!signedFileNeeded(factsOf(doku, box), session.userType)) return { body: true };
  return { body: requireWholeSignature(inspection).signed };
};

/** The refusal of a file without a complete signature if a signed one is required (§5, A-342). */
export function unsignedFileRefusal(
  field: string,
  by: 'CLIENT' | 'BANKER',
  { signatureBroken }: Pick<Inspection, 'signatureBroken'>,
): Refusal {
  if (signatureBroken) return invalidField(field, 'dde.error.brokenSignature');
  return by === 'CLIENT'
    ? invalidField(field, 'dde.error.unsignedClientFile')
    : invalidField(field, 'dde.error.notArchivable', 'the bank’s signed file is required');
}
