import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { boxIsWorkedOn, boxOpenTo, signatureSystemChoice } from '@dokubox/spec/workflow/rights.ts';
import { signersDue } from '@dokubox/spec/workflow/signing-turn.ts';
import type { Files } from '../contract/walk/moves.ts';
import type { Request } from '../contract/walk/people.ts';
import type { DokuSight, Sight } from '../contract/walk/sight.ts';
import { termination } from '../contract/workflow/box-events.ts';
import {
  signedFile,
  unsignedFile,
  uploadOf,
  type SubmittedDoku,
} from '../contract/workflow/world.ts';

const [signed, unsigned] = [signedFile(), unsignedFile()];

/** The same two files for all lives, so that each is signed and validated once. */
export const sameFiles: Files = { signedFile: () => signed, unsignedFile: () => unsigned };

/** An act that may bring a box to its end, as a screen offers it. */
export interface Onward {
  /** The act with its starting place. The same act has the same name. */
  readonly name: string;
  /** A request, or this user's signature on the page of the signing service. */
  readonly act: Request | 'sign';
}

/** Options in the order in which a user who wants to finish tries them. */
const eager: readonly OptionTrigger[] = [
  'SendToArchive',
  'SendForArchiving',
  'ContinueToSigning',
  'SendToBankForSigning',
  'PrintedAndPaperSigned',
  'SendForSigning',
  'SendForResigning',
  'SendToBank',
  'SendToClient',
];

/** Reasons that an upload removes. */
const missingFile: readonly DisabledReason[] = [
  'SIGNED_CLIENT_FILE_NEEDED',
  'SIGNED_BANK_FILE_NEEDED',
  'CLIENT_FEEDBACK_NEEDS_SIGNED_FILE',
  'BANK_FEEDBACK_NEEDS_SIGNED_FILE',
];

function submit({ box, user }: Sight, item: SubmittedDoku): Request {
  const id = user.userType === 'CLIENT' ? 'submitClientDokubox' : 'submitBankerDokubox';
  return { id, body: { dokuBoxId: box.id, dokus: [item] } };
}

/** Whether this side signs by uploading a file. No one has a signed file otherwise. */
function signsByFile({ user }: Sight, { doku }: DokuSight): boolean {
  const needed =
    user.userType === 'CLIENT'
      ? doku.clientSignedDokuUploadNeeded
      : doku.bankSignedDokuUploadNeeded;
  return needed === true || doku.status.endsWith('_SIGNATURE');
}

/** Whether the document is in the bank's own application, which returns its signed file itself. */
function isSignedElsewhere({ user, box }: Sight, { doku }: DokuSight): boolean {
  const waits = doku.status.startsWith('WAITING_BANK_SIGNATURE');
  return user.userType === 'BANKER' && box.bankSignatureSystem === 'CUSTOM_APP' && waits;
}

/** The acts of a user on one document. */
function* ofDoku(sight: Sight, one: DokuSight): Generator<Onward> {
  const { doku, inBox, options, greyed, uploadable, finalizable } = one;
  const { box, user } = sight;
  if (!inBox.usedInBox) return;
  const named = (what: string) => `${doku.id} ${doku.status} ${user.userType} ${what}`;
  const id = { id: doku.id };
  if (finalizable) {
    yield { name: named('finalize'), act: { id: 'finalizeDoku', params: id, body: {} } };
  }
  const due = signersDue(inBox.facts, doku.participants);
  if (boxIsWorkedOn(box) && due.some((signer) => signer.user.username === user.username)) {
    yield { name: named('sign'), act: 'sign' };
  }
  const isAsked =
    doku.status === 'WAITING_ARCHIVAL' || greyed.includes('SIGNATURE_VALIDATION_NEEDED');
  const canValidate =
    user.userType === 'BANKER' && doku.dokuStaticActions.includes('ValidateSignature');
  if (isAsked && canValidate && doku.archivePossible == null) {
    yield { name: named('validate'), act: { id: 'validateSignature', params: id, body: {} } };
  }
  const isMissed = greyed.some((reason) => missingFile.includes(reason));
  const file = isMissed || signsByFile(sight, one) ? signed : unsigned;
  const upload = { name: named('Upload'), act: submit(sight, uploadOf(doku.id, file)) };
  const isWaitedFor = doku.status.endsWith('_UPLOAD') || isMissed;
  const uploads = uploadable && boxOpenTo(box, user) && !isSignedElsewhere(sight, one);
  if (uploads && isWaitedFor) yield upload;
  for (const what of eager) {
    if (!options.includes(what)) continue;
    yield { name: named(what), act: submit(sight, { id: doku.id, dokuAction: what }) };
  }
  if (uploads && !isWaitedFor) yield upload;
}

/** The acts of a user on the box itself. */
function* ofBox({ box, user, dokus }: Sight): Generator<Onward> {
  const dokuBoxId = box.id;
  const named = (id: Request['id'], body: unknown): Onward => ({
    name: `box ${box.status} ${user.userType} ${id}`,
    act: { id, body },
  });
  const isClient = user.userType === 'CLIENT';
  if (isClient && box.status === 'CLIENT_SETUP') yield named('completeClientSetup', { dokuBoxId });
  if (
    isClient &&
    signatureSystemChoice(box) === 'open' &&
    box.clientSelectedSignatureSystem == null
  ) {
    const clientSelectedSignatureSystem = 'ESAW_REMOTE';
    yield named('selectSignatureSystem', { dokuBoxId, clientSelectedSignatureSystem });
  }
  if (isClient) return;
  if (box.status === 'PENDING_CANCELLATION_APPROVAL') {
    if (box.cancellationCreatorUserId === user.username) return;
    yield named('decideCancellation', { dokuBoxId: box.id, note: null, approved: true });
  }
  if (box.status === 'PAPER_SIGNED' && boxFactsFromWire(box).everyDokuFinished) {
    yield named('closePaperDokubox', { dokuBoxId });
  }
  // Without a document, the box can only be ended.
  if (!dokus.some(({ inBox }) => inBox.usedInBox)) {
    yield named('terminateBankerDokubox', termination(box.id, user.userType));
  }
}

/**
 * The acts of a user who wants to finish the box, the most promising of each document first.
 * Removing a document and terminating the box would end any life, so neither is included.
 */
export function onwardOf(sight: Sight): readonly (readonly Onward[])[] {
  const groups = [[...ofBox(sight)], ...sight.dokus.map((one) => [...ofDoku(sight, one)])];
  return groups.filter((group) => group.length > 0);
}
