import type { Stage } from './stage.ts';
import { nowhere, step, withBody, type Step, type StepInput } from './step.ts';

const worldWith =
  (body: (stage: Stage) => unknown) =>
  (stage: Stage): StepInput => ({ params: { worldId: stage.world.id }, body: body(stage) });

/** Names, records and history of worlds. */
export const worldSteps: readonly Step[] = [
  step('createWorld', 'As many as there may be', {
    before: (stage) => stage.fillUp(),
    input: withBody((stage) => ({ scenario: stage.world.scenario })),
  }),
  step('listScenarioErrors', 'A file with a mistake', {
    before: (stage) => {
      stage.engine.scenarios.add('scenarios/late-payment.json', '{ "name": late }');
    },
  }),
  step('listSituations', 'One scenario', {
    boxes: ['upload'],
    input: () => ({ query: { tenant: 'HU' } }),
  }),
  step('openSituation', 'Leads into the box, as who has the turn', {
    boxes: ['upload'],
    input: (stage) => ({
      query: { scenario: stage.world.scenario, user: 'turn', box: String(stage.box().id) },
    }),
  }),
  step('followWorld', 'What has happened', {
    before: (stage) => stage.changeUser('client1', { phoneNumber: '+36301234567' }),
    input: (stage) => ({
      params: { worldId: stage.world.id },
      query: { since: '0', follow: 'false' },
    }),
  }),
  step('openSituation', 'No such box', {
    input: (stage) => ({ query: { scenario: stage.world.scenario, box: String(nowhere) } }),
  }),
  step('importWorld', 'Of a scenario', {
    input: withBody((stage) => ({ scenario: stage.engine.scenarios.get(stage.world.scenario) })),
  }),
  step('exportWorld', 'As a scenario file', {
    boxes: ['upload'],
    input: (stage) => ({ params: { worldId: stage.world.id }, query: { format: 'scenario' } }),
  }),
  step('downloadStoredWorld', 'Without a store', {
    input: (stage) => ({ params: { worldId: stage.world.id } }),
  }),
  step('getWorld', 'Cannot be read', {
    before: (stage) => {
      stage.world.side.map('about').set('name', 5);
    },
    input: (stage) => ({ params: { worldId: stage.world.id } }),
  }),
  step('importWorld', 'Of nothing', { input: withBody(() => ({ tenant: 'HU' })) }),
  step('updateWorld', 'Gets a name, and is kept for a week', {
    input: worldWith(() => ({ name: 'Bug 1713, before the refusal', keepIdleHours: 168 })),
  }),
  step('getWorldState', 'No such box', {
    input: (stage) => ({
      params: { worldId: stage.world.id },
      query: { boxId: String(nowhere) },
    }),
  }),
  step('forceState', 'A document is under review', {
    boxes: ['upload'],
    input: worldWith((stage) => ({ dokus: [{ id: stage.doku(), status: 'UNDER_REVIEW_BANK' }] })),
  }),
  step('forceState', 'A status the workflow never leads to', {
    boxes: ['upload'],
    input: worldWith((stage) => ({ dokus: [{ id: stage.doku(), status: 'PAPER_SIGNED' }] })),
  }),
  step('forceState', 'No such document', {
    input: worldWith(() => ({ dokus: [{ id: nowhere, removed: true }] })),
  }),
  step('setFeatureFlags', 'Certificates that are not valid are told', {
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
  step('answerArchiveJob', 'The archive is not at work on it', {
    boxes: ['upload'],
    input: (stage) => ({
      params: { worldId: stage.world.id, dokuId: stage.doku() },
      body: { outcome: 'ARCHIVED' },
    }),
  }),
  step('goTo', 'Back to the beginning', {
    before: (stage) => stage.changeUser('client1', { phoneNumber: '+36301234567' }),
    input: worldWith(() => ({ number: 0 })),
  }),
  step('goTo', 'Further than there is history', { input: worldWith(() => ({ number: 7 })) }),
];
