import type { ParticipantRole, SignCallbackAction } from '@dokubox/spec/enums.ts';
import { applyTrigger, systemContext } from '@dokubox/spec/workflow/apply.ts';
import { applyEnvelopeEvent } from '@dokubox/spec/workflow/envelope-machine.ts';
import { isSignerRole, signerRoles } from '@dokubox/spec/workflow/participants.ts';
import { bankMode, clientMode, envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuCallback } from '@dokubox/spec/workflow/types.ts';
import type {
  BoxState,
  DokuState,
  ParticipantStateRecord,
  SignatureRejectionState,
} from '../../state.ts';
import { factsOf } from '../../views/facts.ts';
import type { Transaction } from '../../world/transaction.ts';
import { newMessage } from '../message-rules.ts';
import { withFacts } from '../workflow/facts-step.ts';
import { inEnvelope } from '../workflow/settled.ts';

/** Where the ids of new messages come from. */
type Ids = Pick<Transaction, 'nextId'>;

/** What the signing service says happened. */
export interface EnvelopeAct {
  readonly action: SignCallbackAction;
  /** The signer whose workstep it is; null for what concerns the whole envelope. */
  readonly username: string | null;
  /** Why a signer refused, where the service gives a reason. */
  readonly reason: string | null;
  /** Moment it happened, ISO 8601. */
  readonly at: string;
}

/** Roles whose turn it is to sign a document in the envelope. */
function dueRoles(doku: DokuState, box: BoxState): readonly ParticipantRole[] {
  if (!inEnvelope(doku) || !envelopeRunning(doku)) return [];
  const facts = factsOf(doku, box);
  if (doku.status === 'WAITING_CLIENT_SIGNATURE' && clientMode(facts) === 'esign') {
    return signerRoles.filter((role) => role.startsWith('CLIENT_'));
  }
  if (bankMode(facts) !== 'esign') return [];
  if (doku.status === 'WAITING_BANK_SIGNATURE') {
    return ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'];
  }
  return doku.status === 'WAITING_BANK_SIGNATURE_2' ? ['BANK_2NDLEVELSIGNATORY'] : [];
}

/** Who is asked to sign a document now, and has not. */
function dueSigners(doku: DokuState, box: BoxState): readonly ParticipantStateRecord[] {
  const roles = dueRoles(doku, box);
  return doku.participants.filter(
    ({ participantRole, participantState }) =>
      participantState === 'TODO' && roles.includes(participantRole),
  );
}

/** The signer the envelope asks first; null when it asks nobody. */
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

/** Marks a signer's turn; the last one of the turn moves the document on. */
function finished(doku: DokuState, box: BoxState, { username, at }: EnvelopeAct): DokuState {
  const due = dueSigners(doku, box);
  const own = due.filter((signer) => signer.username === username);
  // A document nobody was put on moves by the call-back of the whole envelope.
  const nobody = username === null && due.length === 0 && dueRoles(doku, box).length > 0;
  if (own.length === 0 && !nobody) return doku;
  const signed: DokuState = {
    ...doku,
    participants: doku.participants.map((participant) =>
      own.includes(participant) ? { ...participant, participantState: 'DONE' } : participant,
    ),
  };
  if (own.length === due.length) return callBack(signed, box, 'workstepFinished', at);
  const envelope = applyEnvelopeEvent(doku.envelope, 'workstepFinished') ?? doku.envelope;
  return { ...signed, envelope };
}

/** Address of a signing page; the service stands outside of the product. */
function signingPage(dokuId: number, username: string): string {
  return `https://sign.ister-bank.example/workstep/${dokuId}/${username.toLowerCase()}`;
}

function opened(doku: DokuState, box: BoxState, { username }: EnvelopeAct): DokuState {
  const own = dueSigners(doku, box).filter(
    (signer) => signer.username === username && signer.signingUrlResolved === null,
  );
  if (own.length === 0) return doku;
  return {
    ...doku,
    participants: doku.participants.map((participant) =>
      own.includes(participant)
        ? { ...participant, signingUrlResolved: signingPage(doku.id, participant.username) }
        : participant,
    ),
  };
}

/** The signer's reason stays with the document; that of a bank signer is for the bank only. */
function withReason(doku: DokuState, act: EnvelopeAct, tx: Ids): DokuState {
  const signer = doku.participants.find(
    ({ username, participantRole }) => username === act.username && isSignerRole(participantRole),
  );
  const content = act.reason?.trim();
  if (!signer || !content) return doku;
  const message = newMessage(tx, {
    content,
    messageVisibility: signer.participantType === 'CLIENT' ? 'EXTERNAL' : 'INTERNAL',
    senderUsername: signer.username,
    createdAt: act.at,
  });
  return { ...doku, messages: [...doku.messages, message] };
}

function afterAct(doku: DokuState, box: BoxState, act: EnvelopeAct, tx: Ids): DokuState {
  if (!inEnvelope(doku)) return doku;
  switch (act.action) {
    case 'workstepFinished':
      return finished(doku, box, act);
    case 'workstepOpened':
      return opened(doku, box, act);
    case 'envelopeExpired':
      return callBack(doku, box, 'envelopeExpired', act.at);
    case 'workstepRejected': {
      const rejected = callBack(doku, box, 'workstepRejected', act.at);
      return rejected === doku ? doku : withReason(rejected, act, tx);
    }
    default:
      return doku;
  }
}

/** Whether a signer who is not, or no longer, asked says something. */
function outOfTurn(box: BoxState, { action, username }: EnvelopeAct): boolean {
  if (action !== 'workstepRejected' || username === null) return false;
  return !box.dokus.some((doku) =>
    dueSigners(doku, box).some((signer) => signer.username === username),
  );
}

/** Who refused, and why; where nobody is named, the side that was asked. */
function rejectionOf(box: BoxState, { username, reason }: EnvelopeAct): SignatureRejectionState {
  const asked = box.dokus.flatMap((doku) => dueSigners(doku, box));
  const signer = asked.find((one) => one.username === username) ?? asked[0];
  const [role] = box.dokus.flatMap((doku) => dueRoles(doku, box));
  return {
    participantType: signer?.participantType ?? (role?.startsWith('BANK') ? 'BANK' : 'CLIENT'),
    username,
    reason: reason?.trim() || null,
  };
}

/** The box after an act; the same box where the act means nothing (any more). */
export function withAct(box: BoxState, act: EnvelopeAct, tx: Ids): BoxState {
  if (outOfTurn(box, act)) return box;
  const dokus = box.dokus.map((doku) => afterAct(doku, box, act, tx));
  if (dokus.every((doku, index) => doku === box.dokus[index])) return box;
  if (act.action !== 'workstepRejected') return { ...box, dokus };
  return { ...box, dokus, signatureRejected: true, signatureRejection: rejectionOf(box, act) };
}
