import {
  catalogueTypes,
  languages,
  segments,
  taskScopes,
  tenants,
  triggers,
} from '@dokubox/spec/enums.ts';
import { isListed } from '@dokubox/spec/operations/refusals.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { controlSchemas } from '@dokubox/spec/control/schemas/registry.ts';
import type { LoginAnswer } from '@dokubox/spec/schemas/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { addSchemas } from '../../door/schema-checks/ajv.ts';
import { AnswerChecker } from '../../door/schema-checks/answer-checker.ts';
import { Refusal } from '../handler.ts';
import { withPublicIds } from '../views/messages.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { TestEngine, type TestCall } from './fixtures/test-engine.ts';

addSchemas(controlSchemas);

const table: Readonly<Record<OperationId, OperationDefinition>> = operations;

/** Calls an operation and checks its answer against the contract. */
async function check<Id extends OperationId>(test: TestEngine, id: Id, call: TestCall<Id>) {
  try {
    const { body } = await test.call(id, call);
    expect(new AnswerChecker(table[id]).successBreach(body), id).toBeNull();
    return body;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, messageKey, errorCode } = error;
    const refused = { status, messageKey, ...(errorCode === null ? {} : { errorCode }) };
    expect(isListed(table[id], refused), `${id}: ${status} ${messageKey}`).toBe(true);
    const { lockUser, dokubox } = error.details;
    if (dokubox) {
      const { schema } = operations.loadDokubox.success;
      const loaded = { ...table.loadDokubox, success: { status: 200, schema } } as const;
      expect(new AnswerChecker(loaded).successBreach(dokubox), id).toBeNull();
    }
    if (lockUser) expect(lockUser.username).toBeTruthy();
    return undefined;
  }
}

const page = { page: 0, size: 25 } as const;

describe.each(tenants)('every answer in %s matches the contract', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);

  it.each(['client1', 'bankerRm'])(
    '[R3.1][R3.2][R3.3][R3.4][R3.5] for boxes and messages of %s',
    async (as) => {
      for (const box of [...test.world.boxes.values()]) {
        await check(test, 'loadDokubox', { as, params: { id: box.id } });
        await check(test, 'renameDokubox', { as, body: { dokuBoxId: box.id, newCustomName: 'n' } });
        for (const { id } of box.dokus) await check(test, 'getMessages', { as, params: { id } });
        const dokus = box.dokus.slice(0, 1).map(({ id }) => ({
          id,
          submitDokuStaticActions: [
            {
              dokuId: id,
              dokuStaticAction: 'Upload' as const,
              actionData: { fileName: 'a.csv' },
              fileContent: btoa('a;b\n'),
            },
          ],
        }));
        const body = { dokuBoxId: box.id, dokus };
        const submit = as === 'client1' ? 'submitClientDokubox' : 'submitBankerDokubox';
        await check(test, submit, { as, body });
      }
    },
  );

  it.each(['client1', 'bankerRm', 'banker1'])(
    '[R3.1][R3.2][R4.8] for commands on a box by %s',
    async (as) => {
      const client = as === 'client1';
      const submit = client ? 'submitClientDokubox' : 'submitBankerDokubox';
      const removal = test.world.catalogue.catalogues.DokuRemovalReason.items[0]?.value ?? null;
      const ending = test.world.catalogue.catalogues.CancellationReason.items[0]?.value ?? null;
      for (const { id: dokuBoxId, dokus } of [...test.world.boxes.values()]) {
        const box = { dokuBoxId };
        await check(test, 'lockDokubox', { as, params: { id: dokuBoxId }, body: {} });
        for (const doku of dokus) {
          const { id, dokuDefinitionId } = doku;
          const params = { id };
          for (const dokuAction of triggers) {
            await check(test, submit, { as, body: { ...box, dokus: [{ id, dokuAction }] } });
          }
          await check(test, 'finalizeDoku', { as, params, body: {} });
          await check(test, 'getEdsUrl', { as, params });
          await check(test, 'getSigningUrl', { as, params, body: {} });
          const message = { content: 'm', messageVisibility: 'EXTERNAL' } as const;
          await check(test, 'addMessage', { as, params, body: message });
          const messageIds = [...withPublicIds(doku)].map(([publicId]) => publicId);
          await check(test, 'highlightMessages', { as, params, body: { messageIds } });
          const added = { addOtherDokuId: dokuDefinitionId, customDokuName: 'Other' };
          await check(test, 'addOtherDoku', { as, body: { ...box, ...added } });
          const leaves = { dokuAction: 'Reconfigure', usedInBox: false, reason: removal } as const;
          await check(test, submit, { as, body: { ...box, dokus: [{ id, ...leaves }] } });
        }
        const clientSelectedSignatureSystem = 'ESAW_REMOTE';
        const chosen = { ...box, clientSelectedSignatureSystem } as const;
        await check(test, 'selectSignatureSystem', { as, body: chosen });
        await check(test, 'requestClientSetup', { as, body: box });
        await check(test, 'completeClientSetup', { as, body: box });
        const systems = {
          clientSignatureSystem: 'ESAW_REMOTE',
          bankSignatureSystem: 'ESAW_REMOTE',
          validatorRoleOptional: true,
        } as const;
        const configured = { ...box, ...systems, dokus: [], complete: true };
        await check(test, 'configureDokubox', { as, body: configured });
        await check(test, 'closePaperDokubox', { as, body: box });
        await check(test, 'unlockDokubox', { as, params: { id: dokuBoxId }, body: {} });
        const words = { reasonOfCancellation: client ? null : ending, cancellationNote: null };
        const ended = { dokuboxId: dokuBoxId, ...words };
        const terminate = client ? 'terminateClientDokubox' : 'terminateBankerDokubox';
        await check(test, terminate, { as, body: ended });
        const decided = { dokuBoxId, approved: false };
        await check(test, 'decideCancellation', { as, body: decided });
        await check(test, 'loadDokubox', { as, params: { id: dokuBoxId } });
      }
    },
  );

  it('[R1.4][R2.4] for creation, tasks, people and the control API', async () => {
    const clientNumber = test.user('client1').clientNumbers[0] ?? '';
    for (const { pid, categoryCode, segment: segmentType } of test.world.catalogue.definitions) {
      const order = { definitionPid: pid, categoryCode };
      await check(test, 'createClientDokubox', { as: 'client1', body: order });
      const forClient = { ...order, segmentType, clientNumber };
      await check(test, 'createBankerDokubox', { as: 'bankerRm', body: forClient });
    }
    for (const scope of taskScopes) {
      await check(test, 'getTaskList', { as: 'bankerRm', body: { scope, ...page } });
    }
    const users = await check(test, 'searchUsers', { as: 'bankerRm', body: page });
    const body = { userId: test.user('client3').id, email: 'new@example.org' };
    await check(test, 'updateClientUser', { as: 'bankerRm', body });
    expect(users).toBeDefined();
    const params = { worldId: test.world.id };
    await check(test, 'getHistory', { params });
    await check(test, 'undo', { params });
    await check(test, 'redo', { params });
    await check(test, 'getClock', { params });
    await check(test, 'setClock', { params, body: { advanceMs: 1 } });
    const envelopes = (await test.call('listEnvelopes', { params })).body;
    for (const { envelopeId } of envelopes) {
      const act = {
        params: { ...params, envelopeId },
        body: { action: 'workstepFinished' },
      } as const;
      await check(test, 'actOnEnvelope', act);
    }
    const query = { envelopeId: 'none', action: 'workstepFinished', token: 'none' };
    await check(test, 'signCallback', { query });
    const statuses = [{ function: 'SIGNING' as const, currentlyBlocked: true }];
    await check(test, 'setPortalStatus', { params, body: { statuses } });
    await check(test, 'getPortalStatuses', {});
  });

  it('[R3.7][R3.8][R3.9][R3.12] for lists and catalogues', async () => {
    const body = { status: 'ALL', ...page } as const;
    await check(test, 'searchClientDokuboxes', { as: 'client1', body });
    await check(test, 'searchBankerDokuboxes', { as: 'bankerRm', body });
    await check(test, 'getClients', { as: 'client3', body: {} });
    await check(test, 'searchClients', { as: 'bankerRm', body: { text: '000', ...page } });
    await check(test, 'getClientProductCategories', { as: 'client1', body: {} });
    for (const segmentType of segments) {
      const as = 'bankerRm';
      await check(test, 'getBankerProductCategories', { as, body: { segmentType } });
      for (const { categoryCode } of test.world.catalogue.categories) {
        const wanted = { categoryCode, segmentType };
        await check(test, 'getSelectableDefinitions', { as, body: wanted });
        const value = { value: categoryCode, segment: segmentType };
        await check(test, 'getProductCategory', { as, body: value });
      }
    }
    for (const catalogueType of catalogueTypes) {
      await check(test, 'getCatalogue', { as: 'client1', body: { catalogueType } });
    }
  });

  it('[R3.10][R7.20] for people, sign-in and portal', async () => {
    for (const as of ['client1', 'client3', 'bankerRm', 'segmentless', 'newcomer']) {
      await check(test, 'getCurrentUser', { as });
      await check(test, 'getUserOpenedWindow', { as });
      await check(test, 'setUserOpenedWindow', { as });
    }
    for (const key of ['client1', 'unsigned', 'stuck', 'shut', 'invited']) {
      const { username } = test.user(key);
      const body = { username, password: testPassword, language: 'en' as const };
      const answer = await check(test, 'clientLogin', { body });
      const transactionId = (answer as LoginAnswer | undefined)?.transactionId ?? 'none';
      await check(test, 'resendOtp', { body: { transactionId } });
      await check(test, 'verifyOtp', { body: { transactionId, otp: '000000' } });
    }
    const usernames = [...test.world.users.values()].map(({ username }) => username);
    await check(test, 'getUsersByUsernames', { as: 'client1', body: { usernames } });
    await check(test, 'getUsersByUsernames', { as: 'bankerRm', body: { usernames } });
    await check(test, 'getConfig', {});
    await check(test, 'getPortalStatuses', {});
    await check(test, 'getFeatureFlags', { body: {} });
    for (const language of languages) {
      await check(test, 'getProductTranslations', { body: { language } });
    }
    await check(test, 'listScenarios', {});
    await check(test, 'listWorlds', {});
    await check(test, 'getHealth', {});
  });
});
