import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Croatian texts of the portal itself. */
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
    failedText: 'Njegove postavke nisu se mogle učitati.',
  },
} satisfies Translation<typeof en>;
