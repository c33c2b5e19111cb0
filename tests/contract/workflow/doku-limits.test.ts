import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuStatuses, tenants, type DokuboxStatus, type Tenant } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { ScenarioBox, ScenarioDoku } from '@dokubox/spec/control/schemas/scenario.ts';
import type { TenantPolicy } from '@dokubox/spec/tenants/policy.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { disabledReasons, type DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import { dokuMachine, dokuRows, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import { ContractServer } from '../contract-server.ts';
import { findStages, isChosen } from './stages.ts';
import {
  actorOf,
  boxIds,
  boxOfStage,
  bring,
  fire,
  itemOf,
  loadScenario,
  refused,
  saidBy,
} from './staging.ts';
import { ContractWorld, type SubmitAction } from './world.ts';

/** The limits above the rows: the status of the box, the setup, the data of the signers. */

const { edges, inStatus } = findStages('oneOfEach');
let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

async function worldWith(name: string, tenant: Tenant, boxes: readonly ScenarioBox[]) {
  loadScenario(server, name, boxes);
  const world = await ContractWorld.create(server, name, tenant);
  return { world, ids: boxIds(world) };
}

const { terminateClientDokubox, decideCancellation } = operations;

describe('[R4.4][R4.8] a box with a requested termination, or a cancelled box', () => {
  const rows = dokuRows.filter(isChosen);
  let world: ContractWorld;
  let ids: readonly number[];
  const outcomes = new Set<DokuboxStatus>();
  const edgeOf = (id: string) => {
    const edge = edges.find(({ row }) => row.id === id);
    if (!edge) throw new Error(`nothing fires ${id}`);
    return edge;
  };
  beforeAll(async () => {
    const boxes = rows.map(({ id }) => boxOfStage(edgeOf(id).stage, 'CZ'));
    ({ world, ids } = await worldWith('ended', 'CZ', boxes));
  });

  it.each(rows)('no longer allows $id $trigger', async (row) => {
    const boxId = ids[rows.indexOf(row)] ?? 0;
    const edge = edgeOf(row.id);
    await bring(world, boxId, edge.stage);
    const item = itemOf(edge, world.dokuId(boxId));
    const actor = actorOf(edge, 'CZ');
    const asked = await world.post('client1', terminateClientDokubox.url, {
      dokuboxId: boxId,
      reasonOfCancellation: null,
      cancellationNote: null,
    });
    // If nothing is signed, the box ends at once. Only a requested termination can still be
    // rejected.
    const { status: outcome } = asked.json as { status: DokuboxStatus };
    expect(['CANCELLED', 'PENDING_CANCELLATION_APPROVAL']).toContain(outcome);
    const pending = outcome !== 'CANCELLED';
    outcomes.add(outcome);
    if (pending && row.by !== 'SYSTEM') {
      const answer = await world.submit(actor, boxId, [item]);
      const code = row.trigger === 'Upload' ? refused.conflict : refused.notOffered;
      expect(saidBy(answer)).toEqual(code);
    }
    const decision = { dokuBoxId: boxId, approved: true };
    if (pending) {
      const decided = await world.post('bankerValidator', decideCancellation.url, decision);
      expect(decided.json).toEqual({ status: 'CANCELLED' });
    }
    const before = await world.box(boxId);
    const answer = await fire(world, boxId, edge);
    if (row.by !== 'SYSTEM') expect(saidBy(answer)).toEqual(refused.cancelled);
    else if (row.callback) expect(saidBy(answer)).toEqual(refused.conflict);
    expect((await world.box(boxId)).dokus).toEqual(before.dokus);
  });

  it('[A-206] was ended at once or only on request, depending on what is signed', () => {
    expect(outcomes.size).toBe(2);
  });
});

const isSendToBank = ({ trigger }: DokuRow) => trigger === 'SendToBank';

describe.each(['CZ', 'HU'] as const)(
  '[R4.10][R6.10] before the setup of a document, in %s',
  (tenant) => {
    const rowsOf = (status: (typeof dokuStatuses)[number]) =>
      rowsFrom(dokuMachine, status).filter(
        ({ offered }) => offered === 'radio' || offered === 'uiAdded',
      );
    const statuses = dokuStatuses.filter((status) => rowsOf(status).length > 0);
    let world: ContractWorld;
    let ids: readonly number[];
    beforeAll(async () => {
      const boxes = statuses.map((status): ScenarioBox => {
        const stage = inStatus.get(status);
        if (!stage) throw new Error(`no stage has ${status}`);
        const box = boxOfStage({ ...stage, start: stage.facts }, tenant, { setupCompleted: false });
        const signed = status === 'PAPER_SIGNED';
        return signed ? { ...box, status: 'PAPER_SIGNED' } : box;
      });
      ({ world, ids } = await worldWith(`setup-${tenant.toLowerCase()}`, tenant, boxes));
    });

    it.each(statuses)('offers only what the tenant allows in %s', async (status) => {
      const boxId = ids[statuses.indexOf(status)] ?? 0;
      const id = world.dokuId(boxId);
      for (const row of rowsOf(status)) {
        const actor = actorOf({ row }, tenant);
        const { sendToBankBeforeSetup } = policyOf(tenant);
        const { dokuTransitions } = await world.doku(boxId, 0, actor);
        const offered = dokuTransitions.map(({ triggerControl }) => triggerControl);
        const early = sendToBankBeforeSetup ? rowsOf(status).filter(isSendToBank) : [];
        const own = early.filter(({ by }) => by === row.by).map(({ trigger }) => trigger);
        for (const trigger of offered) expect(own).toContain(trigger);
        if (offered.some((trigger) => trigger === row.trigger)) continue;
        const dokuAction = row.trigger as SubmitAction;
        const answer = await world.submit(actor, boxId, [{ id, dokuAction }]);
        expect(saidBy(answer)).toEqual(refused.notOffered);
      }
    });
  },
);

/** A problem with a signer's data, and the reason returned by a tenant that checks it. */
interface Obstacle {
  readonly reason: DisabledReason;
  readonly system: 'ESAW_DISPOSABLE' | 'ESAW_REMOTE' | 'ALL';
  readonly signer: NonNullable<ScenarioDoku['signers']>[number] | null;
  /** Selects the tenants that require this value. */
  readonly asked: (policy: TenantPolicy) => boolean;
}
const always = () => true;
const issuer = (policy: TenantPolicy) => policy.readinessNeedsIssuerAndStolenFlag;
const validity = (policy: TenantPolicy) => policy.readinessNeedsValidDocument;
function obstacle(
  reason: DisabledReason,
  change: Omit<NonNullable<Obstacle['signer']>, 'user'> | null,
  asked: Obstacle['asked'] = always,
  system: Obstacle['system'] = 'ESAW_DISPOSABLE',
): Obstacle {
  return { reason, system, asked, signer: change && { user: 'client', ...change } };
}
const obstacles: readonly Obstacle[] = [
  obstacle('SIGNER_EXPIRY_MISSING', { docExpiryDate: null }),
  obstacle('SIGNER_DOCUMENT_EXPIRED', { docExpiryDate: '-5d' }),
  obstacle('SIGNER_ISSUER_COUNTRY_MISSING', { docIssuerCountry: null }),
  obstacle('SIGNER_ISSUER_MISSING', { docIssuer: null }, issuer),
  obstacle('SIGNER_STOLEN_FLAG_MISSING', { docStolen: null }, issuer),
  obstacle('SIGNER_DOCUMENT_STOLEN', { docStolen: true }, issuer),
  obstacle('SIGNER_DOCUMENT_INVALID', { docValid: false }, validity),
  obstacle('SIGNER_REMOTE_USER_ID_MISSING', { namirialUserId: null }, always, 'ESAW_REMOTE'),
  obstacle('SIGNER_REMOTE_DEVICE_ID_MISSING', { namirialDeviceId: null }, always, 'ESAW_REMOTE'),
  obstacle('CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN', null, always, 'ALL'),
];

const sides = [
  { who: 'bankerRm', status: 'UPLOADED_BANK', trigger: 'SendForSigning' },
  { who: 'client1', status: 'UNDER_REVIEW_CLIENT', trigger: 'ContinueToSigning' },
] as const;

describe.each(tenants)('[R4.12][R4.13][R4.14][R4.15][R6.7] signer data in %s', (tenant) => {
  const policy = policyOf(tenant);
  const asked = obstacles.flatMap((one) => sides.map((side) => ({ ...one, side })));
  let world: ContractWorld;
  let ids: readonly number[];
  beforeAll(async () => {
    const boxes = asked.map(({ system, signer, side }): ScenarioBox => ({
      client: 'main',
      definition: 'ACC-MB-01',
      initiatedBy: 'BANK',
      clientSignatureSystem: system,
      dokus: [
        {
          document: 'accountAgreement',
          status: side.status,
          ...(signer ? { signers: [signer] } : {}),
        },
      ],
    }));
    ({ world, ids } = await worldWith(`signers-${tenant.toLowerCase()}`, tenant, boxes));
  });

  it.each(asked)('gives $reason for $side.who', async (one) => {
    const { side, reason } = one;
    const boxId = ids[asked.indexOf(one)] ?? 0;
    const id = world.dokuId(boxId);
    const looks =
      side.who === 'bankerRm' ? policy.readinessOnBankerScreen : policy.readinessOnClientScreen;
    const unchosen = reason === 'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN';
    const answer = await world.submit(side.who, boxId, [{ id, dokuAction: side.trigger }]);
    if (unchosen || (looks && one.asked(policy))) {
      expect(saidBy(answer)).toEqual(refused.notOffered);
      // The name of the signer follows the reason.
      expect(answer.error.reason).toContain(unchosen ? reason : `${reason} (`);
      return;
    }
    expect(answer.status).toBe(200);
    expect((await world.doku(boxId)).status).toBe('WAITING_CLIENT_SIGNATURE');
  });
});

it('[R4.12] gives every reason of the signer data at least once', () => {
  const ofFiles = disabledReasons.filter(
    (reason) => !obstacles.some((one) => one.reason === reason),
  );
  const ofRows = dokuRows.flatMap(({ disabledWhen = [] }) =>
    disabledWhen.map(({ reason }) => reason),
  );
  for (const reason of ofFiles) expect(ofRows).toContain(reason);
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
