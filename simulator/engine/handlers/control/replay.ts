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

/** Headers of a connection, of a browser's page, and those the fresh world has its own of. */
const left =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|expect|accept-encoding|if-none-match|cookie|origin|referer|x-id-token|x-sim-world|x-forwarded-.*|forwarded|sec-.*)$/;

/** The body as it came. @throws Refusal 409 where it is not kept so */
function bodyOf(kept: Kept): unknown {
  const { body } = kept;
  const headers = keptHeadersOf(kept);
  if (body === tooLarge) throw notAgain('its body was too large to be kept');
  const came = Number(headers?.['content-length'] ?? 0) > 0 || headers?.['transfer-encoding'];
  if (body === undefined && came) throw notAgain('its body was a form, or nobody could read it');
  if (!headers && JSON.stringify(body)?.includes('"***"')) {
    throw notAgain('it was brought back from a store, without its secrets');
  }
  return body;
}

/** The headers as they came; of a request brought back from a store those a portal would send. */
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

/** The token to send: of a new session of the same user; without one what was sent, good or not. */
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
 * A second world, as the first was before a request.
 * @throws Refusal 409 where the history does not lead there
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
  // Where others have taken the place of commands that were taken back.
  if (!leads || Date.parse(after?.at ?? '') > atMs) {
    throw notAgain('the commands before it were taken back or are forgotten');
  }
  const copy = await copyOf(engine, world, new Date(atMs));
  while (copy.commands > commands && copy.undo());
  while (copy.commands < commands && copy.redo());
  copy.about.name = `Request ${number} of ${world.about.name ?? world.scenario}`;
  return copy;
}

/** Sends a request of the journal again, into a world as this one was before it. */
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
