import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Nedostaje datum isteka osobnog dokumenta potpisnika.',
    SIGNER_DOCUMENT_EXPIRED: 'Osobni dokument potpisnika je istekao.',
    SIGNER_ISSUER_COUNTRY_MISSING: 'Nedostaje država koja je izdala osobni dokument potpisnika.',
    SIGNER_ISSUER_MISSING: 'Nedostaje izdavatelj osobnog dokumenta potpisnika.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nije poznato je li osobni dokument potpisnika prijavljen kao ukraden.',
    SIGNER_DOCUMENT_STOLEN: 'Osobni dokument potpisnika prijavljen je kao ukraden.',
    SIGNER_DOCUMENT_INVALID: 'Osobni dokument potpisnika nije valjan ili još nije provjeren.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Nedostaje korisnička oznaka potpisnika za potpisivanje na daljinu.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Nedostaje oznaka uređaja potpisnika za potpisivanje na daljinu.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Klijent još nije odabrao način potpisivanja.',
    SIGNED_CLIENT_FILE_NEEDED: 'Klijent prvo mora učitati potpisanu datoteku.',
    SIGNED_BANK_FILE_NEEDED: 'Banka prvo mora učitati potpisanu datoteku.',
    SIGNATURE_VALIDATION_NEEDED: 'Prvo treba uspješno provjeriti potpise.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za odgovor klijenta potrebna je potpisana datoteka; prvo je učitajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za odgovor banke potrebna je datoteka koju je potpisala banka; prvo je učitajte.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument više nije dio dokuboxa.',
    NO_PERMISSION: 'Nemate pravo ukloniti ovaj dokument.',
    BOX_NOT_OPEN: 'Dokubox je zatvoren ili njegova obustava čeka odobrenje.',
    LOCKED: 'Na ovom dokuboxu radi drugi korisnik.',
    ARCHIVED: 'Dokument je arhiviran.',
    UNDER_ARCHIVING: 'Dokument se upravo arhivira.',
    SIGNING_IN_PROGRESS:
      'Netko upravo potpisuje dokument. Može se ukloniti kad potpisivanje završi.',
  },
  dokuProgress: {
    signedOutside: 'Potpisano izvan portala',
    notRequired: 'Potpis nije potreban',
    signed: 'Potpisano',
    rejected: 'Potpisivanje odbijeno',
    pending: 'Na čekanju',
  },
  actions: {
    legend: 'Što želite učiniti?',
    clear: 'Poništi odabir „{{action}}”',
    archiveHint: {
      validateFirst:
        'Prvo provjerite potpise. Ako rezultat to dopusti, dokument zatim možete poslati u arhivu.',
      notArchivable: 'Prema posljednjoj provjeri dokument se u ovom obliku ne može arhivirati.',
      needsRole: 'Ovaj dokument u arhivu šalje validator.',
    },
  },
  submit: {
    label: 'Slanje Vaših odabira',
    pending_one: '{{count}} odabir još nije poslan.',
    pending_few: '{{count}} odabira još nisu poslana.',
    pending_other: '{{count}} odabira još nije poslano.',
    submit: 'Pošalji ({{count}})',
    clear: 'Poništi sve',
    sending: 'Vaši se odabiri šalju.',
    show: 'Što će biti poslano',
    kept: 'Vaši su odabiri sačuvani.',
    uploading: 'Učitavanje još nije završeno. Poslati možete čim završi.',
  },
  conflict: {
    refreshed: 'Sada vidite trenutačno stanje.',
    title: 'Dokubox se u međuvremenu promijenio',
    text: 'Ništa nije poslano. Sada vidite trenutačno stanje, a Vaši su odabiri sačuvani. Provjerite ih i pošaljite ponovno.',
    textNone:
      'Ništa nije poslano. Sada vidite trenutačno stanje; Vaši odabiri u njemu više nisu mogući.',
    dropped: 'Više nije moguće:',
  },
  reason: {
    label: 'Razlog',
    choose: 'Odaberite razlog',
    note: 'Napomena (nije obavezna)',
    counter: '{{used}} od {{max}} znakova',
  },
  removal: {
    text: 'Dokument „{{title}}” uklanja se iz ovog dokuboxa. Banka ga može vratiti promjenom postavki.',
    lastOne:
      'To je posljednji dokument. Bez njega nema na čemu raditi i dokubox se može samo obustaviti.',
    submit: 'Ukloni dokument',
    blockedTitle: 'Dokument se ne može ukloniti',
    close: 'Zatvori',
  },
  removalPending: {
    title: 'Uklanjanje je na čekanju',
    text: 'Uklanjanje dokumenta „{{title}}” je zabilježeno. Na čekanju je jer se za ovaj dokubox prikupljaju potpisi. Ne morate ništa učiniti.',
    close: 'Zatvori',
  },
  missingFile: {
    title: 'Nastavi bez datoteka koje nedostaju',
    text_one: 'Ovaj dokument još nema datoteku:',
    text_few: 'Ovi dokumenti još nemaju datoteku:',
    text_other: 'Ovi dokumenti još nemaju datoteku:',
    question: 'Možete sada nastaviti i učitati poslije ili se vratiti.',
    lastTitle: 'Nastavi bez ijednog dokumenta',
    lastText:
      'U ovom dokuboxu ne ostaje nijedan dokument. Ako nastavite, poslije se može samo obustaviti.',
    continue: 'Nastavi',
    back: 'Natrag',
  },
  terminate: {
    title: { CANCELLED: 'Obustavi dokubox', PENDING: 'Zatraži obustavu' },
    about: 'Naziv dokuboxa: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox se odmah zatvara i svi se dokumenti mogu samo čitati. To se ne može poništiti.',
      PENDING:
        'Obustavu mora odobriti netko iz banke. Do tada se ništa ne može mijenjati. Ako se odbije, dokubox se nastavlja kao dosad.',
      UNKNOWN:
        'Ako još ništa nije potpisano ni arhivirano, dokubox se odmah zatvara i to se ne može poništiti. Inače obustavu mora odobriti netko iz banke.',
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
    own: 'Ovu ste obustavu zatražili vi. O njoj mora odlučiti netko drugi iz banke.',
    text: 'Ako odobrite, dokubox se konačno zatvara. Ako odbijete, nastavlja se kao dosad.',
    yourNote: 'Napomena kolegama (nije obavezna)',
    approve: 'Odobri obustavu',
    refuse: 'Odbij obustavu',
    approveText: 'Dokubox se zatvara i svi se dokumenti mogu samo čitati. To se ne može poništiti.',
    refused: 'Obustava je odbijena. Dokubox se nastavlja kao dosad.',
  },
  closePaper: {
    title: 'Dovrši dokubox',
    text: 'Svi su dokumenti potpisani na papiru. Dokubox se dovršava bez skeniranih dokumenata u arhivi i svi se dokumenti mogu samo čitati. To se ne može poništiti.',
  },
  signatureSystem: {
    title: 'Kako želite potpisati?',
    text: 'Odabir vrijedi za sve dokumente ovog dokuboxa. Možete ga promijeniti dok potpisivanje ne počne.',
    hint: {
      ESAW_DISPOSABLE:
        'Samo za ovo potpisivanje, izdan na temelju Vašeg osobnog dokumenta. Ništa drugo ne trebate.',
      ESAW_REMOTE: 'Certifikat koji već imate kod usluge potpisivanja.',
    },
    submit: 'Potpiši ovako',
    chosen: 'Potpisujete pomoću: {{system}}',
    change: 'Promijeni',
    fixed: 'Potpisivanje je počelo pa se to više ne može promijeniti.',
  },
  paper: {
    summary: 'Potpisano {{date}}',
    title: 'Potvrdi potpis na papiru',
    about: 'Naziv dokumenta: {{title}}',
    steps: 'Kako potpisati na papiru',
    step: {
      download: 'Preuzmite dokument.',
      print: 'Ispišite ga.',
      sign: 'Svi koji trebaju potpisuju ga rukom.',
      confirm: 'Potvrdite to u nastavku.',
    },
    outcome:
      'Dokument se zatim smatra potpisanim na papiru. Potvrda se prosljeđuje kad pošaljete odabire.',
    download: 'Preuzmi dokument',
    date: 'Datum potpisivanja',
    dateHint: 'DD-MM-GGGG',
    dateInvalid: 'Unesite dan u obliku DD-MM-GGGG.',
    dateFuture: 'Taj je dan u budućnosti.',
    place: 'Mjesto potpisivanja (nije obavezno)',
    scan: 'Sken potpisanog papira (nije obavezan)',
    removeScan: 'Ukloni {{fileName}}',
    submit: 'Potvrdi potpis na papiru',
  },
  card: {
    more: 'Više radnji: {{title}}',
    setup: {
      CLIENT: 'Banka još priprema ovaj dokument. Nakon toga moći ćete s njim raditi.',
      BANKER: 'Priprema ovog dokumenta još nije dovršena.',
    },
    archiving: 'Arhiva preuzima dokument. Ne morate ništa učiniti.',
    archiveRefused: 'Arhiva posljednji put nije preuzela dokument.',
    signedOn: 'Potpisano na papiru {{date}}',
    signedOnAt: 'Potpisano na papiru {{date}}, {{place}}',
  },
  leave: {
    title: 'Napusti bez slanja',
    text: 'Ono što ste odabrali još nije poslano. Ako napustite ovaj dokubox, to će se izgubiti.',
    uploading: 'Učitavanje još nije završeno. Ako napustite ovaj dokubox, prekinut će se.',
    stay: 'Ostani ovdje',
    leave: 'Napusti',
  },
  done: {
    submitted: 'Sve što ste odabrali je poslano.',
    removed: 'Dokument „{{title}}” uklonjen je iz dokuboxa.',
    finalized: 'Priprema dokumenta „{{title}}” je dovršena.',
  },
  finalize: {
    button: 'Dovrši pripremu',
    buttonOf: 'Dovrši pripremu: {{title}}',
    text: 'Osobe su dodijeljene. Rad na ovom dokumentu počinje kad dovršite njegovu pripremu.',
    textBeforeStart:
      'Pokretanjem dokuboxa dovršava se i ova priprema, pa to ne morate učiniti ovdje.',
  },
  validate: { buttonOf: 'Provjeri potpise dokumenta {{title}}' },
  signers: {
    button: 'Potpisnici',
    buttonOf: 'Potpisnici dokumenta {{title}}',
    title: 'Potpisnici dokumenta {{title}}',
    close: 'Zatvori',
    expiry: 'Osobni dokument vrijedi do',
    issuer: 'Izdavatelj',
    userId: 'Korisnička oznaka u usluzi potpisivanja',
    deviceId: 'Oznaka uređaja u usluzi potpisivanja',
    notAvailable: 'N/A',
    warning: 'uskoro istječe',
    error: 'istekao',
  },
  sign: {
    button: 'Potpiši',
    buttonOf: 'Potpiši {{title}}',
    continue: 'Nastavi potpisivanje',
    continueOf: 'Nastavi potpisivanje: {{title}}',
    text: 'Na Vama je red za potpis. Stranica za potpisivanje otvara se u ovoj kartici i poslije Vas vraća ovamo.',
    textStarted:
      'Otvorili ste stranicu za potpisivanje, ali još niste potpisali. Ponovno se otvara u ovoj kartici.',
    inContainer:
      'Ova datoteka sama ne može sadržavati potpis. Potpisuje se u spremniku (.asice), koji sadrži datoteku i njezine potpise i zamjenjuje je.',
  },
  eds: {
    buttonOf: 'Otvori {{title}} u sustavu za potpisivanje',
    text: 'S portala prelazite u bankin sustav za potpisivanje i poslije se vraćate ovamo.',
  },
  addOther: {
    title: 'Dodaj drugi dokument',
    text: 'Nešto nedostaje? Imenujte dokument; datoteku učitavate na njegovoj kartici.',
    name: 'Naziv dokumenta',
    counter: '{{used}} od {{max}} znakova',
    submit: 'Dodaj dokument',
    added: '„{{name}}” je dodan kao posljednja kartica.',
  },
  progress: {
    title: 'Tijek potpisivanja',
    close: 'Zatvori',
    print: 'Ispis',
    showAll: 'Prikaži sve osobe',
    hideAll: 'Sakrij sve osobe',
    tableLabel: 'Tijek potpisivanja dokumenata',
    document: 'Dokument',
    status: 'Status',
    signing: 'Potpisivanje',
    signed: 'Potpisi',
    total: 'Svi dokumenti',
    empty: 'U ovom dokuboxu nema dokumenata.',
  },
} satisfies Translation<typeof en>;
