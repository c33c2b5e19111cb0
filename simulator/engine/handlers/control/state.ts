import type {
  ForcedChange,
  BoxRecord,
  WorldState,
} from '@dokubox/spec/control/schemas/world-state.ts';
import type { DokuRecord } from '@dokubox/spec/control/schemas/doku-record.ts';
import { castDraft } from 'immer';
import { Refusal } from '../../handler.ts';
import { stepByStep } from '../../slices.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { Transaction } from '../../world/transaction.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';
import { answerNow, expectArchiveJob } from '../workflow/archive-jobs.ts';
import { nextEnvelopeId, putBox } from '../workflow/change-box.ts';
import { asOfNow } from '../workflow/clock-events.ts';
import { withForcedStatus } from './forced-doku.ts';
import { checkForcedReferences } from '../../world/forced-references.ts';
import { forcedOperation, historyView } from './history.ts';

/** Default and highest number of boxes in one answer. */
const BOXES = 200;
const MAX_BOXES = 1000;

const unknown = (what: string) => new Refusal(404, 'dde.error.notFound', null, { reason: what });

/**
 * A box as a record. It is plain data already. The contract's type has no `readonly` and treats an
 * undefined field as absent, as JSON does.
 */
const boxRecord = (box: BoxState): BoxRecord => castDraft(box) as BoxRecord;
const dokuRecord = (doku: DokuState): DokuRecord => castDraft(doku) as DokuRecord;

/** Collects the boxes of a query in their current state, yielding after each. */
function* wantedBoxes(
  world: World,
  query: { boxId?: number; afterBoxId?: number; limit?: number },
  found: BoxState[],
): Generator<void> {
  const { boxId, afterBoxId = 0, limit = BOXES } = query;
  if (boxId !== undefined) {
    const box = world.boxes.get(boxId);
    if (!box) throw unknown(`no box ${boxId}`);
    found.push(asOfNow(world, box));
    return;
  }
  for (const id of [...world.boxes.keys()].sort((a, b) => a - b)) {
    if (found.length >= Math.min(limit, MAX_BOXES)) break;
    const box = id > afterBoxId ? world.boxes.get(id) : undefined;
    if (!box) continue;
    found.push(asOfNow(world, box));
    yield;
  }
}

/** Boxes, documents, users and settings of a world as records. */
export const getWorldState: Handler<'getWorldState'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const boxes: BoxState[] = [];
  const answer = () => ({ body: stateOf(world, boxes.map(boxRecord)) });
  const found = stepByStep(wantedBoxes(world, input.query ?? {}, boxes));
  return found ? found.then(answer) : answer();
};

function stateOf(world: World, boxes: BoxRecord[]): WorldState {
  return {
    history: world.commands,
    now: world.clock.nowIso(),
    boxCount: world.boxes.size,
    boxes,
    users: [...world.users.values()].map((user) => castDraft(user)),
    clients: [...world.clients.values()].map(
      ({ clientNumber, clientName, clientNameLocal, segment }) => {
        return { clientNumber, clientName, clientNameLocal, segment };
      },
    ),
    settings: castDraft(world.settings),
  };
}

/** The changes by hand of one box and its documents. */
interface BoxForce {
  readonly before: BoxState;
  readonly change: Partial<BoxState>;
  readonly dokus: Map<number, readonly [change: Partial<DokuState>, field: string]>;
}

/**
 * The wanted changes, by box.
 * @throws Refusal 404 for anything the world does not have
 */
function byBox(world: World, { boxes = [], dokus = [] }: ForcedChange): Map<number, BoxForce> {
  const found = new Map<number, BoxForce>();
  const of = (id: number | undefined, what: string): BoxForce => {
    const box = id === undefined ? undefined : world.boxes.get(id);
    if (!box) throw unknown(what);
    const known = found.get(box.id) ?? {
      before: asOfNow(world, box),
      change: {},
      dokus: new Map(),
    };
    found.set(box.id, known);
    return known;
  };
  for (const change of boxes) {
    const known = of(change.id, `no box ${change.id}`);
    found.set(change.id, { ...known, change: { ...known.change, ...change } });
  }
  for (const [at, change] of dokus.entries()) {
    const { dokus: ofBox } = of(world.dokus.boxIdOf(change.id), `no document ${change.id}`);
    const fields = { ...ofBox.get(change.id)?.[0], ...change } as Partial<DokuState>;
    ofBox.set(change.id, [fields, `dokus[${at}]`]);
  }
  return found;
}

/**
 * The box with everything that follows from its documents' new statuses.
 * @throws Refusal 400
 */
function followed(world: World, tx: Transaction, force: BoxForce): BoxState {
  const box = { ...force.before, ...force.change };
  let made: string | undefined;
  const newEnvelopeId = () => (made ??= nextEnvelopeId(tx, world));
  const dokus = force.before.dokus.map((before) => {
    const [change, field] = force.dokus.get(before.id) ?? [];
    if (!change || field === undefined) return before;
    if (change.status === undefined) return { ...before, ...change };
    const wanted = { ...castDraft(change), id: before.id };
    return withForcedStatus(world, before, box, wanted, field, newEnvelopeId);
  });
  const envelopeId = box.envelopeId ?? dokus.find((one) => one.envelopeId)?.envelopeId ?? null;
  return { ...box, envelopeId, dokus };
}

function forceBox(world: World, tx: Transaction, force: BoxForce, onlyTheseFields: boolean): void {
  const { before, change } = force;
  if (onlyTheseFields) {
    const dokus = before.dokus.map((doku) => ({ ...doku, ...force.dokus.get(doku.id)?.[0] }));
    tx.changeBox(before.id, { ...change, ...(force.dokus.size > 0 ? { dokus } : {}) });
    return;
  }
  putBox(world, tx, before, followed(world, tx, force));
  // Values named for the box itself win over the settled ones.
  tx.changeBox(before.id, change);
}

/** Changes records by hand, as one command of the history. */
export const forceState: Handler<'forceState'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { users = [], settings, onlyTheseFields = false } = input.body;
  checkForcedReferences(world, input.body);
  const forces = byBox(world, input.body);
  for (const { username } of users) {
    if (!world.users.get(username)) throw unknown(`no user ${username}`);
  }
  world.commit({ operationId: forcedOperation, username: 'control' }, (tx) => {
    for (const force of forces.values()) forceBox(world, tx, force, onlyTheseFields);
    for (const user of users) Object.assign(tx.user(user.username), user);
    const { featureFlags, ...others } = settings ?? {};
    const draft = settings ? tx.settings() : {};
    Object.assign(draft, others);
    if (featureFlags) Object.assign(tx.settings().featureFlags, featureFlags);
  });
  for (const id of forces.keys()) expectArchiveJob(world, id);
  const entry = world.history.at(-1);
  if (!entry) throw new Error('the command must be in the history');
  return { body: historyView(world, entry) };
};

/** Makes the archive answer about a document at once. */
export const answerArchiveJob: Handler<'answerArchiveJob'> = ({ engine, input }) => {
  const { worldId, dokuId } = input.params;
  const world = worldOf(engine, worldId);
  const boxId = world.dokus.boxIdOf(dokuId);
  const known = boxId === undefined ? undefined : world.boxes.get(boxId);
  if (!known) throw unknown(`no document ${dokuId}`);
  const box = asOfNow(world, known);
  const doku = box.dokus.find(({ id }) => id === dokuId);
  const taken = input.body.outcome === 'ARCHIVED';
  const answered = doku && answerNow(world, box, doku, taken);
  if (!answered) {
    const reason = `document ${dokuId} is ${doku?.status ?? 'gone'}, not UNDER_ARCHIVING`;
    throw new Refusal(409, 'dde.error.conflict', null, { reason });
  }
  return { body: dokuRecord(answered) };
};
