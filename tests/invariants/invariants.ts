import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { addressOf } from '@dokubox/spec/operations/request.ts';
import type { WorldBundle } from '@dokubox/spec/control/schemas/world-bundle.ts';
import type { WorldState } from '@dokubox/spec/control/schemas/world-state.ts';
import { randomFor, type Random } from '../../simulator/engine/seed/random.ts';
import {
  ProofPlace,
  sendCall,
  SLOT,
  slotCount,
  type AnsweredCall,
  type GeneratedCall,
} from './place.ts';
import { Values, type Known, type Schema } from './values.ts';

/**
 * Generated calls of the whole contract, control and product. No call may answer 500. After each
 * accepted call it must be possible to list, read, export, import, undo and redo the world.
 */

/** A stream of events has no end. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'followWorld');
const people = ['client1', 'client2', 'bankerRm', 'bankerVal', null];

/** Number of accepted calls between two costly checks. */
const exportEvery = 8;
const undoEvery = 3;

/** The broken invariant, or null. */
export type InvariantFinding = string | null;

export interface InvariantReport {
  readonly calls: number;
  readonly accepted: number;
  /** Number of operations that were accepted at least once. */
  readonly operations: number;
  readonly finding: InvariantFinding;
  /** The calls that lead to the finding. */
  readonly path: readonly GeneratedCall[];
}

/** Generates calls that match the world of a slot. */
class Writer {
  readonly #random: Random;
  readonly #known: Known[] = [];
  readonly #bundles: unknown[] = [];

  constructor(random: Random) {
    this.#random = random;
  }

  /** Learns the values that exist in the world of each slot. */
  async learn(place: ProofPlace): Promise<void> {
    for (let slot = 0; slot < slotCount; slot += 1) {
      const path = `/__sim/worlds/${place.worldId(slot)}`;
      const state = JSON.parse((await place.send('GET', `${path}/state`)).text) as WorldState;
      this.#known[slot] = knownIn(state);
      this.#bundles[slot] = JSON.parse((await place.send('GET', `${path}/export`)).text);
    }
  }

  /** Keeps an export, to send it again with one value changed. */
  keep(slot: number, bundle: unknown): void {
    this.#bundles[slot] = bundle;
  }

  call(): GeneratedCall {
    const random = this.#random;
    const id = random.pick(ids);
    const operation: OperationDefinition = operations[id];
    const slot = random.int(0, slotCount - 1);
    const values = new Values(random, this.#known[slot] ?? {});
    const part = (schema: unknown): unknown => (schema ? values.of(schema as Schema) : {});
    // Address parameters are always an object, whatever a body may be.
    const fields = (schema: unknown) => ({ ...(part(schema) as object | null) });
    const takesBody = operation.body !== undefined && !operation.multipart;
    const body = id === 'importWorld' && random.next() < 0.8 ? this.#file(slot) : undefined;
    return {
      id,
      slot,
      as: operation.portalHeaders === false ? null : random.pick(people),
      params: fields(operation.params),
      query: fields(operation.query),
      body: takesBody ? (JSON.stringify(body ?? part(operation.body)) ?? null) : null,
    };
  }

  /** An exported world in which one value is changed. */
  #file(slot: number): unknown {
    const bundle = structuredClone(this.#bundles[slot]) as WorldBundle;
    const places: (readonly [object, string])[] = [];
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inside] of Object.entries(value)) {
        places.push([value, key]);
        walk(inside);
      }
    };
    walk(this.#random.next() < 0.8 ? bundle.records : bundle);
    if (places.length > 0 && this.#random.next() < 0.9) {
      const [holder, key] = this.#random.pick(places);
      const others = [null, -1, 0, 2 ** 53, 'x', '', [], {}, '9999-12-31T23:59:59Z', true];
      const [other] = this.#random.shuffle(others);
      Object.assign(holder, { [key]: other });
    }
    return { bundle };
  }
}

function knownIn({ boxes, users, clients, settings }: WorldState): Known {
  const dokus = boxes.flatMap((box) => box.dokus);
  const boxIds = boxes.map(({ id }) => id);
  const dokuIds = dokus.map(({ id }) => id);
  const names = users.map(({ username }) => username);
  const keys = users.flatMap(({ key }) => key ?? []);
  return {
    worldId: [SLOT],
    id: [...boxIds, ...dokuIds],
    dokuBoxId: boxIds,
    dokuboxId: boxIds,
    box: boxIds,
    boxId: boxIds,
    dokuId: dokuIds,
    username: names,
    createdBy: names,
    user: keys,
    key: keys,
    scenario: ['contract', 'locks', 'signing'],
    clientNumber: clients.map(({ clientNumber }) => clientNumber),
    definitionPid: boxes.map(({ definitionPid }) => definitionPid),
    dokuDefinitionId: dokus.map(({ dokuDefinitionId }) => dokuDefinitionId),
    userId: users.map(({ id }) => id),
    envelopeId: boxes.flatMap(({ envelopeId, edsProcessId }) => envelopeId ?? edsProcessId ?? []),
    number: [0, 1, 2, 5],
    '*': Object.keys(settings.featureFlags),
  };
}

const withoutNow = (text: string) => text.replace(/"now":"[^"]*"/, '');

/** Makes every call of a world that must answer 200. */
async function check(place: ProofPlace, slot: number, undoes: boolean, exports: boolean) {
  const world = `/__sim/worlds/${place.worldId(slot)}`;
  const broken = (what: string, { status, text }: AnsweredCall) =>
    status === 200 || status === 201 ? null : `${what} answers ${status}: ${text.slice(0, 300)}`;
  const ask = async (method: string, path: string, body?: string) => {
    const answer = await place.send(method, path, {}, body);
    return [answer, broken(`${method} ${path}`, answer)] as const;
  };
  for (const path of ['', '/clock', '/history?undone=true', '/state?limit=1000', '/journal']) {
    const [, problem] = await ask('GET', world + path);
    if (problem !== null) return problem;
  }
  if (undoes) {
    const [before] = await ask('GET', `${world}/state?limit=1000`);
    const { history: number } = JSON.parse(before.text) as WorldState;
    const [undone, problem] = await ask('POST', `${world}/undo`);
    if (problem !== null && undone.status !== 409) return problem;
    if (problem === null) {
      for (const [path, body] of [
        ['/redo', undefined],
        ['/goto', JSON.stringify({ number })],
      ] as const) {
        const [, again] = await ask('POST', world + path, body);
        if (again !== null) return again;
      }
      const [after, unread] = await ask('GET', `${world}/state?limit=1000`);
      if (unread !== null) return unread;
      if (withoutNow(after.text) !== withoutNow(before.text)) return 'undo and redo differ';
    }
  }
  if (!exports) return null;
  const [file, problem] = await ask('GET', `${world}/export`);
  if (problem !== null) return problem;
  const [, unsaved] = await ask('GET', `${world}/export?format=scenario`);
  if (unsaved !== null) return unsaved;
  const [made, refused] = await ask('POST', '/__sim/worlds/import', `{"bundle":${file.text}}`);
  if (refused !== null) return refused;
  const { worldId } = JSON.parse(made.text) as { worldId: string };
  const [again, lost] = await ask('GET', `/__sim/worlds/${worldId}/export`);
  await place.send('DELETE', `/__sim/worlds/${worldId}`);
  if (lost !== null) return lost;
  return again.text === file.text ? null : 'the export of an import differs';
}

/** Makes a call, then checks the invariants. */
async function step(place: ProofPlace, call: GeneratedCall, undoes: boolean, exports: boolean) {
  const answer = await place.make(call);
  const why = place.problems.splice(0).join('\n').slice(0, 1500);
  if (answer.status === 500 || why !== '') {
    return {
      accepted: false,
      finding: `${call.id} answers ${answer.status}: ${answer.text}\n${why}`,
    };
  }
  // A fault makes calls fail on purpose.
  if (/^addFault/.test(call.id)) {
    await place.send('DELETE', `/__sim/worlds/${place.worldId(call.slot)}/faults`);
  }
  const listed = await place.tidy();
  if (listed.status !== 200) {
    return {
      accepted: false,
      finding: `the list of worlds answers ${listed.status}: ${listed.text}`,
    };
  }
  const accepted = answer.status < 400;
  if (!accepted) return { accepted, finding: null };
  const problem = await check(place, call.slot, undoes, exports);
  const more = place.problems.splice(0).join('\n').slice(0, 1500);
  const finding = problem ?? (more === '' ? null : more);
  return { accepted, finding: finding === null ? null : `after ${call.id}: ${finding}\n${more}` };
}

/**
 * @param amount number of calls
 * @returns the first finding, if any, with all calls up to it
 */
export async function tryCalls(amount: number, seed: number): Promise<InvariantReport> {
  const place = await ProofPlace.open();
  const writer = new Writer(randomFor(seed, 'invariants'));
  await writer.learn(place);
  const path: GeneratedCall[] = [];
  const used = new Set<string>();
  let accepted = 0;
  let finding: InvariantFinding = null;
  try {
    while (path.length < amount && finding === null) {
      const call = writer.call();
      path.push(call);
      const exports = accepted % exportEvery === 0;
      const found = await step(place, call, accepted % undoEvery === 0, exports);
      finding = found.finding;
      if (!found.accepted) continue;
      accepted += 1;
      used.add(call.id);
      if (!exports) continue;
      const { text } = await place.send('GET', `/__sim/worlds/${place.worldId(call.slot)}/export`);
      writer.keep(call.slot, JSON.parse(text));
    }
  } finally {
    await place.close();
  }
  return { calls: path.length, accepted, operations: used.size, finding, path };
}

/** Makes the calls in a new place and checks after the last of them. */
async function replayed(path: readonly GeneratedCall[]): Promise<InvariantFinding> {
  const place = await ProofPlace.open();
  try {
    for (const call of path.slice(0, -1)) {
      await place.make(call);
      await place.tidy();
    }
    place.problems.length = 0;
    const last = path.at(-1);
    return last ? (await step(place, last, true, true)).finding : null;
  } finally {
    await place.close();
  }
}

/**
 * The shortest part of a path that still leads to a finding. Halves are left out first, then
 * quarters, then single calls.
 */
export async function shrunk(path: readonly GeneratedCall[]): Promise<readonly GeneratedCall[]> {
  let shortest = path;
  for (const tail of [1, 2, 5, 20, 100, 500]) {
    if (tail >= path.length || (await replayed(path.slice(-tail))) === null) continue;
    shortest = path.slice(-tail);
    break;
  }
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.length - 1;) {
      const rest = [
        ...shortest.slice(0, at),
        ...shortest.slice(Math.min(at + size, shortest.length - 1)),
      ];
      if (rest.length < shortest.length && (await replayed(rest)) !== null) shortest = rest;
      else at += size;
    }
  }
  return shortest;
}

/** A call as a line for a terminal. */
export function callLineOf({ id, slot, as, params, query, body }: GeneratedCall): string {
  const { method, url }: OperationDefinition = operations[id];
  const named = (values: GeneratedCall['params']) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        return [name, value === SLOT ? `$WORLD${slot}` : sendCall(value)];
      }),
    );
  const path = addressOf({ url }, named(params), named(query));
  const who = as === null ? '' : ` -H 'X-Id-Token: $${as}'`;
  const data = body === null ? '' : ` --json '${body.replaceAll("'", "'\\''")}'`;
  return `curl -X ${method} '$SIM${path}'${who}${data}  # ${id}`;
}
