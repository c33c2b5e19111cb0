import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How many of the passwords people choose most are known: their use falls off quickly. */
const KNOWN = 10_000;

/**
 * The passwords people choose most, most common first, one a line. Shipped as it stands here: the
 * package holds five times as many, and unpacks them at every start.
 */
export const commonPasswords = dictionary['passwords-common'].slice(0, KNOWN).join('\n');

/** Which keys lie beside each other: on the keyboards of the portal's countries. */
export const keyboards = {
  qwerty: adjacencyGraphs.qwerty,
  qwertz: adjacencyGraphs.qwertz,
  keypad: adjacencyGraphs.keypad,
};
