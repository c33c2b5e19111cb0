import type { ParticipantRole, Segment, Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ownTexts } from '#own-texts';
import type { ClientState, UserState } from '../state.ts';
import { makeClient } from './company.ts';
import type { SeedLocale } from './texts/people.ts';
import { asciiSlug, Registrar } from './person.ts';
import { randomFor, type Random } from './random.ts';
import { seededUsers, type SeededUser } from './user-keys.ts';

/** Clients of every world, by key, with their segment. */
export const seededClients = [
  ['main', 'MB'],
  ['first', 'CORP'],
  ['second', 'MB'],
  ['third', 'CORP'],
  ['other1', 'MB'],
  ['other2', 'CORP'],
  ['other3', 'MB'],
  ['other4', 'CORP'],
  ['other5', 'MB'],
  ['other6', 'CORP'],
] as const satisfies readonly (readonly [key: string, segment: Segment])[];

export const clientKeys: readonly string[] = seededClients.map(([key]) => key);

/** All users and clients of a tenant before a scenario changes them. */
export interface Population {
  /** Clients by key. */
  readonly clients: ReadonlyMap<string, ClientState>;
  /** Users in the order of their ids. */
  readonly users: readonly UserState[];
}

/** Bankers without a key, so that lists and teams do not contain only test users. */
const colleagues: readonly (readonly ParticipantRole[])[] = [
  ['BANK_RM'],
  ['BANK_REVIEWER'],
  ['BANK_NONLEGALREPSIGNATORY'],
];

/** Clients whose users with a key are enough representatives. */
const represented: ReadonlySet<string> = new Set(['main', 'second', 'third']);

const segmentsOfBankers: Readonly<Record<string, readonly Segment[]>> = {
  bankerValidator: ['CORP'],
  banker2: ['CORP'],
  bankerAdmin: ['ALL'],
};

/** The properties of a user besides the name. */
interface NewUser {
  readonly key: string | null;
  readonly label: string;
  readonly userType: UserState['userType'];
  readonly roles: readonly ParticipantRole[];
  readonly permissions: UserState['permissions'];
  readonly clients: readonly ClientState[];
  readonly segments: readonly Segment[];
}

/** Creates users of one tenant, with ids in the order of the calls. */
export class UserMaker {
  readonly #tenant: Tenant;
  readonly #seed: number;
  readonly #year: number;
  readonly #locale: SeedLocale;
  readonly #registrar: Registrar;
  #lastId = 0;

  constructor(tenant: Tenant, seed: number, reference: Date) {
    this.#tenant = tenant;
    this.#seed = seed;
    this.#year = reference.getUTCFullYear();
    this.#locale = ownTexts(policyOf(tenant).localLanguage).people;
    this.#registrar = new Registrar(this.#locale);
  }

  make(plan: NewUser): UserState {
    const random = randomFor(this.#seed, this.#tenant, 'user', plan.label);
    const person = this.#registrar.person(random);
    const banker = plan.userType === 'BANKER';
    const username = banker
      ? this.#registrar.bankerUsername(person)
      : this.#registrar.clientUsername(person);
    const { country, phone } = policyOf(this.#tenant);
    this.#lastId += 1;
    return {
      id: this.#lastId,
      key: plan.key,
      username,
      userType: plan.userType,
      ...person,
      email: emailOf(person, plan.clients[0]),
      phoneNumber: `${phone.callingCode}${this.#locale.mobile(random)}`,
      roles: plan.roles,
      permissions: plan.permissions,
      segments: plan.segments,
      clientNumbers: plan.clients.map(({ clientNumber }) => clientNumber),
      namirialUserId: `${banker ? 'B' : 'C'}${random.digits(7)}`,
      namirialDeviceId: `DEV-${random.digits(6)}`,
      status: 'ACTIVE',
      mustChangePassword: false,
      contractSignature: 'NONE',
      docExpiryDate: this.#documentExpiry(random),
      docIssuerCountry: country,
      docIssuer: this.#locale.documentIssuer,
      docStolen: false,
      docValid: true,
      certificateRank: 'QESIG',
      certificateState: 'VALID',
    };
  }

  #documentExpiry(random: Random): string {
    const year = this.#year + random.int(2, 8);
    const month = String(random.int(1, 12)).padStart(2, '0');
    return `${year}-${month}-${String(random.int(1, 28)).padStart(2, '0')}`;
  }
}

function emailOf(person: { firstName: string; lastName: string }, client?: ClientState): string {
  const local = `${asciiSlug(person.firstName, '')}.${asciiSlug(person.lastName, '')}`;
  return `${local}@${client ? asciiSlug(client.clientName) : 'ister-bank'}.example`;
}

function distinctSegments(clients: readonly ClientState[]): readonly Segment[] {
  return [...new Set(clients.map(({ segment }) => segment))];
}

/** The users and clients of every world of the tenant. */
export function populate(tenant: Tenant, seed: number, maker: UserMaker): Population {
  const locale = ownTexts(policyOf(tenant).localLanguage).people;
  const clients = new Map<string, ClientState>();
  for (const [index, [key, segment]] of seededClients.entries()) {
    const random = randomFor(seed, tenant, 'client', key);
    clients.set(key, makeClient({ locale, tenant, random, index, segment, seed }));
  }
  const users = seededUsers.map((user) => maker.make(newUserOf(user, clients)));
  for (const key of clientKeys.filter((name) => !represented.has(name))) {
    users.push(maker.make(representative(key, clients)));
  }
  for (const [index, roles] of colleagues.entries()) {
    const label = `colleague ${index}`;
    const plan = { key: null, label, userType: 'BANKER', roles, permissions: [] } as const;
    users.push(maker.make({ ...plan, clients: [], segments: ['MB', 'CORP'] }));
  }
  return { clients, users };
}

function newUserOf(user: SeededUser, clients: ReadonlyMap<string, ClientState>): NewUser {
  const own = user.clients.flatMap((key) => clients.get(key) ?? []);
  return {
    key: user.key,
    label: user.key,
    userType: user.userType,
    roles: user.roles,
    permissions: user.permissions,
    clients: own,
    segments:
      user.userType === 'CLIENT'
        ? distinctSegments(own)
        : (segmentsOfBankers[user.key] ?? ['MB', 'CORP']),
  };
}

/** A representative without a key: the second one of `first`, the only one of others. */
function representative(key: string, clients: ReadonlyMap<string, ClientState>): NewUser {
  const own = [clients.get(key)].flatMap((client) => client ?? []);
  return {
    key: null,
    label: `representative of ${key}`,
    userType: 'CLIENT',
    roles: ['CLIENT_LEGALREPRESENTATIVE'],
    permissions: ['DOKU_REMOVE'],
    clients: own,
    segments: distinctSegments(own),
  };
}
