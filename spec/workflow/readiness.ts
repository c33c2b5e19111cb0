import type { Trigger } from '../enums.ts';
import { disabledReasons, type DisabledReason } from './disabled-reasons.ts';
import { bankEnvelopeDue, clientEnvelopeDue, effectiveClientSystem } from './predicates.ts';
import { expiryMark } from './signer-dates.ts';
import type { DokuFacts, SignerFacts, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** The triggers that need complete signer data (§4, A-170). */
export const readinessTriggers = [
  'SendForSigning',
  'SendForResigning',
  'SendToBankForSigning',
  'ContinueToSigning',
] as const satisfies readonly Trigger[];

/** Tenant rules that readiness reads. */
export type ReadinessPolicy = Pick<
  WorkflowPolicy,
  | 'readinessOnBankerScreen'
  | 'readinessOnClientScreen'
  | 'readinessNeedsIssuerAndStolenFlag'
  | 'readinessNeedsValidDocument'
  | 'expiryToleratedInWaitingArchival'
>;

interface ReadinessQuestion {
  readonly facts: DokuFacts;
  readonly today: string;
  readonly policy: ReadinessPolicy;
}

type Check = (signer: SignerFacts, question: ReadinessQuestion) => DisabledReason | false;

/** A missing or invalid value of a signer. */
interface Finding {
  readonly reason: DisabledReason;
  readonly signer: SignerFacts;
}

function missing(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === '';
}

/** One-time signing identifies the client by an identity document (R4.12, R5.25). */
const oneTimeChecks: readonly Check[] = [
  (signer, { facts, today, policy }) =>
    expiryMark(signer, today, facts.status, policy) === 'notAvailable' && 'SIGNER_EXPIRY_MISSING',
  (signer, { facts, today, policy }) =>
    expiryMark(signer, today, facts.status, policy) === 'error' && 'SIGNER_DOCUMENT_EXPIRED',
  (signer) => missing(signer.docIssuerCountry) && 'SIGNER_ISSUER_COUNTRY_MISSING',
];

/** Remote signing needs the ids of the signing service (R4.15). */
const remoteChecks: readonly Check[] = [
  (signer) => missing(signer.namirialUserId) && 'SIGNER_REMOTE_USER_ID_MISSING',
  (signer) => missing(signer.namirialDeviceId) && 'SIGNER_REMOTE_DEVICE_ID_MISSING',
];

/**
 * Some tenants need more data of the client's identity document, whatever the system (R4.13,
 * R4.14).
 */
const documentChecks: readonly Check[] = [
  (signer, { policy }) =>
    policy.readinessNeedsIssuerAndStolenFlag &&
    missing(signer.docIssuer) &&
    'SIGNER_ISSUER_MISSING',
  (signer, { policy }) =>
    policy.readinessNeedsIssuerAndStolenFlag &&
    (signer.docStolen === null || signer.docStolen === undefined) &&
    'SIGNER_STOLEN_FLAG_MISSING',
  (signer, { policy }) =>
    policy.readinessNeedsIssuerAndStolenFlag &&
    signer.docStolen === true &&
    'SIGNER_DOCUMENT_STOLEN',
  (signer, { policy }) =>
    policy.readinessNeedsValidDocument && signer.docValid !== true && 'SIGNER_DOCUMENT_INVALID',
];

function run(
  checks: readonly Check[],
  signers: readonly SignerFacts[],
  question: ReadinessQuestion,
): readonly Finding[] {
  return signers.flatMap((signer) =>
    checks.flatMap((check) => {
      const reason = check(signer, question);
      return reason === false ? [] : [{ reason, signer }];
    }),
  );
}

/** Until the client chooses, the data of one system is enough. */
function clientFindings(
  signers: readonly SignerFacts[],
  question: ReadinessQuestion,
): readonly Finding[] {
  const documents = run(documentChecks, signers, question);
  const oneTime = run(oneTimeChecks, signers, question);
  const remote = run(remoteChecks, signers, question);
  switch (effectiveClientSystem(question.facts)) {
    case 'ESAW_DISPOSABLE':
      return [...documents, ...oneTime];
    case 'ESAW_REMOTE':
      return [...documents, ...remote];
    case 'ALL':
      return oneTime.length === 0 || remote.length === 0
        ? documents
        : [...documents, ...oneTime, ...remote];
    case 'NA':
      return [];
  }
}

/**
 * Returns the document as it would be signed. A new round of signatures starts without signatures
 * . A file corrected by the client starts from its own signatures.
 */
function factsForSigning(trigger: Trigger, facts: DokuFacts): DokuFacts {
  if (trigger !== 'SendForResigning' || facts.status === 'UPLOADED_CLIENT') return facts;
  return {
    ...facts,
    signedOutsideDDE: false,
    clientSigned: false,
    bank1Signed: false,
    bank2Signed: false,
  };
}

/** Returns whether missing signer data disable options on this user's screen (§6, X-03). */
export function seesReadiness(user: Pick<UserFacts, 'userType'>, policy: ReadinessPolicy): boolean {
  return user.userType === 'BANKER'
    ? policy.readinessOnBankerScreen
    : policy.readinessOnClientScreen;
}

/** Arguments of a question about signer data, in the order of the parameters. */
type Question = readonly [
  trigger: Trigger,
  facts: DokuFacts,
  signers: readonly SignerFacts[],
  user: Pick<UserFacts, 'userType'>,
  policy: ReadinessPolicy,
  /** Calendar day in the tenant's time zone, yyyy-mm-dd. */
  today: string,
];

/**
 * Returns all findings about signer data that disable a trigger. It checks only signers the
 * envelope still needs, and each condition only for its own signature system.
 */
function findings(...[trigger, facts, signers, user, policy, today]: Question): readonly Finding[] {
  if (!readinessTriggers.some((name) => name === trigger)) return [];
  if (!seesReadiness(user, policy)) return [];
  const signing = factsForSigning(trigger, facts);
  const question: ReadinessQuestion = { facts: signing, today, policy };
  const of = (type: SignerFacts['userType']): readonly SignerFacts[] =>
    signers.filter((signer) => signer.userType === type);
  return [
    ...(clientEnvelopeDue(signing) ? clientFindings(of('CLIENT'), question) : []),
    ...(bankEnvelopeDue(signing) ? run(remoteChecks, of('BANK'), question) : []),
  ];
}

/** Returns the codes of {@link findings}, each once and in the order of `disabledReasons`. */
export function readinessReasons(...question: Question): readonly DisabledReason[] {
  const [trigger, facts] = question;
  const found = new Set(findings(...question).map(({ reason }) => reason));
  if (readinessTriggers.some((name) => name === trigger)) {
    const signing = factsForSigning(trigger, facts);
    // The choice is a rule of the envelope itself, so it applies on every screen.
    if (clientEnvelopeDue(signing) && effectiveClientSystem(signing) === 'ALL') {
      found.add('CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN');
    }
  }
  return disabledReasons.filter((reason) => found.has(reason));
}

/** Returns the usernames of the signers a code concerns, in the order of the document. */
export function signersConcerned(reason: DisabledReason, ...question: Question): readonly string[] {
  const usernames = findings(...question)
    .filter((finding) => finding.reason === reason)
    .flatMap(({ signer }) => signer.username ?? []);
  return [...new Set(usernames)];
}
