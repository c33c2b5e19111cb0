import type { ParticipantRole, Permission, UserType } from '@dokubox/spec/enums.ts';

/** A user of every world, with the key used by scenarios and the control API. */
export interface SeededUser {
  readonly key: string;
  readonly userType: UserType;
  /** Name of the user in the console and the start message. */
  readonly title: string;
  readonly roles: readonly ParticipantRole[];
  readonly permissions: readonly Permission[];
  /** Keys of the clients a CLIENT represents. */
  readonly clients: readonly string[];
}

const bankerPermissions = ['DOKU_REMOVE', 'DOKU_JUMP_TO_EDS'] as const;

function client(key: string, title: string, clients: readonly string[]): SeededUser {
  const roles = ['CLIENT_LEGALREPRESENTATIVE'] as const;
  return { key, userType: 'CLIENT', title, roles, permissions: ['DOKU_REMOVE'], clients };
}

function banker(key: string, title: string, roles: readonly ParticipantRole[]): SeededUser {
  return { key, userType: 'BANKER', title, roles, permissions: bankerPermissions, clients: [] };
}

/** The users of A-274, in list order. */
export const seededUsers: readonly SeededUser[] = [
  client('client1', 'Client with one company', ['main']),
  client('client2', 'Second representative of that company', ['main']),
  client('client3', 'Client with three companies', ['first', 'second', 'third']),
  banker('bankerRm', 'Relationship manager', ['BANK_RM']),
  banker('bankerValidator', 'Validator', ['BANK_VALIDATOR']),
  banker('banker1', 'First-level signatory', ['BANK_1STLEVELSIGNATORY']),
  banker('banker2', 'Second-level signatory', ['BANK_2NDLEVELSIGNATORY']),
  banker('bankerAdmin', 'Application administrator', ['BANK_APP_ADMIN']),
];
