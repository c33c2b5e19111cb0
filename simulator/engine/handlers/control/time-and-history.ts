import { limits } from '@dokubox/spec/limits.ts';
import type { PortalStatus } from '@dokubox/spec/schemas/portal.ts';
import { noContent, type Handler } from '../call.ts';
import { invalidField } from '../../refusals.ts';
import { worldOf } from '../simulation.ts';

export const getClock: Handler<'getClock'> = ({ engine, input }) => ({
  body: { now: worldOf(engine, input.params.worldId).clock.nowIso() },
});

/** Moves the world's clock forward, or sets it to a time. It runs on from there. */
export const setClock: Handler<'setClock'> = ({ engine, input }) => {
  const { clock } = worldOf(engine, input.params.worldId);
  const { advanceMs, now } = input.body;
  const to = now === undefined ? clock.nowMs() + (advanceMs ?? 0) : Date.parse(now);
  if (to < limits.clockEarliestMs || to > limits.clockLatestMs) {
    const field = now === undefined ? 'advanceMs' : 'now';
    throw invalidField(field, 'dde.error.invalidValue', 'must be between 1970 and 9998');
  }
  clock.set(new Date(to));
  return { body: { now: clock.nowIso() } };
};

/** A time of the control API in the contract's form, or null if there is none. */
function moment(text: string | null | undefined, field: string): string | null {
  if (text == null) return null;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw invalidField(field, 'dde.error.invalidValue', 'not a date-time');
  return new Date(ms).toISOString();
}

/** Blocks or unblocks functions of the portal. Replaces earlier settings. */
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

/** Sets feature flags of the world. The other flags do not change. */
export const setFeatureFlags: Handler<'setFeatureFlags'> = ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const { flags } = input.body;
  const known = Object.keys(world.settings.featureFlags);
  for (const name of Object.keys(flags)) {
    if (known.includes(name)) continue;
    const reason = `must be one of: ${known.join(', ')}`;
    throw invalidField(`flags.${name}`, 'dde.error.invalidValue', reason);
  }
  world.commit({ operationId: 'setFeatureFlags', username: 'control' }, (tx) => {
    Object.assign(tx.settings().featureFlags, flags);
  });
  return { body: { ...world.settings.featureFlags } };
};
