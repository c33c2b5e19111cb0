/**
 * The test form of the intranet access layer's token: this prefix and a banker's username, for
 * example `TEST-IAL.KOVACS1`. Like the shared test password, it works only in simulated worlds. A
 * real access layer signs its tokens.
 */
export const ialTokenPrefix = 'TEST-IAL.';
