import contract from './contract.ts';
import shell from './shell.ts';
import signIn from './signIn.ts';

/** What the sign-in and the frame need; one chunk of the build. */
export const namespaces = { contract, shell, signIn };
