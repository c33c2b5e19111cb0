import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { segments } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf, optionalText, text } from './common.ts';

/** A kind of box that can be started (§3). Clients receive it without internalNotes. */
export const dokuboxDefinitionSchema = {
  $id: 'DokuboxDefinition',
  type: 'object',
  additionalProperties: false,
  required: ['pid', 'titleEn', 'categoryCode', 'segment'],
  properties: {
    pid: from('A-280', text),
    titleEn: from('§3', text),
    titleLocal: from('§3', optionalText),
    instructionEn: from('§3', optionalText),
    instructionLocal: from('§3', optionalText),
    internalNotes: from('§3', optionalText),
    categoryCode: from('§3', text),
    segment: from('§3', oneOf(segments)),
  },
} as const satisfies JSONSchema;
export type DokuboxDefinition = FromSchema<typeof dokuboxDefinitionSchema>;

/** A product category (§3). */
export const productCategorySchema = {
  $id: 'ProductCategory',
  type: 'object',
  additionalProperties: false,
  required: ['categoryCode', 'categoryName', 'segment'],
  properties: {
    categoryCode: from('§3', text),
    categoryName: from('§3', text),
    segment: from('§3', oneOf(segments)),
  },
} as const satisfies JSONSchema;
export type ProductCategory = FromSchema<typeof productCategorySchema>;
