import { limits } from '@dokubox/spec/limits.ts';
import { dokuStatuses } from '@dokubox/spec/enums.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import type { ForcedChange } from '@dokubox/spec/control/schemas/world-state.ts';
import { RequestChecker } from '../../../door/schema-checks/request-checker.ts';
import { controlSchemas } from '@dokubox/spec/control/schemas/registry.ts';
import { addSchemas } from '../../../door/schema-checks/ajv.ts';
import type { Refusal } from '../../handler.ts';

const at = (test: TestEngine) => ({ params: { worldId: test.world.id } });

function force(test: TestEngine, body: ForcedChange) {
  return test.call('forceState', { ...at(test), body });
}

describe('the world’s records', () => {
  const test = new TestEngine(nodePorts, 'CZ');

  it('[A-410] are returned a page at a time, or for one box', async () => {
    const { body } = await test.call('getWorldState', { ...at(test), query: { limit: 2 } });
    expect(body.boxes).toHaveLength(2);
    expect(body.boxCount).toBe(test.world.boxes.size);
    const afterBoxId = body.boxes[1]?.id ?? 0;
    const next = await test.call('getWorldState', { ...at(test), query: { afterBoxId, limit: 1 } });
    expect(next.body.boxes[0]?.id).toBe(afterBoxId + 1);
    const one = await test.call('getWorldState', { ...at(test), query: { boxId: afterBoxId } });
    expect(one.body.boxes.map(({ id }) => id)).toEqual([afterBoxId]);
    expect(one.body.users).toHaveLength(test.world.users.size);
  });
});

describe('a change by hand', () => {
  it('[A-410][A-411] is one command, marked as such, that can be undone and redone', async () => {
    const test = new TestEngine(nodePorts, 'CZ');
    const { id } = test.doku('open', 0);
    const { username } = test.user('client1');
    const before = test.world.snapshot();
    const { body } = await force(test, {
      dokus: [{ id, status: 'UNDER_REVIEW_BANK' }],
      users: [{ username, docValid: false }],
    });
    expect(body).toMatchObject({ number: 1, forced: true, username: 'control' });
    const ofDoku = body.changes.flatMap(({ fields }) => fields).find((one) => one.dokuId === id);
    expect(ofDoku?.field).toMatch(/^dokus\[0]\./);
    const after = test.world.snapshot();
    expect([test.doku('open', 0).status, test.user('client1').docValid]).toEqual([
      'UNDER_REVIEW_BANK',
      false,
    ]);
    await test.call('goTo', { ...at(test), body: { number: 0 } });
    expect(test.doku('open', 0)).not.toMatchObject({ status: 'UNDER_REVIEW_BANK' });
    const { body: history } = await test.call('getHistory', {
      ...at(test),
      query: { undone: true },
    });
    expect(history.map(({ undone }) => undone)).toEqual([true]);
    await test.call('goTo', { ...at(test), body: { number: 1 } });
    expect(test.world.snapshot().boxes).toEqual(after.boxes);
    expect(before.boxes).toEqual([]);
  });

  it('[A-410] of a status also changes what follows from it, and the workflow continues from there', async () => {
    const test = new TestEngine(nodePorts, 'CZ');
    const box = test.box('open');
    for (const { id } of box.dokus) {
      for (const status of dokuStatuses) {
        const tried = force(test, { dokus: [{ id, status }] });
        const refusal = await tried.then(
          () => null,
          (error: unknown) => error as Refusal,
        );
        if (refusal) {
          expect(refusal.details.fieldErrors?.[0]?.field).toBe('dokus[0].status');
          continue;
        }
        const doku = test.box('open').dokus.find((one) => one.id === id);
        expect(doku?.status).toBe(status);
        expect(doku?.files.length === 0).toBe(/^WAITING_(CLIENT|BANK)_UPLOAD$/.test(status));
        const load = { params: { id: box.id }, as: 'bankerRm' };
        expect((await test.call('loadDokubox', load)).body.id).toBe(box.id);
      }
    }
  });

  it('[A-410] of named fields only changes nothing else', async () => {
    const test = new TestEngine(nodePorts, 'CZ');
    const { id, files, envelope } = test.doku('open', 0);
    await force(test, { dokus: [{ id, status: 'ARCHIVED' }], onlyTheseFields: true });
    expect(test.doku('open', 0)).toMatchObject({ id, status: 'ARCHIVED', files, envelope });
  });

  it.each([
    ['users', { users: [{ username: 'client1', clientNumbers: ['none'] }] }, 'clientNumbers[0]'],
    ['boxes', { boxes: [{ id: 101, createdBy: 'nobody' }] }, 'boxes[0].createdBy'],
    ['boxes', { boxes: [{ id: 101, definitionPid: 'NONE' }] }, 'boxes[0].definitionPid'],
    ['settings', { settings: { featureFlags: { none: true } } }, 'settings.featureFlags.none'],
  ])(
    '[A-410] of %s is rejected if it names something that does not exist',
    async (_, body, field) => {
      const test = new TestEngine(nodePorts, 'CZ');
      const { details } = await test.refusal('forceState', { ...at(test), body });
      expect(details.fieldErrors?.[0]?.field).toContain(field);
    },
  );

  it('[A-410] is rejected with an unknown field or an impossible value', () => {
    addSchemas(controlSchemas);
    const checker = new RequestChecker({ $ref: 'ForcedChange' }, 'body');
    const fieldsOf = (body: unknown) => {
      try {
        checker.check(body);
      } catch (error) {
        return (error as Refusal).details.fieldErrors?.map(({ field }) => field);
      }
      return [];
    };
    expect(fieldsOf({ boxes: [{ id: 101, staus: 'FINALIZED' }] })).toEqual(['boxes[0].staus']);
    expect(fieldsOf({ dokus: [{ id: 1001, status: 'DONE' }] })).toEqual(['dokus[0].status']);
    expect(fieldsOf({ users: [{ username: 'x', userType: 'CLIENT' }] })).toEqual([
      'users[0].userType',
    ]);
  });

  it('[A-413] makes the archive give the chosen answer at once', async () => {
    const test = new TestEngine(nodePorts, 'CZ');
    const { id } = test.doku('byBank', 0);
    await force(test, { dokus: [{ id, status: 'UNDER_ARCHIVING' }] });
    const call = { params: { worldId: test.world.id, dokuId: id } };
    const failed = await test.call('answerArchiveJob', { ...call, body: { outcome: 'FAILED' } });
    expect(failed.body.status).toBe('WAITING_ARCHIVAL');
    await force(test, { dokus: [{ id, status: 'UNDER_ARCHIVING' }] });
    await test.call('setClock', { ...at(test), body: { advanceMs: limits.archiveJobMs } });
    const { body } = await test.call('getWorldState', at(test));
    const now = body.boxes.flatMap(({ dokus }) => dokus).find((doku) => doku.id === id);
    expect(now?.status).toBe('ARCHIVED');
    const again = { ...call, body: { outcome: 'ARCHIVED' as const } };
    expect((await test.refusal('answerArchiveJob', again)).status).toBe(409);
  });
});
