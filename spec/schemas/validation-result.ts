import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { validationErrorStatuses } from '../enums.ts';
import { from, named } from '../origin.ts';
import { flag, oneOf, optionalDateTime, optionalText, text } from './common.ts';

/** A certificate in words. */
export const certificateSchema = {
  $id: 'Certificate',
  description: 'A certificate in words.',
  type: 'object',
  additionalProperties: false,
  required: ['cn', 'serial', 'notBefore', 'notAfter', 'trusted'],
  properties: {
    cn: from('§3', 'Common name of the holder.', text),
    o: from(
      '§3',
      'Organization of the holder. Null or absent: the certificate names none.',
      optionalText,
    ),
    ou: from('A-192', 'Organizational unit. Null or absent: none.', optionalText),
    c: from('A-192', 'Country, ISO 3166-1 alpha-2. Null or absent: none.', optionalText),
    serial: from('§3', 'Serial number in hexadecimal digits.', text),
    issuerCn: from(
      'A-192',
      'Common name of the issuer. Null or absent: the certificate names none.',
      optionalText,
    ),
    notBefore: from('A-192', 'First moment it is valid.', {
      type: 'string',
      maxLength: limits.momentMax,
      format: 'date-time',
    }),
    notAfter: from('A-192', 'Last moment it is valid.', {
      type: 'string',
      maxLength: limits.momentMax,
      format: 'date-time',
    }),
    trusted: from('A-192', 'True where the chain leads to an authority of the trusted list.', flag),
  },
} as const satisfies JSONSchema;
export type CertificateView = FromSchema<typeof certificateSchema>;

/** A time stamp with an indication of its own. Enumerations are open texts. */
export const timestampSchema = {
  $id: 'Timestamp',
  description: 'A time stamp of a signature with an indication of its own.',
  type: 'object',
  additionalProperties: false,
  required: ['timestampId', 'type', 'indication'],
  properties: {
    timestampId: from(
      'A-191',
      'Name of the time stamp within the result; `targetId` of an error can name it.',
      text,
    ),
    type: from(
      'A-191',
      'Kind of time stamp in DSS terms, e.g. `SIGNATURE_TIMESTAMP`; open text (A-193).',
      text,
    ),
    indication: from(
      'A-191',
      'Verdict in DSS terms: `PASSED`, `INDETERMINATE` or `FAILED`; open text.',
      text,
    ),
    subIndication: from(
      'A-191',
      'Why it is not passed, in DSS terms. Null or absent: it is.',
      optionalText,
    ),
    productionTime: from(
      'A-191',
      'Moment the time stamp was made. Null or absent: it cannot be read.',
      optionalDateTime,
    ),
    tsaCertificate: from(
      'A-191',
      'Certificate of the authority that made it. Absent: it was not found.',
      { $ref: 'Certificate' },
    ),
    qualification: from(
      'A-191',
      'Qualification of the time stamp, e.g. `QTSA`. Null or absent: not known.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
type Timestamp = FromSchema<typeof timestampSchema, { references: [typeof certificateSchema] }>;

/** One signature of a validated document (§3, A-191). */
export const signatureSchema = {
  $id: 'Signature',
  description: 'One signature of a validated file.',
  type: 'object',
  additionalProperties: false,
  required: ['signatureId', 'signatureIndication', 'certificateChain', 'timestamps'],
  properties: {
    signatureId: from(
      'A-191',
      'Name of the signature within the result; `targetId` of an error can name it.',
      text,
    ),
    counterSignatureOf: from(
      'A-340',
      'The `signatureId` this signature confirms. Absent: it is no counter-signature.',
      text,
    ),
    signatureIndication: from(
      '§3',
      'Verdict in DSS terms: `TOTAL_PASSED`, `INDETERMINATE` or `TOTAL_FAILED`; open text (A-193, A-200).',
      text,
    ),
    signatureSubIndication: from(
      'A-191',
      'Why it did not pass, in DSS terms. Null or absent: it did.',
      optionalText,
    ),
    signatureFormat: from(
      'A-191',
      'Format and level, e.g. `PAdES-BASELINE-LTA`. Null or absent: not known.',
      optionalText,
    ),
    signingTime: from(
      '§3',
      'Moment the signer claims. Null or absent: none is claimed.',
      optionalDateTime,
    ),
    bestSignatureTime: from(
      'A-191',
      'Earliest moment that is proven, by a time stamp. Null or absent: none is proven.',
      optionalDateTime,
    ),
    signingCertificate: from('§3', 'Certificate of the signer. Absent: it was not found.', {
      $ref: 'Certificate',
    }),
    certificateChain: from(
      '§3',
      'Certificates from the signer up to the authority; empty where none was found.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'Certificate' } },
    ),
    timestamps: from('§3', 'Time stamps of the signature, the oldest first.', {
      type: 'array',
      maxItems: limits.listMax,
      items: { $ref: 'Timestamp' },
    }),
    uncoveredEvidence: from(
      'A-341',
      'Kinds of evidence in the file that no later time stamp covers: `CERTIFICATES`, `REVOCATION_DATA`, `TIMESTAMPS`. Empty or absent: none.',
      { type: 'array', maxItems: limits.listMax, items: text },
    ),
    revisionLength: from(
      'A-366',
      'Bytes from the beginning of the file that make up the revision this signature covers: a PDF of its own, as it was signed. Absent: the file is no PDF, or the range cannot be read.',
      { type: 'integer', maximum: limits.countMax, minimum: 1 },
    ),
    signatureScope: from(
      'A-493',
      'How much of the file as it is today the signature covers, in DSS terms: `FULL`, or `PARTIAL` where something was added behind the revision it covers. Open text. Absent: the file is no PDF, or the range cannot be read.',
      text,
    ),
    signatureInformation: from(
      '§3',
      'What the signature is worth. Absent: not known.',
      named('SignatureInformation', 'What a signature is worth.', {
        type: 'object',
        additionalProperties: false,
        properties: {
          signatureQualification: from(
            '§3',
            'Qualification in DSS constants: `ADESIG`, `ADESIG_QC` and `QESIG` count for archiving (§9, A-197).',
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

const errorGroup = named('ValidationErrorGroup', 'Findings that belong together.', {
  type: 'object',
  additionalProperties: false,
  required: ['errorGroupId', 'errorCritical', 'errors'],
  properties: {
    errorGroupId: from('§3', 'What the group is about, e.g. `SIGNATURE`.', text),
    errorCritical: from(
      '§3',
      'True where the group alone keeps the document out of the archive (A-197).',
      flag,
    ),
    errors: from('§3', 'Findings of the group.', {
      type: 'array',
      maxItems: limits.listMax,
      items: named('ValidationError', 'One finding of a validation.', {
        type: 'object',
        additionalProperties: false,
        required: ['errorId', 'status'],
        properties: {
          errorId: from('§3', 'Code of the finding.', text),
          status: from('A-194', 'How grave it is.', oneOf(validationErrorStatuses)),
          targetId: from(
            '§3',
            'What it is about: a `signatureId`, a `timestampId` or the name of a document. Null or absent: the file as a whole.',
            optionalText,
          ),
          pages: from(
            'A-194',
            'Pages the finding is about, counted from 1. Absent: it is about no page.',
            {
              type: 'array',
              maxItems: limits.listMax,
              items: { type: 'integer', maximum: limits.countMax, minimum: 1 },
            },
          ),
          revision: from(
            'A-194',
            'Revision of the file the finding is about, counted from 1. Null or absent: none.',
            { type: ['integer', 'null'], maximum: limits.countMax, minimum: 1 },
          ),
          entry: from(
            'A-495',
            'Name of the entry of a container the finding is about. Absent: it is about none in particular.',
            text,
          ),
          offset: from(
            'A-492',
            'Byte of the file at which programs can read it in different ways, counted from 0. Absent: the finding names no byte.',
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
      'The container, where the file is one. Null or absent: a plain document.',
      named('ValidationContainer', 'The container of a validated file.', {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['containerType'],
        properties: { containerType: from('A-191', 'Kind of container, e.g. `ASiC-E`.', text) },
      }),
    ),
    document: from(
      '§3',
      'The file this node is about.',
      named('ValidationDocument', 'The file a node of the validation tree is about.', {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: from('A-191', 'File name, within the container where it stands in one.', text),
          mimeType: from(
            'A-191',
            'Media type found by looking into the file. Null or absent: not recognized.',
            optionalText,
          ),
        },
      }),
    ),
    signatures: from('§3', 'Signatures of the node; empty where it carries none.', {
      type: 'array',
      maxItems: limits.listMax,
      items: { $ref: 'Signature' },
    }),
    errorGroups: from('§3', 'What is wrong or doubtful, by group; empty where nothing is.', {
      type: 'array',
      maxItems: limits.listMax,
      items: errorGroup,
    }),
    children: from(
      '§3',
      'Documents inside the container, each a node of its own; empty for a plain document.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'ValidationNode' } },
    ),
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
  description: 'Answer of a signature validation.',
  type: 'object',
  additionalProperties: false,
  required: ['archivePossible', 'validationResults'],
  properties: {
    archivePossible: from(
      '§7',
      'True where the archive would take the file (A-197). Stands here only, not in the nodes (X-24).',
      flag,
    ),
    validationResults: from(
      '§7',
      'One tree for each file that was validated: the container or document with its children.',
      { type: 'array', maxItems: limits.listMax, items: { $ref: 'ValidationNode' } },
    ),
  },
} as const satisfies JSONSchema;
export interface ValidationResult {
  archivePossible: boolean;
  validationResults: ValidationNode[];
}
