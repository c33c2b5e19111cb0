/** How long, and how often, in milliseconds. */
const DEFAULT_MS = 5_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

export interface WaitOptions<T> {
  /** Whether what was read is what was waited for; default: whether it is there at all. */
  readonly until?: (value: T) => boolean;
  /** How long to wait, in milliseconds of real time; default 5,000. */
  readonly timeoutMs?: number;
  /** What is waited for, for the message when it does not come. */
  readonly what?: string;
}

/** @throws Error that names what was waited for and what was read last */
export async function waitFor<T>(
  read: () => Promise<T> | T,
  options: WaitOptions<T> = {},
): Promise<NonNullable<T>> {
  const { until = Boolean, timeoutMs = DEFAULT_MS, what = 'what was waited for' } = options;
  const end = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const value = await read();
    if (value !== null && value !== undefined && until(value)) return value;
    const left = end - performance.now();
    if (left <= 0) {
      const last = JSON.stringify(value)?.slice(0, 500) ?? 'nothing';
      throw new Error(`After ${timeoutMs} ms there is still not ${what}; read last: ${last}`);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}
