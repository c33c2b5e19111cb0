import type { ParticipantType, UserType } from '@dokubox/spec/enums.ts';
import { statusSide } from '@dokubox/spec/workflow/doku-statuses.ts';
import { optionsAppear } from '@dokubox/spec/workflow/offers.ts';
import { boxIsWorkedOn } from '@dokubox/spec/workflow/rights.ts';
import type { WorkflowPolicy } from '@dokubox/spec/workflow/workflow-policy.ts';
import type { BoxState, DokuState, FileVersion } from './state.ts';

/** The side a user is on. */
export function sideOfUser({ userType }: { readonly userType: UserType }): ParticipantType {
  return userType === 'CLIENT' ? 'CLIENT' : 'BANK';
}

/**
 * Whether an uploaded file is still a draft of the user's side, which has the turn and sends
 * the document later. If a client cannot send it until the bank has set the document up, the upload
 * itself sends the file.
 * @param doku the document after the upload
 */
export function isDraft(
  doku: Pick<DokuState, 'status' | 'dokuSetupCompleted'>,
  box: Pick<BoxState, 'status'>,
  side: ParticipantType,
  policy: Pick<WorkflowPolicy, 'sendToBankBeforeSetup'>,
): boolean {
  if (statusSide(doku.status) !== side) return false;
  return side === 'BANK' || !boxIsWorkedOn(box) || optionsAppear(doku, 'SendToBank', policy);
}

/** The document with the drafts of a side sent. */
export function withDraftsSent<Doku extends Pick<DokuState, 'files'>>(
  doku: Doku,
  side: ParticipantType,
): Doku {
  if (!doku.files.some(({ draftOf }) => draftOf === side)) return doku;
  const files = doku.files.map((file): FileVersion => {
    if (file.draftOf !== side) return file;
    const { draftOf: _draftOf, ...sent } = file;
    return sent;
  });
  return { ...doku, files };
}

/** The files of a document that a side can read, in their order. */
export function filesFor(
  { files }: Pick<DokuState, 'files'>,
  side: ParticipantType,
): readonly FileVersion[] {
  const isOthers = ({ draftOf }: FileVersion) => draftOf !== undefined && draftOf !== side;
  return files.some(isOthers) ? files.filter((file) => !isOthers(file)) : files;
}

/** Whether the newest file is an unsent draft of the other side. */
export function hidesNewest(doku: Pick<DokuState, 'files'>, side: ParticipantType): boolean {
  return filesFor(doku, side).at(-1) !== doku.files.at(-1);
}
