import { clientApplications } from '@dokubox/spec/enums.ts';
import { Refusal } from '../../handler.ts';
import type { World } from '../../world/world.ts';
import { startOf } from '../authorization/sign-in.ts';
import type { Engine, Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';
import { worldView } from '../../worlds/listed.ts';
import { keptOf } from './journal-calls.ts';
import { entriesOf } from '../../traffic/journal-entries.ts';
import { keptHeadersOf, journalOf, tooLarge, type Kept } from '../../traffic/journal.ts';
import { copyOf } from './world-files.ts';

const notAgain = (reason: string) => new Refusal(409, 'dde.error.conflict', null, { reason });

/** Headers of the connection or the browser's page, and headers that the new world sets itself. */
const left =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|expect|accept-encoding|if-none-match|cookie|origin|referer|x-id-token|x-sim-world|x-forwarded-.*|forwarded|sec-.*)$/;

/**
 * The original body.
 * @throws Refusal 409 if it was not stored unchanged
 */
function bodyOf(kept: Kept): unknown {
  const { body } = kept;
  const headers = keptHeadersOf(kept);
  if (body === tooLarge) throw notAgain('its body was too large to store');
  const came = Number(headers?.['content-length'] ?? 0) > 0 || headers?.['transfer-encoding'];
  if (body === undefined && came) throw notAgain('its body was a form or unreadable');
  if (!headers && JSON.stringify(body)?.includes('"***"')) {
    throw notAgain('it was restored from a store, without its secrets');
  }
  return body;
}

/** The original headers. For a request restored from a store, the headers a portal would send. */
function headersToSend(kept: Kept, world: World): Record<string, string> {
  const headers = keptHeadersOf(kept);
  if (headers) {
    const sent = Object.entries(headers).filter(([name]) => !left.test(name));
    return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
  }
  const isBanker = world.users.get(kept.username ?? '')?.userType === 'BANKER';
  return {
    'x-language': 'en',
    'x-tenant': world.tenant,
    'x-channel': isBanker ? 'INTRANET' : 'INTERNET',
    'x-flow-type': isBanker ? 'BANKER' : 'CLIENT',
    'x-timezone-offset': '0',
    'x-client-application': clientApplications[0],
    ...(kept.flowId === undefined ? {} : { 'x-flow-id': kept.flowId }),
    ...(kept.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

/**
 * The token to send: of a new session of the same user, or else the original token, valid or not.
 */
function tokenOf(kept: Kept, world: World, { ports }: Engine): Record<string, string> {
  const user = world.users.get(kept.username ?? '');
  if (!user) {
    const sent = keptHeadersOf(kept)?.['x-id-token'];
    return typeof sent === 'string' ? { 'x-id-token': sent } : {};
  }
  const start = startOf(world, user);
  const { clientNumber = start.clientNumber } = kept;
  const { session } = world.sessions.start(
    { ...start, clientNumber },
    ports.randomToken,
    world.clock.nowMs(),
  );
  return { 'x-id-token': session.token };
}

/**
 * A copy of the world in its state before a request.
 * @throws Refusal 409 if the history cannot restore that state
 */
async function worldBefore(
  engine: Engine,
  world: World,
  { commands, atMs, number }: Kept,
): Promise<World> {
  const { history, undone } = world;
  const first = world.commands - history.length;
  const after = [...history, ...undone].find((entry) => entry.number === commands);
  const leads =
    commands !== undefined && commands >= first && (after !== undefined || commands === first);
  // Other commands have replaced the undone ones.
  if (!leads || Date.parse(after?.at ?? '') > atMs) {
    throw notAgain('the commands before it have been undone or are no longer stored');
  }
  const copy = await copyOf(engine, world, new Date(atMs));
  while (copy.commands > commands && copy.undo());
  while (copy.commands < commands && copy.redo());
  copy.about.name = `Request ${number} of ${world.about.name ?? world.scenario}`;
  return copy;
}

/** Repeats a request of the journal in a copy of the world in its earlier state. */
export const replayRequest: Handler<'replayRequest'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const kept = keptOf(journalOf(world), input.params.entry);
  const { method, path } = kept;
  const body = bodyOf(kept);
  const copy = await worldBefore(engine, world, kept);
  const headers = {
    ...headersToSend(kept, copy),
    ...tokenOf(kept, copy, engine),
    'x-sim-world': copy.id,
  };
  await engine.send?.({
    method,
    path,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const entry = entriesOf(journalOf(copy)).at(-1);
  if (!entry) throw new Error('the request was not answered');
  const asBefore = (['status', 'errorCode', 'messageKey'] as const).every(
    (name) => entry[name] === kept[name],
  );
  return { body: { world: await worldView(copy, engine.worlds), entry, asBefore }, made: copy.id };
};
