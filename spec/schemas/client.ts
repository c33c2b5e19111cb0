import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { from } from '../origin.ts';
import { id, optionalText, text } from './common.ts';

/** Client list item (§3); the client number keeps its leading zeros. */
export const clientListItemSchema = {
  $id: 'ClientListItem',
  type: 'object',
  additionalProperties: false,
  required: ['clientNumber', 'clientName'],
  properties: {
    clientNumber: from('§3', { type: 'string', pattern: '^[0-9]{1,20}$' }),
    clientName: from('§3', text),
    clientNameLocal: from('§3', optionalText),
  },
} as const satisfies JSONSchema;
export type ClientListItem = FromSchema<typeof clientListItemSchema>;

/** Name of the client a representative user stands for (§7). */
export const representedClientSchema = {
  $id: 'RepresentedClient',
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'clientName'],
  properties: {
    userId: from('§7', id),
    clientName: from('§7', text),
    clientNameLocal: from('§7', optionalText),
  },
} as const satisfies JSONSchema;
export type RepresentedClient = FromSchema<typeof representedClientSchema>;
