import type { Translation } from '../translation.ts';
import type en from '../en/signIn.ts';

export default {
  greeting: 'Üdvözöljük',
  greetingText:
    'Az Ön és bankja dokumentumai egy helyen: elolvashatja, egyeztetheti és aláírhatja őket.',
  title: { CLIENT: 'Bejelentkezés', BANKER: 'Banki munkatársak bejelentkezése' },
  language: 'Nyelv',
  username: 'Felhasználónév',
  usernameBankerHint: 'A betűk beíráskor nagybetűre váltanak.',
  password: 'Jelszó',
  showPassword: 'Jelszó megjelenítése',
  submit: 'Bejelentkezés',
  forgottenPassword: 'Elfelejtett jelszó',
  or: 'vagy',
  external: 'Bejelentkezés netbankon keresztül',
  identityProvider: 'Egyszeri bejelentkezés (SSO)',
  otp: {
    title: 'Adja meg az egyszeri kódot',
    text: 'SMS-ben kódot küldtünk a következő számra: {{phone}}.',
    textNoPhone: 'SMS-ben kódot küldtünk Önnek.',
    label: 'Egyszeri kód',
    hint: '{{otpLength}} számjegy, {{otpValidMinutes}} percig érvényes.',
    incomplete: 'Adja meg a kód összes számjegyét ({{otpLength}}).',
    submit: 'Megerősítés',
    resend: 'Új kód küldése',
    resendIn_one: '{{count}} másodperc múlva kérhet új kódot.',
    resendIn_other: '{{count}} másodperc múlva kérhet új kódot.',
    resent: 'Új kódot küldtünk.',
    back: 'Vissza a bejelentkezéshez',
  },
  clientSelection: {
    title: { CLIENT: 'Válasszon céget', BANKER: 'Válasszon ügyfelet' },
    text: {
      CLIENT: 'Melyik cég nevében kíván dolgozni?',
      BANKER: 'Melyik ügyfél nevében kíván dolgozni?',
    },
    label: 'Cég',
    placeholder: 'Ügyfélszám vagy név',
    nothingFound: 'Nincs megfelelő cég.',
    submit: 'Tovább',
    back: 'Vissza a bejelentkezéshez',
  },
  expired: {
    title: 'A munkamenete lejárt',
    text: 'Biztonsága érdekében kijelentkeztettük. A folytatáshoz jelentkezzen be újra.',
    resume: 'Bejelentkezés után arra az oldalra tér vissza, ahol volt.',
  },
  signedOut: { title: 'Ön kijelentkezett', text: 'Most már bezárhatja ezt az ablakot.' },
  passwordFirst: {
    title: 'Először állítsa be a jelszavát',
    text: 'Jelentkezzen be egyszer közvetlenül a Dokuboxba, és állítson be ott új jelszót. Ezután nyissa meg újra ezt az oldalt.',
    link: 'Dokubox megnyitása',
  },
  handover: 'Bejelentkezés folyamatban',
} satisfies Translation<typeof en>;
