import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { id, ref } from '../schemas/common.ts';
import { pageOf, paging, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

const signatureSettingsId = {
  type: 'string',
  minLength: 1,
  maxLength: limits.signatureSettingsIdMax,
  pattern: '\\S',
} as const;

const signatureSettingsBody = {
  type: 'object',
  additionalProperties: false,
  required: ['namirialUserId', 'namirialDeviceId'],
  properties: {
    namirialUserId: from('§7', signatureSettingsId),
    namirialDeviceId: from('§7', signatureSettingsId),
  },
} as const;

const clientNumber = { type: 'string', pattern: '^[0-9]{1,20}$' } as const;
const searchText = { type: 'string', maxLength: limits.searchTextMax } as const;

/** Look-ups of people and clients, signature settings, user management (§7, A-085…A-090). */
export const userOperations = {
  getUsersByUsernames: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/getUsersByUsernamesWithFullname',
    kind: 'query',
    origin: '§7',
    summary: 'Full names behind usernames; unknown ones are left out',
    access: 'session',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['usernames'],
      properties: {
        usernames: from('§7', {
          type: 'array',
          maxItems: limits.userLookupMax,
          items: { type: 'string', minLength: 1, maxLength: limits.usernameMax },
        }),
      },
    },
    success: {
      status: 200,
      schema: wrap('§7', {
        data: wrap('§7', { users: { type: 'array', items: ref('UserName') } }),
      }),
    },
  }),
  getClientNameByRepresentativeUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/getClientNameByRepresentativeUser',
    kind: 'query',
    origin: '§7',
    summary: 'Names of the clients that users represent',
    access: 'session',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNumber', 'userIds'],
      properties: {
        clientNumber: from('§7', clientNumber),
        userIds: from('§7', { type: 'array', maxItems: limits.userLookupMax, items: id }),
      },
    },
    success: { status: 200, schema: { type: 'array', items: ref('RepresentedClient') } },
  }),
  updateBankUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/updateBankUser',
    kind: 'command',
    origin: '§7',
    summary: 'Signature settings of a banker',
    access: 'session',
    userType: 'BANKER',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    revalidates: ['getCurrentUser'],
  }),
  updateNamirialClientUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/client/updateNamirialClientUser',
    kind: 'command',
    origin: '§7',
    summary: 'Signature settings of a client',
    access: 'session',
    userType: 'CLIENT',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    revalidates: ['getCurrentUser'],
  }),
  searchClients: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/searchClients',
    kind: 'query',
    origin: 'A-025',
    summary: 'Clients by number or name, from three characters',
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'page', 'size'],
      properties: {
        text: from('A-025', { ...searchText, minLength: limits.clientSearchMin }),
        ...paging,
      },
    },
    success: { status: 200, schema: pageOf('ClientListItem') },
  }),
  searchUsers: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/searchUsers',
    kind: 'query',
    origin: 'A-088',
    summary: 'Representatives of a client',
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'size'],
      properties: {
        clientNumber: from('A-088', clientNumber),
        text: from('A-088', searchText),
        ...paging,
      },
    },
    success: { status: 200, schema: pageOf('ManagedUser') },
  }),
  updateClientUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/updateClientUser',
    kind: 'command',
    origin: 'A-088',
    summary: 'Changes a representative’s e-mail, phone or lock',
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['userId'],
      properties: {
        userId: from('A-088', id),
        email: from('A-088', { type: 'string', format: 'email', maxLength: 254 }),
        phoneNumber: from('A-088', { type: 'string', minLength: 1, maxLength: limits.phoneMax }),
        locked: from('A-088', { type: 'boolean' }),
      },
    },
    success: { status: 200, schema: ref('ManagedUser') },
    refusals: [404],
    revalidates: ['searchUsers'],
  }),
  getTermsAndConditions: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/termsAndConditions',
    kind: 'query',
    origin: 'A-199',
    summary: 'Whether the terms and conditions are in the archive',
    access: 'session',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('Availability') },
  }),
  downloadTermsAndConditions: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/termsAndConditions/download',
    kind: 'query',
    origin: 'A-199',
    summary: 'The terms and conditions',
    access: 'session',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: [404],
  }),
  getContract: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/contract',
    kind: 'query',
    origin: 'A-199',
    summary: 'Whether the client’s framework contract is in the archive',
    access: 'session',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('Availability') },
  }),
  downloadContract: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/contract/download',
    kind: 'query',
    origin: 'A-199',
    summary: 'The client’s framework contract',
    access: 'session',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: [404],
  }),
} as const;
