import type { ForcedChange } from '@dokubox/spec/control/schemas/world-state.ts';
import { sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import type { World } from './world.ts';
import { sideOfUser } from '../drafts.ts';
import { invalidField } from '../refusals.ts';

type BoxChange = NonNullable<ForcedChange['boxes']>[number];
type DokuChange = NonNullable<ForcedChange['dokus']>[number];
type UserChange = NonNullable<ForcedChange['users']>[number];

/** Looks up the values that a forced change refers to in its world. */
class References {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  user(username: string | null | undefined, field: string): void {
    if (username == null || this.#world.users.get(username)) return;
    throw broken(field, `no user ${username}`);
  }

  client(clientNumber: string | undefined, field: string): void {
    if (clientNumber === undefined || this.#world.clients.get(clientNumber)) return;
    throw broken(field, `no client ${clientNumber}`);
  }

  known(value: unknown, known: Iterable<unknown>, field: string): void {
    if (value == null || [...known].includes(value)) return;
    throw broken(field, `must be one of: ${[...known].join(', ')}`);
  }

  box(change: BoxChange, field: string): void {
    const { definitions, categories } = this.#world.catalogue;
    this.client(change.clientNumber, `${field}.clientNumber`);
    this.user(change.createdBy, `${field}.createdBy`);
    this.user(change.lock?.username, `${field}.lock.username`);
    this.user(change.cancellationCreatorUserId, `${field}.cancellationCreatorUserId`);
    this.user(change.signatureRejection?.username, `${field}.signatureRejection.username`);
    const pids = definitions.map(({ pid }) => pid);
    this.known(change.definitionPid, pids, `${field}.definitionPid`);
    const codes = categories.map(({ categoryCode }) => categoryCode);
    this.known(change.productCategory, codes, `${field}.productCategory`);
  }

  doku(change: DokuChange, field: string): void {
    const ids = [...this.#world.catalogue.documents.values()].map((one) => one.dokuDefinitionId);
    this.known(change.dokuDefinitionId, ids, `${field}.dokuDefinitionId`);
    this.known(change.addOtherDokuId, ids, `${field}.addOtherDokuId`);
    this.user(change.signatureRejection?.username, `${field}.signatureRejection.username`);
    for (const [at, { username }] of (change.signingUsers ?? []).entries()) {
      this.user(username, `${field}.signingUsers[${at}].username`);
    }
    for (const [at, message] of (change.messages ?? []).entries()) {
      this.user(message.senderUsername, `${field}.messages[${at}].senderUsername`);
      for (const [nth, reader] of message.readBy.entries()) {
        this.user(reader, `${field}.messages[${at}].readBy[${nth}]`);
      }
    }
    this.#participants(change.participants ?? [], field);
  }

  userChange(change: UserChange, field: string): void {
    for (const [at, number] of (change.clientNumbers ?? []).entries()) {
      this.client(number, `${field}.clientNumbers[${at}]`);
    }
  }

  #participants(participants: NonNullable<DokuChange['participants']>, field: string): void {
    const seen = new Set<string>();
    for (const [at, { username, participantRole, participantType }] of participants.entries()) {
      const place = `${field}.participants[${at}]`;
      this.user(username, `${place}.username`);
      const user = this.#world.users.get(username);
      const side = sideOfRole(participantRole);
      if (participantType !== side) throw broken(`${place}.participantType`, `must be ${side}`);
      if (user && sideOfUser(user) !== side) {
        throw broken(`${place}.username`, `${username} is not on the side of ${participantRole}`);
      }
      const key = `${participantRole} ${username}`;
      if (seen.has(key)) throw broken(place, `${username} is ${participantRole} twice`);
      seen.add(key);
    }
  }
}

const broken = (field: string, reason: string) =>
  invalidField(field, 'dde.error.invalidValue', reason);

/**
 * Rejects a forced change that refers to a user, client or value its world does not have.
 * @throws Refusal 400
 */
export function checkForcedReferences(world: World, change: ForcedChange): void {
  const references = new References(world);
  for (const [at, box] of (change.boxes ?? []).entries()) references.box(box, `boxes[${at}]`);
  for (const [at, doku] of (change.dokus ?? []).entries()) references.doku(doku, `dokus[${at}]`);
  for (const [at, user] of (change.users ?? []).entries()) {
    references.userChange(user, `users[${at}]`);
  }
  const flags = Object.keys(world.settings.featureFlags);
  for (const name of Object.keys(change.settings?.featureFlags ?? {})) {
    references.known(name, flags, `settings.featureFlags.${name}`);
  }
}
