import acting from './acting.ts';
import messages from './messages.ts';

/** What acting on a box and its messages need; a third chunk. */
export const namespaces = { acting, messages };
