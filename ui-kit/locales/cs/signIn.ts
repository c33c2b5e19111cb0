import type { Translation } from '../translation.ts';
import type en from '../en/signIn.ts';

export default {
  greeting: 'Vítejte',
  greetingText:
    'Dokumenty pro vás i vaši banku na jednom místě: k přečtení, k projednání, k podpisu.',
  title: { CLIENT: 'Přihlášení', BANKER: 'Přihlášení pro pracovníky banky' },
  language: 'Jazyk',
  username: 'Uživatelské jméno',
  usernameBankerHint: 'Písmena se při psaní mění na velká.',
  password: 'Heslo',
  showPassword: 'Zobrazit heslo',
  submit: 'Přihlásit se',
  forgottenPassword: 'Zapomenuté heslo',
  or: 'nebo',
  external: 'Přihlásit se přes digitální bankovnictví',
  identityProvider: 'Použít jednotné přihlášení (SSO)',
  otp: {
    title: 'Zadejte jednorázový kód',
    text: 'Poslali jsme SMS s kódem na číslo {{phone}}.',
    textNoPhone: 'Poslali jsme vám SMS s kódem.',
    label: 'Jednorázový kód',
    hint: '{{otpLength}} číslic, platí {{otpValidMinutes}} minut.',
    incomplete: 'Zadejte všech {{otpLength}} číslic.',
    submit: 'Potvrdit',
    resend: 'Poslat nový kód',
    resendIn_one: 'O nový kód můžete požádat za {{count}} sekundu.',
    resendIn_few: 'O nový kód můžete požádat za {{count}} sekundy.',
    resendIn_many: 'O nový kód můžete požádat za {{count}} sekundy.',
    resendIn_other: 'O nový kód můžete požádat za {{count}} sekund.',
    resent: 'Nový kód byl odeslán.',
    back: 'Zpět na přihlášení',
  },
  clientSelection: {
    title: { CLIENT: 'Vyberte společnost', BANKER: 'Vyberte klienta' },
    text: {
      CLIENT: 'S údaji které společnosti chcete pracovat?',
      BANKER: 'S údaji kterého klienta chcete pracovat?',
    },
    label: 'Společnost',
    placeholder: 'Číslo nebo název',
    nothingFound: 'Žádná společnost nebyla nalezena.',
    submit: 'Pokračovat',
    back: 'Zpět na přihlášení',
  },
  expired: {
    title: 'Vaše přihlášení vypršelo',
    text: 'Z bezpečnostních důvodů jsme vás odhlásili. Chcete-li pokračovat, přihlaste se znovu.',
    resume: 'Po přihlášení se vrátíte na stránku, na které jste byli.',
  },
  signedOut: { title: 'Jste odhlášeni', text: 'Nyní můžete toto okno zavřít.' },
  passwordFirst: {
    title: 'Nejprve si nastavte heslo',
    text: 'Přihlaste se jednou přímo do Dokuboxu a nastavte si tam nové heslo. Potom tuto stránku otevřete znovu.',
    link: 'Otevřít Dokubox',
  },
  handover: 'Probíhá přihlašování',
} satisfies Translation<typeof en>;
