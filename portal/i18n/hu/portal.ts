import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Hungarian texts of the portal itself. */
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
    failedTitle: 'A portált nem lehetett elindítani',
    failedText: 'A beállításait nem sikerült betölteni.',
    signingIn: 'Bejelentkezés folyamatban',
  },
  blocked: {
    title: 'A portál karbantartás miatt zárva van',
    text: 'Jelenleg nem tud dolgozni a portálon.',
    textUntil: '{{until}} időpontig nem tud dolgozni a portálon.',
    stayHint: 'Maradhat, és később újra próbálhatja, vagy kijelentkezhet.',
    stay: 'Maradok',
    signOut: 'Kijelentkezés',
    scheduledTitle: 'Tervezett karbantartás',
    scheduled: 'A portál {{from}} és {{until}} között zárva lesz.',
    scheduledOpen: 'A portál {{from}} időponttól zárva lesz.',
  },
  redirection: { open: 'A dokubox megnyitása' },
} satisfies Translation<typeof en>;
