const unitMs = { min: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Limits of a time in a record: from 1900 to the end of September 9999. */
const earliest = Date.UTC(1900, 0);
const latest = Date.UTC(9999, 9) - 1;

const inBounds = (moment: Date) => new Date(Math.min(Math.max(moment.getTime(), earliest), latest));

/**
 * The time a scenario file means: a date-time, a day (its start in UTC), or a distance from the
 * reference such as `-3d`. `mo` and `y` are calendar months and years. Times outside the limits of
 * a record are set to the limit.
 */
export function momentOf(text: string, reference: Date): Date {
  return inBounds(unboundedMomentOf(text, reference));
}

function unboundedMomentOf(text: string, reference: Date): Date {
  const distance = /^([+-]\d+)(min|h|d|mo|y)$/.exec(text);
  if (!distance) return new Date(text);
  const count = Number(distance[1]);
  const unit = distance[2] as keyof typeof unitMs | 'mo' | 'y';
  if (unit !== 'mo' && unit !== 'y') return new Date(reference.getTime() + count * unitMs[unit]);
  const moved = new Date(reference);
  moved.setUTCMonth(moved.getUTCMonth() + (unit === 'mo' ? count : 12 * count));
  return moved;
}

/** The time as ISO 8601 in UTC. */
export function isoMoment(text: string, reference: Date): string {
  return momentOf(text, reference).toISOString();
}

/** The time as a calendar day in UTC, yyyy-mm-dd. */
export function dayOf(text: string, reference: Date): string {
  return isoMoment(text, reference).slice(0, 10);
}

const hourMs = 60 * 60_000;

/**
 * Seeded dates are counted from the full hour before the world's current time. Worlds created
 * within an hour then share one initial state, and none of its dates are in the future.
 */
export function referenceOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}
