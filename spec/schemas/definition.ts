import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { segments } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, optionalText, text } from './common.ts';

/** A kind of box that can be started (§3). Clients receive it without internalNotes. */
export const dokuboxDefinitionSchema = {
  $id: 'DokuboxDefinition',
  description:
    'A kind of box that can be started, with what it is for. Clients receive it without `internalNotes` (X-30).',
  type: 'object',
  additionalProperties: false,
  required: ['pid', 'titleEn', 'categoryCode', 'segment'],
  properties: {
    pid: from(
      'A-280',
      'Name of the definition, unique in the tenant; `createClientDokubox` and `createBankerDokubox` take it as `definitionPid`.',
      text,
    ),
    titleEn: from('§3', 'Title in English; a box started from the definition inherits it.', text),
    titleLocal: from(
      '§3',
      'Title in the tenant’s own language (A-240). Null or absent: `titleEn` is shown.',
      optionalText,
    ),
    instructionEn: from(
      '§3',
      'What the box is for, in English: plain text with line breaks, shown on the instruction card (§2). Null or absent: no instruction.',
      optionalText,
    ),
    instructionLocal: from(
      '§3',
      'The same in the tenant’s own language. Null or absent: `instructionEn` is shown.',
      optionalText,
    ),
    internalNotes: from(
      '§3',
      'Notes of the bank for its staff. Only bankers receive it; for a client it is always absent (X-30).',
      optionalText,
    ),
    categoryCode: from('§3', 'Product category the definition belongs to.', text),
    segment: from(
      '§3',
      'Segment of clients it is meant for; `ALL` is offered to both.',
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
      'Code of the category, unique within its segment; `DUMMY` stands for “no category” and is never shown (A-107).',
      text,
    ),
    categoryName: from(
      '§3',
      'Name of the category in the language of `X-Language`; `getProductTranslations` has it in every language.',
      text,
    ),
    segment: from(
      '§3',
      'Segment of clients the category is offered to; `ALL` ones are offered beside a client’s own in RO and BG only (R6.6).',
      oneOf(segments),
    ),
  },
} as const satisfies JSONSchema;
export type ProductCategory = FromSchema<typeof productCategorySchema>;
