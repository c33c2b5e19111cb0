import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dokuStaticActions, messageVisibilities } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { base64, id, lines, oneOf, optionalLine } from './common.ts';

/** Data of a static action in a submit: name and type of a file, or a message. */
export const actionDataSchema = named(
  'StaticActionData',
  'Data of a static action: name and type of a file, or a message.',
  {
    type: 'object',
    additionalProperties: false,
    properties: {
      fileName: from(
        'A-147',
        'Name of the uploaded file, with its extension. Required with `Upload`. A path before the name is removed.',
        { type: 'string', minLength: 1, maxLength: limits.fileNameMax },
      ),
      mimeType: from(
        'A-147',
        'Media type of the file, as the browser guessed it. The server checks the file itself.',
        { type: 'string', maxLength: limits.mimeTypeMax },
      ),
      content: from(
        'A-155',
        'Text of the message. Required with `AddMessage`.',
        lines(limits.messageMax),
      ),
      messageVisibility: from(
        'A-155',
        'Readers of the message. Required from a banker. A client’s message is always `EXTERNAL` (§5).',
        oneOf(messageVisibilities),
      ),
    },
  },
);

/** A static action in a submit (§3). */
export const submitStaticActionSchema = {
  $id: 'SubmitDokuStaticAction',
  description: 'A static action in a submit: an uploaded file or a message.',
  type: 'object',
  additionalProperties: false,
  required: ['dokuId', 'dokuStaticAction'],
  properties: {
    dokuId: from('§3', 'Id of the document, the same as in the surrounding object.', id),
    dokuStaticAction: from(
      '§3',
      'The action. A submit accepts `Upload` and `AddMessage`. All others have their own calls and are rejected with 400 (A-190).',
      oneOf(dokuStaticActions),
    ),
    actionData: from(
      '§3',
      'Data of the action. Its fields depend on the action.',
      actionDataSchema,
    ),
    fileContent: from(
      '§3',
      'Content of the file as base64, without a data-URL prefix (A-282), at most 10 MiB when decoded. Required with `Upload`, and ignored otherwise.',
      base64,
    ),
  },
} as const satisfies JSONSchema;
export type SubmitDokuStaticAction = FromSchema<typeof submitStaticActionSchema>;

/** Date and, if known, place of a signing on paper. */
export const paperSigningFields = {
  signedOn: from(
    'A-189',
    'Day of the last signature on paper. It must not be after today in the tenant’s time zone.',
    { type: 'string', format: 'date', maxLength: limits.dayMax },
  ),
  place: from(
    'A-189',
    'Town or place of the signing. Null if it is not known.',
    optionalLine(limits.paperSigningPlaceMax),
  ),
} as const;

/** Data that a banker sends with PrintedAndPaperSigned. */
export const paperSigningInput = named('PaperSigning', 'Date and place of a signing on paper.', {
  type: 'object',
  additionalProperties: false,
  required: ['signedOn'],
  properties: paperSigningFields,
});
