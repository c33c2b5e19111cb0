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

/** Fields a box has with and without its documents. */
const boxProperties = {
  id: from('§3', 'Id of the box, unique in the tenant.', id),
  status: from(
    '§4',
    'Where the box stands (§4); it moves with its documents and by the calls that set up, end or close it.',
    oneOf(dokuboxStatuses),
  ),
  clientId: from(
    'A-280',
    'Number of the client the box belongs to, the same value as `clientNumber` elsewhere; leading zeros count. Null or absent: no client is known.',
    optionalText,
  ),
  clientName: from(
    '§3',
    'Name of the client in Latin script. Null or absent: the client is no longer known.',
    optionalText,
  ),
  clientNameLocal: from(
    '§3',
    'Name of the client in the tenant’s own language. Null or absent: `clientName` is shown.',
    optionalText,
  ),
  titleEn: from('§3', 'Title in English, from the definition.', text),
  titleLocal: from(
    '§3',
    'Title in the tenant’s own language (A-240). Null or absent: `titleEn` is shown.',
    optionalText,
  ),
  productCategory: from(
    '§3',
    'Code of the product category the box was started under; hidden on screens of CZ and SK and where it is `DUMMY` (§2). Null or absent: none.',
    optionalText,
  ),
  segmentType: from(
    '§3',
    'Segment of the definition the box was started from. Null or absent: none is known.',
    optionalEnum(segments),
  ),
  customName: from(
    '§3',
    'Name the client gave to the box; shown in place of the titles, at most 100 characters. Null or absent: no name of its own.',
    { type: ['string', 'null'], maxLength: limits.customNameMax },
  ),
  initiatedBy: from(
    '§3',
    'Side that started the box; a client may rename and end only a box it started (§4, X-01).',
    oneOf(initiators),
  ),
  lockUser: from(
    '§3',
    'Who holds the box for writing at this moment (A-111). Null or absent: nobody does, or the lock has expired. Writing commands of others are refused with `DOKUBOX_LOCKED`.',
    optionalLockHolder,
  ),
  reasonOfCancellation: from(
    '§3',
    'Value of catalogue `CancellationReason` for which the box was ended. Null or absent while it runs, and always where a client ended it (§6).',
    optionalText,
  ),
  cancellationNote: from(
    '§3',
    'Words to the reason, at most 250 characters. Null or absent as `reasonOfCancellation`.',
    {
      type: ['string', 'null'],
      maxLength: limits.cancellationNoteMax,
    },
  ),
  cancellationCreatorUserId: from(
    'A-077',
    'Username of whoever ended the box or asked for it. Null or absent while it runs. Clients of a tenant that keeps bank names back read `BANK` (A-159).',
    optionalText,
  ),
  cancelledAt: from(
    'A-077',
    'Moment the box became CANCELLED. Null or absent before.',
    optionalDateTime,
  ),
  namirialEnvelopeStatus: from(
    '§4',
    'Status of the box’s present signature envelope (A-168, A-186). Null or absent: no envelope was opened.',
    optionalEnum(envelopeStatuses),
  ),
  clientSignatureSystem: from(
    'X-14',
    'How the client signs: chosen by the bank on the configuration page. `NA`, null or absent: not electronically.',
    optionalEnum(clientSignatureSystems),
  ),
  bankSignatureSystem: from(
    '§9',
    'How the bank signs. `NA`, null or absent: not electronically.',
    optionalEnum(bankSignatureSystems),
  ),
  clientSelectedSignatureSystem: from(
    'A-104',
    'What the client chose where `clientSignatureSystem` is `ALL`. Null or absent: no choice was made yet, or none is open.',
    optionalEnum(selectableClientSignatureSystems),
  ),
  edsProcessId: from(
    'A-280',
    'Process of the box in the bank’s own signing application (`CUSTOM_APP`); HU jumps to it (A-124). Null or absent: there is none.',
    optionalText,
  ),
  signatureRejected: from(
    '§3',
    'True from the moment somebody refused to sign until SendForResigning (A-183).',
    falseIfAbsent,
  ),
  signatureRejection: from(
    'A-183',
    'Who refused to sign, and why. Null or absent: nobody did, or the signing has started again.',
    signatureRejection,
  ),
  validatorRoleOptional: from(
    '§3',
    'True lets the relationship manager do what is otherwise the validator’s alone: archive and finalize in RS (§4).',
    falseIfAbsent,
  ),
  createdAt: from(
    'A-074',
    'Moment the box was started. Null or absent: not known.',
    optionalDateTime,
  ),
  lastChangedAt: from(
    'A-074',
    'Moment of the last change of the box or one of its documents; the lists sort by it. Null or absent: not known.',
    optionalDateTime,
  ),
} as const;

/** A box with its documents (§3). */
export const dokuboxSchema = {
  $id: 'Dokubox',
  description:
    'A box with its documents, as the current user may see them. Flags that are absent mean false (A-281).',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'dokus'],
  properties: {
    ...boxProperties,
    dokus: from(
      '§3',
      'The documents the current user may see, by `ordinalNumber`, then id. Clients receive used ones only; bankers also those that are not used or were removed (A-114).',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Doku' } },
    ),
  },
} as const satisfies JSONSchema;

/** A row of the box list: a box without documents, with counts. */
export const dokuboxListItemSchema = {
  $id: 'DokuboxListItem',
  description: 'A row of the box list: a box with counts in place of its documents.',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'documentsCount', 'unreadMessagesCount'],
  properties: {
    ...boxProperties,
    documentsCount: from('A-073', 'Number of documents in use (§2).', count),
    documentsKeptAsRefused: from(
      'A-521',
      'Number of documents in use that are kept as evidence of a refusal (A-197). Absent: none.',
      count,
    ),
    unreadMessagesCount: from(
      'A-073',
      'Messages of the used documents that the current user may read and has not (A-078).',
      count,
    ),
  },
} as const satisfies JSONSchema;
export type DokuboxListItem = FromSchema<typeof dokuboxListItemSchema>;

/** The flat part comes from the list item, so that the compiler expands each field once. */
export interface Dokubox extends Omit<
  DokuboxListItem,
  'documentsCount' | 'documentsKeptAsRefused' | 'unreadMessagesCount'
> {
  dokus: Doku[];
}
