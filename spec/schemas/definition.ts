import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { segments } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, optionalText, text } from './common.ts';

/** A kind of box that can be started (§3). Clients receive it without internalNotes. */
export const dokuboxDefinitionSchema = {
  $id: 'DokuboxDefinition',
  description:
    'A kind of box that can be started, and its purpose. Clients receive it without `internalNotes` (X-30).',
  type: 'object',
  additionalProperties: false,
  required: ['pid', 'titleEn', 'categoryCode', 'segment'],
  properties: {
    pid: from(
      'A-280',
      'Name of the definition, unique in the tenant. `createClientDokubox` and `createBankerDokubox` take it as `definitionPid`.',
      text,
    ),
    titleEn: from(
      '§3',
      'Title in English. A box that is started from the definition inherits it.',
      text,
    ),
    titleLocal: from(
      '§3',
      'Title in the tenant’s local language (A-240). If null, show `titleEn`.',
      optionalText,
    ),
    instructionEn: from(
      '§3',
      'Purpose of the box in English, as plain text with line breaks. Shown on the instruction card (§2). Null if there is no instruction.',
      optionalText,
    ),
    instructionLocal: from(
      '§3',
      'Purpose of the box in the tenant’s local language. If null, show `instructionEn`.',
      optionalText,
    ),
    internalNotes: from(
      '§3',
      'The bank’s notes for its staff. For bankers only. Always absent for clients (X-30).',
      optionalText,
    ),
    categoryCode: from('§3', 'Code of the product category of the definition.', text),
    segment: from(
      '§3',
      'Segment of the clients the definition is for. `ALL` means every segment.',
      oneOf(segments),
    ),
  },
} as const satisfies JSONSchema;
export type DokuboxDefinition = FromSchema<typeof dokuboxDefinitionSchema>;

/** A product category (§3). */
export const productCategorySchema = {
  $id: 'ProductCategory',
  description: 'A product category of the bank.',
  type: 'object',
  additionalProperties: false,
  required: ['categoryCode', 'categoryName', 'segment'],
  properties: {
    categoryCode: from(
      '§3',
      'Code of the category, unique within its segment. `DUMMY` means “no category” and is never shown (A-107).',
      text,
    ),
    categoryName: from(
      '§3',
      'Name of the category in the language of `X-Language`. `getProductTranslations` has it in every language.',
      text,
    ),
    segment: from(
      '§3',
      'Segment of the clients the category is for. In RO and BG only, categories of `ALL` are also offered (R6.6).',
      oneOf(segments),
    ),
  },
} as const satisfies JSONSchema;
export type ProductCategory = FromSchema<typeof productCategorySchema>;
