import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { dokuRows } from '@dokubox/spec/workflow/doku-machine.ts';
import {
  resolvers,
  type ResolverName,
  type ResolverStep,
} from '@dokubox/spec/workflow/resolvers.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import { ContractServer } from '../contract-server.ts';
import { expectEffects } from './effects.ts';
import { tryOthers } from './others.ts';
import { findStages, isChosen, isReason, type Denied, type Edge } from './stages.ts';
import {
  actorOf,
  boxIds,
  boxOfStage,
  bring,
  expectRefused,
  fire,
  itemOf,
  loadScenario,
  expectedRefusal,
  refused,
} from './staging.ts';
import { ContractWorld } from './world.ts';

/**
 * Every row of a document's lifecycle over HTTP. Each row is fired in every status it starts from
 * and towards every possible target. It is rejected for the wrong role, tenant and status, and for
 * each failing guard. The cases come from the rows, so nothing here lists them.
 */

// Rows fired by a signer really sign.
vi.setConfig({ testTimeout: 30_000 });

const { edges, denied, neverDenied } = findStages('everything');

interface Case {
  readonly tenant: Tenant;
  readonly edge?: Edge;
  readonly denied?: Denied;
  /** First case of a row in a status. Users without the right try it as well. */
  readonly first?: boolean;
}

const usesAddedOption = ({ row }: { row: DokuRow }) => row.offered === 'uiAdded';
const allowing = (edge: Edge) =>
  [edge, ...edge.stage.steps].some(usesAddedOption)
    ? tenants.filter((tenant) => policyOf(tenant).addedSendToClientInAux)
    : tenants;

/**
 * The tenant whose policy makes a guard of tenant or role fail. Other guards take the tenants in
 * turn.
 */
function tenantOfDenied({ guard, stage }: Denied, turn: number): Tenant {
  const strict = tenants.find((tenant) => policyOf(tenant).archiveRole === 'validatorOrRm');
  if (guard === 'archiveRoleOk' && strict) return strict;
  const without = tenants.find((tenant) => !policyOf(tenant).addedSendToClientInAux);
  if (guard === 'addedSendToClient' && without) return without;
  const fits = stage.steps.some(usesAddedOption)
    ? tenants.filter((tenant) => policyOf(tenant).addedSendToClientInAux)
    : tenants;
  return fits[turn % fits.length] ?? 'HU';
}

const tried = new Set<string>();
const cases: readonly Case[] = [
  ...edges.map((edge, turn): Case => {
    const place = `${edge.row.id} ${edge.from}`;
    const first = !tried.has(place);
    tried.add(place);
    const fits = allowing(edge);
    return { tenant: fits[turn % fits.length] ?? 'HU', edge, first };
  }),
  ...denied.map((one, turn): Case => ({ tenant: tenantOfDenied(one, turn), denied: one })),
];

let server: ContractServer;
const worlds = new Map<Tenant, ContractWorld>();
const boxOfCase = new Map<Case, number>();

beforeAll(async () => {
  server = await ContractServer.start();
  const boxes = cases.map(({ tenant, edge, denied: other }) => {
    const stage = edge?.stage ?? other?.stage;
    if (!stage) throw new Error('a case without a stage');
    const fails = edge?.row.trigger === 'ArchiveFailed';
    return boxOfStage(stage, tenant, fails ? { archiveFails: true } : {});
  });
  loadScenario(server, 'rows', boxes);
  for (const tenant of tenants) {
    const world = await ContractWorld.create(server, 'rows', tenant);
    worlds.set(tenant, world);
    const ids = boxIds(world);
    const own = cases.filter((one) => one.tenant === tenant);
    expect(ids).toHaveLength(own.length);
    own.forEach((one, at) => boxOfCase.set(one, ids[at] ?? 0));
  }
}, 60_000);
afterAll(() => server.stop());

function worldOf({ tenant }: Case): ContractWorld {
  const world = worlds.get(tenant);
  if (!world) throw new Error(`no world of ${tenant}`);
  return world;
}
const boxIdOf = (one: Case) => boxOfCase.get(one) ?? 0;

/** The statuses a target can lead to. */
function targetsOf(to: DokuRow['to'], from: string): readonly string[] {
  if (to === '=') return [from];
  if (!to.startsWith('@')) return [to];
  const steps: readonly ResolverStep[] = resolvers[to as ResolverName].steps;
  return steps.flatMap((step) => targetsOf(step.to, from));
}

/**
 * Checks that an option is offered before it is taken, and that other triggers are never offered.
 */
async function expectOffer(one: Case, { row }: Edge): Promise<void> {
  if (row.by === 'SYSTEM') return;
  const world = worldOf(one);
  const actor = actorOf({ row }, world.tenant);
  const doku = await world.doku(boxIdOf(one), 0, actor);
  const offered = doku.dokuTransitions.some((option) => option.triggerControl === row.trigger);
  expect(offered).toBe(row.offered === 'radio');
  if (row.offered === 'file') expect(doku.dokuStaticActions).toContain('Upload');
}

async function fireEdge(one: Case, edge: Edge): Promise<void> {
  const world = worldOf(one);
  const boxId = boxIdOf(one);
  const before = await bring(world, boxId, edge.stage);
  // A file that has not been sent is read by its own side.
  const user = edge.row.offered === 'file' ? actorOf(edge, world.tenant) : undefined;
  const [was] = (await world.box(boxId, user)).dokus;
  if (one.first) {
    await expectOffer(one, edge);
    await tryOthers(world, boxId, edge);
    const { dokus, status } = await world.box(boxId);
    expect([status, dokus]).toEqual([before.status, before.dokus]);
  }
  const { row, outcome } = edge;
  const answer = await fire(world, boxId, edge);
  expect([answer.status, answer.text.slice(0, answer.status === 200 ? 0 : 400)]).toEqual([200, '']);
  const box = await world.box(boxId, user);
  const [doku] = box.dokus;
  if (!was || !doku) throw new Error('no document');
  expect(targetsOf(row.to, edge.from)).toContain(doku.status);
  if (row.offered === 'radio' || row.offered === 'uiAdded')
    expect(doku.dokuAction).toBe(row.trigger);
  const names = [...row.effects, ...(outcome?.effects ?? [])];
  expectEffects(names, { before: was, doku, box, after: edge.after });
}

async function fireDenied(one: Case, { row, from, guard, stage }: Denied): Promise<void> {
  const world = worldOf(one);
  const boxId = boxIdOf(one);
  const before = await bring(world, boxId, stage);
  // The user who fires the row is the one without the role of this guard.
  const id = world.dokuId(boxId);
  const answer =
    guard === 'archiveRoleOk'
      ? await world.submit('bankerRm', boxId, [itemOf({ row }, id)])
      : await fire(world, boxId, {
          row,
          ...(row.outcomes?.[0] ? { outcome: row.outcomes[0] } : {}),
        });
  const who = guard === 'archiveRoleOk' ? 'bankerRm' : actorOf({ row }, world.tenant);
  if (row.trigger === 'ValidateSignature') {
    // A validation is always carried out on request, wherever the document is. Here it changes
    // nothing.
    expect(answer.status).toBe(200);
  } else if (row.by === 'SYSTEM') {
    expectRefused(answer, refused.conflict, [404, 'dde.error.notFound']);
  } else {
    expectRefused(answer, expectedRefusal(row));
    const offers = (await world.doku(boxId, 0, who)).dokuTransitions;
    const listed = offers.some(({ triggerControl }) => triggerControl === row.trigger);
    expect(listed).toBe(isReason(guard));
  }
  if (isReason(guard)) expect(answer.error.reason).toContain(guard);
  const after = await world.box(boxId);
  expect([after.dokus[0]?.status, after.dokus]).toEqual([from, before.dokus]);
}

const covered = new Set<string>();
const places = dokuRows.flatMap((row) => row.from.map((from) => ({ row, from })));

describe.each(dokuRows.filter(isChosen))('[R4.6][R4.8] $id $trigger by $by', (row) => {
  it.each(row.from)(
    'fires in %s towards each of its targets, for the right role only',
    async (from) => {
      const own = cases.filter(({ edge }) => edge?.row === row && edge.from === from);
      expect(own.length).toBeGreaterThan(0);
      for (const one of own) if (one.edge) await fireEdge(one, one.edge);
      covered.add(`${row.id} ${from}`);
    },
  );

  const refusals = cases.filter(({ denied: other }) => other?.row === row);
  if (refusals.length > 0) {
    it.each(refusals)('is rejected in $denied.from by $denied.guard', async (one) => {
      if (one.denied) await fireDenied(one, one.denied);
    });
  }
});

describe('the rows as a whole', () => {
  it('[R4.6] are each fired in each status they start from, except outcomes that depend on a file’s validation', () => {
    // Tests of signing fire these with both outcomes, because files are really signed there.
    const waiting = places.filter(({ row }) => !isChosen(row));
    expect(waiting.map(({ row }) => row.id)).toEqual(['S47']);
    const expected = places.filter((place) => !waiting.includes(place));
    expect([...covered].sort()).toEqual(
      expected.map(({ row, from }) => `${row.id} ${from}`).sort(),
    );
  });

  it('[R4.6] show each guard failing, except those the status itself makes true', () => {
    expect(neverDenied).toMatchInlineSnapshot(`
      [
        "S51 WAITING_BANK_SIGNATURE_AUX bankByFile",
        "T08 WAITING_BANK_SIGNATURE_AUX bankByFile",
        "T15 WAITING_CLIENT_SIGNATURE envelopeIntact",
        "T22 WAITING_BANK_SIGNATURE envelopeIntact",
        "T22 WAITING_BANK_SIGNATURE_AUX acknowledgementNeeded",
        "T22 WAITING_BANK_SIGNATURE_AUX bankByFile",
        "T22 WAITING_BANK_SIGNATURE_AUX envelopeIntact",
        "T23 WAITING_BANK_SIGNATURE_2 envelopeIntact",
        "T24 WAITING_BANK_SIGNATURE_AUX bankSignsInCustomApp",
        "T24 WAITING_BANK_SIGNATURE_AUX envelopeIntact",
        "T25 WAITING_ARCHIVAL envelopeIntact",
        "T29 WAITING_BANK_SIGNATURE envelopeIntact",
        "T29 WAITING_BANK_SIGNATURE_AUX bankByFile",
        "T29 WAITING_BANK_SIGNATURE_AUX envelopeIntact",
        "T30 WAITING_CLIENT_FEEDBACK envelopeIntact",
        "T30 WAITING_CLIENT_SIGNATURE envelopeIntact",
        "T30 WAITING_CLIENT_SIGNATURE notPaper",
        "T31 WAITING_ARCHIVAL signingNeeded",
        "T31 WAITING_BANK_SIGNATURE signingNeeded",
        "T31 WAITING_BANK_SIGNATURE_2 signingNeeded",
        "T31 WAITING_CLIENT_SIGNATURE signingNeeded",
        "T36 WAITING_BANK_SIGNATURE envelopeIntact",
        "T36 WAITING_BANK_SIGNATURE_AUX bankByFile",
        "T36 WAITING_BANK_SIGNATURE_AUX envelopeIntact",
        "T37 WAITING_BANK_SIGNATURE_2 envelopeIntact",
        "T41 WAITING_CLIENT_SIGNATURE clientSignsElectronically",
        "T42 WAITING_BANK_SIGNATURE bankSignsElectronically",
        "T43 WAITING_BANK_SIGNATURE_AUX bankSignsInCustomApp",
        "T43 WAITING_BANK_SIGNATURE_AUX envelopeIntact",
        "T44 WAITING_BANK_SIGNATURE_2 bankSignsElectronically",
        "T50 WAITING_BANK_SIGNATURE_2 envelopeIntact",
      ]
    `);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
