import acting from './acting.ts';
import creating from './creating.ts';
import messages from './messages.ts';
import validation from './validation.ts';

/** What acting on a box, creating one and the banker's own screens need; a third chunk. */
export const namespaces = { acting, creating, messages, validation };
