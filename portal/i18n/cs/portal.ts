import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Czech texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxy',
    box: 'Dokubox',
    signIn: 'Přihlášení',
    cookies: 'Cookies',
    tasks: 'Úkoly',
    users: 'Správa uživatelů',
    error: 'Chyba',
  },
  navigation: { list: 'Dokuboxy', tasks: 'Úkoly', users: 'Správa uživatelů' },
  start: {
    failedTitle: 'Portál se nepodařilo spustit',
    failedText: 'Jeho nastavení se nepodařilo načíst.',
    signingIn: 'Probíhá přihlášení',
  },
  forced: {
    passwordTitle: 'Potřebujete nové heslo',
    passwordText:
      'Banka vás žádá, abyste si před pokračováním změnili heslo. Na portálu to zatím není možné. Obraťte se prosím na svou banku.',
    contractTitle: 'Nejprve podepište smlouvu',
    contractText:
      'Před prvním použitím portálu je třeba podepsat smlouvu o jeho používání. Podepíšete ji v podpisové službě.',
    contractLink: 'Přejít do podpisové služby',
    back: 'Zpět na přihlášení',
  },
  notYet: {
    forgottenTitle: 'Zapomenuté heslo',
    forgottenText:
      'Heslo si zde zatím nemůžete obnovit. Obraťte se prosím na svou banku, která vám pomůže.',
    contractTitle: 'Podpis smlouvy',
    contractText:
      'Stav vaší smlouvy zde zatím nelze zobrazit. Přihlaste se a uvidíte, zda je pro vás portál otevřen.',
    back: 'Zpět na přihlášení',
  },
  blocked: {
    title: 'Portál je kvůli údržbě uzavřen',
    text: 'V tuto chvíli nemůžete na portálu pracovat.',
    textUntil: 'Do {{until}} nemůžete na portálu pracovat.',
    stayHint: 'Můžete zůstat a zkusit to později, nebo se odhlásit.',
    stay: 'Zůstat',
    signOut: 'Odhlásit se',
    scheduledTitle: 'Plánovaná údržba',
    scheduled: 'Portál bude uzavřen od {{from}} do {{until}}.',
    scheduledOpen: 'Portál bude uzavřen od {{from}}.',
  },
  redirection: { open: 'Otevřít dokubox' },
} satisfies Translation<typeof en>;
