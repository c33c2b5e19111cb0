import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Lipsește data de expirare a actului de identitate al unui semnatar.',
    SIGNER_DOCUMENT_EXPIRED: 'Actul de identitate al unui semnatar a expirat.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'Lipsește țara care a emis actul de identitate al unui semnatar.',
    SIGNER_ISSUER_MISSING: 'Lipsește emitentul actului de identitate al unui semnatar.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nu se știe dacă actul de identitate al unui semnatar este declarat furat.',
    SIGNER_DOCUMENT_STOLEN: 'Actul de identitate al unui semnatar este declarat furat.',
    SIGNER_DOCUMENT_INVALID:
      'Actul de identitate al unui semnatar nu este valabil sau nu a fost încă verificat.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Lipsește identificatorul de utilizator al unui semnatar pentru semnarea la distanță.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Lipsește identificatorul de dispozitiv al unui semnatar pentru semnarea la distanță.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Alegeți mai întâi cum semnați, la „Cum doriți să semnați?”.',
      BANKER: 'Clientul trebuie să aleagă mai întâi cum semnează.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Încărcați mai întâi fișierul semnat.',
    SIGNED_BANK_FILE_NEEDED: 'Încărcați mai întâi fișierul semnat de bancă.',
    SIGNATURE_VALIDATION_NEEDED:
      'Validați mai întâi semnăturile. Pentru acest pas este necesar un fișier cu semnături valide.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Pentru răspunsul dumneavoastră este necesar un fișier semnat. Încărcați-l mai întâi.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Pentru răspunsul dumneavoastră este necesar un fișier semnat de bancă. Încărcați-l mai întâi.',
  },
  signerDetails: {
    CLIENT: 'Rugați semnatarul să comunice băncii datele actualizate.',
    BANKER: 'Cereți semnatarului datele actualizate și solicitați înregistrarea lor.',
  },
  removalRefusal: {
    NOT_USED: 'Documentul nu mai face parte din dokubox.',
    NO_PERMISSION: 'Nu aveți dreptul să eliminați acest document.',
    BOX_NOT_OPEN: 'Dokuboxul este finalizat sau anulat ori anularea lui așteaptă aprobarea.',
    LOCKED: 'Alt utilizator lucrează la acest dokubox.',
    ARCHIVED: 'Documentul este arhivat.',
    UNDER_ARCHIVING: 'Documentul este în curs de arhivare.',
    SIGNING_IN_PROGRESS:
      'Cineva semnează documentul. Poate fi eliminat după ce se încheie semnarea.',
  },
  dokuProgress: {
    signedOutside: 'Semnat în afara portalului',
    notRequired: 'Nu este necesară semnătura electronică',
    signed: 'Semnat',
    rejected: 'Semnarea s-a oprit',
    pending: 'În așteptare',
  },
  consequence: {
    signsAgain:
      'Semnăturile de până acum nu vor mai fi luate în considerare. Toți vor trebui să semneze din nou.',
    leavesSigningToBank:
      'Semnăturile de până acum nu vor mai fi luate în considerare. Documentul se va întoarce la bancă.',
    leavesSigningToClient:
      'Semnăturile de până acum nu vor mai fi luate în considerare. Documentul se va întoarce la client.',
    returnsToBank: 'Documentul se va întoarce la bancă. Scrieți într-un mesaj ce trebuie schimbat.',
    returnsToClient:
      'Documentul se va întoarce la client. Scrieți într-un mesaj ce trebuie schimbat.',
    acceptsForSigning: 'Astfel acceptați această versiune, iar semnarea va începe.',
    accepts: 'Astfel acceptați documentul. Nu va mai fi nimic de semnat.',
    acknowledges:
      'Astfel confirmați că ați luat cunoștință de conținutul documentului. Aceasta nu este o semnătură.',
    keepsRefused: 'Documentul va fi păstrat ca dovadă a refuzului. Semnarea va putea fi reluată.',
    asksForValidFile:
      'Clientul va trebui să încarce un fișier valid, iar toți vor trebui să semneze din nou.',
    endsPaperSigning: 'Semnarea pe hârtie se va opri. Documentul se va întoarce la client.',
    startsPaperSigning: 'Toți vor semna pe hârtie. Reveniți apoi aici pentru a confirma.',
    archives: 'Documentul va fi arhivat și nu va mai putea fi modificat.',
    confirmsPaper: 'După aceea, documentul va fi considerat semnat de toți.',
  },
  actions: {
    legend: 'Ce doriți să faceți?',
    clear: 'Deselectați „{{action}}”',
    archiveHint: {
      validateFirst:
        'Validați mai întâi semnăturile. Dacă rezultatul permite, puteți trimite apoi documentul în arhivă.',
      notArchivable:
        'Ultima validare arată că documentul nu poate fi arhivat. Deschideți validarea pentru a vedea motivul, apoi trimiteți documentul înapoi pentru un fișier valid.',
      needsRole: 'Un validator trimite acest document în arhivă. Nu trebuie să faceți nimic.',
    },
  },
  submit: {
    label: 'Trimiterea acțiunilor alese',
    pending_one: '{{count}} acțiune aleasă nu este încă trimisă.',
    pending_few: '{{count}} acțiuni alese nu sunt încă trimise.',
    pending_other: '{{count}} de acțiuni alese nu sunt încă trimise.',
    submit: 'Trimiteți ({{count}})',
    clear: 'Deselectați tot',
    sending: 'Acțiunile alese se trimit.',
    show: 'Ce se va trimite',
    kept: 'Acțiunile alese s-au păstrat.',
    uploading: 'Încărcarea nu s-a terminat încă. Puteți trimite imediat ce se termină.',
  },
  conflict: {
    refreshed: 'Acum vedeți starea actuală.',
    title: 'Dokuboxul s-a modificat între timp',
    text: 'Nu s-a trimis nimic. Acum vedeți starea actuală, iar acțiunile alese s-au păstrat. Verificați-le și trimiteți din nou.',
    textNone:
      'Nu s-a trimis nimic, deoarece acțiunile alese nu mai sunt posibile. Acum vedeți starea actuală.',
    dropped: 'Nu mai este posibil:',
  },
  reason: {
    label: 'Motiv',
    choose: 'Alegeți un motiv',
    note: 'Notă (opțional)',
    counter: '{{used}} din {{max}} de caractere',
  },
  removal: {
    text: 'Documentul „{{title}}” va fi scos din acest dokubox. Banca îl poate pune la loc modificând configurarea.',
    lastOne:
      'Este ultimul document. Fără el nu mai rămâne nimic de lucru, iar dokuboxul mai poate fi doar anulat.',
    submit: 'Eliminați documentul',
    blockedTitle: 'Documentul nu poate fi eliminat',
    close: 'Închideți',
  },
  removalPending: {
    title: 'Documentul va fi eliminat mai târziu',
    text: 'Documentul „{{title}}” va fi scos din dokubox după încheierea semnării în curs. Nu trebuie să faceți nimic.',
    close: 'Închideți',
  },
  missingFile: {
    title: 'Continuați fără fișierele lipsă?',
    text_one: 'Acest document nu are încă fișier:',
    text_few: 'Aceste documente nu au încă fișier:',
    text_other: 'Aceste documente nu au încă fișier:',
    question: 'Puteți continua acum și încărca mai târziu sau vă puteți întoarce.',
    lastTitle: 'Eliminați ultimul document?',
    lastText:
      'Nu va mai rămâne niciun document în acest dokubox. După aceea, îl veți putea doar anula.',
    continue: 'Continuați',
    back: 'Înapoi',
  },
  terminate: {
    title: { CANCELLED: 'Anulați dokuboxul', PENDING: 'Cereți anularea' },
    about: 'Denumirea dokuboxului: {{title}}',
    outcome: {
      CANCELLED:
        'Dokuboxul va fi anulat imediat, iar toate documentele vor putea fi doar citite. Operațiunea este ireversibilă.',
      PENDING:
        'Cineva din bancă trebuie să aprobe anularea. Până atunci nu se poate modifica nimic. Dacă cererea este respinsă, lucrul la dokubox continuă ca înainte.',
      UNKNOWN:
        'Dacă nu s-a semnat și nu s-a arhivat nimic, dokuboxul va fi anulat imediat, iar operațiunea este ireversibilă. Altfel, anularea trebuie aprobată mai întâi de cineva din bancă.',
    },
    envelope: 'Semnarea în curs va fi întreruptă.',
    envelopePending: 'Dacă anularea este aprobată, semnarea în curs va fi întreruptă.',
  },
  decision: {
    title: 'Decideți asupra anulării',
    ownTitle: 'Cererea dumneavoastră de anulare așteaptă o decizie',
    askedBy: 'Cerută de',
    askedOn: 'Cerută la',
    reason: 'Motiv',
    note: 'Notă',
    unknown: 'Necunoscut',
    own: 'Dumneavoastră ați cerut această anulare. Altcineva din bancă trebuie să decidă.',
    text: 'Dacă aprobați, dokuboxul va fi anulat. Dacă respingeți cererea, lucrul la dokubox continuă.',
    yourNote: 'Notă pentru colegi (opțional)',
    approve: 'Aprobați anularea',
    refuse: 'Respingeți anularea',
    approveText:
      'Dokuboxul se închide, iar toate documentele vor putea fi doar citite. Operațiunea este ireversibilă.',
    refused: 'Cererea de anulare a fost respinsă. Lucrul la dokubox continuă ca înainte.',
  },
  closePaper: {
    title: 'Finalizați fără copii scanate',
    text: 'Toate documentele sunt semnate pe hârtie. Dacă finalizați acum dokuboxul, în arhivă nu va ajunge nicio copie scanată, iar documentele vor putea fi doar citite. Operațiunea este ireversibilă.',
  },
  signatureSystem: {
    title: 'Cum doriți să semnați?',
    text: 'Alegerea este valabilă pentru toate documentele acestui dokubox. O puteți schimba până la începerea semnării.',
    hint: {
      ESAW_DISPOSABLE:
        'Un certificat emis numai pentru această semnare, pe baza actului dumneavoastră de identitate. Nu aveți nevoie de altceva.',
      ESAW_REMOTE: 'Certificatul pe care îl aveți deja la serviciul de semnare.',
    },
    submit: 'Alegeți acest mod de semnare',
    chosen: 'Veți semna cu: {{system}}',
    change: 'Modificați',
    fixed: 'Semnarea a început, așa că nu se mai poate modifica.',
  },
  paper: {
    summary: 'Semnat la {{date}}',
    title: 'Confirmați semnarea pe hârtie',
    about: 'Denumirea documentului: {{title}}',
    steps: 'Cum se semnează pe hârtie',
    step: {
      download: 'Descărcați documentul.',
      print: 'Tipăriți-l.',
      sign: 'Toate persoanele care trebuie să semneze îl semnează de mână.',
      confirm: 'Confirmați mai jos.',
    },
    todo: 'Acest document se semnează pe hârtie: descărcați-l, tipăriți-l și obțineți semnăturile de mână. Apoi confirmați aici; puteți încărca și o copie scanată.',
    outcome: {
      CLIENT:
        'Astfel confirmați că au semnat toți cei care semnează pentru societatea dumneavoastră. Confirmarea se transmite când trimiteți acțiunile alese.',
      BANKER:
        'După aceea, documentul va fi considerat semnat pe hârtie. Confirmarea se transmite când trimiteți acțiunile alese.',
    },
    download: 'Descărcați documentul',
    date: 'Data semnării',
    dateHint: 'ZZ-LL-AAAA',
    dateInvalid: 'Introduceți data în formatul ZZ-LL-AAAA.',
    dateFuture: 'Data nu poate fi în viitor.',
    place: 'Locul semnării (opțional)',
    scan: 'Copia scanată a documentului semnat (opțional)',
    removeScan: 'Eliminați {{fileName}}',
    submit: 'Confirmați semnarea pe hârtie',
  },
  card: {
    more: 'Mai multe acțiuni: {{title}}',
    setup: {
      CLIENT: 'Banca pregătește încă acest document. După aceea veți putea lucra cu el.',
      BANKER: 'Configurarea acestui document nu este încă finalizată.',
    },
    signedFileAwaited:
      'Sistemul de semnare al băncii a anunțat semnătura, dar nu a predat fișierul semnat. Documentul așteaptă acest fișier. Îl puteți încărca și aici.',
    archiving: 'Documentul este în curs de arhivare. Nu trebuie să faceți nimic.',
    archiveRefused:
      'Ultima încercare de arhivare nu a reușit. Puteți trimite din nou documentul în arhivă.',
    signedOn: 'Semnat pe hârtie la {{date}}',
    signedOnAt: 'Semnat pe hârtie la {{date}}, {{place}}',
  },
  leave: {
    title: 'Ieșiți fără a trimite?',
    text: 'Acțiunile alese nu au fost încă trimise. Dacă părăsiți acest dokubox, se pierd.',
    uploading: 'Încărcarea nu s-a terminat încă. Dacă părăsiți acest dokubox, va fi întreruptă.',
    stay: 'Rămâneți aici',
    leave: 'Ieșiți fără a trimite',
  },
  done: {
    submitted_one: 'Acțiunea aleasă pentru {{count}} document a fost trimisă.',
    submitted_few: 'Acțiunile alese pentru {{count}} documente au fost trimise.',
    submitted_other: 'Acțiunile alese pentru {{count}} de documente au fost trimise.',
    removed: 'Documentul „{{title}}” a fost eliminat din dokubox.',
    finalized: 'Configurarea documentului „{{title}}” a fost finalizată.',
  },
  finalize: {
    button: 'Finalizați configurarea',
    buttonOf: 'Finalizați configurarea: {{title}}',
    text: 'Persoanele sunt desemnate. Lucrul la acest document începe după finalizarea configurării.',
    textBeforeStart:
      'Lansarea dokuboxului finalizează și această configurare, deci nu este nevoie să o faceți aici.',
  },
  validate: { buttonOf: 'Validați semnăturile: {{title}}' },
  signers: {
    button: 'Semnatari',
    buttonOf: 'Semnatarii documentului {{title}}',
    title: 'Semnatarii documentului {{title}}',
    close: 'Închideți',
    expiry: 'Act de identitate valabil până la',
    issuer: 'Emis de',
    userId: 'Identificatorul de utilizator la serviciul de semnare',
    deviceId: 'Identificatorul de dispozitiv la serviciul de semnare',
    notAvailable: 'N/A',
    keptBack: 'data nu se afișează',
    warning: 'expiră în curând',
    error: 'expirat',
  },
  sign: {
    button: 'Semnați',
    buttonOf: 'Semnați {{title}}',
    continue: 'Continuați semnarea',
    continueOf: 'Continuați semnarea: {{title}}',
    text: 'Este rândul dumneavoastră să semnați. Pagina de semnare se deschide în această filă și apoi vă aduce înapoi.',
    textStarted:
      'Ați deschis pagina de semnare, dar nu ați semnat încă. Se deschide din nou în această filă.',
    inContainer:
      'Acest tip de fișier nu poate conține o semnătură. Când semnați, va fi înlocuit cu un container (.asice) care conține fișierul și semnăturile lui.',
  },
  leaving: {
    text: 'Dacă pagina de semnare nu se deschide, folosiți acest link.',
    link: 'Deschideți pagina de semnare',
  },
  eds: {
    buttonOf: 'Deschideți {{title}} în sistemul de semnare',
    text: 'Părăsiți portalul pentru sistemul de semnare al băncii și reveniți apoi aici.',
  },
  addOther: {
    title: 'Adăugați alt document',
    text: 'Lipsește ceva? Dați o denumire documentului; fișierul îl încărcați apoi la acest document.',
    name: 'Denumirea documentului',
    counter: '{{used}} din {{max}} de caractere',
    submit: 'Adăugați documentul',
    added: 'Documentul „{{name}}” a fost adăugat la sfârșitul listei.',
  },
  progress: {
    title: 'Stadiul semnării',
    close: 'Închideți',
    print: 'Tipăriți',
    showAll: 'Afișați toate persoanele',
    hideAll: 'Ascundeți toate persoanele',
    tableLabel: 'Stadiul semnării documentelor',
    document: 'Document',
    status: 'Stare',
    signing: 'Semnare',
    signed: 'Semnături',
    total: 'Toate documentele',
    empty: 'Nu există documente în acest dokubox.',
  },
} satisfies Translation<typeof en>;
