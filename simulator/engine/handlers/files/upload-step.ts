import type { UserType } from '@dokubox/spec/enums.ts';
import { applyTrigger, isOffered, systemContext } from '@dokubox/spec/workflow/apply.ts';
import { dokuMachine, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import { machineContext, uploadAllowed } from '@dokubox/spec/workflow/rights.ts';
import type { DokuFacts, OutcomeName } from '@dokubox/spec/workflow/types.ts';
import type { BoxState, DokuState, FileVersion } from '../../state.ts';
import { boxFor, dokuInBox } from '../../views/facts.ts';
import type { ViewContext } from '../../views/view-context.ts';
import { isDraft, sideOfUser } from '../../drafts.ts';
import { conflict } from '../boxes.ts';
import { withFacts } from '../workflow/facts-step.ts';

/** The outcomes the machine accepts as this side's next file. Empty if no file is accepted. */
function acceptedOutcomes(facts: DokuFacts, by: UserType): readonly OutcomeName[] {
  return (
    rowsFrom(dokuMachine, facts.status)
      .filter((row) => row.trigger === 'Upload' && row.by === by)
      // No guard on a file depends on the user.
      .filter((row) => isOffered(row, facts, systemContext))
      .flatMap((row) => row.outcomes?.map(({ name }) => name) ?? [])
  );
}

/**
 * Whether the client has sent a signed file as its signature, which only a signed file can replace
 * (X-29, A-483).
 */
function isSentSignature(facts: DokuFacts): boolean {
  return (
    facts.signedOutsideDDE && facts.clientSignatureNeeded && facts.status !== 'UPLOADED_CLIENT'
  );
}

/**
 * Whether only a signed file is accepted. For a client: if a signed upload is needed, or the file
 * to replace was sent as the signature. For both sides: while a signature is due
 * (§5).
 */
export function signedFileNeeded(facts: DokuFacts, by: UserType): boolean {
  const ofClient = facts.clientSignedDokuUploadNeeded || isSentSignature(facts);
  if (by === 'CLIENT' && ofClient) return true;
  const outcomes = acceptedOutcomes(facts, by);
  return outcomes.length > 0 && outcomes.every((name) => name === 'signed');
}

/**
 * @throws Refusal 409 with the current box if this user cannot upload a file to the document now.
 */
export function requireUploadable(doku: DokuState, box: BoxState, view: ViewContext): void {
  const inBox = dokuInBox(doku, box);
  if (!uploadAllowed(inBox, view.user, boxFor(box, view.now), view.policy)) {
    throw conflict(box, view, {
      reason: `document ${doku.id} cannot take a file in its current status`,
    });
  }
}

/**
 * The document with its new file: status, flags and participants by the machine.
 * @throws Refusal 409 with the current box if the status has changed
 */
export function withFile(
  doku: DokuState,
  box: BoxState,
  view: ViewContext,
  file: FileVersion,
): DokuState {
  requireUploadable(doku, box, view);
  const { facts } = dokuInBox(doku, box);
  const found: OutcomeName = file.signed ? 'signed' : 'unsigned';
  const outcome = acceptedOutcomes(facts, view.user.userType).includes('scan') ? 'scan' : found;
  const context = machineContext(view.user, boxFor(box, view.now), view.policy);
  const applied = applyTrigger(facts, 'Upload', view.user.userType, { ...context, outcome });
  if (!applied.ok) throw conflict(box, view, { reason: applied.reason });
  const side = sideOfUser(view.user);
  const after = withFacts(doku, facts, applied.facts, file.uploadedAt);
  // The scan of a signed paper is stored with the document and never sent.
  const isKept = outcome !== 'scan' && isDraft(after, box, side, view.policy);
  return { ...after, files: [...after.files, isKept ? { ...file, draftOf: side } : file] };
}
