import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Stage } from './stage.ts';
import { exampleFlowId } from './steady.ts';
import { step, withBody, type Step, type StepInput } from './step.ts';
import { worldSteps } from './world-steps.ts';

const timestamp = '2026-05-04T08:00:00.000Z';

const world = (stage: Stage): StepInput => ({ params: { worldId: stage.world.id } });
const worldWith =
  (body: unknown) =>
  (stage: Stage): StepInput => ({ ...world(stage), body });
const rename = (stage: Stage) =>
  stage.before('renameDokubox', 'client1', {
    body: { dokuBoxId: stage.box().id, newCustomName: 'Loan' },
  });

const ofWorld: readonly OperationId[] = [
  'getWorld',
  'getWorldState',
  'duplicateWorld',
  'exportWorld',
  'getWorldCatalogue',
  'deleteWorld',
  'resetWorld',
  'getHistory',
  'undo',
  'redo',
  'getClock',
  'listFaults',
  'clearFaults',
  'getJournal',
  'clearJournal',
  'listEnvelopes',
];

/** Steps for the portal's own needs, and for the control API of the simulator. */
export const portalSteps: readonly Step[] = [
  step('getConfig', 'Configuration of a simulator', {}),
  step('getPortalStatuses', 'Signing is blocked', { before: (stage) => stage.block('SIGNING') }),
  step('getFeatureFlags', 'Flags of the tenant', { tenant: 'BG', input: withBody(() => ({})) }),
  step('getProductTranslations', 'Names in Slovak', {
    tenant: 'SK',
    input: withBody(() => ({ language: 'sk' })),
  }),
  step('logError', 'Taken', {
    input: withBody(() => ({
      log: {
        message: 'Failed to fetch',
        url: 'https://portal.bank.test/app/dokuboxlist',
        userAgent: 'Mozilla/5.0',
        timestamp,
        flowId: exampleFlowId,
        tenant: 'HU',
      },
    })),
  }),
  step('uploadLogs', 'Taken', {
    input: withBody(() => ({
      entries: [{ level: 'info', message: 'LOGGED_IN', timestamp, flowId: exampleFlowId }],
    })),
  }),

  step('getHealth', 'Answers', {}),
  step('getReadiness', 'Ready', { boxes: ['upload'] }),
  step('getMetrics', 'Figures', {}),
  step('listScenarios', 'One scenario', { boxes: ['upload'] }),
  step('createWorld', 'Signed in', {
    boxes: ['upload'],
    input: withBody((stage) => ({
      scenario: stage.world.scenario,
      tenant: 'CZ',
      user: 'bankerRm',
    })),
  }),
  step('createWorld', 'No such scenario', { input: withBody(() => ({ scenario: 'none' })) }),
  step('listWorlds', 'One world', { boxes: ['upload'] }),
  ...ofWorld.map((id) =>
    step(id, 'Data of this world', {
      boxes: ['signing'],
      before: async (stage) => {
        if (id !== 'undo' && id !== 'redo' && id !== 'getHistory') return;
        stage.changeUser('client1', { phoneNumber: '+36301234567' });
        if (id === 'redo') await stage.before('undo', null, world(stage));
      },
      input: world,
    }),
  ),
  ...ofWorld.map((id) =>
    step(id, 'No such world', { input: () => ({ params: { worldId: 'none' } }) }),
  ),
  step('getJournalEntry', 'A rejected request', {
    before: (stage) => {
      stage.refused();
    },
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 } }),
  }),
  step('getJournalEntry', 'No such request', {
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 } }),
  }),
  step('getJournalEntry', 'No such world', {
    input: () => ({ params: { worldId: 'none', entry: 1 } }),
  }),
  step('getJournal', 'As an HTTP Archive', {
    before: (stage) => {
      stage.refused();
    },
    input: (stage) => ({ params: { worldId: stage.world.id }, query: { format: 'har' } }),
  }),
  step('getStrayRequests', 'None yet', {}),
  step('replayRequest', 'The request is rejected again', {
    before: (stage) => {
      stage.refused();
    },
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 }, body: {} }),
  }),
  step('replayRequest', 'No such request', {
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 } }),
  }),
  step('replayRequest', 'No such world', {
    input: () => ({ params: { worldId: 'none', entry: 1 } }),
  }),
  step('replayRequest', 'The commands before the request are unknown', {
    before: (stage) => {
      stage.refused(9);
    },
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 } }),
  }),
  step('replayRequest', 'Too many worlds', {
    before: (stage) => {
      stage.refused();
      stage.fillUp();
    },
    input: (stage) => ({ params: { worldId: stage.world.id, entry: 1 } }),
  }),
  step('undo', 'Nothing to undo', { input: world }),
  step('redo', 'Nothing to redo', { input: world }),
  step('openWorld', 'Redirect to the portal', { input: world }),
  step('linkWorld', 'A link to this world', { input: world }),
  step('unlinkWorld', 'The link is revoked', { input: world }),
  step('setClock', 'Five minutes later', { input: worldWith({ advanceMs: 300_000 }) }),
  step('addFault', 'The next call that opens a box fails', {
    input: worldWith({ operationId: 'loadDokubox', status: 500, times: 1 }),
  }),
  step('addFaultPreset', 'Calls are lost or delayed', {
    input: (stage) => ({ params: { worldId: stage.world.id, preset: 'flakyNetwork' } }),
  }),
  step('addFaultPreset', 'No such world', {
    input: () => ({ params: { worldId: 'none', preset: 'flakyNetwork' } }),
  }),
  step('addFaultPreset', 'The world already has a hundred faults', {
    before: async (stage) => {
      for (let count = 0; count < 100; count += 1) {
        await stage.before('addFault', null, worldWith({ status: 500 })(stage));
      }
    },
    input: (stage) => ({ params: { worldId: stage.world.id, preset: 'expiredToken' } }),
  }),
  step('addFault', 'A fault without any effect', { input: worldWith({ times: 1 }) }),
  step('actOnEnvelope', 'The signer has opened the page', {
    boxes: ['signing'],
    input: (stage) => ({
      params: { worldId: stage.world.id, envelopeId: stage.box().envelopeId ?? '' },
      body: { action: 'workstepOpened', username: stage.user('client1').username },
    }),
  }),
  step('actOnEnvelope', 'No such envelope', {
    boxes: ['signing'],
    input: (stage) => ({
      params: { worldId: stage.world.id, envelopeId: 'none' },
      body: { action: 'workstepOpened' },
    }),
  }),
  step('setPortalStatus', 'Block the archive', {
    input: worldWith({ statuses: [{ function: 'ARCHIVING', currentlyBlocked: true }] }),
  }),
  ...worldSteps,
  step('getTrustRoot', 'The TEST root', {}),
  step('renameDokubox', 'An empty name removes the name', {
    as: 'client1',
    boxes: ['upload'],
    before: rename,
    input: (stage) => ({ body: { dokuBoxId: stage.box().id, newCustomName: '' } }),
  }),
];
