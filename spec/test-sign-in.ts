/**
 * How every seeded user signs in. These open nothing but simulated worlds and are printed at
 * start and in the README on purpose.
 */

/** The one password of all seeded users; meets the rules for a chosen password. */
export const testPassword = 'Zatoka-7-Sirok#Duna';

/** The one-time code that every simulated telephone receives. */
export const testOtp = '246810';
