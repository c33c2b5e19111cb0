import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

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
  },
} satisfies Translation<typeof en>;
