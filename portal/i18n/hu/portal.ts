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
  forced: {
    passwordTitle: 'Új jelszóra van szüksége',
    passwordText:
      'A bank kéri, hogy a folytatás előtt változtassa meg jelszavát. Ez a portálon egyelőre nem lehetséges. Kérjük, forduljon bankjához.',
    contractTitle: 'Először írja alá a szerződést',
    contractText:
      'A portál első használata előtt alá kell írni a használatáról szóló szerződést. Ezt az aláírási szolgáltatásban teheti meg.',
    contractLink: 'Tovább az aláírási szolgáltatáshoz',
    back: 'Vissza a bejelentkezéshez',
  },
  notYet: {
    forgottenTitle: 'Elfelejtett jelszó',
    forgottenText:
      'A jelszavát itt egyelőre nem állíthatja vissza. Kérjük, forduljon bankjához, ahol segítenek Önnek.',
    contractTitle: 'A szerződés aláírása',
    contractText:
      'Szerződésének állapota itt egyelőre nem tekinthető meg. Jelentkezzen be, és kiderül, hogy a portál megnyílt-e Önnek.',
    back: 'Vissza a bejelentkezéshez',
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
