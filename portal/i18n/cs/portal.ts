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
