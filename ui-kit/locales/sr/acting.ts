import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Nedostaje datum isteka ličnog dokumenta potpisnika.',
    SIGNER_DOCUMENT_EXPIRED: 'Lični dokument potpisnika je istekao.',
    SIGNER_ISSUER_COUNTRY_MISSING: 'Nedostaje država koja je izdala lični dokument potpisnika.',
    SIGNER_ISSUER_MISSING: 'Nedostaje izdavalac ličnog dokumenta potpisnika.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nije poznato da li je lični dokument potpisnika prijavljen kao ukraden.',
    SIGNER_DOCUMENT_STOLEN: 'Lični dokument potpisnika je prijavljen kao ukraden.',
    SIGNER_DOCUMENT_INVALID: 'Lični dokument potpisnika nije važeći ili još nije proveren.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Nedostaje korisnička oznaka potpisnika za potpisivanje na daljinu.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Nedostaje oznaka uređaja potpisnika za potpisivanje na daljinu.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Prvo izaberite kako želite da potpišete.',
      BANKER: 'Klijent još nije izabrao način potpisivanja.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Prvo otpremite potpisanu datoteku.',
    SIGNED_BANK_FILE_NEEDED: 'Prvo otpremite datoteku koju je potpisala banka.',
    SIGNATURE_VALIDATION_NEEDED: 'Potpisi u datoteci prvo moraju da budu provereni i važeći.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za Vaš odgovor je potrebna potpisana datoteka. Prvo je otpremite.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za Vaš odgovor je potrebna datoteka koju je potpisala banka. Prvo je otpremite.',
  },
  signerDetails: {
    CLIENT: 'Zamolite potpisnika da banci dostavi ažurne podatke.',
    BANKER: 'Zatražite od potpisnika ažurne podatke i dajte ih na unos.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument više nije deo dokuboxa.',
    NO_PERMISSION: 'Nemate pravo da uklonite ovaj dokument.',
    BOX_NOT_OPEN: 'Dokubox je završen ili obustavljen ili njegova obustava čeka odobrenje.',
    LOCKED: 'Na ovom dokuboxu radi drugi korisnik.',
    ARCHIVED: 'Dokument je arhiviran.',
    UNDER_ARCHIVING: 'Dokument se upravo arhivira.',
    SIGNING_IN_PROGRESS:
      'Neko upravo potpisuje dokument. Može da se ukloni kada se potpisivanje završi.',
  },
  dokuProgress: {
    signedOutside: 'Potpisano van portala',
    notRequired: 'Elektronski potpis nije potreban',
    signed: 'Potpisano',
    rejected: 'Potpisivanje zaustavljeno',
    pending: 'Na čekanju',
  },
  consequence: {
    signsAgain: 'Dosadašnji potpisi više neće važiti. Svi će morati ponovo da potpišu.',
    leavesSigningToBank: 'Dosadašnji potpisi više neće važiti. Rad na dokumentu nastaviće banka.',
    leavesSigningToClient:
      'Dosadašnji potpisi više neće važiti. Rad na dokumentu nastaviće klijent.',
    returnsToBank: 'Dokument će biti vraćen banci. U poruci napišite šta treba promeniti.',
    returnsToClient: 'Dokument će biti vraćen klijentu. U poruci napišite šta treba promeniti.',
    acceptsForSigning: 'Prihvatate ovu verziju. Počeće potpisivanje.',
    accepts: 'Prihvatate dokument. Neće ostati ništa za potpisivanje.',
    acknowledges: 'Potvrđujete da ste upoznati sa dokumentom. To nije potpis.',
    keepsRefused:
      'Dokument čije je potpisivanje odbijeno čuvaće se kao dokaz. Potpisivanje ćete moći ponovo da pokrenete.',
    asksForValidFile:
      'Klijent će morati da otpremi ispravnu datoteku. Svi će morati ponovo da potpišu.',
    endsPaperSigning: 'Potpisivanje na papiru biće prekinuto. Klijent će ponovo dobiti dokument.',
    startsPaperSigning: 'Svi će potpisati na papiru. Zatim ćete to potvrditi ovde.',
    archives: 'Dokument će biti arhiviran i više neće moći da se menja.',
    confirmsPaper: 'Zatim će se smatrati da su dokument potpisali svi.',
  },
  actions: {
    legend: 'Šta želite da uradite?',
    clear: 'Poništi izbor „{{action}}”',
    archiveHint: {
      validateFirst:
        'Prvo proverite potpise. Ako rezultat to dozvoli, dokument zatim možete da pošaljete u arhivu.',
      notArchivable:
        'Poslednja provera ne dozvoljava arhiviranje. Otvorite proveru da biste videli zašto, a zatim vratite dokument radi ispravne datoteke.',
      needsRole: 'Ovaj dokument u arhivu šalje validator. Ne morate ništa da preduzimate.',
    },
  },
  submit: {
    label: 'Slanje izabranih radnji',
    pending_one: '{{count}} izabrana radnja još nije poslata.',
    pending_few: '{{count}} izabrane radnje još nisu poslate.',
    pending_other: '{{count}} izabranih radnji još nije poslato.',
    submit: 'Pošalji ({{count}})',
    clear: 'Poništi sve',
    sending: 'Izabrane radnje se šalju.',
    show: 'Šta će biti poslato',
    kept: 'Izabrane radnje su sačuvane.',
    uploading:
      'Datoteka se još otprema. Izabrane radnje moći ćete da pošaljete čim se otpremanje završi.',
  },
  conflict: {
    refreshed: 'Sada vidite trenutno stanje.',
    title: 'Dokubox se u međuvremenu promenio',
    text: 'Ništa nije poslato. Sada vidite trenutno stanje, a radnje koje ste izabrali su sačuvane. Proverite ih i pošaljite ponovo.',
    textNone:
      'Ništa nije poslato jer izabrane radnje više nisu moguće. Sada vidite trenutno stanje.',
    dropped: 'Više nije moguće:',
  },
  reason: {
    label: 'Razlog',
    choose: 'Izaberite razlog',
    note: 'Napomena (nije obavezna)',
    counter: '{{used}} od {{max}} znakova',
  },
  removal: {
    text: 'Dokument „{{title}}” biće uklonjen iz ovog dokuboxa. Banka može ponovo da ga doda promenom podešavanja.',
    lastOne:
      'To je poslednji dokument. Bez njega nema na čemu da se radi i dokubox može samo da se obustavi.',
    submit: 'Ukloni dokument',
    blockedTitle: 'Dokument ne može da se ukloni',
    close: 'Zatvori',
  },
  removalPending: {
    title: 'Dokument će biti uklonjen kasnije',
    text: 'Dokument „{{title}}” biće uklonjen kada se potpisivanje u ovom dokuboxu završi. Ne morate ništa da preduzimate.',
    close: 'Zatvori',
  },
  missingFile: {
    title: 'Nastavak bez datoteka koje nedostaju',
    text_one: 'Još bez datoteke:',
    text_few: 'Još bez datoteke:',
    text_other: 'Još bez datoteke:',
    question: 'Možete sada da nastavite i otpremite kasnije, ili da se vratite.',
    lastTitle: 'Uklanjanje poslednjeg dokumenta',
    lastText:
      'U ovom dokuboxu neće ostati nijedan dokument. Posle toga dokubox može samo da se obustavi.',
    continue: 'Nastavi',
    back: 'Nazad',
  },
  terminate: {
    title: { CANCELLED: 'Obustavi dokubox', PENDING: 'Zatraži obustavu' },
    about: 'Naziv dokuboxa: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox će odmah biti obustavljen i svi dokumenti moći će samo da se čitaju. To ne može da se poništi.',
      PENDING:
        'Obustavu mora da odobri neko iz banke. Do tada ništa ne može da se menja. Ako obustava bude odbijena, rad na dokuboxu se nastavlja kao do sada.',
      UNKNOWN:
        'Ako još ništa nije potpisano ni arhivirano, dokubox će odmah biti obustavljen i to ne može da se poništi. Inače obustavu mora da odobri neko iz banke.',
    },
    envelope: 'Započeto potpisivanje biće otkazano.',
    envelopePending: 'Ako se obustava odobri, započeto potpisivanje biće otkazano.',
  },
  decision: {
    title: 'Odluka o obustavi',
    ownTitle: 'Vaš zahtev za obustavu čeka odluku',
    askedBy: 'Podnosilac zahteva',
    askedOn: 'Datum zahteva',
    reason: 'Razlog',
    note: 'Napomena',
    unknown: 'Nije poznato',
    own: 'Ovu obustavu ste zatražili Vi. O njoj mora da odluči neko drugi iz banke.',
    text: 'Ako odobrite, dokubox će biti obustavljen. Ako odbijete, rad na njemu se nastavlja kao do sada.',
    yourNote: 'Napomena kolegama (nije obavezna)',
    approve: 'Odobri obustavu',
    refuse: 'Odbij obustavu',
    approveText:
      'Dokubox će biti obustavljen i svi dokumenti moći će samo da se čitaju. To ne može da se poništi.',
    refused: 'Obustava je odbijena. Rad na dokuboxu se nastavlja kao do sada.',
  },
  closePaper: {
    title: 'Završi bez arhiviranja skeniranih dokumenata',
    text: 'Svi dokumenti su potpisani na papiru. Ako sada završite dokubox, skenirani dokumenti neće biti arhivirani, a svi dokumenti moći će samo da se čitaju. To ne može da se poništi.',
  },
  signatureSystem: {
    title: 'Kako želite da potpišete?',
    text: 'Izbor važi za sve dokumente ovog dokuboxa. Možete da ga promenite dok potpisivanje ne počne.',
    hint: {
      ESAW_DISPOSABLE:
        'Izdaje se samo za ovo potpisivanje, na osnovu Vašeg ličnog dokumenta. Ništa drugo Vam nije potrebno.',
      ESAW_REMOTE: 'Sertifikatom koji već imate na servisu za potpisivanje.',
    },
    submit: 'Izaberi ovaj način',
    chosen: 'Način potpisivanja: {{system}}',
    change: 'Promeni',
    fixed: 'Potpisivanje je počelo, pa to više ne može da se promeni.',
  },
  paper: {
    summary: 'Potpisano {{date}}',
    title: 'Potvrda potpisivanja na papiru',
    about: 'Naziv dokumenta: {{title}}',
    steps: 'Kako se potpisuje na papiru',
    step: {
      download: 'Preuzmite dokument.',
      print: 'Odštampajte ga.',
      sign: 'Dokument svojeručno potpisuju svi koji treba da ga potpišu.',
      confirm: 'Potvrdite to u nastavku.',
    },
    todo: 'Ovaj dokument se potpisuje na papiru: preuzmite ga, odštampajte i postarajte se da ga svi potpisnici svojeručno potpišu. Zatim to potvrdite ovde; možete da otpremite i skenirani dokument.',
    outcome: {
      CLIENT:
        'Potvrđujete da su potpisali svi koji potpisuju za Vašu kompaniju. Ništa se ne šalje dok ne izaberete „Pošalji”.',
      BANKER:
        'Zatim će se smatrati da je dokument potpisan na papiru. Ništa se ne šalje dok ne izaberete „Pošalji”.',
    },
    download: 'Preuzmi dokument',
    date: 'Datum potpisivanja',
    dateHint: 'DD-MM-GGGG',
    dateInvalid: 'Unesite datum u obliku DD-MM-GGGG.',
    dateFuture: 'Datum ne može da bude u budućnosti.',
    place: 'Mesto potpisivanja (nije obavezno)',
    scan: 'Skenirani potpisani dokument (nije obavezan)',
    removeScan: 'Ukloni: {{fileName}}',
    submit: 'Potvrdi potpisivanje na papiru',
  },
  card: {
    more: 'Još radnji: {{title}}',
    setup: {
      CLIENT: 'Banka još priprema ovaj dokument. Posle toga ćete moći da radite na njemu.',
      BANKER: 'Podešavanje ovog dokumenta još nije završeno.',
    },
    signedFileAwaited:
      'Sistem banke za potpisivanje je javio potpis, ali nije dostavio potpisanu datoteku. Dokument čeka tu datoteku. Možete da je otpremite i ovde.',
    archiving: 'Dokument se arhivira. Ne morate ništa da preduzimate.',
    archiveRefused:
      'Poslednji pokušaj arhiviranja nije uspeo. Dokument možete ponovo da pošaljete u arhivu.',
    signedOn: 'Potpisano na papiru {{date}}',
    signedOnAt: 'Potpisano na papiru {{date}}, {{place}}',
  },
  leave: {
    title: 'Izlaz bez slanja',
    text: 'Ono što ste izabrali još nije poslato. Ako napustite ovaj dokubox, to će se izgubiti.',
    uploading: 'Otpremanje još nije završeno. Ako napustite ovaj dokubox, prekinuće se.',
    stay: 'Ostani ovde',
    leave: 'Izađi bez slanja',
  },
  done: {
    submitted_one: 'Ono što ste izabrali poslato je za {{count}} dokument.',
    submitted_few: 'Ono što ste izabrali poslato je za {{count}} dokumenta.',
    submitted_other: 'Ono što ste izabrali poslato je za {{count}} dokumenata.',
    removed: 'Dokument „{{title}}” je uklonjen iz dokuboxa.',
    finalized: 'Podešavanje dokumenta „{{title}}” je završeno.',
  },
  finalize: {
    button: 'Završi podešavanje',
    buttonOf: 'Završi podešavanje: {{title}}',
    text: 'Učesnici su dodeljeni. Rad na ovom dokumentu počinje kada završite njegovo podešavanje.',
    textBeforeStart:
      'Pokretanjem dokuboxa završava se i ovo podešavanje, pa to ne morate da uradite ovde.',
  },
  validate: { buttonOf: 'Proveri potpise dokumenta {{title}}' },
  signers: {
    button: 'Potpisnici',
    buttonOf: 'Potpisnici dokumenta {{title}}',
    title: 'Potpisnici dokumenta {{title}}',
    close: 'Zatvori',
    expiry: 'Lični dokument važi do',
    issuer: 'Izdavalac',
    userId: 'Korisnička oznaka u servisu za potpisivanje',
    deviceId: 'Oznaka uređaja u servisu za potpisivanje',
    notAvailable: 'Nema podatka',
    keptBack: 'datum se ne prikazuje',
    warning: 'uskoro ističe',
    error: 'istekao',
  },
  sign: {
    button: 'Potpiši',
    buttonOf: 'Potpiši: {{title}}',
    continue: 'Nastavi potpisivanje',
    continueOf: 'Nastavi potpisivanje: {{title}}',
    text: 'Na Vama je red da potpišete. Stranica za potpisivanje otvara se u ovoj kartici i zatim Vas vraća ovde.',
    textStarted:
      'Otvorili ste stranicu za potpisivanje, ali još niste potpisali. Možete ponovo da je otvorite u ovoj kartici.',
    inContainer:
      'Ova vrsta datoteke ne može da sadrži potpis. Kada potpišete, zameniće je kontejner (.asice) sa datotekom i njenim potpisima.',
  },
  leaving: {
    text: 'Ako se stranica za potpisivanje ne otvori, koristite ovaj link.',
    link: 'Otvori stranicu za potpisivanje',
  },
  eds: {
    buttonOf: 'Otvori u sistemu za potpisivanje: {{title}}',
    text: 'Sa portala prelazite u sistem banke za potpisivanje i zatim se vraćate ovde.',
  },
  addOther: {
    title: 'Dodaj još jedan dokument',
    text: 'Nedostaje dokument? Unesite njegov naziv, a zatim otpremite njegovu datoteku.',
    name: 'Naziv dokumenta',
    counter: '{{used}} od {{max}} znakova',
    submit: 'Dodaj dokument',
    added: 'Dokument „{{name}}” je dodat na kraj.',
  },
  progress: {
    title: 'Tok potpisivanja',
    close: 'Zatvori',
    print: 'Odštampaj',
    showAll: 'Prikaži sve učesnike',
    hideAll: 'Sakrij sve učesnike',
    tableLabel: 'Tok potpisivanja dokumenata',
    document: 'Dokument',
    status: 'Status',
    signing: 'Potpisivanje',
    signed: 'Potpisi',
    total: 'Svi dokumenti',
    empty: 'U ovom dokuboxu nema dokumenata.',
  },
} satisfies Translation<typeof en>;
