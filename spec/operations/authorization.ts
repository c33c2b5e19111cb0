import { sessionOperations } from './session.ts';
import { signInOperations } from './sign-in.ts';

/** Calls for sign-in, tokens, the session and its password. */
export const authorizationOperations = { ...signInOperations, ...sessionOperations } as const;
