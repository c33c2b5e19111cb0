import { dokuboxStatuses } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { id, oneOf, optionalLines, ref } from '../schemas/common.ts';
import { writes } from './box-rules.ts';
import { boxQueries } from './boxes.ts';
import { operation } from './types.ts';

const terminateBody = named('TerminateDokuboxRequest', 'Which box ends, and why.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuboxId', 'reasonOfCancellation', 'cancellationNote'],
  properties: {
    dokuboxId: from('§7', 'Box to be ended; spelled as specified (X-05).', id),
    reasonOfCancellation: from(
      '§7',
      'A value of catalogue `CancellationReason`: required of a banker. A client sends null (A-209).',
      { type: ['string', 'null'], maxLength: 100 },
    ),
    cancellationNote: from(
      '§7',
      'Words to the reason; null or blank: none. A client sends null.',
      optionalLines(limits.cancellationNoteMax),
    ),
  },
});

const terminateAnswer = named('TerminateDokuboxAnswer', 'What became of the box.', {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from(
      '§4',
      'CANCELLED: it has ended. PENDING_CANCELLATION_APPROVAL: another banker has to agree. After a refusal the status the box had before.',
      oneOf(dokuboxStatuses),
    ),
  },
});

const outcome =
  'CANCELLED before the work begins and while nothing of the box is signed or archived, else PENDING_CANCELLATION_APPROVAL, whichever side asks (A-206). A running envelope ends with a cancelled box (A-208).';
const notInThisStatus = 'The status of the box allows no such step; `dokubox` is the box as it is.';

/** Ending boxes (§4, A-205… ). */
export const endingOperations = {
  terminateClientDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/terminateDokuBox',
    kind: 'command',
    origin: 'A-205',
    summary: 'A client ends a box they initiated; reason and note are null (A-209)',
    description: outcome,
    access: 'session',
    box: writes('dokuboxId'),
    userType: 'CLIENT',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      invalidValue: 'A client gives a reason or a note (A-209).',
      notAllowed: 'The bank started the box, so that only a banker ends it (X-01).',
      conflict: notInThisStatus,
    },
    revalidates: boxQueries,
  }),
  terminateBankerDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/terminateDokuBox',
    kind: 'command',
    origin: 'A-205',
    summary: 'A banker ends a box; the status in the answer tells the outcome',
    description: outcome,
    access: 'session',
    box: writes('dokuboxId'),
    userType: 'BANKER',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      requiredField: 'No reason is given.',
      invalidValue: 'The reason is no value of catalogue `CancellationReason`.',
      conflict: notInThisStatus,
    },
    revalidates: boxQueries,
  }),
  decideCancellation: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/decideCancellation',
    kind: 'command',
    origin: 'A-207',
    summary: 'Another banker approves or refuses a termination',
    description:
      'Four eyes: any banker but the person who asked for the termination decides, whichever side asked. Approval cancels the box; refusal restores its former status and leaves an INTERNAL message at its first used document.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'approved'],
      properties: {
        dokuBoxId: from('A-207', 'Box in PENDING_CANCELLATION_APPROVAL.', id),
        approved: from('A-207', 'True ends the box, false lets it go on.', { type: 'boolean' }),
        note: from(
          'A-207',
          'Words to a refusal, added to its message. Null or absent: none.',
          optionalLines(limits.cancellationNoteMax),
        ),
      },
    },
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      notAllowed: 'The banker asked for the termination and another one has to decide.',
      conflict: notInThisStatus,
    },
    revalidates: boxQueries,
  }),
  closePaperDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/closePaperDokuBox',
    kind: 'command',
    origin: 'A-170',
    summary: 'Finalizes a paper-signed box whose scans are not archived',
    description:
      'From PAPER_SIGNED to FINALIZED, where the bank keeps the paper and archives no scan: every used document is ARCHIVED or PAPER_SIGNED, and there is one.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId'],
      properties: { dokuBoxId: from('§7', 'Box in PAPER_SIGNED.', id) },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notInThisStatus },
    revalidates: boxQueries,
  }),
} as const;
