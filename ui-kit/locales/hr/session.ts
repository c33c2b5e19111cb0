import account from './account.ts';
import cookies from './cookies.ts';

/** What the rarer ways into a session need, and passwords, contract and cookies; a chunk of its own. */
export const namespaces = { account, cookies };
