import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Romanian texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxuri',
    box: 'Dokubox',
    signIn: 'Autentificare',
    cookies: 'Module cookie',
    tasks: 'Sarcini',
    users: 'Gestionarea utilizatorilor',
    error: 'Eroare',
  },
  navigation: { list: 'Dokuboxuri', tasks: 'Sarcini', users: 'Gestionarea utilizatorilor' },
  start: {
    failedTitle: 'Portalul nu a putut fi pornit',
    failedText: 'Configurația sa nu a putut fi încărcată.',
    signingIn: 'Vă autentificăm',
  },
  forced: {
    passwordTitle: 'Aveți nevoie de o parolă nouă',
    passwordText:
      'Banca vă roagă să vă schimbați parola înainte de a continua. În portal acest lucru nu este încă posibil. Vă rugăm să contactați banca.',
    contractTitle: 'Semnați mai întâi contractul',
    contractText:
      'Înainte de prima utilizare a portalului trebuie semnat contractul de utilizare a acestuia. Îl semnați în serviciul de semnare.',
    contractLink: 'Mergeți la serviciul de semnare',
    back: 'Înapoi la autentificare',
  },
  notYet: {
    forgottenTitle: 'Parolă uitată',
    forgottenText:
      'Deocamdată nu vă puteți reseta parola aici. Vă rugăm să contactați banca, care vă va ajuta.',
    contractTitle: 'Semnarea contractului',
    contractText:
      'Starea contractului dumneavoastră nu poate fi afișată încă aici. Autentificați-vă pentru a vedea dacă portalul vă este deschis.',
    back: 'Înapoi la autentificare',
  },
  blocked: {
    title: 'Portalul este închis pentru mentenanță',
    text: 'Momentan nu puteți lucra în portal.',
    textUntil: 'Nu puteți lucra în portal până la {{until}}.',
    stayHint: 'Puteți rămâne și încerca mai târziu sau vă puteți deconecta.',
    stay: 'Rămân',
    signOut: 'Deconectare',
    scheduledTitle: 'Mentenanță planificată',
    scheduled: 'Portalul va fi închis de la {{from}} până la {{until}}.',
    scheduledOpen: 'Portalul va fi închis începând cu {{from}}.',
  },
  redirection: { open: 'Deschideți dokuboxul' },
} satisfies Translation<typeof en>;
