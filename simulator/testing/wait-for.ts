/** Default time limit and pauses, in milliseconds. */
const DEFAULT_MS = 5_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

export interface WaitOptions<T> {
  /**
   * Whether the value is the expected one. By default, any value other than null, undefined or
   * false.
   */
  readonly until?: (value: T) => boolean;
  /** Time limit in milliseconds of real time. The default is 5,000. */
  readonly timeoutMs?: number;
  /** Name of the expected value, for the error message. */
  readonly what?: string;
}

/** @throws Error that names the expected value and the last value */
export async function waitFor<T>(
  read: () => Promise<T> | T,
  options: WaitOptions<T> = {},
): Promise<NonNullable<T>> {
  const { until = Boolean, timeoutMs = DEFAULT_MS, what = 'the expected value' } = options;
  const end = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const value = await read();
    if (value !== null && value !== undefined && until(value)) return value;
    const left = end - performance.now();
    if (left <= 0) {
      const last = JSON.stringify(value)?.slice(0, 500) ?? 'nothing';
      throw new Error(`No result for ${what} after ${timeoutMs} ms. Last value: ${last}`);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}
