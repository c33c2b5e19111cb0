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
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Klijent još nije izabrao način potpisivanja.',
    SIGNED_CLIENT_FILE_NEEDED: 'Klijent prvo mora da otpremi potpisanu datoteku.',
    SIGNED_BANK_FILE_NEEDED: 'Banka prvo mora da otpremi potpisanu datoteku.',
    SIGNATURE_VALIDATION_NEEDED: 'Prvo treba uspešno proveriti potpise.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za odgovor klijenta je potrebna potpisana datoteka; prvo je otpremite.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za odgovor banke je potrebna datoteka koju je potpisala banka; prvo je otpremite.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument više nije deo dokuboxa.',
    NO_PERMISSION: 'Nemate pravo da uklonite ovaj dokument.',
    BOX_NOT_OPEN: 'Dokubox je zatvoren ili njegova obustava čeka odobrenje.',
    LOCKED: 'Na ovom dokuboxu radi drugi korisnik.',
    ARCHIVED: 'Dokument je arhiviran.',
    UNDER_ARCHIVING: 'Dokument se upravo arhivira.',
    SIGNING_IN_PROGRESS:
      'Neko upravo potpisuje dokument. Može da se ukloni kada se potpisivanje završi.',
  },
  dokuProgress: {
    signedOutside: 'Potpisano van portala',
    notRequired: 'Potpis nije potreban',
    signed: 'Potpisano',
    rejected: 'Potpisivanje odbijeno',
    pending: 'Na čekanju',
  },
  actions: {
    legend: 'Šta želite da uradite?',
    clear: 'Poništi izbor „{{action}}“',
    archiveHint: {
      validateFirst:
        'Prvo proverite potpise. Ako rezultat dozvoli, dokument zatim možete poslati u arhivu.',
      notArchivable: 'Prema poslednjoj proveri dokument u ovom obliku ne može da se arhivira.',
      needsRole: 'Ovaj dokument u arhivu šalje validator.',
    },
  },
  submit: {
    label: 'Slanje Vaših izbora',
    pending_one: '{{count}} izbor još nije poslat.',
    pending_few: '{{count}} izbora još nisu poslata.',
    pending_other: '{{count}} izbora još nije poslato.',
    submit: 'Pošalji ({{count}})',
    clear: 'Poništi sve',
    sending: 'Vaši izbori se šalju.',
    show: 'Šta će biti poslato',
    kept: 'Vaši izbori su sačuvani.',
    uploading: 'Otpremanje još nije završeno. Moći ćete da pošaljete čim se završi.',
  },
  conflict: {
    refreshed: 'Sada vidite trenutno stanje.',
    title: 'Dokubox se u međuvremenu promenio',
    text: 'Ništa nije poslato. Sada vidite trenutno stanje, a Vaši izbori su sačuvani. Proverite ih i pošaljite ponovo.',
    textNone:
      'Ništa nije poslato. Sada vidite trenutno stanje; Vaši izbori u njemu više nisu mogući.',
    dropped: 'Više nije moguće:',
  },
  reason: {
    label: 'Razlog',
    choose: 'Izaberite razlog',
    note: 'Napomena (nije obavezna)',
    counter: '{{used}} od {{max}} znakova',
  },
  removal: {
    text: 'Dokument „{{title}}“ se uklanja iz ovog dokuboxa. Banka može da ga vrati promenom podešavanja.',
    lastOne:
      'To je poslednji dokument. Bez njega nema na čemu da se radi i dokubox može samo da se obustavi.',
    submit: 'Ukloni dokument',
    blockedTitle: 'Dokument ne može da se ukloni',
    close: 'Zatvori',
  },
  removalPending: {
    title: 'Uklanjanje je na čekanju',
    text: 'Uklanjanje dokumenta „{{title}}“ je zabeleženo. Na čekanju je jer se za ovaj dokubox prikupljaju potpisi. Ne morate ništa da radite.',
    close: 'Zatvori',
  },
  missingFile: {
    title: 'Nastavi bez datoteka koje nedostaju',
    text_one: 'Ovaj dokument još nema datoteku:',
    text_few: 'Ovi dokumenti još nemaju datoteku:',
    text_other: 'Ovi dokumenti još nemaju datoteku:',
    question: 'Možete sada da nastavite i otpremite kasnije, ili da se vratite.',
    lastTitle: 'Nastavi bez ijednog dokumenta',
    lastText:
      'U ovom dokuboxu ne ostaje nijedan dokument. Ako nastavite, kasnije može samo da se obustavi.',
    continue: 'Nastavi',
    back: 'Nazad',
  },
  terminate: {
    title: { CANCELLED: 'Obustavi dokubox', PENDING: 'Zatraži obustavu' },
    about: 'Naziv dokuboxa: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox se odmah zatvara i svi dokumenti mogu samo da se čitaju. To ne može da se poništi.',
      PENDING:
        'Obustavu mora da odobri neko iz banke. Do tada ništa ne može da se menja. Ako se odbije, dokubox se nastavlja kao do sada.',
      UNKNOWN:
        'Ako još ništa nije potpisano ni arhivirano, dokubox se odmah zatvara i to ne može da se poništi. Inače obustavu mora da odobri neko iz banke.',
    },
    envelope: 'Započeto potpisivanje se prekida.',
    envelopePending: 'Ako se odobri, započeto potpisivanje se prekida.',
  },
  decision: {
    title: 'Odlučite o obustavi',
    ownTitle: 'Obustava čeka odluku',
    askedBy: 'Zatražio/la',
    askedOn: 'Zatraženo',
    reason: 'Razlog',
    note: 'Napomena',
    unknown: 'Nije poznato',
    own: 'Ovu obustavu ste zatražili vi. O njoj mora da odluči neko drugi iz banke.',
    text: 'Ako odobrite, dokubox se konačno zatvara. Ako odbijete, nastavlja se kao do sada.',
    yourNote: 'Napomena kolegama (nije obavezna)',
    approve: 'Odobri obustavu',
    refuse: 'Odbij obustavu',
    approveText:
      'Dokubox se zatvara i svi dokumenti mogu samo da se čitaju. To ne može da se poništi.',
    refused: 'Obustava je odbijena. Dokubox se nastavlja kao do sada.',
  },
  closePaper: {
    title: 'Završi dokubox',
    text: 'Svi dokumenti su potpisani na papiru. Dokubox se završava bez skeniranih dokumenata u arhivi i svi dokumenti mogu samo da se čitaju. To ne može da se poništi.',
  },
  signatureSystem: {
    title: 'Kako želite da potpišete?',
    text: 'Izbor važi za sve dokumente ovog dokuboxa. Možete da ga promenite dok potpisivanje ne počne.',
    hint: {
      ESAW_DISPOSABLE:
        'Samo za ovo potpisivanje, izdat na osnovu Vašeg ličnog dokumenta. Ništa drugo vam ne treba.',
      ESAW_REMOTE: 'Sertifikat koji već imate kod usluge potpisivanja.',
    },
    submit: 'Potpiši ovako',
    chosen: 'Potpisujete pomoću: {{system}}',
    change: 'Promeni',
    fixed: 'Potpisivanje je počelo, pa to više ne može da se promeni.',
  },
  paper: {
    summary: 'Potpisano {{date}}',
    title: 'Potvrdi potpis na papiru',
    about: 'Naziv dokumenta: {{title}}',
    steps: 'Kako se potpisuje na papiru',
    step: {
      download: 'Preuzmite dokument.',
      print: 'Odštampajte ga.',
      sign: 'Svi koji treba da potpišu potpisuju ga rukom.',
      confirm: 'Potvrdite to u nastavku.',
    },
    outcome:
      'Dokument se zatim smatra potpisanim na papiru. Potvrda se prosleđuje kada pošaljete izbore.',
    download: 'Preuzmi dokument',
    date: 'Datum potpisivanja',
    dateHint: 'DD-MM-GGGG',
    dateInvalid: 'Unesite dan u obliku DD-MM-GGGG.',
    dateFuture: 'Taj dan je u budućnosti.',
    place: 'Mesto potpisivanja (nije obavezno)',
    scan: 'Sken potpisanog papira (nije obavezan)',
    removeScan: 'Ukloni {{fileName}}',
    submit: 'Potvrdi potpis na papiru',
  },
  card: {
    more: 'Još radnji: {{title}}',
    setup: {
      CLIENT: 'Banka još priprema ovaj dokument. Posle toga moći ćete da radite sa njim.',
      BANKER: 'Priprema ovog dokumenta još nije završena.',
    },
    archiving: 'Arhiva preuzima dokument. Ne morate ništa da radite.',
    archiveRefused: 'Arhiva poslednji put nije preuzela dokument.',
    signedOn: 'Potpisano na papiru {{date}}',
    signedOnAt: 'Potpisano na papiru {{date}}, {{place}}',
  },
  leave: {
    title: 'Napusti bez slanja',
    text: 'Ono što ste izabrali još nije poslato. Ako napustite ovaj dokubox, to će se izgubiti.',
    uploading: 'Otpremanje još nije završeno. Ako napustite ovaj dokubox, prekinuće se.',
    stay: 'Ostani ovde',
    leave: 'Napusti',
  },
  done: {
    submitted: 'Sve što ste izabrali je poslato.',
    removed: 'Dokument „{{title}}“ je uklonjen iz dokuboxa.',
    finalized: 'Priprema dokumenta „{{title}}“ je završena.',
  },
  finalize: {
    button: 'Završi pripremu',
    buttonOf: 'Završi pripremu: {{title}}',
    text: 'Osobe su dodeljene. Rad na ovom dokumentu počinje kada završite njegovu pripremu.',
    textBeforeStart:
      'Pokretanjem dokuboxa završava se i ova priprema, pa to ne morate da uradite ovde.',
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
    notAvailable: 'N/A',
    warning: 'uskoro ističe',
    error: 'istekao',
  },
  sign: {
    button: 'Potpiši',
    buttonOf: 'Potpiši {{title}}',
    continue: 'Nastavi potpisivanje',
    continueOf: 'Nastavi potpisivanje: {{title}}',
    text: 'Na Vama je red da potpišete. Stranica za potpisivanje otvara se u ovoj kartici i zatim Vas vraća ovde.',
    textStarted:
      'Otvorili ste stranicu za potpisivanje, ali još niste potpisali. Ponovo se otvara u ovoj kartici.',
    inContainer:
      'Ova datoteka sama ne može da sadrži potpis. Potpisuje se u kontejneru (.asice), koji sadrži datoteku i njene potpise i zamenjuje je.',
  },
  eds: {
    buttonOf: 'Otvori {{title}} u sistemu za potpisivanje',
    text: 'Sa portala prelazite u sistem banke za potpisivanje i zatim se vraćate ovde.',
  },
  addOther: {
    title: 'Dodaj drugi dokument',
    text: 'Nešto nedostaje? Dajte naziv dokumentu; datoteku otpremate na njegovoj kartici.',
    name: 'Naziv dokumenta',
    counter: '{{used}} od {{max}} znakova',
    submit: 'Dodaj dokument',
    added: '„{{name}}” je dodat kao poslednja kartica.',
  },
  progress: {
    title: 'Tok potpisivanja',
    close: 'Zatvori',
    print: 'Štampanje',
    showAll: 'Prikaži sve osobe',
    hideAll: 'Sakrij sve osobe',
    tableLabel: 'Tok potpisivanja dokumenata',
    document: 'Dokument',
    status: 'Status',
    signing: 'Potpisivanje',
    signed: 'Potpisi',
    total: 'Svi dokumenti',
    empty: 'U ovom dokuboxu nema dokumenata.',
  },
} satisfies Translation<typeof en>;
