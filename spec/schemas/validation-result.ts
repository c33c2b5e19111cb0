import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { validationErrorStatuses } from '../enums.ts';
import { from } from '../origin.ts';
import { flag, oneOf, optionalDateTime, optionalText, text } from './common.ts';

/** A certificate in words. */
export const certificateSchema = {
  $id: 'Certificate',
  type: 'object',
  additionalProperties: false,
  required: ['cn', 'serial', 'notBefore', 'notAfter', 'trusted'],
  properties: {
    cn: from('§3', text),
    o: from('§3', optionalText),
    ou: from('A-192', optionalText),
    c: from('A-192', optionalText),
    serial: from('§3', text),
    issuerCn: from('A-192', optionalText),
    notBefore: from('A-192', { type: 'string', format: 'date-time' }),
    notAfter: from('A-192', { type: 'string', format: 'date-time' }),
    trusted: from('A-192', flag),
  },
} as const satisfies JSONSchema;
export type Certificate = FromSchema<typeof certificateSchema>;

/** A time stamp with an indication of its own. Enumerations are open texts. */
export const timestampSchema = {
  $id: 'Timestamp',
  type: 'object',
  additionalProperties: false,
  required: ['timestampId', 'type', 'indication'],
  properties: {
    timestampId: from('A-191', text),
    type: from('A-191', text),
    indication: from('A-191', text),
    subIndication: from('A-191', optionalText),
    productionTime: from('A-191', optionalDateTime),
    tsaCertificate: from('A-191', { $ref: 'Certificate' }),
    qualification: from('A-191', optionalText),
  },
} as const satisfies JSONSchema;
type Timestamp = FromSchema<typeof timestampSchema, { references: [typeof certificateSchema] }>;

/** One signature of a validated document (§3, A-191). */
export const signatureSchema = {
  $id: 'Signature',
  type: 'object',
  additionalProperties: false,
  required: ['signatureId', 'signatureIndication', 'certificateChain', 'timestamps'],
  properties: {
    signatureId: from('A-191', text),
    counterSignatureOf: from('A-340', text),
    signatureIndication: from('§3', text),
    signatureSubIndication: from('A-191', optionalText),
    signatureFormat: from('A-191', optionalText),
    signingTime: from('§3', optionalDateTime),
    bestSignatureTime: from('A-191', optionalDateTime),
    signingCertificate: from('§3', { $ref: 'Certificate' }),
    certificateChain: from('§3', { type: 'array', items: { $ref: 'Certificate' } }),
    timestamps: from('§3', { type: 'array', items: { $ref: 'Timestamp' } }),
    uncoveredEvidence: from('A-341', { type: 'array', items: text }),
    signatureInformation: from('§3', {
      type: 'object',
      additionalProperties: false,
      properties: { signatureQualification: from('§3', text) },
    }),
  },
} as const satisfies JSONSchema;
export type Signature = FromSchema<
  typeof signatureSchema,
  { references: [typeof certificateSchema, typeof timestampSchema] }
>;

const errorGroup = {
  type: 'object',
  additionalProperties: false,
  required: ['errorGroupId', 'errorCritical', 'errors'],
  properties: {
    errorGroupId: from('§3', text),
    errorCritical: from('§3', flag),
    errors: from('§3', {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['errorId', 'status'],
        properties: {
          errorId: from('§3', text),
          status: from('A-194', oneOf(validationErrorStatuses)),
          targetId: from('§3', optionalText),
          pages: from('A-194', { type: 'array', items: { type: 'integer', minimum: 1 } }),
          revision: from('A-194', { type: ['integer', 'null'], minimum: 1 }),
        },
      },
    }),
  },
} as const satisfies JSONSchema;

/** A node of the validation tree: a container or document with its children (§3). */
export const validationNodeSchema = {
  $id: 'ValidationNode',
  type: 'object',
  additionalProperties: false,
  required: ['document', 'signatures', 'errorGroups', 'children'],
  properties: {
    container: from('§3', {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['containerType'],
      properties: { containerType: from('A-191', text) },
    }),
    document: from('§3', {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: from('A-191', text), mimeType: from('A-191', optionalText) },
    }),
    signatures: from('§3', { type: 'array', items: { $ref: 'Signature' } }),
    errorGroups: from('§3', { type: 'array', items: errorGroup }),
    children: from('§3', { type: 'array', items: { $ref: 'ValidationNode' } }),
  },
} as const satisfies JSONSchema;

/** Recursive by hand: the schema's own reference cannot be expanded by the type builder. */
export interface ValidationNode {
  container?: { containerType: string } | null;
  document: { name: string; mimeType?: string | null };
  signatures: Signature[];
  errorGroups: FromSchema<typeof errorGroup>[];
  children: ValidationNode[];
}
export type { Timestamp };

/** Answer of a signature validation; archivePossible stands at the top only. */
export const validationResultSchema = {
  $id: 'ValidationResult',
  type: 'object',
  additionalProperties: false,
  required: ['archivePossible', 'validationResults'],
  properties: {
    archivePossible: from('§7', flag),
    validationResults: from('§7', { type: 'array', items: { $ref: 'ValidationNode' } }),
  },
} as const satisfies JSONSchema;
export interface ValidationResult {
  archivePossible: boolean;
  validationResults: ValidationNode[];
}
