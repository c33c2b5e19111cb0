/**
 * Seconds between two announcements of the countdown, and the last seconds, which are all
 * announced.
 */
const ANNOUNCE_EVERY = 30;
const ANNOUNCE_LAST = 10;

/** Returns the remaining time as `mm:ss`. `seconds` is whole and never negative. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/**
 * Returns the last number of seconds that a screen reader announced: every 30 s, and each of the
 * last 10. If a countdown starts in between, the dialog itself announces its start.
 */
export function announcedSeconds(seconds: number): number {
  if (seconds <= ANNOUNCE_LAST) return seconds;
  return Math.ceil(seconds / ANNOUNCE_EVERY) * ANNOUNCE_EVERY;
}
