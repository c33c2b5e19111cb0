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
    catalogueType: from('§3', 'Which list this is.', oneOf(catalogueTypes)),
    items: from('§3', 'The choices, sorted by `listOrder`; never null, possibly empty.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('CatalogueItem', 'One choice of a list.', {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'translationKey', 'listOrder'],
        properties: {
          value: from(
            '§3',
            'Code of the choice, e.g. `NO_LONGER_NEEDED`: what a later call sends back.',
            text,
          ),
          translationKey: from(
            '§3',
            'Key of the text a person reads; `getProductTranslations` gives the words in a language (A-247). A reader that finds none shows `value`.',
            text,
          ),
          listOrder: from('§3', 'Place in the list, ascending; not necessarily without gaps.', {
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
