import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { id, line, ref } from '../schemas/common.ts';
import { pageOf, paging, wrap } from './building-blocks.ts';
import { operation } from './types.ts';

const signatureSettingsId = line(limits.signatureSettingsIdMax);

const signatureSettingsBody = named(
  'SignatureSettingsRequest',
  'Ids of the user at the remote-signing service.',
  {
    type: 'object',
    additionalProperties: false,
    required: ['namirialUserId', 'namirialDeviceId'],
    properties: {
      namirialUserId: from(
        '§7',
        'Id of the user at the service. Leading and trailing spaces are removed.',
        signatureSettingsId,
      ),
      namirialDeviceId: from(
        '§7',
        'Id of the user’s device at the service. Leading and trailing spaces are removed.',
        signatureSettingsId,
      ),
    },
  },
);

const settingsRules =
  'Both ids are required (§5). `getCurrentUser` returns them. Documents whose signer data were collected before do not change.';

const clientNumber = { type: 'string', maxLength: 20, pattern: '^[0-9]{1,20}$' } as const;
const searchText = { type: 'string', maxLength: limits.searchTextMax } as const;

/**
 * Calls that look up people and clients, change signature settings and manage users (§7,
 * A-085…A-090).
 */
export const userOperations = {
  getUsersByUsernames: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/getUsersByUsernamesWithFullname',
    kind: 'query',
    origin: '§7',
    summary: 'Look up the full names of users',
    description:
      'Unknown usernames are left out. A client receives the names of people of its own company, and of bank employees its boxes show: those who wrote to it, hold a lock or ended a box. If the tenant does not show bank names (HU), bank employees are left out too.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['usernames'],
      properties: {
        usernames: from('§7', 'Usernames to look up, at most 100. Each is returned once.', {
          type: 'array',
          maxItems: limits.userLookupMax,
          items: { type: 'string', minLength: 1, maxLength: limits.usernameMax },
        }),
      },
    },
    success: {
      status: 200,
      schema: wrap(
        '§7',
        { data: 'The answer. The specification defines this extra level.' },
        {
          data: named(
            'UserNames',
            'The names that were found.',
            wrap(
              '§7',
              { users: 'One row for each username that is known and that the caller may see.' },
              { users: { type: 'array', maxItems: limits.listMax, items: ref('UserName') } },
            ),
          ),
        },
      ),
    },
  }),
  getClientNameByRepresentativeUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/getClientNameByRepresentativeUser',
    kind: 'query',
    origin: '§7',
    summary: 'Look up the name of a client by its representatives',
    description:
      'Returns one row for each listed user who represents the client. A client can ask only about itself. In all other cases the list is empty.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNumber', 'userIds'],
      properties: {
        clientNumber: from('§7', 'Number of the client to look up.', clientNumber),
        userIds: from('§7', 'Ids of users, at most 100.', {
          type: 'array',
          maxItems: limits.userLookupMax,
          items: id,
        }),
      },
    },
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('RepresentedClient') },
    },
  }),
  updateBankUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/updateBankUser',
    kind: 'command',
    origin: '§7',
    summary: 'Change a banker’s signature settings',
    description: settingsRules,
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    refusals: { notAllowed: 'The tenant has no signature settings for this user type (§2).' },
    revalidates: ['getCurrentUser'],
  }),
  updateNamirialClientUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/client/updateNamirialClientUser',
    kind: 'command',
    origin: '§7',
    summary: 'Change a client user’s signature settings',
    description: settingsRules,
    access: 'session',
    box: null,
    userType: 'CLIENT',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    refusals: { notAllowed: 'The tenant has no signature settings for this user type (§2).' },
    revalidates: ['getCurrentUser'],
  }),
  searchClients: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/searchClients',
    kind: 'query',
    origin: 'A-025',
    summary: 'Search clients by number or name',
    description:
      'Returns clients of the tenant, sorted by number. The text needs at least three characters.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'page', 'size'],
      properties: {
        text: from('A-025', 'Part of the client’s number or name. Case and accents are ignored.', {
          ...searchText,
          minLength: limits.clientSearchMin,
        }),
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
    summary: 'Search representatives of clients',
    description:
      'Returns one row for each client a person represents, sorted by name. Without `clientNumber` and `text`, it returns every representative of the tenant.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'size'],
      properties: {
        clientNumber: from(
          'A-088',
          'Only representatives of the client with this number. If absent, of all clients.',
          clientNumber,
        ),
        text: from(
          'A-088',
          'Part of the name, username, e-mail, phone number or client. If blank or absent, users are not filtered by text.',
          searchText,
        ),
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
    summary: 'Change a representative’s e-mail, phone or lock',
    description:
      'Absent fields do not change. Locking a user ends their sessions, which then answer 428. Unlocking also resets failed sign-ins (A-022). A user with status INVITED stays INVITED.',
    access: 'session',
    box: null,
    act: 'administerUsers',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['userId'],
      properties: {
        userId: from('A-088', 'Id of the representative.', id),
        email: from('A-088', 'New e-mail address. If absent, it does not change.', {
          type: 'string',
          format: 'email',
          maxLength: limits.emailMax,
        }),
        phoneNumber: from(
          'A-088',
          'New phone number, by the tenant’s rule (§5, A-030). If absent, it does not change.',
          { type: 'string', minLength: 1, maxLength: limits.phoneMax },
        ),
        locked: from(
          'A-088',
          'True to lock, false to unlock. If absent, the lock does not change.',
          { type: 'boolean' },
        ),
      },
    },
    success: { status: 200, schema: ref('ManagedUser') },
    refusals: {
      notFound: 'A representative with this id does not exist.',
      invalidPhoneNumber: 'The phone number does not match the tenant’s rule (§5).',
    },
    revalidates: ['searchUsers'],
  }),
  getTermsAndConditions: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/termsAndConditions',
    kind: 'query',
    origin: 'A-199',
    summary: 'Check whether terms and conditions are available',
    description: 'Returns true only if the archive has them. Always false in BG (§5).',
    access: 'session',
    box: null,
    userType: 'CLIENT',
    success: { status: 200, schema: ref('Availability') },
  }),
  downloadTermsAndConditions: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/termsAndConditions/download',
    kind: 'query',
    origin: 'A-199',
    summary: 'Download the terms and conditions',
    description: 'Returns a PDF in the tenant’s local language.',
    access: 'session',
    box: null,
    portalFunction: 'ARCHIVING',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable:
        'The tenant does not offer this document, or the archive has none for this client.',
    },
  }),
  getContract: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/contract',
    kind: 'query',
    origin: 'A-199',
    summary: 'Check whether the framework contract is available',
    description: 'Returns true only in CZ and SK, if the archive has the contract (§5).',
    access: 'session',
    box: null,
    userType: 'CLIENT',
    success: { status: 200, schema: ref('Availability') },
  }),
  downloadContract: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/contract/download',
    kind: 'query',
    origin: 'A-199',
    summary: 'Download the client’s framework contract',
    description: 'Returns a PDF in the tenant’s local language.',
    access: 'session',
    box: null,
    portalFunction: 'ARCHIVING',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable:
        'The tenant does not offer this document, or the archive has none for this client.',
    },
  }),
} as const;
