/** Seconds between two announcements of the countdown, and the stretch in which every second is told. */
const ANNOUNCE_EVERY = 30;
const ANNOUNCE_LAST = 10;

/** Remaining time as `mm:ss`; `seconds` is whole and never negative. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/**
 * The number of seconds a screen reader was told last: every 30 s and each of the last 10. A
 * countdown that starts in between is told at its start, by the dialog itself.
 */
export function announcedSeconds(seconds: number): number {
  if (seconds <= ANNOUNCE_LAST) return seconds;
  return Math.ceil(seconds / ANNOUNCE_EVERY) * ANNOUNCE_EVERY;
}
