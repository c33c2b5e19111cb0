import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { validationErrorStatuses } from '../enums.ts';
import { from, named } from '../origin.ts';
import { flag, oneOf, optionalDateTime, optionalText, text } from './common.ts';

/** A certificate in readable form. */
export const certificateSchema = {
  $id: 'Certificate',
  description: 'A certificate in readable form.',
  type: 'object',
  additionalProperties: false,
  required: ['cn', 'serial', 'notBefore', 'notAfter', 'trusted'],
  properties: {
    cn: from('§3', 'Common name of the holder.', text),
    o: from(
      '§3',
      'Organization of the holder. Null if the certificate does not name one.',
      optionalText,
    ),
    ou: from('A-192', 'Organizational unit. Null if there is none.', optionalText),
    c: from('A-192', 'Country, ISO 3166-1 alpha-2. Null if there is none.', optionalText),
    serial: from('§3', 'Serial number in hexadecimal digits.', text),
    issuerCn: from(
      'A-192',
      'Common name of the issuer. Null if the certificate does not name one.',
      optionalText,
    ),
    notBefore: from('A-192', 'Time from which the certificate is valid.', {
      type: 'string',
      maxLength: limits.momentMax,
      format: 'date-time',
    }),
    notAfter: from('A-192', 'Time until which the certificate is valid.', {
      type: 'string',
      maxLength: limits.momentMax,
      format: 'date-time',
    }),
    trusted: from('A-192', 'True if the chain leads to an authority on the trusted list.', flag),
  },
} as const satisfies JSONSchema;
export type CertificateView = FromSchema<typeof certificateSchema>;

/** A time stamp with its own indication. Values from DSS are open texts. */
export const timestampSchema = {
  $id: 'Timestamp',
  description: 'A time stamp of a signature, with its own indication.',
  type: 'object',
  additionalProperties: false,
  required: ['timestampId', 'type', 'indication'],
  properties: {
    timestampId: from(
      'A-191',
      'Name of the time stamp in the result. `targetId` of a finding can refer to it.',
      text,
    ),
    type: from(
      'A-191',
      'Kind of time stamp in DSS terms, for example `SIGNATURE_TIMESTAMP`. Other values are possible (A-193).',
      text,
    ),
    indication: from(
      'A-191',
      'Verdict in DSS terms: `PASSED`, `INDETERMINATE` or `FAILED`. Other values are possible.',
      text,
    ),
    subIndication: from(
      'A-191',
      'Why the time stamp did not pass, in DSS terms. Null if it passed.',
      optionalText,
    ),
    productionTime: from(
      'A-191',
      'Time the time stamp was created. Null if it cannot be read.',
      optionalDateTime,
    ),
    tsaCertificate: from(
      'A-191',
      'Certificate of the authority that issued the time stamp. Absent if it was not found.',
      { $ref: 'Certificate' },
    ),
    qualification: from(
      'A-191',
      'Qualification of the time stamp, for example `QTSA`. Null if it is not known.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
type Timestamp = FromSchema<typeof timestampSchema, { references: [typeof certificateSchema] }>;

/** A signature of a validated document (§3, A-191). */
export const signatureSchema = {
  $id: 'Signature',
  description: 'A signature of a validated file.',
  type: 'object',
  additionalProperties: false,
  required: ['signatureId', 'signatureIndication', 'certificateChain', 'timestamps'],
  properties: {
    signatureId: from(
      'A-191',
      'Name of the signature in the result. `targetId` of a finding can refer to it.',
      text,
    ),
    counterSignatureOf: from(
      'A-340',
      'The `signatureId` this counter-signature confirms. Absent if the signature is not a counter-signature.',
      text,
    ),
    signatureIndication: from(
      '§3',
      'Verdict in DSS terms: `TOTAL_PASSED`, `INDETERMINATE` or `TOTAL_FAILED`. Other values are possible (A-193, A-200).',
      text,
    ),
    signatureSubIndication: from(
      'A-191',
      'Why the signature did not pass, in DSS terms. Null if it passed.',
      optionalText,
    ),
    signatureFormat: from(
      'A-191',
      'Format and level, for example `PAdES-BASELINE-LTA`. Null if it is not known.',
      optionalText,
    ),
    signingTime: from(
      '§3',
      'Time of signing claimed by the signer. Null if none is claimed.',
      optionalDateTime,
    ),
    bestSignatureTime: from(
      'A-191',
      'Earliest time that a time stamp proves. Null if none is proven.',
      optionalDateTime,
    ),
    signingCertificate: from('§3', 'Certificate of the signer. Absent if it was not found.', {
      $ref: 'Certificate',
    }),
    certificateChain: from(
      '§3',
      'Certificates from the signer to the authority. Empty if none was found.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Certificate' } },
    ),
    timestamps: from('§3', 'Time stamps of the signature, oldest first.', {
      type: 'array',
      maxItems: limits.listMax,
      items: { $ref: 'Timestamp' },
    }),
    uncoveredEvidence: from(
      'A-341',
      'Kinds of evidence in the file that no later time stamp covers: `CERTIFICATES`, `REVOCATION_DATA`, `TIMESTAMPS`. Empty if there are none.',
      { type: 'array', maxItems: limits.listMax, items: text },
    ),
    revisionLength: from(
      'A-366',
      'Number of bytes from the start of the file that form the revision this signature covers. They are a complete PDF, as it was signed. Absent if the file is not a PDF, or if the range cannot be read.',
      { type: 'integer', maximum: limits.countMax, minimum: 1 },
    ),
    signatureScope: from(
      'A-493',
      'How much of the current file the signature covers, in DSS terms: `FULL`, or `PARTIAL` if something was added after the revision it covers. Other values are possible. Absent if the file is not a PDF, or if the range cannot be read.',
      text,
    ),
    signatureInformation: from(
      '§3',
      'Qualification of the signature. Absent if it is not known.',
      named('SignatureInformation', 'Qualification of a signature.', {
        type: 'object',
        additionalProperties: false,
        properties: {
          signatureQualification: from(
            '§3',
            'Qualification as a DSS constant. `ADESIG`, `ADESIG_QC` and `QESIG` allow archiving (§9, A-197).',
            text,
          ),
        },
      }),
    ),
  },
} as const satisfies JSONSchema;
export type Signature = FromSchema<
  typeof signatureSchema,
  { references: [typeof certificateSchema, typeof timestampSchema] }
>;

const errorGroup = named('ValidationErrorGroup', 'A group of related findings.', {
  type: 'object',
  additionalProperties: false,
  required: ['errorGroupId', 'errorCritical', 'errors'],
  properties: {
    errorGroupId: from('§3', 'Subject of the group, for example `SIGNATURE`.', text),
    errorCritical: from('§3', 'True if the group alone prevents archiving (A-197).', flag),
    errors: from('§3', 'Findings of the group.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('ValidationError', 'A finding of a validation.', {
        type: 'object',
        additionalProperties: false,
        required: ['errorId', 'status'],
        properties: {
          errorId: from('§3', 'Code of the finding.', text),
          status: from('A-194', 'Severity of the finding.', oneOf(validationErrorStatuses)),
          targetId: from(
            '§3',
            'Target of the finding: a `signatureId`, a `timestampId` or the name of a document. Null if it is about the whole file.',
            optionalText,
          ),
          pages: from(
            'A-194',
            'Pages the finding is about, counted from 1. Absent if it is not about pages.',
            {
              type: 'array',
              maxItems: limits.listMax,
              items: { type: 'integer', maximum: limits.countMax, minimum: 1 },
            },
          ),
          revision: from(
            'A-194',
            'Revision of the file the finding is about, counted from 1. Null if it is not about a revision.',
            { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
          ),
          entry: from(
            'A-495',
            'Name of the container entry the finding is about. Absent if it is not about an entry.',
            text,
          ),
          offset: from(
            'A-492',
            'Position in the file, in bytes from 0, where programs can read the file differently. Absent if the finding has no position.',
            { type: 'integer', minimum: 0, maximum: limits.uploadMaxUnpackedBytes },
          ),
        },
      }),
    }),
  },
});

/** A node of the validation tree: a container or document with its children (§3). */
export const validationNodeSchema = {
  $id: 'ValidationNode',
  description: 'A node of the validation tree: a container or document with its children.',
  type: 'object',
  additionalProperties: false,
  required: ['document', 'signatures', 'errorGroups', 'children'],
  properties: {
    container: from(
      '§3',
      'The container, if the file is one. Null for a plain document.',
      named('ValidationContainer', 'The container of a validated file.', {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['containerType'],
        properties: {
          containerType: from('A-191', 'Kind of container, for example `ASiC-E`.', text),
        },
      }),
    ),
    document: from(
      '§3',
      'The file of this node.',
      named('ValidationDocument', 'The file of a node in the validation tree.', {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: from(
            'A-191',
            'Name of the file. For a file in a container, its name in the container.',
            text,
          ),
          mimeType: from(
            'A-191',
            'Media type, detected from the content. Null if it was not recognized.',
            optionalText,
          ),
        },
      }),
    ),
    signatures: from('§3', 'Signatures of the node. Empty if it has none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: { $ref: 'Signature' },
    }),
    errorGroups: from('§3', 'Errors and doubts by group. Empty if there are none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: errorGroup,
    }),
    children: from(
      '§3',
      'Documents in the container, each as a node. Empty for a plain document.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'ValidationNode' } },
    ),
  },
} as const satisfies JSONSchema;

/**
 * The type is written by hand, because the type builder cannot expand a schema that refers to
 * itself.
 */
export interface ValidationNode {
  container?: { containerType: string } | null;
  document: { name: string; mimeType?: string | null };
  signatures: Signature[];
  errorGroups: FromSchema<typeof errorGroup>[];
  children: ValidationNode[];
}
export type { Timestamp };

/** Result of a signature validation. Only the top level has archivePossible. */
export const validationResultSchema = {
  $id: 'ValidationResult',
  description: 'Result of a signature validation.',
  type: 'object',
  additionalProperties: false,
  required: ['archivePossible', 'validationResults'],
  properties: {
    archivePossible: from(
      '§7',
      'True if the archive would accept the file (A-197). The nodes do not have this field (X-24).',
      flag,
    ),
    validationResults: from(
      '§7',
      'One tree for each validated file: the container or document, with its children.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'ValidationNode' } },
    ),
  },
} as const satisfies JSONSchema;
export interface ValidationResult {
  archivePossible: boolean;
  validationResults: ValidationNode[];
}
