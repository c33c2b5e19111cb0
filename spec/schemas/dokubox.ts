import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  bankSignatureSystems,
  clientSignatureSystems,
  dokuboxStatuses,
  envelopeStatuses,
  initiators,
  segments,
  selectableClientSignatureSystems,
} from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import {
  count,
  falseIfAbsent,
  id,
  oneOf,
  optionalDateTime,
  optionalEnum,
  optionalText,
  text,
} from './common.ts';
import { optionalLockHolder } from './lock-holder.ts';
import type { Doku } from './doku.ts';
import { signatureRejection } from './signature-rejection.ts';

/** Fields of a box, with or without its documents. */
const boxProperties = {
  id: from('§3', 'Id of the box, unique in the tenant.', id),
  status: from(
    '§4',
    'Status of the box (§4). It changes with its documents, and with the calls that set up, end or close the box.',
    oneOf(dokuboxStatuses),
  ),
  clientId: from(
    'A-280',
    'Number of the client the box belongs to, called `clientNumber` elsewhere. Leading zeros count. Null if the client is not known.',
    optionalText,
  ),
  clientName: from(
    '§3',
    'Name of the client in Latin script. Null if the client is no longer known.',
    optionalText,
  ),
  clientNameLocal: from(
    '§3',
    'Name of the client in the tenant’s local language. If null, show `clientName`.',
    optionalText,
  ),
  titleEn: from('§3', 'Title in English, from the definition.', text),
  titleLocal: from(
    '§3',
    'Title in the tenant’s local language (A-240). If null, show `titleEn`.',
    optionalText,
  ),
  productCategory: from(
    '§3',
    'Code of the product category the box was started in. Not shown in CZ and SK, or if it is `DUMMY` (§2). Null if there is none.',
    optionalText,
  ),
  segmentType: from(
    '§3',
    'Segment of the definition the box was started from. Null if it is not known.',
    optionalEnum(segments),
  ),
  customName: from(
    '§3',
    'Custom name the client gave to the box, at most 100 characters. Shown instead of the titles. Null if there is none.',
    { type: ['string', 'null'], maxLength: limits.customNameMax },
  ),
  initiatedBy: from(
    '§3',
    'Side that started the box. A client may rename and end only boxes it started (§4, X-01).',
    oneOf(initiators),
  ),
  lockUser: from(
    '§3',
    'User who holds the lock of the box now (A-111). Commands of other users that change the box are rejected with `DOKUBOX_LOCKED`. Null if the box is not locked. An expired lock does not count: the value is null, and other users can lock the box.',
    optionalLockHolder,
  ),
  reasonOfCancellation: from(
    '§3',
    'Reason for ending the box: a value of catalogue `CancellationReason`. Null if the box has not ended, or if a client ended it (§6).',
    optionalText,
  ),
  cancellationNote: from(
    '§3',
    'Note explaining the reason, at most 250 characters. Null if there is no note.',
    {
      type: ['string', 'null'],
      maxLength: limits.cancellationNoteMax,
    },
  ),
  cancellationCreatorUserId: from(
    'A-077',
    'Username of the user who ended the box or requested its termination. `BANK` for clients, if the tenant does not show bank names (A-159). Null if the box has not ended.',
    optionalText,
  ),
  cancelledAt: from(
    'A-077',
    'Time the box became CANCELLED. Null if it is not CANCELLED.',
    optionalDateTime,
  ),
  namirialEnvelopeStatus: from(
    '§4',
    'Status of the current envelope of the box (A-168, A-186). Null if no envelope was opened.',
    optionalEnum(envelopeStatuses),
  ),
  clientSignatureSystem: from(
    'X-14',
    'Signature system of the client, chosen by the bank on the configuration page. `NA` or null if the client does not sign electronically.',
    optionalEnum(clientSignatureSystems),
  ),
  bankSignatureSystem: from(
    '§9',
    'Signature system of the bank. `NA` or null if the bank does not sign electronically.',
    optionalEnum(bankSignatureSystems),
  ),
  clientSelectedSignatureSystem: from(
    'A-104',
    'The client’s choice if `clientSignatureSystem` is `ALL`. Null if the client has not chosen yet or has no choice.',
    optionalEnum(selectableClientSignatureSystems),
  ),
  edsProcessId: from(
    'A-280',
    'Id of the box’s process in the bank’s own signing application (`CUSTOM_APP`). HU links to it (A-124). Null if there is none.',
    optionalText,
  ),
  signatureRejected: from(
    '§3',
    'True after a signature was refused, until SendForResigning (A-183).',
    falseIfAbsent,
  ),
  signatureRejection: from(
    'A-183',
    'The person who refused to sign, and the reason. Null if no one has, or if signing has started again.',
    signatureRejection,
  ),
  validatorRoleOptional: from(
    '§3',
    'True if the relationship manager may archive and finalize in place of the validator (RS, §4).',
    falseIfAbsent,
  ),
  createdAt: from('A-074', 'Time the box was started. Null if it is not known.', optionalDateTime),
  lastChangedAt: from(
    'A-074',
    'Time of the last change of the box or one of its documents. The lists are sorted by it. Null if it is not known.',
    optionalDateTime,
  ),
} as const;

/** A box with its documents (§3). */
export const dokuboxSchema = {
  $id: 'Dokubox',
  description:
    'A box with its documents, as the current user may see them. Absent flags mean false (A-281).',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'dokus'],
  properties: {
    ...boxProperties,
    dokus: from(
      '§3',
      'Documents the current user may see, sorted by `ordinalNumber`, then by id. Clients receive used documents only. Bankers also receive unused and removed ones (A-114).',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Doku' } },
    ),
  },
} as const satisfies JSONSchema;

/** A row of the box list: a box without its documents, but with counts. */
export const dokuboxListItemSchema = {
  $id: 'DokuboxListItem',
  description: 'A row of the box list: a box without its documents, but with counts.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'documentsCount', 'unreadMessagesCount'],
  properties: {
    ...boxProperties,
    documentsCount: from('A-073', 'Number of used documents (§2).', count),
    documentsKeptAsRefused: from(
      'A-521',
      'Number of used documents kept as evidence of a refusal (A-197). Absent if there are none.',
      count,
    ),
    unreadMessagesCount: from(
      'A-073',
      'Number of unread messages for the current user in the used documents (A-078).',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type DokuboxListItem = FromSchema<typeof dokuboxListItemSchema>;

/** The type extends the list item, so that the compiler expands each field only once. */
export interface Dokubox extends Omit<
  DokuboxListItem,
  'documentsCount' | 'documentsKeptAsRefused' | 'unreadMessagesCount'
> {
  dokus: Doku[];
}
