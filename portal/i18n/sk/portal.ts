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
