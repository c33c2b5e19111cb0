import type { PortalStatus } from '@dokubox/spec/schemas/portal.ts';
import { Refusal } from '../../handler.ts';
import type { World } from '../../world/world.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../refusals.ts';
import { worldOf, worldView } from '../simulation.ts';
import { systemUser } from '../workflow/archive-jobs.ts';

/** Commands the world has seen, oldest first, with the records each of them changed. */
export const getHistory: Handler<'getHistory'> = ({ engine, input }) => ({
  body: worldOf(engine, input.params.worldId).history.map((entry) => ({
    number: entry.number,
    operationId: entry.operationId,
    username: entry.username,
    at: entry.at,
    changes: entry.changes.map(({ kind, key, added }) => ({ kind, key, added: added !== null })),
  })),
});

function nothingTo(what: string): Refusal {
  return new Refusal(409, 'dde.error.conflict', null, { reason: `nothing to ${what}` });
}

/** Takes back what the product did by itself since the last command: it would only do it again. */
function takeBackOwnEvents(world: World): void {
  while (world.history.at(-1)?.username === systemUser) world.undo();
}

/** Takes the last command back, with what followed from it by itself. */
export const undo: Handler<'undo'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  takeBackOwnEvents(world);
  if (!world.undo()) throw nothingTo('undo');
  return { body: worldView(world) };
};

/** Does the command taken back last again. */
export const redo: Handler<'redo'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  if (!world.redo()) throw nothingTo('redo');
  return { body: worldView(world) };
};

export const getClock: Handler<'getClock'> = ({ engine, input }) => ({
  body: { now: worldOf(engine, input.params.worldId).clock.nowIso() },
});

/** Moves the world's clock on, or to a moment; it runs on from there. */
export const setClock: Handler<'setClock'> = ({ engine, input }) => {
  const { clock } = worldOf(engine, input.params.worldId);
  const { advanceMs, now } = input.body;
  if (now !== undefined) clock.set(new Date(now));
  else clock.advance(advanceMs ?? 0);
  return { body: { now: clock.nowIso() } };
};

/** A moment of the control API as the contract writes it; null where there is none. */
function moment(text: string | null | undefined, field: string): string | null {
  if (text == null) return null;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw invalidField(field, 'dde.error.invalidValue', 'not a date-time');
  return new Date(ms).toISOString();
}

/** Blocks or frees functions of the portal; replaces what was said before. */
export const setPortalStatus: Handler<'setPortalStatus'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const statuses: PortalStatus[] = input.body.statuses.map((status, index) => ({
    function: status.function,
    currentlyBlocked: status.currentlyBlocked,
    timeFrom: moment(status.timeFrom, `statuses[${index}].timeFrom`),
    timeTo: moment(status.timeTo, `statuses[${index}].timeTo`),
  }));
  world.commit({ operationId: 'setPortalStatus', username: 'control' }, (tx) => {
    tx.settings().portalStatuses = statuses;
  });
  return noContent;
};
