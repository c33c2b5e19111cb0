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
import { changedSince, knownChange } from './building-blocks.ts';
import { operation } from './types.ts';

const handOverBody = named('HandOverRequest', 'Which box goes to the other side.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId'],
  properties: { dokuBoxId: from('A-170', 'Box to be handed over.', id) },
});

const configuredParticipant = named('ConfiguredParticipant', 'Somebody put on a document.', {
  type: 'object',
  additionalProperties: false,
  required: ['participantType', 'participantRole', 'userId'],
  properties: {
    participantType: from('A-101', 'Side of the role.', oneOf(participantTypes)),
    participantRole: from('A-101', 'Role the person gets.', oneOf(participantRoles)),
    userId: from('A-101', 'One of `getParticipantCandidates` that can have the role.', id),
  },
});

const configuredDoku = named('ConfiguredDoku', 'How one document of a box is set up.', {
  type: 'object',
  additionalProperties: false,
  required: ['dokuId', 'usedInBox', 'ordinalNumber', 'participants'],
  properties: {
    dokuId: from('A-101', 'Document; each at most once.', id),
    usedInBox: from(
      'A-101',
      'False takes it out of the box; on a box in progress by the rules of a removal. True takes an unused one back.',
      { type: 'boolean' },
    ),
    ordinalNumber: from('A-101', 'Place of the document in the box.', count),
    participants: from(
      'A-101',
      'Everybody on the document from now on, each person once a role. Who has signed or opened the signing page stays: then the list must not change. A document that was added (A-103) needs the signatures of the signers it is given, until it is sent for signing (A-383).',
      { type: 'array', maxItems: 100, items: configuredParticipant },
    ),
  },
});

const notNow = 'The status of the box allows no such step; `dokubox` is the box as it is.';

/** Setting a box up, and later changes of its setup (§2, A-101… ). */
export const setupOperations = {
  configureDokubox: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/configureDokuBox',
    kind: 'command',
    origin: 'A-101',
    summary: 'Sets documents, participants and signature systems; also the later reconfiguration',
    description:
      'In BANK_SETUP and WAITING_BANK_CONFIGURATION it saves, and with `complete` starts the work (IN_PROGRESS, or PAPER_IN_PROGRESS where the box is on *paper*). In IN_PROGRESS it is the reconfiguration (A-102), which starts at once whatever `complete` says. Documents that are not named stay as they are. Another client signature system drops the client’s choice. With `bankSignatureSystem` CUSTOM_APP the box gets its `edsProcessId` when the work starts.',
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
        dokuBoxId: from('A-101', 'Box to be set up.', id),
        clientSignatureSystem: from(
          'A-101',
          'How the client signs.',
          oneOf(clientSignatureSystems),
        ),
        bankSignatureSystem: from('A-101', 'How the bank signs.', oneOf(bankSignatureSystems)),
        validatorRoleOptional: from(
          'A-101',
          'True lets the relationship manager stand in for the validator (RS, §4).',
          { type: 'boolean' },
        ),
        dokus: from('A-101', 'Documents to be set up.', {
          type: 'array',
          maxItems: 500,
          items: configuredDoku,
        }),
        complete: from(
          'A-101',
          'True starts the work: every used document then needs the people its signatures ask for. False only saves.',
          { type: 'boolean' },
        ),
        lastChangedAt: knownChange,
      },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: {
      boxNotFound: 'A document is named that the box does not have.',
      invalidValue:
        'A document is named twice; a role is of the other side; nobody of that side has the user id; the person cannot have the role, or has it twice.',
      requiredField:
        'With `complete`: no document is used, or people are missing whom the signatures of a document need; `reason` names the roles.',
      notAllowed: 'The caller may not remove one of the documents.',
      setupIncomplete:
        'Reconfiguration of a box in progress while a used document is not set up completely (A-102).',
      signingInProgress:
        'A signature system is changed while a document is being signed, or participants where somebody has signed or opened the signing page, or a document is removed whose signing is under way (HU, HR).',
      actionNotOffered:
        'A document to be removed is archived (HU: or being archived); an added one is to be signed by others once it was sent for signing or is past it (A-383).',
      conflict: `${notNow} ${changedSince}`,
    },
    revalidates: boxQueries,
  }),
  getParticipantCandidates: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/banker/getParticipantCandidates',
    kind: 'query',
    origin: 'A-108',
    summary:
      'Who can be given which role in a box: bank staff and the representatives of its client',
    description: 'In the order of their names; locked users are left out.',
    access: 'session',
    box: reads('dokuBoxId'),
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId'],
      properties: { dokuBoxId: from('A-108', 'Box to be set up.', id) },
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
    summary: 'Hands a box in bank setup to the client to prepare',
    description: 'From BANK_SETUP to CLIENT_SETUP; the box stays initiated by BANK.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'BANKER',
    body: handOverBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notNow },
    revalidates: boxQueries,
  }),
  completeClientSetup: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/completeClientSetup',
    kind: 'command',
    origin: 'A-170',
    summary: 'The client has prepared the box; the bank goes on',
    description:
      'From CLIENT_SETUP to WAITING_BANK_CONFIGURATION where the client started the box, back to BANK_SETUP where the bank did.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: handOverBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { conflict: notNow },
    revalidates: boxQueries,
  }),
  addOtherDoku: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/addOtherDoku',
    kind: 'command',
    origin: 'A-103',
    summary: 'Adds a document of the definition’s other-document template',
    description:
      'Both sides may, in the statuses in which they work on the box. The document goes last. In a box that is worked on it gets `isReconfiguredAdded`, and needs a banker’s `finalizeDoku` unless nobody signs it.',
    access: 'session',
    box: writes('dokuBoxId'),
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'addOtherDokuId', 'customDokuName'],
      properties: {
        dokuBoxId: from('A-103', 'Box the document is added to.', id),
        addOtherDokuId: from('A-103', '`addOtherDokuId` of the documents of the box.', id),
        customDokuName: from('A-103', 'Name of the document; blanks around it are cut off.', {
          ...line(limits.customDokuNameMax),
        }),
      },
    },
    success: { status: 201, schema: ref('Dokubox') },
    refusals: {
      notFound: 'The definition of the box has no such template.',
      conflict: notNow,
    },
    revalidates: boxQueries,
  }),
  selectSignatureSystem: operation({
    tag: 'creation',
    method: 'POST',
    url: '/dde/dokubox/client/selectSignatureSystem',
    kind: 'command',
    origin: 'A-104',
    summary: 'The client chooses how to sign; fixed once an envelope exists',
    description:
      'Open where `clientSignatureSystem` is ALL, the box is worked on, and no envelope was opened with a choice.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'clientSelectedSignatureSystem'],
      properties: {
        dokuBoxId: from('A-104', 'Box the choice is for.', id),
        clientSelectedSignatureSystem: from(
          'A-104',
          'The choice, for every document of the box.',
          oneOf(selectableClientSignatureSystems),
        ),
      },
    },
    success: { status: 200, schema: ref('Dokubox') },
    refusals: { actionNotOffered: 'There is no choice, or it is fixed.' },
    revalidates: boxQueries,
  }),
} as const;
