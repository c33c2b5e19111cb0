import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dokuStaticActions, messageVisibilities } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { base64, id, lines, oneOf, optionalLine } from './common.ts';

/** Data of a static action inside a submit: a file's name and type, or a message. */
export const actionDataSchema = named(
  'StaticActionData',
  'What a static action needs to know: name and type of a file, or a message.',
  {
    type: 'object',
    additionalProperties: false,
    properties: {
      fileName: from(
        'A-147',
        'Name of the uploaded file with its extension; needed with `Upload`. A path in front of it is cut off.',
        { type: 'string', minLength: 1, maxLength: limits.fileNameMax },
      ),
      mimeType: from(
        'A-147',
        'Media type the browser believes the file to have. A hint: the server looks into the file itself.',
        { type: 'string', maxLength: limits.mimeTypeMax },
      ),
      content: from(
        'A-155',
        'Text of the message; needed with `AddMessage`.',
        lines(limits.messageMax),
      ),
      messageVisibility: from(
        'A-155',
        'Who may read the message. A banker has to choose; a client’s message is `EXTERNAL`, chosen or not (§5).',
        oneOf(messageVisibilities),
      ),
    },
  },
);

/** A static action handed over with a submit (§3). */
export const submitStaticActionSchema = {
  $id: 'SubmitDokuStaticAction',
  description: 'A static action handed over with a submit: an uploaded file or a message.',
  type: 'object',
  additionalProperties: false,
  required: ['dokuId', 'dokuStaticAction'],
  properties: {
    dokuId: from(
      '§3',
      'Document the action belongs to; the same id as that of the surrounding document.',
      id,
    ),
    dokuStaticAction: from(
      '§3',
      'What is done. A submit takes `Upload` and `AddMessage`; the others have calls of their own and are refused with 400 (A-190).',
      oneOf(dokuStaticActions),
    ),
    actionData: from(
      '§3',
      'What the action needs to know; its fields depend on the action.',
      actionDataSchema,
    ),
    fileContent: from(
      '§3',
      'The file as base64 without data-URL prefix (A-282), up to 10 MiB decoded; needed with `Upload`, not used otherwise.',
      base64,
    ),
  },
} as const satisfies JSONSchema;
export type SubmitDokuStaticAction = FromSchema<typeof submitStaticActionSchema>;

/** When, and where it is known where, a document was signed by hand. */
export const paperSigningFields = {
  signedOn: from(
    'A-189',
    'Calendar day of the last signature on paper; not after today in the tenant’s time zone.',
    { type: 'string', format: 'date', maxLength: limits.dayMax },
  ),
  place: from(
    'A-189',
    'Town or place of the signing; null or absent where nobody said.',
    optionalLine(limits.paperSigningPlaceMax),
  ),
} as const;

/** What a banker says with PrintedAndPaperSigned. */
export const paperSigningInput = named(
  'PaperSigning',
  'When and where a document was signed by hand.',
  {
    type: 'object',
    additionalProperties: false,
    required: ['signedOn'],
    properties: paperSigningFields,
  },
);
