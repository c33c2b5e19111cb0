import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Zaboravljena lozinka',
    text: 'Unesite podatke koje banka ima o Vama. Ako odgovaraju nekom korisničkom računu, banka će Vam poslati upute.',
    email: 'Adresa e-pošte',
    username: 'Korisničko ime',
    usernameBankerHint: 'Slova se pri upisu pretvaraju u velika.',
    phone: 'Mobilni telefon',
    phoneHint: 'Na primjer {{example}}',
    submit: 'Zatraži novu lozinku',
    doneTitle: 'Vaš je zahtjev poslan',
    doneText:
      'Ako podaci pripadaju nekom korisničkom računu, primit ćete upute. Ako ništa ne stigne, obratite se svojoj osobi za kontakt u banci.',
    failedTitle: 'Vaš zahtjev nije poslan',
    again: 'Ponovno ispuni obrazac',
    back: 'Natrag na prijavu',
  },
  password: {
    title: 'Promjena lozinke',
    forcedTitle: 'Potrebna Vam je nova lozinka',
    forcedText: 'Banka Vas moli da prije nastavka promijenite lozinku.',
    current: 'Trenutačna lozinka',
    next: 'Nova lozinka',
    repeated: 'Ponovite novu lozinku',
    rules:
      'Od {{passwordMin}} do {{passwordMax}} znaka, s barem jednim malim i jednim velikim slovom engleske abecede, jednom znamenkom i jednim posebnim znakom.',
    add: 'Dodajte {{kinds}}.',
    kind: {
      lowercase: 'malo slovo (a–z)',
      uppercase: 'veliko slovo (A–Z)',
      digit: 'znamenku',
      special: 'poseban znak',
    },
    tooEasy:
      'Ovu je lozinku lako pogoditi. Produljite je ili upotrijebite riječi koje nisu povezane.',
    strength: 'Jačina',
    score0: 'vrlo slaba',
    score1: 'slaba',
    score2: 'lako ju je pogoditi',
    score3: 'dobra',
    score4: 'vrlo dobra',
    show: 'Prikaži lozinke',
    wrongCurrent: 'Ovo nije Vaša trenutačna lozinka.',
    submit: 'Promijeni lozinku',
    done: 'Vaša je lozinka promijenjena. Svugdje drugdje ste odjavljeni.',
    back: 'Natrag',
    backToSignIn: 'Natrag na prijavu',
  },
  contract: {
    requiredTitle: 'Najprije potpišite ugovor',
    requiredText:
      'Prije prvog korištenja portala potrebno je potpisati ugovor o njegovu korištenju. Potpisujete ga putem usluge potpisivanja.',
    requiredLink: 'Otvori uslugu potpisivanja',
    waitingTitle: 'Ugovor se potpisuje',
    waitingText:
      'Čekamo ostale potpise. Ova će se stranica sama osvježiti kad svi potpišu; možete se vratiti i poslije.',
    signed: 'Ugovor je potpisan. Sada se možete prijaviti.',
    errorTitle: 'Ugovor se nije mogao potpisati',
    EXPIRED: 'Rok za potpisivanje je istekao. Prijavite se ponovno i počnite iznova.',
    REJECTED: 'Netko je odbio potpisati. Molimo obratite se svojoj banci.',
    TECHNICAL: 'Došlo je do pogreške u našem sustavu. Molimo pokušajte kasnije.',
    noContract:
      'Iz adrese nije vidljivo o kojem je ugovoru riječ. Upotrijebite poveznicu koju ste primili ili se prijavite.',
    failed: 'Nije bilo moguće provjeriti je li ugovor potpisan.',
    unavailableTitle: 'Ugovor se sada ne može potpisati',
    ok: 'U redu',
    back: 'Natrag na prijavu',
  },
  settings: {
    title: 'Postavke potpisivanja',
    text: 'Usluga potpisivanja prepoznaje Vas po ova dva identifikatora. Pronaći ćete ih u svojem korisničkom računu te usluge.',
    namirialUserId: 'Identifikator korisnika',
    namirialDeviceId: 'Identifikator uređaja',
    submit: 'Spremi',
    done: 'Vaše postavke potpisivanja su spremljene.',
  },
} satisfies Translation<typeof en>;
