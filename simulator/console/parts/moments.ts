const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** A moment as a tester reads it, in the time of their own machine. */
export function momentText(iso: string): string {
  return format.format(new Date(iso));
}
