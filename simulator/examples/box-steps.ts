import { limits } from '@dokubox/spec/limits.ts';
import { body, nowhereBody, refusedBox } from './refused-box.ts';
import { nowhere, step, thisBox, withBody, type Step } from './step.ts';

const list = { status: 'ALL', page: 0, size: 10 };
const ended = { reasonOfCancellation: null, cancellationNote: null };
const reason = {
  reasonOfCancellation: 'CLIENT_REQUEST',
  cancellationNote: 'The client asked by phone',
};

/** Steps for finding, opening, renaming, locking and ending boxes. */
export const boxSteps: readonly Step[] = [
  step('searchClientDokuboxes', 'Two boxes', {
    as: 'client1',
    tenant: 'RO',
    boxes: ['upload', 'finalized'],
    input: withBody(() => list),
  }),
  step('searchBankerDokuboxes', 'Boxes of all clients', {
    as: 'bankerRm',
    tenant: 'BG',
    boxes: ['review', 'foreign'],
    input: withBody(() => ({ ...list, sort: 'name,asc' })),
  }),
  step('loadDokubox', 'As the client sees it', {
    as: 'client1',
    tenant: 'HU',
    boxes: ['review'],
    input: thisBox,
  }),
  step('loadDokubox', 'As a banker sees it', {
    as: 'bankerRm',
    tenant: 'RS',
    boxes: ['signing'],
    input: thisBox,
  }),
  ...refusedBox('loadDokubox', 'bankerRm', thisBox, () => ({ params: { id: nowhere } })).slice(2),
  step('renameDokubox', 'Named', {
    as: 'client1',
    boxes: ['upload'],
    input: body('dokuBoxId', { newCustomName: 'Loan for the new hall' }),
  }),
  ...refusedBox(
    'renameDokubox',
    'client1',
    body('dokuBoxId', { newCustomName: 'x' }),
    nowhereBody('dokuBoxId', { newCustomName: 'x' }),
  ),
  step('renameDokubox', 'A box started by the bank', {
    as: 'client1',
    boxes: ['review'],
    input: body('dokuBoxId', { newCustomName: 'x' }),
  }),
  step('renameDokubox', 'The box has changed since then', {
    as: 'client1',
    boxes: ['upload'],
    input: body('dokuBoxId', { newCustomName: 'x', lastChangedAt: '2020-01-01T08:00:00.000Z' }),
  }),
  step('renameDokubox', 'Too long', {
    as: 'client1',
    boxes: ['upload'],
    input: body('dokuBoxId', { newCustomName: 'x'.repeat(101) }),
  }),
  step('renameDokubox', 'The name contains a character that reverses text', {
    as: 'client1',
    boxes: ['upload'],
    input: body('dokuBoxId', { newCustomName: 'Contract \u202efdp.exe' }),
  }),
  step('lockDokubox', 'Taken', {
    as: 'client1',
    boxes: ['upload'],
    input: (s) => ({ ...thisBox(s), body: {} }),
  }),
  step('lockDokubox', 'A role that only manages users', {
    as: 'bankerAdmin',
    boxes: ['upload'],
    input: (s) => ({ ...thisBox(s), body: {} }),
  }),
  ...refusedBox(
    'lockDokubox',
    'bankerRm',
    (s) => ({ ...thisBox(s), body: {} }),
    () => ({ params: { id: nowhere }, body: {} }),
  ),
  step('lockDokubox', 'A box that cannot be changed', {
    as: 'client1',
    boxes: ['finalized'],
    input: (s) => ({ ...thisBox(s), body: {} }),
  }),
  step('unlockDokubox', 'Free', {
    as: 'client1',
    boxes: ['upload'],
    input: (s) => ({ ...thisBox(s), body: {} }),
  }),
  step('unlockDokubox', 'No such box', {
    as: 'client1',
    input: () => ({ params: { id: nowhere }, body: {} }),
  }),
  step('getTaskList', 'Waiting tasks', {
    as: 'bankerRm',
    tenant: 'HR',
    boxes: ['external', 'pending'],
    input: withBody(() => ({ scope: 'ALL', page: 0, size: 10 })),
  }),

  step('terminateClientDokubox', 'The box is ended immediately', {
    as: 'client1',
    boxes: ['clientSetup'],
    input: body('dokuboxId', ended),
  }),
  ...refusedBox(
    'terminateClientDokubox',
    'client1',
    body('dokuboxId', ended),
    nowhereBody('dokuboxId', ended),
  ),
  step('terminateClientDokubox', 'A client must not give a reason', {
    as: 'client1',
    boxes: ['upload'],
    input: body('dokuboxId', reason),
  }),
  step('terminateClientDokubox', 'A box started by the bank', {
    as: 'client1',
    boxes: ['review'],
    input: body('dokuboxId', ended),
  }),
  step('terminateClientDokubox', 'Already finished', {
    as: 'client1',
    boxes: ['finalized'],
    input: body('dokuboxId', ended),
  }),
  step('terminateBankerDokubox', 'The box is ended immediately', {
    as: 'bankerRm',
    tenant: 'SK',
    boxes: ['review'],
    input: body('dokuboxId', reason),
  }),
  ...refusedBox(
    'terminateBankerDokubox',
    'bankerRm',
    body('dokuboxId', reason),
    nowhereBody('dokuboxId', reason),
  ),
  step('terminateBankerDokubox', 'Without a reason', {
    as: 'bankerRm',
    boxes: ['review'],
    input: body('dokuboxId', ended),
  }),
  step('terminateBankerDokubox', 'The note is too long', {
    as: 'bankerRm',
    boxes: ['review'],
    input: body('dokuboxId', {
      ...reason,
      cancellationNote: 'x'.repeat(limits.cancellationNoteMax + 1),
    }),
  }),
  step('terminateBankerDokubox', 'The reason is not in the catalogue', {
    as: 'bankerRm',
    boxes: ['review'],
    input: body('dokuboxId', { ...reason, reasonOfCancellation: 'BORED' }),
  }),
  step('terminateBankerDokubox', 'Already finished', {
    as: 'bankerRm',
    boxes: ['finalized'],
    input: body('dokuboxId', reason),
  }),
  step('decideCancellation', 'Approved', {
    as: 'banker1',
    boxes: ['pending'],
    input: body('dokuBoxId', { approved: true }),
  }),
  ...refusedBox(
    'decideCancellation',
    'bankerRm',
    body('dokuBoxId', { approved: true }),
    nowhereBody('dokuBoxId', { approved: true }),
  ),
  step('decideCancellation', 'The user who requested it cannot decide', {
    as: 'bankerRm',
    boxes: ['pending'],
    input: body('dokuBoxId', { approved: true }),
  }),
  step('decideCancellation', 'No cancellation to decide', {
    as: 'banker1',
    boxes: ['review'],
    input: body('dokuBoxId', { approved: true }),
  }),
  step('closePaperDokubox', 'Finished', {
    as: 'bankerRm',
    tenant: 'CZ',
    boxes: ['paperSigned'],
    input: body('dokuBoxId'),
  }),
  ...refusedBox('closePaperDokubox', 'bankerRm', body('dokuBoxId'), nowhereBody('dokuBoxId')),
  step('closePaperDokubox', 'The box is not signed on paper', {
    as: 'bankerRm',
    boxes: ['review'],
    input: body('dokuBoxId'),
  }),
];
