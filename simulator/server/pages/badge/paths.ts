/** Path of the badge's content for a browser's world, as HTML. */
export const BADGE_PATH = '/__sim/badge';
/** The script that shows it in the portal. */
export const BADGE_SCRIPT_PATH = '/__sim/badge.js';
