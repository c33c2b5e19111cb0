import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Number of most common passwords that are known: their use falls off quickly. */
const KNOWN = 10_000;

/**
 * What an attacker tries first: the passwords people choose most, most common first, and which keys
 * are next to each other on the keyboards of the portal's countries. Published apart, because the
 * library holds five times as many passwords and unpacks them at every start.
 */
export const knownPasswords = {
  commonPasswords: dictionary['passwords-common'].slice(0, KNOWN),
  keyboards: {
    qwerty: adjacencyGraphs.qwerty,
    qwertz: adjacencyGraphs.qwertz,
    keypad: adjacencyGraphs.keypad,
  },
};
