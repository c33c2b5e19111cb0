import { body, nowhereBody, refusedBox } from './refused-box.ts';
import type { Stage } from './stage.ts';
import { nowhere, step, withBody, type Step, type StepInput } from './step.ts';

/** Current signature systems and documents of the box. */
const configuration =
  (more: object, doku: object = {}) =>
  (stage: Stage): StepInput => {
    const box = stage.box();
    return {
      body: {
        dokuBoxId: box.id,
        clientSignatureSystem: 'NA',
        bankSignatureSystem: 'NA',
        validatorRoleOptional: false,
        dokus: [
          {
            dokuId: stage.doku(),
            usedInBox: true,
            ordinalNumber: 1,
            participants: [
              {
                participantType: 'CLIENT',
                participantRole: 'CLIENT_LEGALREPRESENTATIVE',
                userId: stage.user('client1').id,
              },
              {
                participantType: 'BANK',
                participantRole: 'BANK_RM',
                userId: stage.user('bankerRm').id,
              },
            ],
            ...doku,
          },
        ],
        complete: true,
        ...more,
      },
    };
  };

/** Steps for starting and configuring boxes. */
export const setupSteps: readonly Step[] = [
  step('getProductCategory', 'By the value in a box', {
    as: 'client1',
    tenant: 'BG',
    input: withBody(() => ({ value: 'MB_LOAN', segment: 'MB' })),
  }),
  step('getProductCategory', 'Unknown', {
    as: 'client1',
    input: withBody(() => ({ value: 'NONE', segment: 'MB' })),
  }),
  step('getClientProductCategories', 'Categories of the segment and of ALL', {
    as: 'client1',
    tenant: 'RO',
    input: withBody(() => ({})),
  }),
  step('getClientProductCategories', 'The segment is missing', {
    as: 'segmentless',
    input: withBody(() => ({})),
  }),
  ...(
    [
      ['bankerRm', 'Categories of one of the banker’s segments', 'CORP'],
      ['bankerSegmentless', 'The segment is missing', 'MB'],
      ['bankerOfOne', 'The segment is not one of the banker’s', 'CORP'],
    ] as const
  ).map(([as, shows, segmentType]) =>
    step('getBankerProductCategories', shows, { as, input: withBody(() => ({ segmentType })) }),
  ),
  step('getSelectableDefinitions', 'One definition to start from', {
    as: 'bankerRm',
    tenant: 'SK',
    input: withBody(() => ({ categoryCode: 'MB_ACCOUNT', segmentType: 'MB' })),
  }),
  step('getCatalogue', 'Reasons for a removal', {
    as: 'bankerRm',
    input: withBody(() => ({ catalogueType: 'DokuRemovalReason' })),
  }),
  step('createClientDokubox', 'Started', {
    as: 'client1',
    tenant: 'HR',
    input: withBody(() => ({
      definitionPid: 'CARD-MB-01',
      categoryCode: 'MB_CARD',
      customName: 'Company cards',
    })),
  }),
  step('createClientDokubox', 'The category is not of the client’s segment', {
    as: 'client1',
    input: withBody(() => ({ definitionPid: 'CASH-CORP-01', categoryCode: 'CORP_CASH' })),
  }),
  step('createClientDokubox', 'The segment is missing', {
    as: 'segmentless',
    input: withBody(() => ({ definitionPid: 'CARD-MB-01', categoryCode: 'MB_CARD' })),
  }),
  ...(
    [
      ['bankerRm', 'Started', {}],
      ['bankerRm', 'No such definition', { definitionPid: 'NONE' }],
      ['bankerSegmentless', 'The segment is missing', {}],
      ['bankerOfOne', 'The segment is not one of the banker’s', { segmentType: 'CORP' }],
      ['bankerRm', 'No such client', { clientNumber: '1' }],
      ['bankerRm', 'The segment is not the client’s', { segmentType: 'CORP' }],
    ] as const
  ).map(([as, shows, more]) =>
    step('createBankerDokubox', shows, {
      as,
      tenant: 'CZ',
      input: withBody((stage) => ({
        definitionPid: 'CARD-MB-01',
        categoryCode: 'MB_CARD',
        segmentType: 'MB',
        clientNumber: stage.clientOf('client1'),
        ...more,
      })),
    }),
  ),
  step('configureDokubox', 'The workflow starts', {
    as: 'bankerRm',
    tenant: 'RO',
    boxes: ['bankSetup'],
    input: configuration({}),
  }),
  ...refusedBox(
    'configureDokubox',
    'bankerRm',
    configuration({}),
    configuration({ dokuBoxId: nowhere }),
  ),
  step('configureDokubox', 'The user id does not exist', {
    as: 'bankerRm',
    boxes: ['bankSetup'],
    input: (stage) => {
      const { body: sent } = configuration({})(stage) as { body: { dokus: object[] } };
      const participants = [
        { participantType: 'BANK', participantRole: 'BANK_RM', userId: nowhere },
      ];
      return { body: { ...sent, dokus: [{ ...sent.dokus[0], participants }] } };
    },
  }),
  step('configureDokubox', 'A document is not set up', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) =>
      stage.change((box) => {
        Object.assign(box.dokus[0] ?? {}, { dokuSetupCompleted: false });
      }),
    input: configuration({}),
  }),
  step('configureDokubox', 'No document remains', {
    as: 'bankerRm',
    boxes: ['bankSetup'],
    input: configuration({}, { usedInBox: false }),
  }),
  step('configureDokubox', 'Already finished', {
    as: 'bankerRm',
    boxes: ['finalized'],
    input: configuration({}),
  }),
  step('configureDokubox', 'A document is being signed', {
    as: 'bankerRm',
    boxes: ['signing'],
    input: configuration({}),
  }),
  step('getParticipantCandidates', 'Everyone who can get a role', {
    as: 'bankerRm',
    boxes: ['bankSetup'],
    input: body('dokuBoxId'),
  }),
  step('getParticipantCandidates', 'No such box', {
    as: 'bankerRm',
    input: nowhereBody('dokuBoxId'),
  }),
  step('requestClientSetup', 'The client will prepare the box', {
    as: 'bankerRm',
    boxes: ['bankSetup'],
    input: body('dokuBoxId'),
  }),
  ...refusedBox('requestClientSetup', 'bankerRm', body('dokuBoxId'), nowhereBody('dokuBoxId')),
  step('requestClientSetup', 'Not in setup', {
    as: 'bankerRm',
    boxes: ['review'],
    input: body('dokuBoxId'),
  }),
  step('completeClientSetup', 'The bank continues', {
    as: 'client1',
    boxes: ['clientSetup'],
    input: body('dokuBoxId'),
  }),
  ...refusedBox('completeClientSetup', 'client1', body('dokuBoxId'), nowhereBody('dokuBoxId')),
  step('completeClientSetup', 'Not in setup', {
    as: 'client1',
    boxes: ['review'],
    input: body('dokuBoxId'),
  }),
  step('addOtherDoku', 'Added', {
    as: 'client1',
    tenant: 'SK',
    boxes: ['clientSetup'],
    input: withBody((stage) => ({
      dokuBoxId: stage.box().id,
      addOtherDokuId: stage.box().dokus[0]?.addOtherDokuId ?? nowhere,
      customDokuName: 'Power of attorney',
    })),
  }),
  ...refusedBox(
    'addOtherDoku',
    'client1',
    body('dokuBoxId', { addOtherDokuId: nowhere, customDokuName: 'x' }),
    nowhereBody('dokuBoxId', { addOtherDokuId: nowhere, customDokuName: 'x' }),
  ),
  step('addOtherDoku', 'No such template', {
    as: 'client1',
    boxes: ['clientSetup'],
    input: body('dokuBoxId', { addOtherDokuId: nowhere, customDokuName: 'x' }),
  }),
  step('addOtherDoku', 'Already finished', {
    as: 'client1',
    boxes: ['finalized'],
    input: body('dokuBoxId', { addOtherDokuId: nowhere, customDokuName: 'x' }),
  }),
  step('selectSignatureSystem', 'Chosen', {
    as: 'client1',
    boxes: ['choice'],
    input: body('dokuBoxId', { clientSelectedSignatureSystem: 'ESAW_REMOTE' }),
  }),
  ...refusedBox(
    'selectSignatureSystem',
    'client1',
    body('dokuBoxId', { clientSelectedSignatureSystem: 'ESAW_REMOTE' }),
    nowhereBody('dokuBoxId', { clientSelectedSignatureSystem: 'ESAW_REMOTE' }),
  ),
  step('selectSignatureSystem', 'The signature system cannot be selected', {
    as: 'client1',
    boxes: ['signing'],
    input: body('dokuBoxId', { clientSelectedSignatureSystem: 'ESAW_REMOTE' }),
  }),
];
