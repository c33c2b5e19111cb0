import type { ParticipantRole, ParticipantType } from '@dokubox/spec/enums.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { inRoleOrder, isSignerRole, sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import { paper } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';
import type { ParticipantStateRecord, UserState } from '../state.ts';
import type { Cast } from './cast.ts';
import type { DokuPlan } from './doku-plan.ts';
import { dayOf } from './moments.ts';

/** The source of a document's participants. */
export interface PeopleContext {
  readonly cast: Cast;
  readonly clientNumber: string;
  readonly reference: Date;
  /** The document's id in the addresses of signing pages. */
  readonly dokuId: number;
}

/** A user's signing data as stored with a document. */
export function signingUserOf(user: UserState, userType: ParticipantType): SigningUser {
  return everyField<SigningUser>({
    userType,
    firstName: user.firstName,
    lastName: user.lastName,
    firstNameLocal: user.firstNameLocal,
    lastNameLocal: user.lastNameLocal,
    username: user.username,
    docExpiryMark: undefined,
    docExpiryDate: user.docExpiryDate,
    docIssuerCountry: user.docIssuerCountry,
    docIssuer: user.docIssuer,
    docStolen: user.docStolen,
    docValid: user.docValid,
    namirialUserId: user.namirialUserId,
    namirialDeviceId: user.namirialDeviceId,
  });
}

function hasSigned(role: ParticipantRole, facts: DokuFacts): boolean {
  if (!isSignerRole(role)) return false;
  if (role === 'BANK_1STLEVELSIGNATORY') return facts.bank1Signed;
  if (role === 'BANK_2NDLEVELSIGNATORY') return facts.bank2Signed;
  return sideOfRole(role) === 'CLIENT' && facts.clientSigned;
}

/** Address of a signing page. Its top-level domain never resolves. */
function signingPage(dokuId: number, username: string): string {
  return `https://sign.ister-bank.example/workstep/${dokuId}/${username.toLowerCase()}`;
}

/** Roles of the bank's side that every document has. */
const bankTeam = [
  ['BANK_RM', 'bankerRm'],
  ['BANK_VALIDATOR', 'bankerValidator'],
  ['BANK_APP_ADMIN', 'bankerAdmin'],
] as const satisfies readonly (readonly [ParticipantRole, string])[];

/** Bank side of a document, by role and user key. */
function bankSide({ template }: DokuPlan): readonly (readonly [ParticipantRole, string])[] {
  return [
    ...(template.firstBankSignatureNeeded
      ? ([['BANK_1STLEVELSIGNATORY', 'banker1']] as const)
      : []),
    ...(template.secondBankSignatureNeeded
      ? ([['BANK_2NDLEVELSIGNATORY', 'banker2']] as const)
      : []),
    ...bankTeam,
  ];
}

/** Maximum number of representatives who sign one document. */
const maxClientSigners = 2;

function clientSide(
  plan: DokuPlan,
  context: PeopleContext,
): readonly (readonly [ParticipantRole, UserState])[] {
  const { template } = plan;
  const people = context.cast.representatives(context.clientNumber).slice(0, maxClientSigners);
  const role = template.clientSignatureNeeded ? 'CLIENT_LEGALREPRESENTATIVE' : 'CLIENT_REVIEWER';
  return people.map((user) => [role, user] as const);
}

/** Usernames on the bank's side, for the list, without generating the document. */
export function bankUsernames(plan: DokuPlan, context: PeopleContext): readonly string[] {
  return participantsOf(plan, context)
    .filter(({ participantType }) => participantType === 'BANK')
    .map(({ username }) => username);
}

/** All participants of a document, in the order of R3.14. */
export function participantsOf(
  plan: DokuPlan,
  context: PeopleContext,
): readonly ParticipantStateRecord[] {
  const { cast, clientNumber, dokuId } = context;
  const { facts } = plan;
  const bank = bankSide(plan).flatMap(([role, key]) => {
    const user = cast.user(key, clientNumber);
    return user ? [[role, user] as const] : [];
  });
  const byEnvelope = !paper(facts) && facts.envelope !== 'NONE';
  const records = new Map<string, ParticipantStateRecord>();
  const usual = plan.spec.onlyNamed ? [] : [...bank, ...clientSide(plan, context)];
  for (const [role, user] of usual) {
    const done = hasSigned(role, facts);
    records.set(`${role} ${user.username}`, {
      participantType: sideOfRole(role),
      participantRole: role,
      participantState: done ? 'DONE' : 'TODO',
      signingUrlResolved: done && byEnvelope ? signingPage(dokuId, user.username) : null,
      username: user.username,
    });
  }
  for (const named of plan.spec.participants ?? []) {
    const user = cast.user(named.user, clientNumber);
    if (!user) continue;
    const key = `${named.role} ${user.username}`;
    const state = named.state ?? records.get(key)?.participantState ?? 'TODO';
    const started = named.started ?? (state === 'DONE' && byEnvelope);
    records.set(key, {
      participantType: sideOfRole(named.role),
      participantRole: named.role,
      participantState: state,
      signingUrlResolved: started ? signingPage(dokuId, user.username) : null,
      username: user.username,
    });
  }
  return inRoleOrder([...records.values()]);
}

/** Data of all signers, with the scenario's changes. */
export function signingUsersOf(
  plan: DokuPlan,
  participants: readonly ParticipantStateRecord[],
  context: PeopleContext,
): readonly SigningUser[] {
  return participants
    .filter(({ participantRole }) => isSignerRole(participantRole))
    .flatMap(({ username, participantType }) => {
      const user = context.cast.users.get(username);
      return user ? [withChanges(signingUserOf(user, participantType), plan, context)] : [];
    });
}

function withChanges(signer: SigningUser, plan: DokuPlan, context: PeopleContext): SigningUser {
  let result = signer;
  for (const { user: key, docExpiryDate, ...changes } of plan.spec.signers ?? []) {
    if (context.cast.user(key, context.clientNumber)?.username !== signer.username) continue;
    result = { ...result, ...changes };
    if (docExpiryDate !== undefined) {
      const day = docExpiryDate === null ? null : dayOf(docExpiryDate, context.reference);
      result = { ...result, docExpiryDate: day };
    }
  }
  return result;
}
