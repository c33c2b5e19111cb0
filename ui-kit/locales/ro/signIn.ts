import type { Translation } from '../translation.ts';
import type en from '../en/signIn.ts';

export default {
  greeting: 'Bine ați venit',
  greetingText:
    'Documentele dintre dumneavoastră și bancă, într-un singur loc: pentru citire, negociere și semnare.',
  title: { CLIENT: 'Autentificare', BANKER: 'Autentificare pentru angajații băncii' },
  language: 'Limbă',
  username: 'Nume de utilizator',
  usernameBankerHint: 'Literele devin majuscule pe măsură ce scrieți.',
  password: 'Parolă',
  showPassword: 'Afișați parola',
  submit: 'Autentificare',
  forgottenPassword: 'Parolă uitată',
  or: 'sau',
  external: 'Autentificare prin internet banking',
  identityProvider: 'Autentificare prin SSO',
  otp: {
    title: 'Introduceți codul de unică folosință',
    text: 'Am trimis un SMS cu un cod la numărul {{phone}}.',
    textNoPhone: 'V-am trimis un SMS cu un cod.',
    label: 'Cod de unică folosință',
    hint: 'Cod din {{otpLength}} cifre, valabil {{otpValidMinutes}} minute.',
    incomplete: 'Introduceți toate cele {{otpLength}} cifre.',
    submit: 'Confirmați',
    resend: 'Trimiteți un cod nou',
    resendIn_one: 'Puteți cere un cod nou peste {{count}} secundă.',
    resendIn_few: 'Puteți cere un cod nou peste {{count}} secunde.',
    resendIn_other: 'Puteți cere un cod nou peste {{count}} de secunde.',
    resent: 'A fost trimis un cod nou.',
    back: 'Înapoi la autentificare',
  },
  clientSelection: {
    title: { CLIENT: 'Alegeți o societate', BANKER: 'Alegeți un client' },
    text: {
      CLIENT: 'Pentru ce societate doriți să lucrați?',
      BANKER: 'Pentru ce client doriți să lucrați?',
    },
    label: 'Societate',
    placeholder: 'Număr sau denumire',
    nothingFound: 'Nicio societate nu corespunde.',
    submit: 'Continuați',
    back: 'Înapoi la autentificare',
  },
  expired: {
    title: 'Sesiunea dumneavoastră s-a încheiat',
    text: 'Sesiunea a fost închisă pentru siguranța dumneavoastră. Autentificați-vă din nou pentru a continua.',
    resume: 'După autentificare reveniți la pagina pe care erați.',
  },
  signedOut: { title: 'V-ați deconectat', text: 'Acum puteți închide această fereastră.' },
  passwordFirst: {
    title: 'Mai întâi setați-vă parola',
    text: 'Autentificați-vă o dată direct în Dokubox și setați acolo o parolă nouă. Apoi deschideți din nou această pagină.',
    link: 'Deschideți Dokubox',
  },
  handover: 'Vă autentificăm',
} satisfies Translation<typeof en>;
