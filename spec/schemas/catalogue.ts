import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { catalogueTypes } from '../enums.ts';
import { from, named } from '../origin.ts';
import { oneOf, text } from './common.ts';

/** A list of choices with their text keys (§3), sorted by listOrder. */
export const catalogueSchema = {
  $id: 'Catalogue',
  description: 'A list of choices with their text keys, sorted by `listOrder` (A-098).',
  type: 'object',
  additionalProperties: false,
  required: ['catalogueType', 'items'],
  properties: {
    catalogueType: from('§3', 'Name of the list.', oneOf(catalogueTypes)),
    items: from('§3', 'The choices, sorted by `listOrder`. Never null, but possibly empty.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('CatalogueItem', 'A choice in a list.', {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'translationKey', 'listOrder'],
        properties: {
          value: from(
            '§3',
            'Code of the choice, for example `NO_LONGER_NEEDED`. Later calls use it.',
            text,
          ),
          translationKey: from(
            '§3',
            'Key of the choice’s text. `getProductTranslations` returns the text in a language (A-247). If there is no text for the key, show `value`.',
            text,
          ),
          listOrder: from('§3', 'Position in the list, ascending. Numbers may be missing.', {
            type: 'integer',
            minimum: 0,
            maximum: limits.countMax,
          }),
        },
      }),
    }),
  },
} as const satisfies JSONSchema;
export type Catalogue = FromSchema<typeof catalogueSchema>;
