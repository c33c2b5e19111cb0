import { callbackToken } from '../engine/handlers/signing/callback-tokens.ts';
import { withPublicIds } from '../engine/views/messages.ts';
import { refusedDoku } from './refused-box.ts';
import type { Stage } from './stage.ts';
import { nowhere, step, thisDoku, type Step, type StepInput } from './step.ts';

/** The smallest valid picture, as base64. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Delivers a signed file from the bank's own application for a waiting document. */
function delivered(stage: Stage, fileName: string): StepInput {
  const { edsProcessId, dokus } = stage.box();
  const envelopeId = edsProcessId ?? '';
  const [doku] = dokus;
  if (!doku) throw new Error('the box has no waiting document');
  const step = {
    dokuId: doku.id,
    status: 'WAITING_BANK_SIGNATURE_AUX',
    waitingSince: doku.waitingSince,
  } as const;
  const grant = { envelopeId, username: null, step };
  const token = callbackToken(stage.world, grant, stage.engine.ports.randomToken);
  const query = { envelopeId, action: 'customApplicationSigned', token };
  return { query, body: { fileName, fileContent: picture } };
}

/** Steps for signing and messages. */
export const signingSteps: readonly Step[] = [
  step('getSigningUrl', 'Address of the signing page', {
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
  step('getEdsUrl', 'Address of the bank’s own application', {
    as: 'bankerRm',
    tenant: 'HU',
    boxes: ['external'],
    input: thisDoku,
  }),
  step('getEdsUrl', 'Not available in this tenant', {
    as: 'bankerRm',
    tenant: 'CZ',
    boxes: ['external'],
    input: thisDoku,
  }),
  step('signCallback', 'An unknown action is ignored', {
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
  step('deliverSignedFile', 'The file was delivered before', {
    boxes: ['external'],
    input: (stage) => delivered(stage, 'contract.pdf'),
  }),
  step('deliverSignedFile', 'The file has no signature', {
    boxes: ['inApplication'],
    input: (stage) => delivered(stage, 'contract.png'),
  }),
  step('deliverSignedFile', 'An unknown token', {
    input: () => ({
      query: { envelopeId: 'unknown', action: 'customApplicationSigned', token: 'unknown' },
      body: { fileName: 'contract.pdf', fileContent: picture },
    }),
  }),
  step('getMessages', 'As the client sees it', {
    as: 'client1',
    tenant: 'HU',
    boxes: ['review'],
    input: thisDoku,
  }),
  ...refusedDoku('getMessages', 'client1', thisDoku),
  step('addMessage', 'A message of a client', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'Page 2 is fine.' } }),
  }),
  step('addMessage', 'A message only for the bank', {
    as: 'bankerRm',
    tenant: 'SK',
    boxes: ['review'],
    input: (s) => ({
      ...thisDoku(s),
      body: { content: 'Call them.', messageVisibility: 'INTERNAL' },
    }),
  }),
  step('addMessage', 'A client cannot write only for the bank', {
    as: 'client1',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x', messageVisibility: 'INTERNAL' } }),
  }),
  step('addMessage', 'A banker must choose the audience', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x' } }),
  }),
  step('addMessage', 'The box is cancelled', {
    as: 'client1',
    boxes: ['cancelled'],
    input: (s) => ({ ...thisDoku(s), body: { content: 'x' } }),
  }),
  step('addMessage', 'The conversation is closed', {
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
