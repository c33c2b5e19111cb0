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
  flag,
  id,
  oneOf,
  optionalDateTime,
  optionalEnum,
  optionalText,
  text,
} from './common.ts';
import type { Doku } from './doku.ts';
import { signatureRejection } from './signature-rejection.ts';

/** Fields a box has with and without its documents. */
const boxProperties = {
  id: from('§3', id),
  status: from('§4', oneOf(dokuboxStatuses)),
  clientId: from('A-280', optionalText),
  clientName: from('§3', optionalText),
  clientNameLocal: from('§3', optionalText),
  titleEn: from('§3', text),
  titleLocal: from('§3', optionalText),
  productCategory: from('§3', optionalText),
  segmentType: from('§3', optionalEnum(segments)),
  customName: from('§3', { type: ['string', 'null'], maxLength: limits.customNameMax }),
  initiatedBy: from('§3', oneOf(initiators)),
  lockUser: from('§3', {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['username'],
    properties: { username: from('§3', text), fullName: from('A-111', text) },
  }),
  reasonOfCancellation: from('§3', optionalText),
  cancellationNote: from('§3', {
    type: ['string', 'null'],
    maxLength: limits.cancellationNoteMax,
  }),
  cancellationCreatorUserId: from('A-077', optionalText),
  cancelledAt: from('A-077', optionalDateTime),
  namirialEnvelopeStatus: from('§4', optionalEnum(envelopeStatuses)),
  clientSignatureSystem: from('X-14', optionalEnum(clientSignatureSystems)),
  bankSignatureSystem: from('§9', optionalEnum(bankSignatureSystems)),
  clientSelectedSignatureSystem: from('A-104', optionalEnum(selectableClientSignatureSystems)),
  edsProcessId: from('A-280', optionalText),
  signatureRejected: from('§3', flag),
  signatureRejection: from('A-183', signatureRejection),
  validatorRoleOptional: from('§3', flag),
  createdAt: from('A-074', optionalDateTime),
  lastChangedAt: from('A-074', optionalDateTime),
} as const;

/** A box with its documents (§3). */
export const dokuboxSchema = {
  $id: 'Dokubox',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'dokus'],
  properties: {
    ...boxProperties,
    dokus: from('§3', { type: 'array', items: { $ref: 'Doku' } }),
  },
} as const satisfies JSONSchema;

/** A row of the box list: a box without documents, with counts. */
export const dokuboxListItemSchema = {
  $id: 'DokuboxListItem',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'titleEn', 'initiatedBy', 'documentsCount', 'unreadMessagesCount'],
  properties: {
    ...boxProperties,
    documentsCount: from('A-073', count),
    unreadMessagesCount: from('A-073', count),
  },
} as const satisfies JSONSchema;
export type DokuboxListItem = FromSchema<typeof dokuboxListItemSchema>;

/** The flat part comes from the list item, so that the compiler expands each field once. */
export interface Dokubox extends Omit<DokuboxListItem, 'documentsCount' | 'unreadMessagesCount'> {
  dokus: Doku[];
}
