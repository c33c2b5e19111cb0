/** Flags every browser test starts Chromium with. */
export const chromiumFlags: readonly string[];

/** What to tell a person when there is no browser. */
export const chromiumAdvice: string;

/**
 * The path of a Chromium that starts, or undefined.
 *
 * @throws when DOKUBOX_CHROMIUM or CHROMIUM_PATH names one that does not start
 */
export function findChromium(env?: Record<string, string | undefined>): string | undefined;

/** The path of a Chromium that starts. @throws with one sentence that says how to get one */
export function requireChromium(): string;

/** Whether a browser is the one without windows. */
export function isHeadlessShell(path: string): boolean;
