import {
  bankSignatureSystems,
  clientSignatureSystems,
  participantRoles,
  participantTypes,
  selectableClientSignatureSystems,
} from '../enums.ts';
import { limits } from '../limits.ts';
import { from, named } from '../origin.ts';
import { count, id, line, oneOf, ref } from '../schemas/common.ts';
import { reads, writes } from './box-rules.ts';
import { boxQueries } from './boxes.ts';
import { changedSince, knownChange, notInThisStatus } from './building-blocks.ts';
import { operation } from './types.ts';

const handOverBody = named('HandOverRequest', 'The box to hand over to the other side.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId'],
  properties: { dokuBoxId: from('A-170', 'Id of the box to hand over.', id) },
});

const configuredParticipant = named('ConfiguredParticipant', 'A person to put on a document.', {
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRole', 'userId'],
  properties: {
    participantType: from('A-101', 'Side the role belongs to.', oneOf(participantTypes)),
    participantRole: from('A-101', 'Role of the person on the document.', oneOf(participantRoles)),
    userId: from(
      'A-101',
      'Id of a user from `getParticipantCandidates` who can have the role.',
      id,
    ),
  },
});

const configuredDoku = named('ConfiguredDoku', 'The setup of one document of a box.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuId', 'usedInBox', 'ordinalNumber', 'participants'],
  properties: {
    dokuId: from('A-101', 'Id of the document. Each document may appear only once.', id),
    usedInBox: from(
      'A-101',
      'False to remove the document from the box. If the box is in progress, the rules of a removal apply. True to add an unused document again.',
      { type: 'boolean' },
    ),
    ordinalNumber: from('A-101', 'Position of the document in the box.', count),
    participants: from(
      'A-101',
      'All participants of the document, each person once per role. The list must not change if one of them has signed or opened the signing page. An added document (A-103) needs the signatures of the signers listed here until it is sent for signing (A-383).',
      { type: 'array', maxItems: 100, items: configuredParticipant },
    ),
  },
});

/** Calls that set up a box or change its setup later (§2, A-101… ). */
export const setupOperations = {
  configureDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/configureDokuBox',
    kind: 'command',
    origin: 'A-101',
    summary: 'Configure a box',
    description:
      'Sets documents, participants and signature systems. In BANK_SETUP and WAITING_BANK_CONFIGURATION it saves the setup. With `complete` it also starts the work: IN_PROGRESS, or PAPER_IN_PROGRESS for a *paper* box. In IN_PROGRESS it reconfigures the box at once, whatever `complete` is (A-102). Documents that are not listed do not change. A different client signature system clears the client’s choice. With `bankSignatureSystem` CUSTOM_APP, the box gets its `edsProcessId` when the work starts.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: [
        'dokuBoxId',
        'clientSignatureSystem',
        'bankSignatureSystem',
        'validatorRoleOptional',
        'dokus',
        'complete',
      ],
      properties: {
        dokuBoxId: from('A-101', 'Id of the box to set up.', id),
        clientSignatureSystem: from(
          'A-101',
          'Signature system of the client.',
          oneOf(clientSignatureSystems),
        ),
        bankSignatureSystem: from(
          'A-101',
          'Signature system of the bank.',
          oneOf(bankSignatureSystems),
        ),
        validatorRoleOptional: from(
          'A-101',
          'True if the relationship manager may act for the validator (RS, §4).',
          { type: 'boolean' },
        ),
        dokus: from('A-101', 'Documents to set up.', {
          type: 'array',
          maxItems: 500,
          items: configuredDoku,
        }),
        complete: from(
          'A-101',
          'True to start the work. Every used document then needs the participants its signatures require. False to save only.',
          { type: 'boolean' },
        ),
        lastChangedAt: knownChange,
      },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: {
      boxNotFound: 'A document does not belong to the box.',
      invalidValue:
        'A document appears twice. A role belongs to the other side. No user of that side has this id. The person cannot have the role, or has it twice.',
      requiredField:
        'With `complete`, no document is used, or a document lacks people its signatures require. `reason` lists the missing roles.',
      notAllowed: 'The caller may not remove one of the documents.',
      setupIncomplete:
        'The box is in progress, and the setup of a used document is not complete (A-102).',
      signingInProgress:
        'A signature system cannot change while a document is being signed. Participants cannot change once one of them has signed or opened the signing page. In HU and HR, a document cannot be removed while it is being signed.',
      actionNotOffered:
        'A document to remove is ARCHIVED (in HU, also UNDER_ARCHIVING). Or an added document gets other signers after it was sent for signing (A-383).',
      conflict: `${notInThisStatus} ${changedSince}`,
    },
    revalidates: boxQueries,
  }),
  getParticipantCandidates: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/getParticipantCandidates',
    kind: 'query',
    origin: 'A-108',
    summary: 'List who can have which role in a box',
    description:
      'Returns bank staff and the representatives of the box’s client, sorted by name. Locked users are not included.',
    access: 'session',
    box: reads('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId'],
      properties: { dokuBoxId: from('A-108', 'Id of the box to set up.', id) },
    },
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('ParticipantCandidate') },
    },
  }),
  requestClientSetup: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/requestClientSetup',
    kind: 'command',
    origin: 'A-170',
    summary: 'Hand a box over to the client',
    description:
      'Moves the box from BANK_SETUP to CLIENT_SETUP, so that the client can prepare it. The box stays initiated by BANK.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: handOverBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notInThisStatus },
    revalidates: boxQueries,
  }),
  completeClientSetup: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/completeClientSetup',
    kind: 'command',
    origin: 'A-170',
    summary: 'Hand a prepared box over to the bank',
    description:
      'Moves the box from CLIENT_SETUP to WAITING_BANK_CONFIGURATION if the client started it, or back to BANK_SETUP if the bank did.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: handOverBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notInThisStatus },
    revalidates: boxQueries,
  }),
  addOtherDoku: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/addOtherDoku',
    kind: 'command',
    origin: 'A-103',
    summary: 'Add another document to a box',
    description:
      'Adds a document from the definition’s template for other documents, in last position. Both sides may call it in the statuses in which they work on the box. In a box in progress the document gets `isReconfiguredAdded` and needs a banker’s `finalizeDoku`, unless no one signs it.',
    access: 'session',
    box: writes('dokuBoxId'),
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'addOtherDokuId', 'customDokuName'],
      properties: {
        dokuBoxId: from('A-103', 'Id of the box to add the document to.', id),
        addOtherDokuId: from('A-103', '`addOtherDokuId` from the box’s documents.', id),
        customDokuName: from(
          'A-103',
          'Name of the document. Leading and trailing spaces are removed.',
          {
            ...line(limits.customDokuNameMax),
          },
        ),
      },
    },
    success: { status: 201, schema: ref('Dokubox') },
    refusals: {
      notFound: 'The definition of the box has no such template.',
      conflict: notInThisStatus,
    },
    revalidates: boxQueries,
  }),
  selectSignatureSystem: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/selectSignatureSystem',
    kind: 'command',
    origin: 'A-104',
    summary: 'Choose how the client signs',
    description:
      'Allowed if `clientSignatureSystem` is ALL and the box is in progress. The choice is fixed once an envelope has been opened with it.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'clientSelectedSignatureSystem'],
      properties: {
        dokuBoxId: from('A-104', 'Id of the box.', id),
        clientSelectedSignatureSystem: from(
          'A-104',
          'The signature system for every document of the box.',
          oneOf(selectableClientSignatureSystems),
        ),
      },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { actionNotOffered: 'The box does not offer a choice, or the choice is fixed.' },
    revalidates: boxQueries,
  }),
} as const;
