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
    signingIn: 'Prijava u tijeku',
  },
  blocked: {
    title: 'Portal je zatvoren zbog održavanja',
    text: 'Trenutačno ne možete raditi u portalu.',
    textUntil: 'Ne možete raditi u portalu do {{until}}.',
    stayHint: 'Možete ostati i pokušati kasnije ili se odjaviti.',
    stay: 'Ostani',
    signOut: 'Odjava',
    scheduledTitle: 'Planirano održavanje',
    scheduled: 'Portal će biti zatvoren od {{from}} do {{until}}.',
    scheduledOpen: 'Portal će biti zatvoren od {{from}}.',
  },
  redirection: { open: 'Otvori dokubox' },
} satisfies Translation<typeof en>;
