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
  forced: {
    passwordTitle: 'Potrebna Vam je nova lozinka',
    passwordText:
      'Banka Vas moli da pre nastavka promenite lozinku. To na portalu još nije moguće. Molimo Vas da se obratite svojoj banci.',
    contractTitle: 'Najpre potpišite ugovor',
    contractText:
      'Pre prvog korišćenja portala potrebno je potpisati ugovor o njegovom korišćenju. Potpisujete ga u servisu za potpisivanje.',
    contractLink: 'Na servis za potpisivanje',
    back: 'Nazad na prijavu',
  },
  notYet: {
    forgottenTitle: 'Zaboravljena lozinka',
    forgottenText:
      'Lozinku ovde još ne možete da promenite. Molimo Vas da se obratite svojoj banci, koja će Vam pomoći.',
    contractTitle: 'Potpisivanje ugovora',
    contractText:
      'Stanje Vašeg ugovora ovde još ne može da se prikaže. Prijavite se da biste videli da li je portal otvoren za Vas.',
    back: 'Nazad na prijavu',
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
