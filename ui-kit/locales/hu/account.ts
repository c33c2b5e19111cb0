import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Elfelejtett jelszó',
    text: 'Adja meg a banknál nyilvántartott adatait. Ha az adatok egy fiókhoz tartoznak, a bank útmutatást küld Önnek.',
    email: 'E-mail-cím',
    username: 'Felhasználónév',
    usernameBankerHint: 'A betűk beíráskor nagybetűre váltanak.',
    phone: 'Mobiltelefon',
    phoneHint: 'Például {{example}}',
    submit: 'Új jelszó kérése',
    doneTitle: 'Kérését elküldtük',
    doneText:
      'Ha az adatok egy fiókhoz tartoznak, útmutatást kap. Ha semmi sem érkezik, forduljon banki kapcsolattartójához.',
    failedTitle: 'Kérését nem sikerült elküldeni',
    again: 'Az űrlap ismételt kitöltése',
    back: 'Vissza a bejelentkezéshez',
  },
  password: {
    title: 'Jelszó módosítása',
    forcedTitle: 'Új jelszóra van szüksége',
    forcedText: 'A bank kéri, hogy a folytatás előtt változtassa meg jelszavát.',
    current: 'Jelenlegi jelszó',
    next: 'Új jelszó',
    repeated: 'Új jelszó még egyszer',
    rules:
      '{{passwordMin}}–{{passwordMax}} karakter, legalább egy kis- és egy nagybetűvel, egy számjeggyel és egy különleges karakterrel.',
    add: 'A jelszóból hiányzik: {{kinds}}.',
    kind: {
      lowercase: 'kisbetű (a–z)',
      uppercase: 'nagybetű (A–Z)',
      digit: 'számjegy',
      special: 'különleges karakter',
    },
    tooEasy:
      'Ez a jelszó könnyen kitalálható. Adjon meg hosszabbat, vagy használjon össze nem tartozó szavakat.',
    strength: 'Erősség',
    score0: 'nagyon gyenge',
    score1: 'gyenge',
    score2: 'könnyen kitalálható',
    score3: 'jó',
    score4: 'nagyon jó',
    show: 'Jelszavak megjelenítése',
    wrongCurrent: 'Ez nem a jelenlegi jelszava.',
    submit: 'Jelszó módosítása',
    done: 'Jelszava megváltozott. Minden más helyen kijelentkeztettük.',
    back: 'Vissza',
    backToSignIn: 'Vissza a bejelentkezéshez',
  },
  contract: {
    requiredTitle: 'Először írja alá a szerződést',
    requiredText:
      'A portál első használata előtt alá kell írni a használatáról szóló szerződést. Ezt az aláírási szolgáltatásban teheti meg.',
    requiredLink: 'Tovább az aláírási szolgáltatáshoz',
    waitingTitle: 'A szerződés aláírása folyamatban van',
    waitingText:
      'A többi aláírásra várunk. Ha mindenki aláírt, ez az oldal magától frissül; később is visszatérhet.',
    signed: 'A szerződést aláírták. Most már bejelentkezhet.',
    errorTitle: 'A szerződést nem sikerült aláírni',
    EXPIRED: 'Az aláírásra nyitva álló idő lejárt. Jelentkezzen be újra, és kezdje elölről.',
    REJECTED: 'Az egyik aláíró megtagadta az aláírást. Kérjük, forduljon bankjához.',
    TECHNICAL: 'Rendszerünkben hiba történt. Kérjük, próbálja újra később.',
    noContract:
      'A webcímből nem derül ki, melyik szerződésről van szó. Használja a kapott hivatkozást, vagy jelentkezzen be.',
    failed: 'Nem sikerült lekérdezni, hogy a szerződést aláírták-e.',
    unavailableTitle: 'A szerződés most nem írható alá',
    ok: 'Rendben',
    back: 'Vissza a bejelentkezéshez',
  },
  settings: {
    title: 'Aláírási beállítások',
    text: 'Az aláírási szolgáltatás e két azonosító alapján azonosítja Önt. Mindkettőt az ottani fiókjában találja.',
    namirialUserId: 'Felhasználói azonosító',
    namirialDeviceId: 'Eszközazonosító',
    submit: 'Mentés',
    done: 'Aláírási beállításait mentettük.',
  },
} satisfies Translation<typeof en>;
