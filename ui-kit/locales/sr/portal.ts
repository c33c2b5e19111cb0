import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

/** Serbian (Latin) texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxi',
    box: 'Dokubox',
    signIn: 'Prijava',
    cookies: 'Kolačići',
    tasks: 'Zadaci',
    users: 'Upravljanje korisnicima',
    error: 'Greška',
  },
  navigation: { list: 'Dokuboxi', tasks: 'Zadaci', users: 'Upravljanje korisnicima' },
  start: {
    failedTitle: 'Portal nije mogao da se pokrene',
  },
} satisfies Translation<typeof en>;
