import { dokuboxStatuses } from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { id, oneOf, optionalLines, ref } from '../schemas/common.ts';
import { writes } from './box-rules.ts';
import { boxQueries } from './boxes.ts';
import { notInThisStatus } from './building-blocks.ts';
import { operation } from './types.ts';

const terminateBody = named('TerminateDokuboxRequest', 'The box to end, and the reason.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuboxId', 'reasonOfCancellation', 'cancellationNote'],
  properties: {
    dokuboxId: from(
      '§7',
      'Id of the box to end. The name is spelled as in the specification (X-05).',
      id,
    ),
    reasonOfCancellation: from(
      '§7',
      'A value of catalogue `CancellationReason`. Required from a banker. A client sends null (A-209).',
      { type: ['string', 'null'], maxLength: 100 },
    ),
    cancellationNote: from(
      '§7',
      'Note explaining the reason. If null or blank, there is no note. A client sends null.',
      optionalLines(limits.cancellationNoteMax),
    ),
  },
});

const terminateAnswer = named('TerminateDokuboxAnswer', 'The new status of the box.', {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: {
    status: from(
      '§4',
      'CANCELLED if the box has ended. PENDING_CANCELLATION_APPROVAL if another banker must approve. After a refusal, the status the box had before.',
      oneOf(dokuboxStatuses),
    ),
  },
});

const terminationRules =
  'The box becomes CANCELLED if its work has not begun and none of its documents is signed or archived. Otherwise it becomes PENDING_CANCELLATION_APPROVAL, whichever side asks (A-206). Cancelling a box also ends its running envelopes (A-208).';

/** Calls that end a box (§4, A-205… ). */
export const endingOperations = {
  terminateClientDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/terminateDokuBox',
    kind: 'command',
    origin: 'A-205',
    summary: 'End a box the client started',
    description: terminationRules,
    access: 'session',
    box: writes('dokuboxId'),
    userType: 'CLIENT',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      invalidValue: 'A client sent a reason or a note (A-209).',
      notAllowed: 'The bank started the box, so only a banker can end it (X-01).',
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
    summary: 'End a box as a banker',
    description: terminationRules,
    access: 'session',
    box: writes('dokuboxId'),
    userType: 'BANKER',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      requiredField: 'The reason is missing.',
      invalidValue: 'The reason is not a value of catalogue `CancellationReason`.',
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
    summary: 'Approve or refuse a termination',
    description:
      'Any banker except the one who requested the termination can decide, whichever side asked (four eyes). Approval cancels the box. Refusal restores its previous status and adds an INTERNAL message to its first used document.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'approved'],
      properties: {
        dokuBoxId: from('A-207', 'Id of a box in PENDING_CANCELLATION_APPROVAL.', id),
        approved: from('A-207', 'True to end the box, false to continue it.', { type: 'boolean' }),
        note: from(
          'A-207',
          'Note explaining a refusal, added to its message. If null or absent, there is no note.',
          optionalLines(limits.cancellationNoteMax),
        ),
      },
    },
    success: { status: 200, schema: terminateAnswer },
    refusals: {
      notAllowed: 'The banker requested the termination. Another banker has to decide.',
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
    summary: 'Finalize a paper-signed box without archived scans',
    description:
      'Moves a box from PAPER_SIGNED to FINALIZED if the bank keeps the paper and does not archive scans. The box needs at least one used document, and all of them must be ARCHIVED or PAPER_SIGNED.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId'],
      properties: { dokuBoxId: from('§7', 'Id of a box in PAPER_SIGNED.', id) },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notInThisStatus },
    revalidates: boxQueries,
  }),
} as const;
