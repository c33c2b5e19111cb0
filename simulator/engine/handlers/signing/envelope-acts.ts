import type { ParticipantRole, SignCallbackAction } from '@dokubox/spec/enums.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import { applyEnvelopeEvent } from '@dokubox/spec/workflow/envelope-machine.ts';
import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { rolesToSign, signersDue } from '@dokubox/spec/workflow/signing-turn.ts';
import type { DokuCallback } from '@dokubox/spec/workflow/types.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import type {
  BoxState,
  DokuState,
  FileVersion,
  ParticipantStateRecord,
  SignatureRejectionState,
} from '../../state.ts';
import { factsOf, knownToSigningService } from '../../views/facts.ts';
import type { Transaction } from '../../world/transaction.ts';
import { newMessage } from '../message-rules.ts';
import { withFacts } from '../workflow/facts-step.ts';

/** The stores an act writes to: ids of messages, bytes of files. */
export type ActContext = Pick<Transaction, 'nextId'> & { keep(bytes: Uint8Array): string };

/** A signed file and the version it was created from. */
export interface SignedVersion {
  readonly of: FileVersion;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
}

/** An event reported by the signing service. */
export interface EnvelopeAct {
  readonly action: SignCallbackAction;
  /** The signer of the workstep, or null for the whole envelope. */
  readonly username: string | null;
  /** The signer's reason for refusing, if the service gives one. */
  readonly reason: string | null;
  /** Time of the event, ISO 8601. */
  readonly at: string;
  /** Address of the signer's page, once opened. */
  readonly signingUrl?: string | undefined;
  /** The files the signer signed, by document. */
  readonly files?: ReadonlyMap<number, SignedVersion> | undefined;
  /** The user who signs instead of the signer. */
  readonly delegate?: SigningUser | undefined;
}

/** Roles that are due to sign a document in the envelope. */
function dueRoles(doku: DokuState, box: BoxState): readonly ParticipantRole[] {
  return knownToSigningService(doku) ? rolesToSign(factsOf(doku, box)) : [];
}

/** Users who are due to sign a document and have not signed. */
export function dueSigners(doku: DokuState, box: BoxState): readonly ParticipantStateRecord[] {
  return knownToSigningService(doku) ? signersDue(factsOf(doku, box), doku.participants) : [];
}

/** The next signer of the envelope, or null if there is none. */
export function nextSigner(box: BoxState): string | null {
  for (const doku of box.dokus) {
    const [signer] = dueSigners(doku, box);
    if (signer) return signer.username;
  }
  return null;
}

function callBack(doku: DokuState, box: BoxState, callback: DokuCallback, at: string): DokuState {
  const facts = factsOf(doku, box);
  const context = { ...systemContext, callback };
  const applied = applyTrigger(facts, 'SignCallback', 'SYSTEM', context);
  return applied.ok ? withFacts(doku, facts, applied.facts, at) : doku;
}

/** The document with the signed file as its next version. */
function withSignedFile(doku: DokuState, act: EnvelopeAct, context: ActContext): DokuState {
  const signed = act.files?.get(doku.id);
  if (!signed || act.username === null) return doku;
  const { fileName, mimeType, bytes } = signed;
  const file: FileVersion = {
    fileName,
    mimeType,
    size: bytes.length,
    source: { kind: 'uploaded', blobId: context.keep(bytes) },
    uploadedAt: act.at,
    uploadedBy: act.username,
    signed: true,
    signedIn: doku.envelopeId ?? undefined,
  };
  return { ...doku, files: [...doku.files, file] };
}

/**
 * Records that a signer has finished. The last signer of a turn moves the document on. A
 * signature counts only with its file, created from the current version.
 */
function finished(
  doku: DokuState,
  box: BoxState,
  act: EnvelopeAct,
  context: ActContext,
): DokuState {
  const { username, at } = act;
  const due = dueSigners(doku, box);
  const own = due.filter((signer) => signer.username === username);
  // A document without signers moves on with the callback of the whole envelope.
  const hasNoSigners = username === null && due.length === 0 && dueRoles(doku, box).length > 0;
  if (own.length === 0 && !hasNoSigners) return doku;
  const file = doku.files.at(-1);
  if (own.length > 0 && file && act.files?.get(doku.id)?.of !== file) return doku;
  const signed: DokuState = {
    ...withSignedFile(doku, act, context),
    participants: doku.participants.map((participant) =>
      own.includes(participant) ? { ...participant, participantState: 'DONE' } : participant,
    ),
  };
  if (own.length === due.length) return callBack(signed, box, 'workstepFinished', at);
  const envelope = applyEnvelopeEvent(doku.envelope, 'workstepFinished') ?? doku.envelope;
  return { ...signed, envelope };
}

function opened(doku: DokuState, box: BoxState, { username, signingUrl }: EnvelopeAct): DokuState {
  if (signingUrl === undefined) return doku;
  const own = dueSigners(doku, box).filter(
    (signer) => signer.username === username && signer.signingUrlResolved !== signingUrl,
  );
  if (own.length === 0) return doku;
  return {
    ...doku,
    participants: doku.participants.map((participant) =>
      own.includes(participant) ? { ...participant, signingUrlResolved: signingUrl } : participant,
    ),
  };
}

/**
 * Replaces the signer by a colleague. A colleague who already signs the document is not asked
 * twice.
 */
function delegated(doku: DokuState, box: BoxState, { username, delegate }: EnvelopeAct): DokuState {
  const own = dueSigners(doku, box).filter((signer) => signer.username === username);
  if (own.length === 0 || !delegate || delegate.username === username) return doku;
  const alreadySigns = (role: ParticipantRole) =>
    doku.participants.some(
      (one) => one.participantRole === role && one.username === delegate.username,
    );
  if (own.some(({ participantRole }) => alreadySigns(participantRole))) return doku;
  const known = doku.signingUsers.some((one) => one.username === delegate.username);
  return {
    ...doku,
    participants: doku.participants.map((participant) =>
      own.includes(participant)
        ? { ...participant, username: delegate.username, signingUrlResolved: null }
        : participant,
    ),
    signingUsers: known ? doku.signingUsers : [...doku.signingUsers, delegate],
  };
}

/**
 * Stores the signer's reason with the document. The reason of a bank signer is for the bank only
 * (A-183).
 */
function withReason(doku: DokuState, act: EnvelopeAct, tx: ActContext): DokuState {
  const signer = doku.participants.find(
    ({ username, participantRole }) => username === act.username && isSignerRole(participantRole),
  );
  const content = spokenText(act.reason);
  if (!signer || !content) return doku;
  const message = newMessage(tx, {
    content,
    messageVisibility: signer.participantType === 'CLIENT' ? 'EXTERNAL' : 'INTERNAL',
    senderUsername: signer.username,
    createdAt: act.at,
  });
  return { ...doku, messages: [...doku.messages, message] };
}

/**
 * Whether a refusal is about this document: the signer was due to sign it. Other documents keep
 * their state. If the service names no signer, all documents are refused.
 */
function isRefused(doku: DokuState, box: BoxState, { username }: EnvelopeAct): boolean {
  if (username === null) return true;
  return dueSigners(doku, box).some((signer) => signer.username === username);
}

function afterAct(
  doku: DokuState,
  box: BoxState,
  act: EnvelopeAct,
  rejection: SignatureRejectionState | null,
  tx: ActContext,
): DokuState {
  if (!knownToSigningService(doku)) return doku;
  switch (act.action) {
    case 'workstepFinished':
      return finished(doku, box, act, tx);
    case 'workstepOpened':
      return opened(doku, box, act);
    case 'workstepDelegated':
      return delegated(doku, box, act);
    case 'envelopeExpired':
      return callBack(doku, box, 'envelopeExpired', act.at);
    case 'workstepRejected': {
      if (!isRefused(doku, box, act)) return doku;
      const rejected = callBack(doku, box, 'workstepRejected', act.at);
      if (rejected === doku) return doku;
      return withReason({ ...rejected, signatureRejection: rejection }, act, tx);
    }
    default:
      return doku;
  }
}

/** Whether a signer reports a refusal without being due to sign. */
function outOfTurn(box: BoxState, { action, username }: EnvelopeAct): boolean {
  if (action !== 'workstepRejected' || username === null) return false;
  return !box.dokus.some((doku) =>
    dueSigners(doku, box).some((signer) => signer.username === username),
  );
}

/** The signer who refused, and why. If no signer is named, the side that was due. */
function rejectionOf(box: BoxState, { username, reason }: EnvelopeAct): SignatureRejectionState {
  const allDue = box.dokus.flatMap((doku) => dueSigners(doku, box));
  const signer = allDue.find((one) => one.username === username) ?? allDue[0];
  const [role] = box.dokus.flatMap((doku) => dueRoles(doku, box));
  return {
    participantType: signer?.participantType ?? (role?.startsWith('BANK') ? 'BANK' : 'CLIENT'),
    username,
    reason: spokenText(reason) || null,
  };
}

/** The box after an act, or the same object if the act has no effect. */
export function withAct(box: BoxState, act: EnvelopeAct, tx: ActContext): BoxState {
  if (outOfTurn(box, act)) return box;
  const rejection = act.action === 'workstepRejected' ? rejectionOf(box, act) : null;
  const dokus = box.dokus.map((doku) => afterAct(doku, box, act, rejection, tx));
  if (dokus.every((doku, index) => doku === box.dokus[index])) return box;
  return rejection === null ? { ...box, dokus } : { ...box, dokus, signatureRejection: rejection };
}
