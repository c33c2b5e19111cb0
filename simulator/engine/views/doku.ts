import type { DokuStaticAction } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { SubmitDokuStaticAction } from '@dokubox/spec/schemas/static-action.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import { envelopeOf } from '@dokubox/spec/workflow/facts.ts';
import { serverTransitions } from '@dokubox/spec/workflow/offers.ts';
import { inRoleOrder, isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { boxIsWorkedOn, uploadAllowed } from '@dokubox/spec/workflow/rights.ts';
import { mayAct, withRolesIn } from '@dokubox/spec/workflow/roles.ts';
import type { BoxOfferFacts, DokuEnvelope, DokuInBox } from '@dokubox/spec/workflow/types.ts';
import { goesIntoContainer } from '../container-file.ts';
import { filesFor, hidesNewest, sideOfUser } from '../drafts.ts';
import type { BoxState, DokuState, FileVersion, ParticipantStateRecord } from '../state.ts';
import { boxFor, dokuInBox, isUsed } from './facts.ts';
import { unreadOf } from './messages.ts';
import { signerView } from './signers.ts';
import type { ViewContext } from './view-context.ts';

type PaperSigningView = NonNullable<Doku['paperSigning']>;

/** Replaces the signing address of other participants. */
const hiddenUrl = 'hidden';

/**
 * Hides a signature in a file the client has not sent from the bank, where no one has seen it
 * (A-363).
 */
function stateFor(
  { participantRole, participantState }: ParticipantStateRecord,
  hidden: boolean,
): ParticipantStateRecord['participantState'] {
  return hidden && participantRole.startsWith('CLIENT_') && isSignerRole(participantRole)
    ? 'TODO'
    : participantState;
}

function participantView(
  participant: ParticipantStateRecord,
  doku: DokuState,
  view: ViewContext,
): Participant | null {
  const { world, user: currentUser } = view;
  const user = world.users.get(participant.username);
  if (!user) return null;
  const { signingUrlResolved } = participant;
  const own = user.username === currentUser.username;
  return everyField<Participant>({
    participantType: participant.participantType,
    participantRole: participant.participantRole,
    participantState: stateFor(participant, hidesNewest(doku, sideOfUser(currentUser))),
    signingUrlResolved: signingUrlResolved && !own ? hiddenUrl : signingUrlResolved,
    signatureRejected: doku.signatureRejection?.username === user.username,
    clientParticipantType:
      participant.participantType === 'CLIENT'
        ? participant.participantRole.slice('CLIENT_'.length)
        : null,
    dokuID: doku.id,
    user: everyField<Participant['user']>({
      id: user.id,
      username: user.username,
      fullName: user.fullName,
      fullNameLocal: user.fullNameLocal,
      email: user.email,
      phoneNumber: user.phoneNumber,
    }),
  });
}

/** Whether the user sees a side. A client sees only the client side. */
function seesSide(view: ViewContext, side: 'CLIENT' | 'BANK'): boolean {
  return view.user.userType === 'BANKER' || side === 'CLIENT';
}

/** Whether the current user can open the external signing system (R6.5, A-124). */
export function canJumpToEds(doku: DokuState, box: BoxState, view: ViewContext): boolean {
  return (
    mayAct('work', withRolesIn(view.user, doku.participants)) &&
    view.policy.jumpToEds &&
    box.edsProcessId !== null &&
    boxIsWorkedOn(box) &&
    view.user.permissions.includes('DOKU_JUMP_TO_EDS')
  );
}

/** True while users can still write about a document. */
export function messageAllowed(doku: DokuState, box: BoxState): boolean {
  const closed = box.status === 'FINALIZED' || box.status === 'CANCELLED';
  return isUsed(doku) && !closed && doku.status !== 'ARCHIVED';
}

/** The current user's actions on a document besides the options of its status (§3). */
function staticActions(
  doku: DokuState,
  box: BoxState,
  inBox: DokuInBox,
  boxView: BoxOfferFacts,
  view: ViewContext,
): DokuStaticAction[] {
  const actions: DokuStaticAction[] = [];
  const file = filesFor(doku, sideOfUser(view.user)).at(-1);
  if (file) actions.push('View');
  if (uploadAllowed(inBox, view.user, boxView, view.policy)) actions.push('Upload');
  if (file && (file.signed || doku.status === 'WAITING_ARCHIVAL')) {
    actions.push('ValidateSignature');
  }
  if (canJumpToEds(doku, box, view)) actions.push('JumpToEds');
  actions.push('ViewMessage');
  const writes = mayAct('message', withRolesIn(view.user, doku.participants));
  if (writes && messageAllowed(doku, box)) actions.push('AddMessage');
  return actions;
}

/**
 * The submitted file of a document that still counts: the last upload, even if signatures were
 * added since then. The download returns its bytes (§3).
 */
function submittedActions(
  { id }: Pick<DokuState, 'id'>,
  files: readonly FileVersion[],
): SubmitDokuStaticAction[] {
  const upload = files.findLast(({ signedIn }) => signedIn === undefined);
  if (!upload) return [];
  const { fileName, mimeType } = upload;
  return [
    everyField<SubmitDokuStaticAction>({
      dokuId: id,
      dokuStaticAction: 'Upload',
      actionData: { fileName, mimeType },
      fileContent: undefined,
    }),
  ];
}

/**
 * The envelope of a document if it differs from the one that status and box imply, otherwise null
 * (A-186).
 */
function ownEnvelope({ envelope, status }: DokuState, box: BoxState): DokuEnvelope | null {
  return envelopeOf({ status }, box) === envelope ? null : envelope;
}

/** One document of a box for the current user. */
export function dokuView(doku: DokuState, box: BoxState, view: ViewContext): Doku {
  const inBox = dokuInBox(doku, box);
  const boxView = boxFor(box, view.now);
  const files = filesFor(doku, sideOfUser(view.user));
  const newest = files.at(-1);
  // Details of the newest file are shown only to users who can read it.
  const hidden = hidesNewest(doku, sideOfUser(view.user));
  const participants = doku.participants
    .filter(({ participantType }) => seesSide(view, participantType))
    .map((participant) => participantView(participant, doku, view))
    .filter((participant) => participant !== null);
  return everyField<Doku>({
    id: doku.id,
    status: doku.status,
    fileName: newest?.fileName ?? null,
    titleEn: doku.titleEn,
    titleLocal: doku.titleLocal,
    instructionEn: doku.instructionEn,
    instructionLocal: doku.instructionLocal,
    notes: view.user.userType === 'BANKER' ? doku.notes : null,
    customDokuName: doku.customDokuName,
    dokuAction: doku.dokuAction,
    dokuStaticActions: staticActions(doku, box, inBox, boxView, view),
    dokuTransitions: [...serverTransitions(inBox, view.user, boxView, view.policy, view.today)],
    submitDokuStaticActions: submittedActions(doku, files),
    dokuFlowTypeId: doku.dokuFlowTypeId,
    dokuDefinitionId: doku.dokuDefinitionId,
    dokuSetupCompleted: doku.dokuSetupCompleted,
    usedInBox: isUsed(doku),
    ordinalNumber: doku.ordinalNumber,
    addOtherDokuId: doku.addOtherDokuId,
    isReconfiguredAdded: doku.isReconfiguredAdded,
    reconfigured: doku.reconfigured,
    downloadable: doku.downloadable && newest !== undefined,
    initiatedBy: doku.initiatedBy,
    signedOutsideDDE: doku.signedOutsideDDE,
    uploadedDocumentSigned: hidden ? newest?.signed === true : doku.uploadedDocumentSigned,
    clientSignatureNeeded: doku.clientSignatureNeeded,
    firstBankSignatureNeeded: doku.firstBankSignatureNeeded,
    secondBankSignatureNeeded: doku.secondBankSignatureNeeded,
    bankSignedDokuUploadNeeded: doku.bankSignedDokuUploadNeeded,
    clientSignedDokuUploadNeeded: doku.clientSignedDokuUploadNeeded,
    clientAcknowledgementNeeded: doku.clientAcknowledgementNeeded,
    unreadMessagesCount: unreadOf(doku, view.user),
    participants: [...inRoleOrder(participants)],
    signingUsers: doku.signingUsers
      .filter(({ userType }) => seesSide(view, userType))
      .map((signer) => signerView(signer, doku, view)),
    removed: doku.removed,
    envelopeStatus: ownEnvelope(doku, box),
    archivePossible: view.user.userType === 'BANKER' && !hidden ? doku.archivePossible : null,
    signedFileAwaited: view.user.userType === 'BANKER' ? doku.signedFileAwaited === true : null,
    fileVersion: newest ? doku.files.indexOf(newest) + 1 : null,
    paperSigning: doku.paperSigning && everyField<PaperSigningView>({ ...doku.paperSigning }),
    fileWarnings: [...(newest?.warnings ?? [])],
    signedInContainer: goesIntoContainer({ ...doku, files }),
  });
}
