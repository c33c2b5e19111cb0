import type { Translation } from '../translation.ts';
import type en from '../en/account.ts';

export default {
  forgotten: {
    title: 'Zaboravljena lozinka',
    text: 'Unesite podatke koje banka ima o Vama. Ako odgovaraju nekom nalogu, banka će Vam poslati uputstva.',
    email: 'E-pošta',
    username: 'Korisničko ime',
    usernameBankerHint: 'Slova se pri unosu pretvaraju u velika.',
    phone: 'Mobilni telefon',
    phoneHint: 'Na primer {{example}}',
    submit: 'Zatraži novu lozinku',
    doneTitle: 'Vaš zahtev je poslat',
    doneText:
      'Ako podaci pripadaju nekom nalogu, dobićete uputstva. Ako ništa ne stigne, obratite se svojoj kontakt-osobi u banci.',
    failedTitle: 'Vaš zahtev nije mogao da se pošalje',
    again: 'Ponovo popuni obrazac',
    back: 'Nazad na prijavu',
  },
  password: {
    title: 'Promena lozinke',
    forcedTitle: 'Potrebna Vam je nova lozinka',
    forcedText: 'Banka Vas moli da pre nastavka promenite lozinku.',
    current: 'Trenutna lozinka',
    next: 'Nova lozinka',
    repeated: 'Nova lozinka još jednom',
    rules:
      'Od {{passwordMin}} do {{passwordMax}} znaka, sa bar jednim malim i jednim velikim slovom engleske abecede, jednom cifrom i jednim posebnim znakom.',
    add: 'Dodajte {{kinds}}.',
    kind: {
      lowercase: 'malo slovo (a–z)',
      uppercase: 'veliko slovo (A–Z)',
      digit: 'cifru',
      special: 'poseban znak',
    },
    tooEasy: 'Ovu lozinku je lako pogoditi. Produžite je ili upotrebite reči koje nisu povezane.',
    strength: 'Jačina',
    score0: 'veoma slaba',
    score1: 'slaba',
    score2: 'previše laka za pogađanje',
    score3: 'dobra',
    score4: 'veoma dobra',
    show: 'Prikaži lozinke',
    wrongCurrent: 'Ovo nije Vaša trenutna lozinka.',
    submit: 'Promeni lozinku',
    done: 'Vaša lozinka je promenjena. Svuda drugde ste odjavljeni.',
    back: 'Nazad',
    backToSignIn: 'Nazad na prijavu',
  },
  contract: {
    requiredTitle: 'Najpre potpišite ugovor',
    requiredText:
      'Pre prvog korišćenja portala potrebno je potpisati ugovor o njegovom korišćenju. Potpisujete ga u servisu za potpisivanje.',
    requiredLink: 'Pređi na servis za potpisivanje',
    waitingTitle: 'Ugovor se potpisuje',
    waitingText:
      'Čekamo ostale potpise. Ova stranica će se sama osvežiti kada svi potpišu; možete da se vratite i kasnije.',
    signed: 'Ugovor je potpisan. Sada možete da se prijavite.',
    errorTitle: 'Ugovor nije mogao da se potpiše',
    EXPIRED: 'Vreme za potpisivanje je isteklo. Prijavite se ponovo i počnite iznova.',
    REJECTED: 'Neko je odbio da potpiše. Obratite se svojoj banci.',
    TECHNICAL: 'Došlo je do greške na našoj strani. Pokušajte kasnije.',
    noContract:
      'Iz adrese se ne vidi o kom ugovoru je reč. Koristite link koji ste dobili ili se prijavite.',
    failed: 'Nije moglo da se proveri da li je ugovor potpisan.',
    unavailableTitle: 'Ugovor sada ne može da se potpiše',
    ok: 'U redu',
    back: 'Nazad na prijavu',
  },
  settings: {
    title: 'Podešavanja potpisivanja',
    text: 'Servis za potpisivanje prepoznaje Vas po ove dve oznake. Naći ćete ih u svom nalogu na tom servisu.',
    namirialUserId: 'Korisnička oznaka',
    namirialDeviceId: 'Oznaka uređaja',
    submit: 'Sačuvaj',
    done: 'Vaša podešavanja potpisivanja su sačuvana.',
  },
} satisfies Translation<typeof en>;
