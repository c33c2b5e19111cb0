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
  forced: {
    passwordTitle: 'Potrebna Vam je nova lozinka',
    passwordText:
      'Banka Vas moli da prije nastavka promijenite lozinku. To u portalu još nije moguće. Molimo obratite se svojoj banci.',
    contractTitle: 'Najprije potpišite ugovor',
    contractText:
      'Prije prvog korištenja portala potrebno je potpisati ugovor o njegovu korištenju. Potpisujete ga u usluzi za potpisivanje.',
    contractLink: 'Na uslugu za potpisivanje',
    back: 'Natrag na prijavu',
  },
  notYet: {
    forgottenTitle: 'Zaboravljena lozinka',
    forgottenText:
      'Lozinku ovdje još ne možete ponovno postaviti. Molimo obratite se svojoj banci, koja će Vam pomoći.',
    contractTitle: 'Potpisivanje ugovora',
    contractText:
      'Stanje Vašeg ugovora ovdje se još ne može prikazati. Prijavite se kako biste vidjeli je li portal otvoren za Vas.',
    back: 'Natrag na prijavu',
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
