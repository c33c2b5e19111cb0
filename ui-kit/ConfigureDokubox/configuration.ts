import {
  participantRoles,
  type BankSignatureSystem,
  type ClientSignatureSystem,
  type ParticipantRole,
  type ParticipantType,
} from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';

/** Somebody with a role on a document; `userId` names the person. */
export interface DraftParticipant {
  readonly participantRole: ParticipantRole;
  readonly userId: number;
}

export interface DraftDoku {
  readonly dokuId: number;
  readonly usedInBox: boolean;
  readonly participants: readonly DraftParticipant[];
}

/** What the page edits; the order of the documents is that of the list. */
export interface Draft {
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly bankSignatureSystem: BankSignatureSystem;
  readonly validatorRoleOptional: boolean;
  readonly dokus: readonly DraftDoku[];
}

/** Body of `configureDokuBox` without the id of the box. */
export interface Configuration {
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly bankSignatureSystem: BankSignatureSystem;
  readonly validatorRoleOptional: boolean;
  readonly dokus: readonly {
    readonly dokuId: number;
    readonly usedInBox: boolean;
    readonly ordinalNumber: number;
    readonly participants: readonly (DraftParticipant & {
      readonly participantType: ParticipantType;
    })[];
  }[];
  readonly complete: boolean;
}

/** Roles that can be given; the application administrator is nobody's choice (R3.13). */
export const assignableRoles = participantRoles.filter((role) => role !== 'BANK_APP_ADMIN');

/** Side a role belongs to. */
export function sideOf(role: ParticipantRole): ParticipantType {
  return role.startsWith('BANK_') ? 'BANK' : 'CLIENT';
}

/** The present configuration of a box; removed documents stay out of it. */
export function draftOf(box: Dokubox): Draft {
  return {
    clientSignatureSystem: box.clientSignatureSystem ?? 'NA',
    bankSignatureSystem: box.bankSignatureSystem ?? 'NA',
    validatorRoleOptional: box.validatorRoleOptional === true,
    dokus: box.dokus
      .filter(({ removed }) => !removed)
      .sort((a, b) => a.ordinalNumber - b.ordinalNumber || a.id - b.id)
      .map(({ id, usedInBox, participants }) => ({
        dokuId: id,
        usedInBox,
        participants: participants.map(({ participantRole, user }) => ({
          participantRole,
          userId: user.id,
        })),
      })),
  };
}

function change(draft: Draft, dokuId: number, part: (doku: DraftDoku) => DraftDoku): Draft {
  return {
    ...draft,
    dokus: draft.dokus.map((doku) => (doku.dokuId === dokuId ? part(doku) : doku)),
  };
}

/** The document one place up (-1) or down (1); unchanged at the end of the list. */
export function moved(draft: Draft, dokuId: number, step: -1 | 1): Draft {
  const from = draft.dokus.findIndex((doku) => doku.dokuId === dokuId);
  const to = from + step;
  const dokus = [...draft.dokus];
  const [doku] = dokus.splice(from, 1);
  if (from < 0 || to < 0 || to >= draft.dokus.length || !doku) return draft;
  dokus.splice(to, 0, doku);
  return { ...draft, dokus };
}

/** The document used in the box, or not. */
export function withUse(draft: Draft, dokuId: number, usedInBox: boolean): Draft {
  return change(draft, dokuId, (doku) => ({ ...doku, usedInBox }));
}

function same(a: DraftParticipant, b: DraftParticipant): boolean {
  return a.participantRole === b.participantRole && a.userId === b.userId;
}

/** True when the person already has this role on the document. */
export function hasRole(doku: DraftDoku, participant: DraftParticipant): boolean {
  return doku.participants.some((one) => same(one, participant));
}

/** The person with the role added; once only. */
export function withParticipant(
  draft: Draft,
  dokuId: number,
  participant: DraftParticipant,
): Draft {
  return change(draft, dokuId, (doku) =>
    hasRole(doku, participant)
      ? doku
      : { ...doku, participants: [...doku.participants, participant] },
  );
}

/** The person without the role. */
export function withoutParticipant(
  draft: Draft,
  dokuId: number,
  participant: DraftParticipant,
): Draft {
  return change(draft, dokuId, (doku) => ({
    ...doku,
    participants: doku.participants.filter((one) => !same(one, participant)),
  }));
}

/** The people of one document on every used document. */
export function withPeopleEverywhere(draft: Draft, dokuId: number): Draft {
  const source = draft.dokus.find((doku) => doku.dokuId === dokuId);
  if (!source) return draft;
  return {
    ...draft,
    dokus: draft.dokus.map((doku) =>
      doku.usedInBox ? { ...doku, participants: source.participants } : doku,
    ),
  };
}

/** What keeps a box from being started. */
export type Problem =
  | { readonly kind: 'noDocument' }
  | {
      readonly kind: 'noPeople' | 'noClientSigner' | 'noFirstSigner' | 'noSecondSigner';
      readonly dokuId: number;
    };

type Needs = Pick<
  Doku,
  'id' | 'clientSignatureNeeded' | 'firstBankSignatureNeeded' | 'secondBankSignatureNeeded'
>;

/**
 * What is missing before the start: a document, people on each, and a signatory for each signature
 * that is collected electronically.
 */
export function problems(draft: Draft, dokus: readonly Needs[]): readonly Problem[] {
  const used = draft.dokus.filter(({ usedInBox }) => usedInBox);
  if (used.length === 0) return [{ kind: 'noDocument' }];
  return used.flatMap(({ dokuId, participants }): Problem[] => {
    if (participants.length === 0) return [{ kind: 'noPeople', dokuId }];
    const needs = dokus.find(({ id }) => id === dokuId);
    const has = (...roles: ParticipantRole[]) =>
      participants.some(({ participantRole }) => roles.includes(participantRole));
    const byClient = draft.clientSignatureSystem !== 'NA';
    const byBank = draft.bankSignatureSystem !== 'NA';
    const found: Problem[] = [];
    if (
      byClient &&
      needs?.clientSignatureNeeded &&
      !has('CLIENT_LEGALREPRESENTATIVE', 'CLIENT_EMPLOYEESIGNATORY')
    ) {
      found.push({ kind: 'noClientSigner', dokuId });
    }
    if (
      byBank &&
      needs?.firstBankSignatureNeeded &&
      !has('BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY')
    ) {
      found.push({ kind: 'noFirstSigner', dokuId });
    }
    if (byBank && needs?.secondBankSignatureNeeded && !has('BANK_2NDLEVELSIGNATORY')) {
      found.push({ kind: 'noSecondSigner', dokuId });
    }
    return found;
  });
}

/** The draft as the call takes it; ordinal numbers count from 1. */
export function configurationOf(draft: Draft, complete: boolean): Configuration {
  return {
    clientSignatureSystem: draft.clientSignatureSystem,
    bankSignatureSystem: draft.bankSignatureSystem,
    validatorRoleOptional: draft.validatorRoleOptional,
    dokus: draft.dokus.map(({ dokuId, usedInBox, participants }, index) => ({
      dokuId,
      usedInBox,
      ordinalNumber: index + 1,
      participants: participants.map((participant) => ({
        ...participant,
        participantType: sideOf(participant.participantRole),
      })),
    })),
    complete,
  };
}
