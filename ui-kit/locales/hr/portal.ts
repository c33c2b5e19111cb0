import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxi',
    box: 'Dokubox',
    signIn: 'Prijava',
    cookies: 'Kolačići',
    tasks: 'Zadaci',
    users: 'Upravljanje korisnicima',
    error: 'Pogreška',
  },
  navigation: { list: 'Dokuboxi', tasks: 'Zadaci', users: 'Upravljanje korisnicima' },
  start: {
    failedTitle: 'Portal se nije mogao pokrenuti',
  },
} satisfies Translation<typeof en>;
