/** Flags every browser test starts Chromium with. */
export const chromiumFlags: readonly string[];

/** Advice for a user without a browser. */
export const chromiumAdvice: string;

/**
 * The path of a Chromium that starts, or undefined.
 *
 * @throws Error if DOKUBOX_CHROMIUM or CHROMIUM_PATH names one that does not start
 */
export function findChromium(env?: Record<string, string | undefined>): string | undefined;

/**
 * The path of a Chromium that starts. @throws Error with one sentence that explains how to get one
 */
export function requireChromium(): string;

/** Whether a browser is Chromium's headless shell. */
export function isHeadlessShell(path: string): boolean;
