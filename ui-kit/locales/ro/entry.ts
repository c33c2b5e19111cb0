import contract from './contract.ts';
import portal from './portal.ts';
import shell from './shell.ts';
import signIn from './signIn.ts';

/** What the sign-in and the frame need; one chunk of the build. */
export const namespaces = { contract, portal, shell, signIn };
