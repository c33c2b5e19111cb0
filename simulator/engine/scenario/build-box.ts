import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { unknownTo } from '@dokubox/spec/workflow/rights.ts';
import { boxEnvelopeStatus } from '@dokubox/spec/workflow/envelope-machine.ts';
import { ownTexts } from '#own-texts';
import { randomFor, type Random } from '../seed/random.ts';
import type { BoxState } from '../state.ts';
import { rowOf, type BoxListRow } from '../world/box-row.ts';
import { setupStatuses } from './box-check.ts';
import type { BoxIds, PlannedBox, ScenarioContext } from './planned-box.ts';
import { buildDoku } from './build-doku.ts';
import { bankUsernames } from './build-people.ts';
import { openRejection } from '../open-rejection.ts';
import { seededRejection } from './build-rejection.ts';
import type { Cast } from './cast.ts';
import { isoMoment, momentOf } from './moments.ts';
import type { BoxPlan } from './box-plan.ts';

const minuteMs = 60_000;

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** When the box was created and changed, in whole minutes before the reference. */
function datesOf({ spec }: BoxPlan, reference: Date, random: Random) {
  const end = reference.getTime() - minuteMs;
  const minutes = random.int(90, 40 * 24 * 60);
  const part = random.next();
  const created = spec.created
    ? momentOf(spec.created, reference).getTime()
    : Math.min(end, end - minutes * minuteMs);
  const latest = Math.max(created, end);
  const changed = spec.changed
    ? momentOf(spec.changed, reference).getTime()
    : latest - Math.floor(((latest - created) * part * part) / minuteMs) * minuteMs;
  return { created, changed: Math.max(created, changed) };
}

function creatorOf(plan: BoxPlan, cast: Cast, clientNumber: string): string {
  const key = plan.spec.createdBy ?? (plan.initiatedBy === 'BANK' ? 'bank' : 'client');
  return cast.user(key, clientNumber)?.username ?? '';
}

/** The box without its documents. */
function plannedBox(plan: BoxPlan, ids: BoxIds, world: ScenarioContext): PlannedBox {
  const client = world.cast.client(plan.clientKey);
  if (!client) throw new Error(`no client ${plan.clientKey}`);
  const random = randomFor(world.seed, world.tenant, 'box', plan.index);
  const { created, changed } = datesOf(plan, world.reference, random);
  const { cast, reference } = world;
  return {
    ...world,
    plan,
    id: ids.box,
    client,
    createdBy: creatorOf(plan, cast, client.clientNumber),
    createdAt: iso(created),
    lastChangedAt: iso(changed),
    between: (part) => iso(created + Math.floor(((changed - created) * part) / 1000) * 1000),
    people: (dokuId) => ({ cast, clientNumber: client.clientNumber, reference, dokuId }),
  };
}

function customNameOf({ plan, tenant, seed }: PlannedBox): string | null {
  const { customName } = plan.spec;
  if (customName === undefined) return null;
  if (typeof customName === 'string') return customName;
  const { boxNames } = ownTexts(policyOf(tenant).localLanguage).content;
  const start = randomFor(seed, tenant, 'box names').int(0, boxNames.length - 1);
  return boxNames[(start + plan.index) % boxNames.length] ?? null;
}

function lockOf({ plan, cast, client, reference }: PlannedBox): BoxState['lock'] {
  const { lock } = plan.spec;
  const user = lock && cast.user(lock.by, client.clientNumber);
  if (!lock || !user) return null;
  // A day instead of the five minutes of a real lock, because no one renews this lock and the
  // scenario is about it.
  return { username: user.username, expiresAt: isoMoment(lock.until ?? '+1d', reference) };
}

/** When the envelope of a box expires, or null if the scenario does not say. */
export function envelopeExpiryOf({ spec }: BoxPlan, reference: Date): string | null {
  const { envelopeExpires } = spec;
  return envelopeExpires === undefined ? null : isoMoment(envelopeExpires, reference);
}

type Cancellation = Pick<
  BoxState,
  | 'reasonOfCancellation'
  | 'cancellationNote'
  | 'cancellationCreatorUserId'
  | 'cancelledAt'
  | 'statusBeforeCancellation'
>;

function cancellationOf(planned: PlannedBox): Cancellation {
  const { plan, cast, client, tenant, reference } = planned;
  const ended = plan.status === 'CANCELLED' || plan.status === 'PENDING_CANCELLATION_APPROVAL';
  if (!ended) {
    return {
      reasonOfCancellation: null,
      cancellationNote: null,
      cancellationCreatorUserId: null,
      cancelledAt: null,
      statusBeforeCancellation: null,
    };
  }
  const given = plan.spec.cancellation;
  const by = given?.by ?? (plan.initiatedBy === 'BANK' ? 'bank' : 'client');
  const user = cast.user(by, client.clientNumber);
  // A client gives neither reason nor note.
  const byBank = user?.userType === 'BANKER';
  const { cancellationNote } = ownTexts(policyOf(tenant).localLanguage).content;
  return {
    reasonOfCancellation: byBank ? (given?.reason ?? 'CLIENT_REQUEST') : null,
    cancellationNote: byBank ? (given?.note ?? cancellationNote) : null,
    cancellationCreatorUserId: user?.username ?? null,
    cancelledAt: given?.at ? isoMoment(given.at, reference) : planned.lastChangedAt,
    statusBeforeCancellation: 'IN_PROGRESS',
  };
}

function titlesOf({ definition, initiatedBy, status, systems }: BoxPlan) {
  return {
    status,
    initiatedBy,
    titleEn: definition.titleEn,
    titleLocal: definition.titleLocal,
    definitionPid: definition.pid,
    productCategory: definition.categoryCode,
    segmentType: definition.segment,
    ...systems,
  };
}

/** Generates a box with all its documents. */
export function buildBox(plan: BoxPlan, ids: BoxIds, world: ScenarioContext): BoxState {
  const planned = plannedBox(plan, ids, world);
  const random = randomFor(world.seed, world.tenant, 'box ids', plan.index);
  const uuid = random.uuid();
  let firstMessageId = ids.firstMessage;
  const dokus = plan.dokus.map((doku, index) => {
    const id = ids.firstDoku + index;
    const built = buildDoku({
      box: planned,
      plan: doku,
      id,
      ordinal: index + 1,
      firstMessageId,
      envelopeId: uuid,
    });
    firstMessageId += built.messages.length;
    return { ...built, signatureRejection: seededRejection(built, planned) };
  });
  const used = dokus.filter((doku) => doku.usedInBox && !doku.removed);
  const envelope = plan.spec.envelope ?? boxEnvelopeStatus(used.map((doku) => doku.envelope));
  const inBankApplication =
    plan.systems.bankSignatureSystem === 'CUSTOM_APP' && !setupStatuses.has(plan.status);
  return {
    id: planned.id,
    clientNumber: planned.client.clientNumber,
    ...titlesOf(plan),
    customName: customNameOf(planned),
    createdBy: planned.createdBy,
    lock: lockOf(planned),
    ...cancellationOf(planned),
    envelopeId: envelope === null ? null : uuid,
    envelopeExpiresAt: envelopeExpiryOf(plan, planned.reference),
    namirialEnvelopeStatus: envelope,
    edsProcessId: inBankApplication ? `EDS-${random.digits(8)}` : null,
    ...openRejection({ dokus: used, signatureRejection: null }),
    validatorRoleOptional: plan.spec.validatorRoleOptional ?? false,
    createdAt: planned.createdAt,
    lastChangedAt: planned.lastChangedAt,
    dokus,
  };
}

/** The bankers on the documents, shared by all boxes with the same documents. */
const bankersOfPlans = new WeakMap<ScenarioContext, WeakMap<BoxPlan['dokus'], readonly string[]>>();

function bankersOf(
  dokus: BoxPlan['dokus'],
  planned: PlannedBox,
  world: ScenarioContext,
): readonly string[] {
  let known = bankersOfPlans.get(world);
  if (!known) bankersOfPlans.set(world, (known = new WeakMap()));
  let names = known.get(dokus);
  if (!names) {
    const set = new Set<string>();
    for (const doku of dokus) {
      for (const username of bankUsernames(doku, planned.people(0))) set.add(username);
    }
    known.set(dokus, (names = [...set]));
  }
  return names;
}

/** Returns the same list if every document is used, so that results can be cached by it. */
function usedIn({ dokus }: BoxPlan): BoxPlan['dokus'] {
  const used = dokus.filter(({ spec }) => spec.removed !== true && spec.usedInBox !== false);
  return used.length === dokus.length ? dokus : used;
}

/**
 * The list row of a box that has not been read yet. A box with messages is generated for it,
 * because the row counts unread messages. The thousands of boxes in a large world have none.
 * @param read returns the generated box
 */
export function rowOfPlan(
  plan: BoxPlan,
  ids: BoxIds,
  world: ScenarioContext,
  read: () => BoxState,
): BoxListRow {
  const planned = plannedBox(plan, ids, world);
  if (usedIn(plan).some(({ spec }) => (spec.messages ?? []).length > 0)) {
    return rowOf(read(), planned.client);
  }
  const creator = plan.initiatedBy === 'BANK' ? [planned.createdBy] : [];
  const used = usedIn(plan);
  return {
    id: planned.id,
    status: plan.status,
    clientNumber: planned.client.clientNumber,
    clientName: planned.client.clientName,
    clientNameLocal: planned.client.clientNameLocal,
    customName: customNameOf(planned),
    titleEn: plan.definition.titleEn,
    titleLocal: plan.definition.titleLocal,
    categoryCode: plan.definition.categoryCode,
    segmentType: plan.definition.segment,
    unknownTo: unknownTo(plan),
    bankers: [...new Set([...creator, ...bankersOf(used, planned, world)])],
    takingPart: [...new Set([...creator, ...bankersOf(plan.dokus, planned, world)])],
    createdAt: planned.createdAt,
    lastChangedAt: planned.lastChangedAt,
    documentsCount: usedIn(plan).length,
    messages: [],
  };
}
