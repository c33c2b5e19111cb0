import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { from } from '../origin.ts';
import { id, optionalText, text } from './common.ts';

/** Client list item (§3); the client number keeps its leading zeros. */
export const clientListItemSchema = {
  $id: 'ClientListItem',
  description: 'A client in a list to choose from.',
  type: 'object',
  additionalProperties: false,
  required: ['clientNumber', 'clientName'],
  properties: {
    clientNumber: from(
      '§3',
      'Number of the client at the bank: 1 to 20 digits as text, because leading zeros count (A-280).',
      { type: 'string', maxLength: 20, pattern: '^[0-9]{1,20}$' },
    ),
    clientName: from(
      '§3',
      'Name of the company in Latin script, for every language but the tenant’s own.',
      text,
    ),
    clientNameLocal: from(
      '§3',
      'Name as the company writes it in its own country; shown where the current user’s language is the tenant’s local one (A-240). Null or absent: `clientName` is shown.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type ClientListItem = FromSchema<typeof clientListItemSchema>;

/** Name of the client a representative user stands for (§7). */
export const representedClientSchema = {
  $id: 'RepresentedClient',
  description: 'Name of the client a representative user stands for.',
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'clientName'],
  properties: {
    userId: from('§7', 'Id of the user that was asked about.', id),
    clientName: from('§7', 'Name of the client the user represents, in Latin script.', text),
    clientNameLocal: from(
      '§7',
      'The same name in the tenant’s own language. Null or absent: `clientName` is shown.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type RepresentedClient = FromSchema<typeof representedClientSchema>;
