import account from './account.ts';
import cookies from './cookies.ts';

/** The rarer ways into a session, and what is asked for now and then; a chunk of its own. */
export const namespaces = { account, cookies };
