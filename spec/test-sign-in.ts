/**
 * How every seeded user signs in. These values open only simulated worlds, so the start
 * message and the README show them.
 */

/** The password of all seeded users. It meets the rules for a chosen password. */
export const testPassword = 'Zatoka-7-Sirok#Duna';

/** The one-time code that every simulated telephone receives. */
export const testOtp = '246810';
