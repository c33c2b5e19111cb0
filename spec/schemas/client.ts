import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { from } from '../origin.ts';
import { id, optionalText, text } from './common.ts';

/** A client in a list (§3). The client number keeps its leading zeros. */
export const clientListItemSchema = {
  $id: 'ClientListItem',
  description: 'A client in a list to choose from.',
  type: 'object',
  additionalProperties: false,
  required: ['clientNumber', 'clientName'],
  properties: {
    clientNumber: from(
      '§3',
      'The bank’s number of the client: 1 to 20 digits, as text because leading zeros count (A-280).',
      { type: 'string', maxLength: 20, pattern: '^[0-9]{1,20}$' },
    ),
    clientName: from(
      '§3',
      'Name of the company in Latin script, for all languages except the tenant’s local one.',
      text,
    ),
    clientNameLocal: from(
      '§3',
      'Name of the company in its own country’s script. Shown if the current user’s language is the tenant’s local one (A-240). If null, show `clientName`.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type ClientListItem = FromSchema<typeof clientListItemSchema>;

/** Name of a client that a user represents (§7). */
export const representedClientSchema = {
  $id: 'RepresentedClient',
  description: 'Name of a client that a user represents.',
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'clientName'],
  properties: {
    userId: from('§7', 'Id of the user, from the request.', id),
    clientName: from('§7', 'Name of the client in Latin script.', text),
    clientNameLocal: from(
      '§7',
      'Name of the client in the tenant’s local language. If null, show `clientName`.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type RepresentedClient = FromSchema<typeof representedClientSchema>;
