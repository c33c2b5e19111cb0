import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
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
    failedText: 'Njegova podešavanja nisu mogla da se učitaju.',
    signingIn: 'Prijava je u toku',
  },
  blocked: {
    title: 'Portal je zatvoren zbog održavanja',
    text: 'Trenutno ne možete da radite na portalu.',
    textUntil: 'Ne možete da radite na portalu do {{until}}.',
    stayHint: 'Možete da ostanete i pokušate kasnije ili da se odjavite.',
    stay: 'Ostani',
    signOut: 'Odjava',
    scheduledTitle: 'Planirano održavanje',
    scheduled: 'Portal će biti zatvoren od {{from}} do {{until}}.',
    scheduledOpen: 'Portal će biti zatvoren od {{from}}.',
  },
  redirection: { open: 'Otvori dokubox' },
} satisfies Translation<typeof en>;
