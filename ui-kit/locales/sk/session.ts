import account from './account.ts';
import cookies from './cookies.ts';
import guards from './guards.ts';

/** What guards a session, and the rarer ways into one; a chunk of its own. */
export const namespaces = { account, cookies, guards };
