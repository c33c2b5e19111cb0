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
        'User id there; blanks around it are cut off.',
        signatureSettingsId,
      ),
      namirialDeviceId: from(
        '§7',
        'Device id there; blanks around it are cut off.',
        signatureSettingsId,
      ),
    },
  },
);

const settingsRules =
  'Both ids are required (§5). Read back by `getCurrentUser`. Documents whose signer data were taken before keep those.';

const clientNumber = { type: 'string', maxLength: 20, pattern: '^[0-9]{1,20}$' } as const;
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
    description:
      'A client learns the names of the people of its own company, and of those bank employees whom its boxes show: who wrote to it, holds a lock or ended a box; none of them where the tenant keeps bank names back (HU). All others are left out like unknown ones.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['usernames'],
      properties: {
        usernames: from('§7', 'Usernames wanted, at most 100; each is answered once.', {
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
        { data: 'Envelope of the answer, as specified.' },
        {
          data: named(
            'UserNames',
            'The names that were found.',
            wrap(
              '§7',
              { users: 'A row for each username that is known and may be told.' },
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
    summary: 'Names of the clients that users represent',
    description:
      'A row for each user of the list who represents the client. A client asks about its own; anything else is answered with an empty list.',
    access: 'session',
    box: null,
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['clientNumber', 'userIds'],
      properties: {
        clientNumber: from('§7', 'Client whose name is wanted.', clientNumber),
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
    summary: 'Signature settings of a banker',
    description: settingsRules,
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    refusals: { notAllowed: 'The tenant has no signature settings for this type of user (§2).' },
    revalidates: ['getCurrentUser'],
  }),
  updateNamirialClientUser: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/client/updateNamirialClientUser',
    kind: 'command',
    origin: '§7',
    summary: 'Signature settings of a client',
    description: settingsRules,
    access: 'session',
    box: null,
    userType: 'CLIENT',
    body: signatureSettingsBody,
    success: { status: 204, schema: null },
    refusals: { notAllowed: 'The tenant has no signature settings for this type of user (§2).' },
    revalidates: ['getCurrentUser'],
  }),
  searchClients: operation({
    tag: 'users',
    method: 'POST',
    url: '/dde/usermanagement/banker/searchClients',
    kind: 'query',
    origin: 'A-025',
    summary: 'Clients by number or name, from three characters',
    description: 'All clients of the tenant, in the order of their numbers.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'page', 'size'],
      properties: {
        text: from('A-025', 'Part of number or name, without regard to case and accents.', {
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
    summary: 'Representatives of a client',
    description:
      'A row for each client a person represents, in the order of the names. Without a client and text: every representative of the tenant.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'size'],
      properties: {
        clientNumber: from('A-088', 'The only client wanted. Absent: every one.', clientNumber),
        text: from(
          'A-088',
          'Part of name, username, e-mail, phone or client. Absent or blank: any.',
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
    summary: 'Changes a representative’s e-mail, phone or lock',
    description:
      'Fields that are absent stay as they are. A lock ends the sessions of the user, who then gets 428; unlocking also forgets failed sign-ins (A-022). Somebody invited stays so.',
    access: 'session',
    box: null,
    act: 'administerUsers',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['userId'],
      properties: {
        userId: from('A-088', 'The representative.', id),
        email: from('A-088', 'New e-mail address. Absent: as it is.', {
          type: 'string',
          format: 'email',
          maxLength: 254,
        }),
        phoneNumber: from(
          'A-088',
          'New phone number by the rule of the tenant (§5, A-030). Absent: as it is.',
          { type: 'string', minLength: 1, maxLength: limits.phoneMax },
        ),
        locked: from('A-088', 'True locks, false unlocks. Absent: as it is.', { type: 'boolean' }),
      },
    },
    success: { status: 200, schema: ref('ManagedUser') },
    refusals: {
      notFound: 'There is no representative of this id.',
      invalidPhoneNumber: 'The phone number breaks the rule of the tenant (§5).',
    },
    revalidates: ['searchUsers'],
  }),
  getTermsAndConditions: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/termsAndConditions',
    kind: 'query',
    origin: 'A-199',
    summary: 'Whether the terms and conditions are in the archive',
    description: 'Never in BG, and only where the archive has them (§5).',
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
    summary: 'The terms and conditions',
    description: 'A PDF in the tenant’s own language.',
    access: 'session',
    box: null,
    portalFunction: 'ARCHIVING',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable: 'The tenant does not offer it, or the archive has none of this client.',
    },
  }),
  getContract: operation({
    tag: 'users',
    method: 'GET',
    url: '/dde/usermanagement/client/contract',
    kind: 'query',
    origin: 'A-199',
    summary: 'Whether the client’s framework contract is in the archive',
    description: 'CZ and SK only, and where the archive has it (§5).',
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
    summary: 'The client’s framework contract',
    description: 'A PDF in the tenant’s own language.',
    access: 'session',
    box: null,
    portalFunction: 'ARCHIVING',
    userType: 'CLIENT',
    success: { status: 200, schema: ref('FileContent') },
    refusals: {
      fileNotAvailable: 'The tenant does not offer it, or the archive has none of this client.',
    },
  }),
} as const;
