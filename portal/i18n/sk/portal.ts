import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Slovak texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxy',
    box: 'Dokubox',
    signIn: 'Prihlásenie',
    cookies: 'Cookies',
    tasks: 'Úlohy',
    users: 'Správa používateľov',
    error: 'Chyba',
  },
  navigation: { list: 'Dokuboxy', tasks: 'Úlohy', users: 'Správa používateľov' },
  start: {
    failedTitle: 'Portál sa nepodarilo spustiť',
    failedText: 'Jeho nastavenia sa nepodarilo načítať.',
    signingIn: 'Prebieha prihlásenie',
  },
  forced: {
    passwordTitle: 'Potrebujete nové heslo',
    passwordText:
      'Banka vás žiada, aby ste si pred pokračovaním zmenili heslo. Na portáli to zatiaľ nie je možné. Obráťte sa, prosím, na svoju banku.',
    contractTitle: 'Najprv podpíšte zmluvu',
    contractText:
      'Pred prvým použitím portálu treba podpísať zmluvu o jeho používaní. Podpíšete ju v podpisovej službe.',
    contractLink: 'Prejsť do podpisovej služby',
    back: 'Späť na prihlásenie',
  },
  notYet: {
    forgottenTitle: 'Zabudnuté heslo',
    forgottenText:
      'Heslo si tu zatiaľ nemôžete obnoviť. Obráťte sa, prosím, na svoju banku, ktorá vám pomôže.',
    contractTitle: 'Podpis zmluvy',
    contractText:
      'Stav vašej zmluvy sa tu zatiaľ nedá zobraziť. Prihláste sa a uvidíte, či je pre vás portál otvorený.',
    back: 'Späť na prihlásenie',
  },
  blocked: {
    title: 'Portál je pre údržbu zatvorený',
    text: 'Momentálne nemôžete na portáli pracovať.',
    textUntil: 'Do {{until}} nemôžete na portáli pracovať.',
    stayHint: 'Môžete zostať a skúsiť to neskôr, alebo sa odhlásiť.',
    stay: 'Zostať',
    signOut: 'Odhlásiť sa',
    scheduledTitle: 'Plánovaná údržba',
    scheduled: 'Portál bude zatvorený od {{from}} do {{until}}.',
    scheduledOpen: 'Portál bude zatvorený od {{from}}.',
  },
  redirection: { open: 'Otvoriť dokubox' },
} satisfies Translation<typeof en>;
