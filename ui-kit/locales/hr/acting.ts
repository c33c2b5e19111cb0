import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Nedostaje datum isteka osobne isprave potpisnika.',
    SIGNER_DOCUMENT_EXPIRED: 'Osobna isprava potpisnika je istekla.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'Nedostaje podatak o državi koja je izdala osobnu ispravu potpisnika.',
    SIGNER_ISSUER_MISSING: 'Nedostaje podatak o izdavatelju osobne isprave potpisnika.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nije poznato je li osobna isprava potpisnika prijavljena kao ukradena.',
    SIGNER_DOCUMENT_STOLEN: 'Osobna isprava potpisnika prijavljena je kao ukradena.',
    SIGNER_DOCUMENT_INVALID: 'Osobna isprava potpisnika nije valjana ili još nije provjerena.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Potpisniku nedostaje identifikator korisnika za udaljeno potpisivanje.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Potpisniku nedostaje identifikator uređaja za udaljeno potpisivanje.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Najprije odaberite kako želite potpisati.',
      BANKER: 'Klijent još nije odabrao način potpisivanja.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Najprije učitajte potpisanu datoteku.',
    SIGNED_BANK_FILE_NEEDED: 'Najprije učitajte datoteku koju je potpisala banka.',
    SIGNATURE_VALIDATION_NEEDED: 'Potpisi u datoteci najprije moraju biti provjereni i valjani.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za Vaš je odgovor potrebna potpisana datoteka. Najprije je učitajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Za Vaš je odgovor potrebna datoteka koju je potpisala banka. Najprije je učitajte.',
  },
  signerDetails: {
    CLIENT: 'Zamolite potpisnika da banci dostavi ažurne podatke.',
    BANKER: 'Zatražite od potpisnika ažurne podatke i dajte ih evidentirati.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument više nije dio dokuboxa.',
    NO_PERMISSION: 'Nemate pravo ukloniti ovaj dokument.',
    BOX_NOT_OPEN: 'Dokubox je dovršen ili obustavljen, ili njegova obustava čeka odobrenje.',
    LOCKED: 'Na ovom dokuboxu radi drugi korisnik.',
    ARCHIVED: 'Dokument je arhiviran.',
    UNDER_ARCHIVING: 'Dokument se upravo arhivira.',
    SIGNING_IN_PROGRESS:
      'Netko upravo potpisuje dokument. Može se ukloniti kad potpisivanje završi.',
  },
  dokuProgress: {
    signedOutside: 'Potpisano izvan portala',
    notRequired: 'Elektronički potpis nije potreban',
    signed: 'Potpisano',
    rejected: 'Potpisivanje zaustavljeno',
    pending: 'Na čekanju',
  },
  consequence: {
    signsAgain: 'Dosadašnji potpisi više neće vrijediti. Svi će morati ponovno potpisati.',
    leavesSigningToBank:
      'Dosadašnji potpisi više neće vrijediti. Rad na dokumentu nastavit će banka.',
    leavesSigningToClient:
      'Dosadašnji potpisi više neće vrijediti. Rad na dokumentu nastavit će klijent.',
    returnsToBank: 'Dokument će se vratiti banci. U poruci napišite što treba promijeniti.',
    returnsToClient: 'Dokument će se vratiti klijentu. U poruci napišite što treba promijeniti.',
    acceptsForSigning: 'Prihvaćate ovu verziju. Počet će potpisivanje.',
    accepts: 'Prihvaćate dokument. Neće ostati ništa za potpisivanje.',
    acknowledges: 'Potvrđujete da ste upoznati s dokumentom. To nije potpis.',
    keepsRefused:
      'Dokument čije je potpisivanje odbijeno čuvat će se kao dokaz. Potpisivanje ćete moći ponovno pokrenuti.',
    asksForValidFile:
      'Klijent će morati učitati valjanu datoteku. Svi će morati ponovno potpisati.',
    endsPaperSigning: 'Potpisivanje na papiru prekinut će se. Klijent će ponovno dobiti dokument.',
    startsPaperSigning: 'Svi će potpisati na papiru. Nakon toga to ćete potvrditi ovdje.',
    archives: 'Dokument će se arhivirati i više se neće moći mijenjati.',
    confirmsPaper: 'Nakon toga smatrat će se da su svi potpisali dokument.',
  },
  actions: {
    legend: 'Što želite učiniti?',
    clear: 'Poništi odabir „{{action}}”',
    archiveHint: {
      validateFirst:
        'Najprije provjerite potpise. Ako rezultat to dopusti, dokument zatim možete poslati u arhivu.',
      notArchivable:
        'Posljednja provjera ne dopušta arhiviranje. Otvorite provjeru da vidite razlog, a zatim vratite dokument radi valjane datoteke.',
      needsRole: 'Ovaj dokument u arhivu šalje validator. Ne morate ništa učiniti.',
    },
  },
  submit: {
    label: 'Slanje odabranih radnji',
    pending_one: '{{count}} odabrana radnja još nije poslana.',
    pending_few: '{{count}} odabrane radnje još nisu poslane.',
    pending_other: '{{count}} odabranih radnji još nije poslano.',
    submit: 'Pošalji ({{count}})',
    clear: 'Poništi sve',
    sending: 'Odabrane se radnje šalju.',
    show: 'Što će biti poslano',
    kept: 'Odabrane su radnje sačuvane.',
    uploading: 'Učitavanje datoteke još traje. Odabrane radnje moći ćete poslati čim završi.',
  },
  conflict: {
    refreshed: 'Sada vidite trenutačno stanje.',
    title: 'Dokubox se u međuvremenu promijenio',
    text: 'Ništa nije poslano. Sada vidite trenutačno stanje, a odabrane su radnje sačuvane. Provjerite ih i pošaljite ponovno.',
    textNone:
      'Ništa nije poslano jer odabrane radnje više nisu moguće. Sada vidite trenutačno stanje.',
    dropped: 'Više nije moguće:',
  },
  reason: {
    label: 'Razlog',
    choose: 'Odaberite razlog',
    note: 'Napomena (nije obvezno)',
    counter: '{{used}} od {{max}} znakova',
  },
  removal: {
    text: 'Dokument „{{title}}” bit će uklonjen iz ovog dokuboxa. Banka ga može ponovno dodati promjenom postavki.',
    lastOne:
      'To je posljednji dokument. Bez njega nema na čemu raditi i dokubox se može samo obustaviti.',
    submit: 'Ukloni dokument',
    blockedTitle: 'Dokument se ne može ukloniti',
    close: 'Zatvori',
  },
  removalPending: {
    title: 'Dokument će biti uklonjen poslije',
    text: 'Dokument „{{title}}” bit će uklonjen kad završi potpisivanje u ovom dokuboxu. Ne morate ništa učiniti.',
    close: 'Zatvori',
  },
  missingFile: {
    title: 'Nastaviti bez datoteka koje nedostaju?',
    text_one: 'Dokumenti bez datoteke:',
    text_few: 'Dokumenti bez datoteke:',
    text_other: 'Dokumenti bez datoteke:',
    question: 'Možete nastaviti i datoteke učitati poslije ili se vratiti.',
    lastTitle: 'Ukloniti posljednji dokument?',
    lastText:
      'U ovom dokuboxu neće ostati nijedan dokument. Nakon toga dokubox se može samo obustaviti.',
    continue: 'Nastavi',
    back: 'Natrag',
  },
  terminate: {
    title: { CANCELLED: 'Obustavi dokubox', PENDING: 'Zatraži obustavu' },
    about: 'Naziv dokuboxa: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox će odmah biti obustavljen, a svi će se dokumenti moći samo čitati. To se ne može poništiti.',
      PENDING:
        'Obustavu mora odobriti netko iz banke. Do tada se ništa ne može mijenjati. Ako se obustava odbije, rad na dokuboxu nastavlja se kao dosad.',
      UNKNOWN:
        'Ako još ništa nije potpisano ni arhivirano, dokubox će odmah biti obustavljen i to se ne može poništiti. U protivnom obustavu mora odobriti netko iz banke.',
    },
    envelope: 'Započeto potpisivanje bit će otkazano.',
    envelopePending: 'Ako se obustava odobri, započeto potpisivanje bit će otkazano.',
  },
  decision: {
    title: 'Odlučite o obustavi',
    ownTitle: 'Vaš zahtjev za obustavu čeka odluku',
    askedBy: 'Tko je zatražio',
    askedOn: 'Zatraženo',
    reason: 'Razlog',
    note: 'Napomena',
    unknown: 'Nije poznato',
    own: 'Ovu ste obustavu zatražili Vi. O njoj mora odlučiti netko drugi iz banke.',
    text: 'Ako obustavu odobrite, dokubox će biti obustavljen. Ako je odbijete, rad na njemu nastavlja se kao dosad.',
    yourNote: 'Napomena kolegama (nije obvezno)',
    approve: 'Odobri obustavu',
    refuse: 'Odbij obustavu',
    approveText:
      'Dokubox će biti obustavljen, a svi će se dokumenti moći samo čitati. To se ne može poništiti.',
    refused: 'Obustava je odbijena. Rad na dokuboxu nastavlja se kao dosad.',
  },
  closePaper: {
    title: 'Dovrši bez arhiviranja skeniranih dokumenata',
    text: 'Svi su dokumenti potpisani na papiru. Ako sada dovršite dokubox, skenirani dokumenti neće se arhivirati, a svi će se dokumenti moći samo čitati. To se ne može poništiti.',
  },
  signatureSystem: {
    title: 'Kako želite potpisati?',
    text: 'Odabir vrijedi za sve dokumente ovog dokuboxa. Možete ga promijeniti dok potpisivanje ne počne.',
    hint: {
      ESAW_DISPOSABLE:
        'Izdaje se samo za ovo potpisivanje, na temelju Vaše osobne isprave. Ne treba Vam ništa drugo.',
      ESAW_REMOTE: 'Certifikat koji već imate u usluzi potpisivanja.',
    },
    submit: 'Odaberi ovaj način',
    chosen: 'Način potpisivanja: {{system}}',
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
      sign: 'Neka ga svi potpisnici vlastoručno potpišu.',
      confirm: 'Potvrdite to u nastavku.',
    },
    todo: 'Ovaj se dokument potpisuje na papiru: preuzmite ga, ispišite i pobrinite se da ga svi potpisnici vlastoručno potpišu. Zatim to potvrdite ovdje; možete učitati i skenirani dokument.',
    outcome: {
      CLIENT:
        'Potvrđujete da su svi potpisnici Vaše tvrtke potpisali. Ništa se ne šalje dok ne odaberete „Pošalji”.',
      BANKER:
        'Zatim će se smatrati da je dokument potpisan na papiru. Ništa se ne šalje dok ne odaberete „Pošalji”.',
    },
    download: 'Preuzmi dokument',
    date: 'Datum potpisivanja',
    dateHint: 'DD-MM-GGGG',
    dateInvalid: 'Unesite datum u obliku DD-MM-GGGG.',
    dateFuture: 'Datum ne smije biti u budućnosti.',
    place: 'Mjesto potpisivanja (nije obvezno)',
    scan: 'Skenirani potpisani dokument (nije obvezno)',
    removeScan: 'Ukloni datoteku {{fileName}}',
    submit: 'Potvrdi potpis na papiru',
  },
  card: {
    more: 'Više radnji: {{title}}',
    setup: {
      CLIENT: 'Banka još priprema ovaj dokument. Moći ćete raditi na njemu kad priprema završi.',
      BANKER: 'Priprema ovog dokumenta još nije dovršena.',
    },
    signedFileAwaited:
      'Bankin sustav za potpisivanje javio je potpis, ali nije dostavio potpisanu datoteku. Dokument čeka tu datoteku. Možete je učitati i ovdje.',
    archiving: 'Dokument se pohranjuje u arhivu. Ne morate ništa učiniti.',
    archiveRefused:
      'Posljednji pokušaj arhiviranja nije uspio. Dokument možete ponovno poslati u arhivu.',
    signedOn: 'Potpisano na papiru {{date}}',
    signedOnAt: 'Potpisano na papiru {{date}}, {{place}}',
  },
  leave: {
    title: 'Izaći bez slanja?',
    text: 'Odabrane radnje još nisu poslane. Ako napustite ovaj dokubox, bit će izgubljene.',
    uploading: 'Učitavanje datoteke još traje. Ako napustite ovaj dokubox, prekinut će se.',
    stay: 'Ostani ovdje',
    leave: 'Izađi bez slanja',
  },
  done: {
    submitted_one: 'Ono što ste odabrali poslano je za {{count}} dokument.',
    submitted_few: 'Ono što ste odabrali poslano je za {{count}} dokumenta.',
    submitted_other: 'Ono što ste odabrali poslano je za {{count}} dokumenata.',
    removed: 'Dokument „{{title}}” uklonjen je iz dokuboxa.',
    finalized: 'Priprema dokumenta „{{title}}” je dovršena.',
  },
  finalize: {
    button: 'Dovrši pripremu',
    buttonOf: 'Dovrši pripremu: {{title}}',
    text: 'Sudionici su određeni. Rad na ovom dokumentu počinje kad dovršite njegovu pripremu.',
    textBeforeStart:
      'Pokretanjem dokuboxa dovršava se i ova priprema, pa to ne morate učiniti ovdje.',
  },
  validate: { buttonOf: 'Provjeri potpise dokumenta {{title}}' },
  signers: {
    button: 'Potpisnici',
    buttonOf: 'Potpisnici dokumenta {{title}}',
    title: 'Potpisnici dokumenta {{title}}',
    close: 'Zatvori',
    expiry: 'Osobna isprava vrijedi do',
    issuer: 'Izdavatelj',
    userId: 'Identifikator korisnika u usluzi potpisivanja',
    deviceId: 'Identifikator uređaja u usluzi potpisivanja',
    notAvailable: 'nema podatka',
    keptBack: 'datum se ne prikazuje',
    warning: 'uskoro istječe',
    error: 'istekla',
  },
  sign: {
    button: 'Potpiši',
    buttonOf: 'Potpiši: {{title}}',
    continue: 'Nastavi potpisivanje',
    continueOf: 'Nastavi potpisivanje: {{title}}',
    text: 'Na Vama je red da potpišete. Stranica za potpisivanje otvara se u ovoj kartici, a zatim Vas vraća ovamo.',
    textStarted:
      'Otvorili ste stranicu za potpisivanje, ali još niste potpisali. Možete je ponovno otvoriti u ovoj kartici.',
    inContainer:
      'Ova vrsta datoteke ne može sadržavati potpis. Kad potpišete, zamijenit će je spremnik (.asice) s datotekom i njezinim potpisima.',
  },
  leaving: {
    text: 'Ako se stranica za potpisivanje ne otvori, upotrijebite ovu poveznicu.',
    link: 'Otvori stranicu za potpisivanje',
  },
  eds: {
    buttonOf: 'Otvori u sustavu za potpisivanje: {{title}}',
    text: 'S portala prelazite u bankin sustav za potpisivanje i poslije se vraćate ovamo.',
  },
  addOther: {
    title: 'Dodaj drugi dokument',
    text: 'Nedostaje dokument? Upišite njegov naziv, a zatim učitajte njegovu datoteku.',
    name: 'Naziv dokumenta',
    counter: '{{used}} od {{max}} znakova',
    submit: 'Dodaj dokument',
    added: 'Dokument „{{name}}” dodan je na kraj popisa.',
  },
  progress: {
    title: 'Tijek potpisivanja',
    close: 'Zatvori',
    print: 'Ispiši',
    showAll: 'Prikaži sve sudionike',
    hideAll: 'Sakrij sve sudionike',
    tableLabel: 'Tijek potpisivanja dokumenata',
    document: 'Dokument',
    status: 'Status',
    signing: 'Potpisivanje',
    signed: 'Potpisi',
    total: 'Svi dokumenti',
    empty: 'U ovom dokuboxu nema dokumenata.',
  },
} satisfies Translation<typeof en>;
