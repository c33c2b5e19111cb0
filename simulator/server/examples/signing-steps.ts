import { callbackToken } from '../../engine/handlers/signing/callback-tokens.ts';
import { withPublicIds } from '../../engine/views/messages.ts';
import { refusedDoku } from './refused-box.ts';
import { nowhere, step, thisDoku, type Step } from './step.ts';

/** Signing and messages. */
export const signingSteps: readonly Step[] = [
  step('getSigningUrl', 'Where to sign', {
    as: 'client1',
    boxes: ['signing'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  ...refusedDoku('getSigningUrl', 'client1', (s) => ({ ...thisDoku(s), body: {} })),
  step('getSigningUrl', 'Nothing to sign', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('getSigningUrl', 'Signing is blocked', {
    as: 'client1',
    boxes: ['signing'],
    before: (stage) => stage.block('SIGNING'),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('getEdsUrl', 'Where to go on', {
    as: 'bankerRm',
    tenant: 'HU',
    boxes: ['external'],
    input: thisDoku,
  }),
  step('getEdsUrl', 'Not in this tenant', {
    as: 'bankerRm',
    tenant: 'CZ',
    boxes: ['external'],
    input: thisDoku,
  }),
  step('signCallback', 'An action nobody knows is ignored', {
    boxes: ['signing'],
    input: (stage) => {
      const envelopeId = stage.box().envelopeId ?? '';
      const { username } = stage.user('client1');
      const { randomToken } = stage.engine.ports;
      const token = callbackToken(stage.world, { envelopeId, username }, randomToken);
      return { query: { envelopeId, action: 'somethingElse', token } };
    },
  }),
  step('signCallback', 'An unknown token', {
    input: () => ({
      query: { envelopeId: 'unknown', action: 'workstepFinished', token: 'unknown' },
    }),
  }),
  step('getMessages', 'As the client reads it', {
    as: 'client1',
    tenant: 'HU',
    boxes: ['review'],
    input: thisDoku,
  }),
  ...refusedDoku('getMessages', 'client1', thisDoku),
  step('addMessage', 'By a client', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'Page 2 is fine.' } }),
  }),
  step('addMessage', 'For the bank only', {
    as: 'bankerRm',
    tenant: 'SK',
    boxes: ['review'],
    input: (s) => ({
      ...thisDoku(s),
      body: { content: 'Call them.', messageVisibility: 'INTERNAL' },
    }),
  }),
  step('addMessage', 'Nothing for the bank only', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x', messageVisibility: 'INTERNAL' } }),
  }),
  step('addMessage', 'A banker has to choose', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x' } }),
  }),
  step('addMessage', 'The box is cancelled', {
    as: 'client1',
    boxes: ['cancelled'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x' } }),
  }),
  step('addMessage', 'The conversation is over', {
    as: 'client1',
    boxes: ['finalized'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x' } }),
  }),
  step('addMessage', 'No such document', {
    as: 'client1',
    input: () => ({ params: { id: nowhere }, body: { content: 'x' } }),
  }),
  step('addMessage', 'Too long', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x'.repeat(2001) } }),
  }),
  step('highlightMessages', 'Read', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => {
      const doku = s.box().dokus[0];
      const written = doku ? [...withPublicIds(doku)] : [];
      const shown = written.filter(([, { messageVisibility }]) => messageVisibility === 'EXTERNAL');
      return { ...thisDoku(s), body: { messageIds: shown.map(([id]) => id) } };
    },
  }),
  ...refusedDoku('highlightMessages', 'client1', (s) => ({
    ...thisDoku(s),
    body: { messageIds: [1] },
  })),
];
