import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { catalogueTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, text } from './common.ts';

/** A list of choices with their text keys (§3), sorted by listOrder. */
export const catalogueSchema = {
  $id: 'Catalogue',
  type: 'object',
  additionalProperties: false,
  required: ['catalogueType', 'items'],
  properties: {
    catalogueType: from('§3', oneOf(catalogueTypes)),
    items: from('§3', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'translationKey', 'listOrder'],
        properties: {
          value: from('§3', text),
          translationKey: from('§3', text),
          listOrder: from('§3', { type: 'integer' }),
        },
      },
    }),
  },
} as const satisfies JSONSchema;
export type Catalogue = FromSchema<typeof catalogueSchema>;
