import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxok',
    box: 'Dokubox',
    signIn: 'Bejelentkezés',
    cookies: 'Sütik',
    tasks: 'Feladatok',
    users: 'Felhasználók kezelése',
    error: 'Hiba',
  },
  navigation: { list: 'Dokuboxok', tasks: 'Feladatok', users: 'Felhasználók kezelése' },
  start: {
    failedTitle: 'A portált nem sikerült elindítani',
  },
} satisfies Translation<typeof en>;
