/**
 * Test form of the token the intranet access layer hands over: this prefix and a banker's username,
 * e.g. `TEST-IAL.KOVACS1`. Like the shared test password it opens nothing but simulated worlds; a
 * real access layer signs its tokens.
 */
export const ialTokenPrefix = 'TEST-IAL.';
