import type { Stage } from './stage.ts';
import { nowhere, step, withBody, type Step, type StepInput } from './step.ts';

const worldWith =
  (body: (stage: Stage) => unknown) =>
  (stage: Stage): StepInput => ({ params: { worldId: stage.world.id }, body: body(stage) });

/** Steps for names, records and history of worlds. */
export const worldSteps: readonly Step[] = [
  step('createWorld', 'Too many worlds', {
    before: (stage) => stage.fillUp(),
    input: withBody((stage) => ({ scenario: stage.world.scenario })),
  }),
  step('listScenarioErrors', 'A scenario file with an error', {
    before: (stage) => {
      stage.engine.scenarios.add('scenarios/late-payment.json', '{ "name": late }');
    },
  }),
  step('listSituations', 'One scenario', {
    boxes: ['upload'],
    input: () => ({ query: { tenant: 'HU' } }),
  }),
  step('openSituation', 'Opens the box as the user whose turn it is', {
    boxes: ['upload'],
    input: (stage) => ({
      query: { scenario: stage.world.scenario, user: 'turn', box: String(stage.box().id) },
    }),
  }),
  step('followWorld', 'Events of the world', {
    before: (stage) => stage.changeUser('client1', { phoneNumber: '+36301234567' }),
    input: (stage) => ({
      params: { worldId: stage.world.id },
      query: { since: '0', follow: 'false' },
    }),
  }),
  step('openSituation', 'No such box', {
    input: (stage) => ({ query: { scenario: stage.world.scenario, box: String(nowhere) } }),
  }),
  step('importWorld', 'From a scenario', {
    input: withBody((stage) => ({ scenario: stage.engine.scenarios.get(stage.world.scenario) })),
  }),
  step('exportWorld', 'As a scenario file', {
    boxes: ['upload'],
    input: (stage) => ({ params: { worldId: stage.world.id }, query: { format: 'scenario' } }),
  }),
  step('downloadStoredWorld', 'The simulator has no store', {
    input: (stage) => ({ params: { worldId: stage.world.id } }),
  }),
  step('getWorld', 'Cannot be read', {
    before: (stage) => {
      stage.world.side.map('about').set('name', 5);
    },
    input: (stage) => ({ params: { worldId: stage.world.id } }),
  }),
  step('importWorld', 'Without content', { input: withBody(() => ({ tenant: 'HU' })) }),
  step('updateWorld', 'The world gets a name and is kept for a week', {
    input: worldWith(() => ({ name: 'Bug 1713, before the refusal', keepIdleHours: 168 })),
  }),
  step('getWorldState', 'No such box', {
    input: (stage) => ({
      params: { worldId: stage.world.id },
      query: { boxId: String(nowhere) },
    }),
  }),
  step('forceState', 'Set a document to review', {
    boxes: ['upload'],
    input: worldWith((stage) => ({ dokus: [{ id: stage.doku(), status: 'UNDER_REVIEW_BANK' }] })),
  }),
  step('forceState', 'A status that the workflow never reaches', {
    boxes: ['upload'],
    input: worldWith((stage) => ({ dokus: [{ id: stage.doku(), status: 'PAPER_SIGNED' }] })),
  }),
  step('forceState', 'No such document', {
    input: worldWith(() => ({ dokus: [{ id: nowhere, removed: true }] })),
  }),
  step('setFeatureFlags', 'Warn about invalid certificates', {
    input: worldWith(() => ({ flags: { ddeNotValidCertificatesEnabled: true } })),
  }),
  step('setFeatureFlags', 'No such flag', {
    input: worldWith(() => ({ flags: { unheardOf: true } })),
  }),
  step('answerArchiveJob', 'The archive refuses the document', {
    boxes: ['upload'],
    before: (stage) =>
      stage.before('forceState', null, {
        params: { worldId: stage.world.id },
        body: {
          dokus: [{ id: stage.doku(), status: 'UNDER_ARCHIVING' }],
        },
      }),
    input: (stage) => ({
      params: { worldId: stage.world.id, dokuId: stage.doku() },
      body: { outcome: 'FAILED' },
    }),
  }),
  step('answerArchiveJob', 'The archive is not processing the document', {
    boxes: ['upload'],
    input: (stage) => ({
      params: { worldId: stage.world.id, dokuId: stage.doku() },
      body: { outcome: 'ARCHIVED' },
    }),
  }),
  step('goTo', 'Back to the start', {
    before: (stage) => stage.changeUser('client1', { phoneNumber: '+36301234567' }),
    input: worldWith(() => ({ number: 0 })),
  }),
  step('goTo', 'A number beyond the history', { input: worldWith(() => ({ number: 7 })) }),
];
