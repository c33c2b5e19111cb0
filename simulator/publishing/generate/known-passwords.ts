import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Number of the most common passwords in the list. Rarer ones are used much less often. */
const KNOWN = 10_000;

/**
 * Passwords an attacker tries first: the most common ones in order, and adjacent keys on the
 * keyboards of the portal's countries. Published separately, because the library contains five
 * times as many passwords and unpacks them at every start.
 */
export const knownPasswords = {
  commonPasswords: dictionary['passwords-common'].slice(0, KNOWN),
  keyboards: {
    qwerty: adjacencyGraphs.qwerty,
    qwertz: adjacencyGraphs.qwertz,
    keypad: adjacencyGraphs.keypad,
  },
};
