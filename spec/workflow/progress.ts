import type {
  BankSignatureSystem,
  ClientSignatureSystem,
  DokuStatus,
  EnvelopeStatus,
} from '../enums.ts';
import type { Origin } from '../origin.ts';
import { envelopeOf } from './facts.ts';
import { isSignerRole } from './participants.ts';
import { keptAsEvidence } from './predicates.ts';
import type { DokuEnvelope, ParticipantFacts } from './types.ts';

/** Fields that the progress of a document depends on. Absent and null mean the same. */
export interface DokuProgressFields {
  readonly status: DokuStatus;
  readonly signedOutsideDDE?: boolean | null | undefined;
  readonly clientSignatureNeeded?: boolean | null | undefined;
  readonly firstBankSignatureNeeded?: boolean | null | undefined;
  readonly secondBankSignatureNeeded?: boolean | null | undefined;
  /** Status of the document's own envelope, see `envelopeOf`. */
  readonly envelopeStatus?: DokuEnvelope | null | undefined;
}

export interface BoxProgressFields {
  readonly clientSignatureSystem?: ClientSignatureSystem | null | undefined;
  readonly bankSignatureSystem?: BankSignatureSystem | null | undefined;
  readonly namirialEnvelopeStatus?: EnvelopeStatus | null | undefined;
}

export const dokuProgresses = [
  'signedOutside',
  'notRequired',
  'signed',
  'rejected',
  'pending',
] as const;
/** Progress of a document in the progress modal (R4.23). */
export type DokuProgress = (typeof dokuProgresses)[number];

interface Rule<Result extends string, Question> {
  readonly gives: Result;
  readonly says: string;
  readonly origin: Origin;
  readonly when: (question: Question) => boolean;
}

/** The first rule that holds decides. The last one always holds. */
function firstRule<Result extends string, Question>(
  rules: readonly Rule<Result, Question>[],
  question: Question,
): Result {
  const rule = rules.find((candidate) => candidate.when(question));
  if (!rule) throw new Error('no rule of the progress table holds');
  return rule.gives;
}

interface DokuQuestion {
  readonly doku: DokuProgressFields;
  readonly box: BoxProgressFields;
}

const afterSigning: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);

function isAfterSigning({ doku }: DokuQuestion): boolean {
  return afterSigning.has(doku.status);
}

function isBroken(envelope: DokuEnvelope): boolean {
  return envelope === 'REJECTED' || envelope === 'CANCELLED';
}

function signingApplies({ doku, box }: DokuQuestion): boolean {
  const needed =
    doku.clientSignatureNeeded === true ||
    doku.firstBankSignatureNeeded === true ||
    doku.secondBankSignatureNeeded === true;
  const system =
    (box.clientSignatureSystem ?? 'NA') !== 'NA' || (box.bankSignatureSystem ?? 'NA') !== 'NA';
  return needed && system;
}

/** Returns whether a document in an answer is kept as evidence of a refusal. */
export function isEvidence(doku: DokuProgressFields, box: BoxProgressFields): boolean {
  const envelope = envelopeOf(doku, box);
  return signingApplies({ doku, box }) && keptAsEvidence({ status: doku.status, envelope });
}

/**
 * The rules of §4 in their written order, after the rule for evidence, with the case
 * §4 leaves out.
 */
export const dokuProgressRules: readonly Rule<DokuProgress, DokuQuestion>[] = [
  {
    gives: 'rejected',
    says: 'After signing: rejected when REJECTED, also if the client signed outside before',
    origin: 'A-521',
    when: (question) =>
      isAfterSigning(question) &&
      signingApplies(question) &&
      envelopeOf(question.doku, question.box) === 'REJECTED',
  },
  {
    gives: 'signedOutside',
    says: 'Signed outside the product',
    origin: '§4',
    when: ({ doku }) => doku.signedOutsideDDE === true,
  },
  {
    gives: 'notRequired',
    says: 'Signing not applicable: no signature system, or the doku does not need signing',
    origin: '§4',
    when: (question) => !signingApplies(question),
  },
  {
    gives: 'signed',
    says: 'After signing: signed when the envelope is FINALIZED or WAITING_SIGNATURE',
    origin: '§4',
    when: (question) => {
      const envelope = envelopeOf(question.doku, question.box);
      return (
        isAfterSigning(question) && (envelope === 'FINALIZED' || envelope === 'WAITING_SIGNATURE')
      );
    },
  },
  {
    gives: 'signed',
    says: 'After signing without an envelope: signed by custom application or by a signed upload',
    origin: 'A-174',
    when: (question) =>
      isAfterSigning(question) && envelopeOf(question.doku, question.box) === 'NONE',
  },
  {
    gives: 'rejected',
    says: 'An envelope that is REJECTED or CANCELLED',
    origin: '§4',
    when: ({ doku, box }) => isBroken(envelopeOf(doku, box)),
  },
  { gives: 'pending', says: 'Otherwise', origin: '§4', when: () => true },
];

/** Returns the progress of a document (R4.23). */
export function dokuProgress(doku: DokuProgressFields, box: BoxProgressFields): DokuProgress {
  return firstRule(dokuProgressRules, { doku, box });
}

export const participantProgresses = [
  'done',
  'notRequired',
  'rejected',
  'notSigned',
  'started',
  'waiting',
] as const;
/** Progress of a participant (R4.24). */
export type ParticipantProgress = (typeof participantProgresses)[number];

type SignerFields = Pick<
  ParticipantFacts,
  'participantRole' | 'participantState' | 'signingUrlResolved'
>;

/** A signer, as the progress of people reads it. */
interface SignerToJudge extends SignerFields {
  /** True if this participant refused to sign the document. Absent and null mean false. */
  readonly signatureRejected?: boolean | null | undefined;
}

interface ParticipantQuestion {
  readonly participant: SignerToJudge;
  readonly document: DokuProgress;
  readonly envelope: DokuEnvelope;
}

/** The rules of §4 for a participant, with. */
export const participantProgressRules: readonly Rule<ParticipantProgress, ParticipantQuestion>[] = [
  {
    gives: 'done',
    says: 'Done: a tick',
    origin: '§4',
    when: ({ participant }) => participant.participantState === 'DONE',
  },
  {
    gives: 'notRequired',
    says: 'Not done: not required where the role does not sign or the doku needs no signing',
    origin: 'A-173',
    when: ({ participant, document }) =>
      !isSignerRole(participant.participantRole) || document === 'notRequired',
  },
  {
    gives: 'rejected',
    says: 'Not done: rejected where the envelope is broken and this participant refused',
    origin: 'A-173',
    when: ({ participant, envelope }) =>
      isBroken(envelope) && participant.signatureRejected === true,
  },
  {
    gives: 'notSigned',
    says: 'Not done: not signed where the envelope is broken, so that it needs no more signatures',
    origin: 'A-173',
    when: ({ envelope }) => isBroken(envelope),
  },
  {
    gives: 'started',
    says: 'Not done: signing already started once signingUrlResolved is set',
    origin: '§4',
    when: ({ participant }) => Boolean(participant.signingUrlResolved),
  },
  { gives: 'waiting', says: 'Not done: otherwise a waiting icon', origin: '§4', when: () => true },
];

/** Returns the progress of a participant of a document in its box. */
export function participantProgress(
  participant: SignerToJudge,
  doku: DokuProgressFields,
  box: BoxProgressFields,
): ParticipantProgress {
  return firstRule(participantProgressRules, {
    participant,
    document: dokuProgress(doku, box),
    envelope: envelopeOf(doku, box),
  });
}

export const barTexts = [
  'signedOutside',
  'notRequired',
  'rejected',
  'allSigned',
  'pending',
  'notStarted',
  'partlySigned',
] as const;
/** The text on the bar. `partlySigned` names done and total. */
export type BarText = (typeof barTexts)[number];

/** A document, as the bar counts it. */
export interface BarDocument {
  readonly progress: DokuProgress;
  readonly participants: readonly SignerFields[];
}

export interface SigningBarContent {
  readonly text: BarText;
  /** Number of eligible signers that are DONE. */
  readonly done: number;
  /** Number of eligible signers the reader sees. */
  readonly total: number;
  /** Percentage as a whole number, rounded down, so that 100 means all. */
  readonly percent: number;
  /** False if no one is eligible: the bar is hidden, but its text stays. */
  readonly barVisible: boolean;
}

interface BarQuestion {
  readonly signing: readonly BarDocument[];
  readonly done: number;
  readonly total: number;
}

const isSigned = (progress: DokuProgress) => progress === 'signed' || progress === 'signedOutside';

/**
 * The texts of A-184. Documents that need no signing do not count. The text is next to the progress
 * of the document and must not contradict it. Clients do not see who signs for the bank
 * so the visible signers alone do not show the whole state.
 */
export const barRules: readonly Rule<BarText, BarQuestion>[] = [
  {
    gives: 'notRequired',
    says: 'No doku needs signing',
    origin: 'A-172',
    when: ({ signing }) => signing.length === 0,
  },
  {
    gives: 'signedOutside',
    says: 'Every doku that needs signing was signed outside',
    origin: 'A-184',
    when: ({ signing }) => signing.every(({ progress }) => progress === 'signedOutside'),
  },
  {
    gives: 'rejected',
    says: 'The signing of a doku was rejected',
    origin: 'A-184',
    when: ({ signing }) => signing.some(({ progress }) => progress === 'rejected'),
  },
  {
    gives: 'allSigned',
    says: 'Every doku that needs signing is signed',
    origin: 'A-380',
    when: ({ signing }) => signing.every(({ progress }) => isSigned(progress)),
  },
  {
    gives: 'pending',
    says: 'A signature is missing, and the reader does not see anyone who has to sign',
    origin: 'A-380',
    when: ({ total }) => total === 0,
  },
  {
    gives: 'notStarted',
    says: 'No one has signed: 0 %',
    origin: 'A-184',
    when: ({ done }) => done === 0,
  },
  {
    gives: 'partlySigned',
    says: 'Otherwise done of total, of those the reader sees',
    origin: 'A-184',
    when: () => true,
  },
];

/**
 * Returns the signing bar of one document, or of all used documents of a box (R4.25): participants
 * who are DONE, of all eligible signers. Documents signed outside do not count, because no one
 * signs them here.
 */
export function signingBar(documents: readonly BarDocument[]): SigningBarContent {
  const signing = documents.filter(({ progress }) => progress !== 'notRequired');
  const eligible = signing
    .filter(({ progress }) => progress !== 'signedOutside')
    .flatMap(({ participants }) => participants)
    .filter(({ participantRole }) => isSignerRole(participantRole));
  const total = eligible.length;
  const done = eligible.filter(({ participantState }) => participantState === 'DONE').length;
  return {
    text: firstRule(barRules, { signing, done, total }),
    done,
    total,
    percent: total === 0 ? 0 : Math.floor((done * 100) / total),
    barVisible: total > 0,
  };
}
