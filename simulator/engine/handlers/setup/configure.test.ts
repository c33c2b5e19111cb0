import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';

type Body = BodyOf<'configureDokubox'>;

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

/** A box a banker has just started. */
async function created(): Promise<Dokubox> {
  const definition = test.world.catalogue.definitions.find(({ pid }) => pid === 'ACC-MB-01');
  if (!definition) throw new Error('no such definition');
  const { body } = await test.call('createBankerDokubox', {
    as: 'bankerRm',
    body: {
      definitionPid: definition.pid,
      categoryCode: definition.categoryCode,
      segmentType: 'MB',
      clientNumber: test.user('client1').clientNumbers[0] ?? '',
    },
  });
  return body;
}

/** The current state of the box as a configuration. */
function asConfigured(box: Dokubox, change: Partial<Body> = {}): Body {
  return {
    dokuBoxId: box.id,
    clientSignatureSystem: box.clientSignatureSystem ?? 'NA',
    bankSignatureSystem: box.bankSignatureSystem ?? 'NA',
    validatorRoleOptional: box.validatorRoleOptional ?? false,
    dokus: box.dokus.map((doku) => ({
      dokuId: doku.id,
      usedInBox: doku.usedInBox ?? false,
      ordinalNumber: doku.ordinalNumber,
      participants: doku.participants.map(({ participantType, participantRole, user }) => ({
        participantType,
        participantRole,
        userId: user.id,
      })),
    })),
    complete: true,
    ...change,
  };
}

const configure = async (body: Body, as = 'bankerRm') =>
  (await test.call('configureDokubox', { as, body })).body;
const refused = (body: Body, as = 'bankerRm') => test.refusal('configureDokubox', { as, body });

/** A configuration with one document changed. */
function withDoku(body: Body, index: number, change: Partial<Body['dokus'][number]>): Body {
  return {
    ...body,
    dokus: body.dokus.map((doku, at) => (at === index ? { ...doku, ...change } : doku)),
  };
}

describe('configuration', () => {
  it('[R2.17] is saved without starting the work', async () => {
    const box = await created();
    const body = withDoku(asConfigured(box, { complete: false, validatorRoleOptional: true }), 0, {
      usedInBox: false,
      ordinalNumber: 9,
    });
    const after = await configure(body);
    expect(after).toMatchObject({ status: 'BANK_SETUP', validatorRoleOptional: true });
    const doku = after.dokus.find(({ id }) => id === box.dokus[0]?.id);
    expect(doku).toMatchObject({ usedInBox: false, removed: false, ordinalNumber: 9 });
    expect(after.dokus.every(({ dokuSetupCompleted }) => dokuSetupCompleted === false)).toBe(true);
  });

  it('[A-405] is rejected from the later of two bankers at once, and the first is kept', async () => {
    const box = await created();
    const lastChangedAt = box.lastChangedAt ?? 'never';
    const body = (change: Partial<Body>) =>
      asConfigured(box, { complete: false, lastChangedAt, ...change });
    test.world.clock.advance(1);
    await configure(body({ validatorRoleOptional: true }));
    const refusal = await refused(body({ validatorRoleOptional: false }), 'bankerRm');
    expect(refusal).toMatchObject({ status: 409, messageKey: 'dde.error.conflict' });
    expect(refusal.details.dokubox?.validatorRoleOptional).toBe(true);
  });

  it('[R4.1][R4.10] starts the work once every used document is set up', async () => {
    const after = await configure(asConfigured(await created()));
    expect(after.status).toBe('IN_PROGRESS');
    expect(after.dokus.every(({ dokuSetupCompleted }) => dokuSetupCompleted === true)).toBe(true);
  });

  it('[R4.1] leads to paper if every signature is made by hand', async () => {
    const box = await created();
    const signedByHand = { clientSignatureSystem: 'NA', bankSignatureSystem: 'NA' } as const;
    let body = asConfigured(box, signedByHand);
    for (const [index, doku] of box.dokus.entries()) {
      if (doku.clientSignedDokuUploadNeeded) body = withDoku(body, index, { usedInBox: false });
    }
    expect((await configure(body)).status).toBe('PAPER_IN_PROGRESS');
  });

  it('[R4.1] of a client’s box is done in WAITING_BANK_CONFIGURATION', async () => {
    const box = (
      await test.call('loadDokubox', {
        as: 'bankerRm',
        params: { id: test.box('waitingConfiguration').id },
      })
    ).body;
    const participants: Body['dokus'][number]['participants'] = [
      {
        participantType: 'CLIENT',
        participantRole: 'CLIENT_REVIEWER',
        userId: test.user('client1').id,
      },
    ];
    expect((await configure(withDoku(asConfigured(box), 0, { participants }))).status).toBe(
      'IN_PROGRESS',
    );
  });

  it('[R2.17] requires a document, participants on each, and signatories if someone signs', async () => {
    const box = await created();
    const body = asConfigured(box);
    const nothing = { ...body, dokus: body.dokus.map((doku) => ({ ...doku, usedInBox: false })) };
    expect((await refused(nothing)).details.fieldErrors?.[0]?.field).toBe('dokus');
    const index = box.dokus.findIndex(({ clientSignatureNeeded }) => clientSignatureNeeded);
    const noClient = (body.dokus[index]?.participants ?? []).filter(
      ({ participantType }) => participantType === 'BANK',
    );
    for (const participants of [[], noClient]) {
      const refusal = await refused(withDoku(body, index, { participants }));
      expect([refusal.status, refusal.details.fieldErrors?.[0]?.field]).toEqual([
        400,
        `dokus[${index}].participants`,
      ]);
    }
    expect(test.world.boxes.get(box.id)?.status).toBe('BANK_SETUP');
  });

  it.each([
    ['a user nobody knows', 'BANK', 'BANK_RM', (): number => 999_999],
    [
      'a banker on the client’s side',
      'CLIENT',
      'CLIENT_REVIEWER',
      (): number => test.user('bankerRm').id,
    ],
    [
      'another company’s representative',
      'CLIENT',
      'CLIENT_REVIEWER',
      (): number => test.user('client3').id,
    ],
    ['a client on the bank’s side', 'BANK', 'BANK_RM', (): number => test.user('client1').id],
    ['a role of the other side', 'BANK', 'CLIENT_REVIEWER', (): number => test.user('client1').id],
    [
      'a signatory who is none',
      'BANK',
      'BANK_1STLEVELSIGNATORY',
      (): number => test.user('bankerRm').id,
    ],
  ] as const)('[R2.17] rejects %s', async (_who, participantType, participantRole, userId) => {
    const body = asConfigured(await created(), { complete: false });
    const participants = [{ participantType, participantRole, userId: userId() }];
    const refusal = await refused(withDoku(body, 0, { participants }));
    expect([refusal.status, refusal.messageKey]).toEqual([400, 'dde.error.invalidValue']);
  });

  it('[R6.1] rejects documents of another box, a duplicate document, and clients', async () => {
    const body = asConfigured(await created(), { complete: false });
    const [first] = body.dokus;
    if (!first) throw new Error('no document');
    const foreign = { ...first, dokuId: test.doku('foreign', 0).id };
    expect((await refused({ ...body, dokus: [foreign] })).status).toBe(404);
    expect((await refused({ ...body, dokus: [first, first] })).status).toBe(400);
    expect((await refused(body, 'client1')).status).toBe(403);
  });

  it('[R4.1] is not possible for a box that is finished, ended, or waiting for approval', async () => {
    for (const name of ['finalized', 'paper', 'cancelledByBank'] as const) {
      const { body: box } = await test.call('loadDokubox', {
        as: 'bankerRm',
        params: { id: test.box(name).id },
      });
      expect((await refused(asConfigured(box))).status).toBe(409);
    }
  });
});

describe('reconfiguration', () => {
  let box: Dokubox;
  beforeEach(async () => {
    box = await configure(asConfigured(await created()));
  });

  it('[R8.7] is rejected with DOKUBOX_SETUP_INCOMPLETE while a used document is not set up', async () => {
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      const [doku] = tx.box(box.id).dokus;
      if (doku) doku.dokuSetupCompleted = false;
    });
    expect(await refused(asConfigured(box))).toMatchObject({
      status: 409,
      errorCode: 'DOKUBOX_SETUP_INCOMPLETE',
    });
  });

  it('[R4.20] removes a document, adds it again as added, and marks who made the change', async () => {
    const [first, second] = box.dokus;
    if (!first || !second) throw new Error('two documents are needed');
    const without = await configure(withDoku(asConfigured(box), 0, { usedInBox: false }));
    expect(without.dokus.find(({ id }) => id === first.id)).toMatchObject({
      dokuAction: 'Reconfigure',
      removed: true,
    });
    const people = asConfigured(box).dokus[1]?.participants ?? [];
    const user = {
      participantType: 'BANK',
      participantRole: 'BANK_VIEWER',
      userId: test.user('banker2').id,
    } as const;
    const back = await configure(
      withDoku(asConfigured(box), 1, { participants: [...people, user] }),
    );
    expect(back.dokus.find(({ id }) => id === first.id)).toMatchObject({
      usedInBox: true,
      removed: false,
      isReconfiguredAdded: true,
    });
    expect(back.dokus.find(({ id }) => id === second.id)?.reconfigured).toBe(true);
    expect(back.status).toBe('IN_PROGRESS');
  });

  it('[R4.24] cannot change signers and systems during signing', async () => {
    test.world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      const doku = tx.box(box.id).dokus.find(({ clientSignatureNeeded }) => clientSignatureNeeded);
      if (!doku) return;
      doku.status = 'WAITING_CLIENT_SIGNATURE';
      doku.envelope = 'WAITING_SIGNATURE';
    });
    const index = box.dokus.findIndex(({ clientSignatureNeeded }) => clientSignatureNeeded);
    const people = withDoku(asConfigured(box), index, { participants: [] });
    expect((await refused(people)).messageKey).toBe('dde.error.signingInProgress');
    const systems = asConfigured(box, { clientSignatureSystem: 'ESAW_REMOTE' });
    expect((await refused(systems)).messageKey).toBe('dde.error.signingInProgress');
  });
});
