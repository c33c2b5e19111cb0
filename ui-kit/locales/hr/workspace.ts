import box from './box.ts';
import contractBox from './contractBox.ts';
import guards from './guards.ts';
import list from './list.ts';

/** What the screens behind the sign-in need; a second chunk, so that the login stays small. */
export const namespaces = { contractBox, list, box, guards };
