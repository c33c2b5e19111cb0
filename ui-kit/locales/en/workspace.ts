import acting from './acting.ts';
import box from './box.ts';
import contractBox from './contractBox.ts';
import creating from './creating.ts';
import guards from './guards.ts';
import list from './list.ts';
import messages from './messages.ts';
import validation from './validation.ts';

/** What the screens behind the sign-in need; a second chunk, so that the login stays small. */
export const namespaces = {
  acting,
  box,
  contractBox,
  creating,
  guards,
  list,
  messages,
  validation,
};
