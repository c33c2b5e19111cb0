import {
  participantRoles,
  type BankSignatureSystem,
  type ClientSignatureSystem,
  type ParticipantRole,
} from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { factsFromWire, type DokuFields } from '@dokubox/spec/workflow/facts.ts';
import { sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import {
  isAddedDocument,
  missingPeople,
  signaturesAskedOf,
  signersDecided,
  type MissingPerson,
  type TemplateFields,
} from '@dokubox/spec/workflow/setup.ts';

/** The fields of a document that the page reads. */
export type ConfigurableDoku = Omit<Doku, 'signingUsers' | 'paperSigning'>;

/** The fields of a box that the page reads. */
export interface ConfigurableBox extends Pick<
  Dokubox,
  | 'titleEn'
  | 'titleLocal'
  | 'customName'
  | 'namirialEnvelopeStatus'
  | 'clientSignatureSystem'
  | 'bankSignatureSystem'
  | 'validatorRoleOptional'
> {
  readonly dokus: readonly ConfigurableDoku[];
}

/** A person with a role on a document. `userId` identifies the person. */
export interface DraftParticipant {
  readonly participantRole: ParticipantRole;
  readonly userId: number;
}

export interface DraftDoku {
  readonly dokuId: number;
  readonly usedInBox: boolean;
  readonly participants: readonly DraftParticipant[];
}

/** The data that the page edits. The documents are in the order of the list. */
export interface Draft {
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly bankSignatureSystem: BankSignatureSystem;
  readonly validatorRoleOptional: boolean;
  readonly dokus: readonly DraftDoku[];
}

/** Body of `configureDokuBox` without the id of the box. */
export type Configuration = Omit<BodyOf<'configureDokubox'>, 'dokuBoxId'>;

/** Roles that can be given. No one can choose the application administrator (R3.13). */
export const assignableRoles = participantRoles.filter((role) => role !== 'BANK_APP_ADMIN');

/** The current configuration of a box, without removed documents. */
export function draftOf(box: ConfigurableBox): Draft {
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

/** Whether both drafts are equal, apart from the order in which people were added. */
export function sameDraft(one: Draft, other: Draft): boolean {
  const text = (draft: Draft) =>
    JSON.stringify({
      ...draft,
      dokus: draft.dokus.map((doku) => ({
        ...doku,
        participants: doku.participants
          .map(({ participantRole, userId }) => `${participantRole} ${userId}`)
          .sort(),
      })),
    });
  return text(one) === text(other);
}

function change(draft: Draft, dokuId: number, part: (doku: DraftDoku) => DraftDoku): Draft {
  return {
    ...draft,
    dokus: draft.dokus.map((doku) => (doku.dokuId === dokuId ? part(doku) : doku)),
  };
}

/**
 * Returns the draft with a document one place up (-1) or down (1). At the end of the list it stays
 * the same.
 */
export function moved(draft: Draft, dokuId: number, step: -1 | 1): Draft {
  const from = draft.dokus.findIndex((doku) => doku.dokuId === dokuId);
  const to = from + step;
  const dokus = [...draft.dokus];
  const [doku] = dokus.splice(from, 1);
  if (from < 0 || to < 0 || to >= draft.dokus.length || !doku) return draft;
  dokus.splice(to, 0, doku);
  return { ...draft, dokus };
}

/** Returns the draft with the document used or not used in the box. */
export function withUse(draft: Draft, dokuId: number, usedInBox: boolean): Draft {
  return change(draft, dokuId, (doku) => ({ ...doku, usedInBox }));
}

function same(a: DraftParticipant, b: DraftParticipant): boolean {
  return a.participantRole === b.participantRole && a.userId === b.userId;
}

/** Whether the person already has this role on the document. */
export function hasRole(doku: DraftDoku, participant: DraftParticipant): boolean {
  return doku.participants.some((one) => same(one, participant));
}

/** Returns the draft with the person's role added, at most once. */
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

/** Returns the draft without the person's role. */
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

/** Returns the draft with the people of one document on every used document. */
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

/**
 * Returns the document with the signatures that its people will need, if they decide that.
 */
export function asConfigured<T extends TemplateFields>(
  doku: T,
  participants: readonly Pick<DraftParticipant, 'participantRole'>[],
): T {
  return isAddedDocument(doku) ? { ...doku, ...signaturesAskedOf(participants) } : doku;
}

/**
 * Whether the people of a document decide who signs it: it was added, and has not been sent for
 * signing.
 */
export function signersChosenHere(doku: TemplateFields & Pick<Doku, 'status'>): boolean {
  return isAddedDocument(doku) && !signersDecided.has(doku.status);
}

/** A problem that prevents the start of a box. */
export type Problem =
  | { readonly kind: 'noDocument' }
  | {
      readonly kind: 'noPeople' | 'noClientSigner' | 'noFirstSigner' | 'noSecondSigner';
      readonly dokuId: number;
    };

const problemOf = {
  anybody: 'noPeople',
  clientSigner: 'noClientSigner',
  firstLevelSigner: 'noFirstSigner',
  secondLevelSigner: 'noSecondSigner',
} as const satisfies Record<MissingPerson, Problem['kind']>;

/**
 * Returns what is missing before the start: a document, people on each, and a signatory for each
 * electronic signature. The server uses the same rule.
 */
export function problems(
  draft: Draft,
  dokus: readonly (DokuFields & TemplateFields & Pick<Doku, 'id'>)[],
): readonly Problem[] {
  const used = draft.dokus.filter(({ usedInBox }) => usedInBox);
  if (used.length === 0) return [{ kind: 'noDocument' }];
  return used.flatMap(({ dokuId, participants }): Problem[] => {
    const doku = dokus.find(({ id }) => id === dokuId);
    if (!doku) return [];
    const people = participants.map(({ participantRole }) => ({
      participantRole,
      participantType: sideOfRole(participantRole),
    }));
    const missing = missingPeople(factsFromWire(asConfigured(doku, people), draft), people);
    return missing.map((person) => ({ kind: problemOf[person], dokuId }));
  });
}

/** Used documents whose setup is not complete. Until it is, nothing can be changed. */
export function incompleteDokus<
  T extends Pick<Doku, 'usedInBox' | 'removed' | 'dokuSetupCompleted'>,
>(dokus: readonly T[]): readonly T[] {
  return dokus.filter(
    ({ usedInBox, removed, dokuSetupCompleted }) => usedInBox && !removed && !dokuSetupCompleted,
  );
}

/** Returns the draft as the body of the call. Ordinal numbers start at 1. */
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
        participantType: sideOfRole(participant.participantRole),
      })),
    })),
    complete,
  };
}
