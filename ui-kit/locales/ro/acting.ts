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
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Clientul nu a ales încă modul de semnare.',
    SIGNED_CLIENT_FILE_NEEDED: 'Clientul trebuie să încarce mai întâi un fișier semnat.',
    SIGNED_BANK_FILE_NEEDED: 'Banca trebuie să încarce mai întâi un fișier semnat.',
    SIGNATURE_VALIDATION_NEEDED: 'Semnăturile trebuie mai întâi validate cu succes.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Răspunsul clientului necesită un fișier semnat; încărcați-l mai întâi.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Răspunsul băncii necesită un fișier semnat de bancă; încărcați-l mai întâi.',
  },
  removalRefusal: {
    NOT_USED: 'Documentul nu mai face parte din dokubox.',
    NO_PERMISSION: 'Nu aveți dreptul să eliminați acest document.',
    BOX_NOT_OPEN: 'Dokuboxul este închis sau anularea lui așteaptă aprobarea.',
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
    signsAgain: 'Semnăturile de până acum nu mai sunt valabile. Toți semnează din nou.',
    leavesSigningToBank:
      'Semnăturile de până acum nu mai sunt valabile. Banca lucrează mai departe la document.',
    leavesSigningToClient:
      'Semnăturile de până acum nu mai sunt valabile. Clientul lucrează mai departe la document.',
    returnsToBank: 'Documentul se întoarce la bancă. Scrieți într-un mesaj ce trebuie schimbat.',
    returnsToClient: 'Documentul se întoarce la client. Scrieți într-un mesaj ce trebuie schimbat.',
    acceptsForSigning: 'Acceptați această versiune. Începe semnarea.',
    accepts: 'Acceptați documentul. Nu mai este nimic de semnat.',
    acknowledges: 'Confirmați că ați luat la cunoștință documentul. Aceasta nu este o semnătură.',
    keepsRefused: 'Documentul refuzat se păstrează ca dovadă. Semnarea poate fi pornită din nou.',
    asksForValidFile: 'Clientul trebuie să încarce un fișier valid. Toate semnăturile se reiau.',
    endsPaperSigning: 'Semnarea pe hârtie se oprește. Clientul primește din nou documentul.',
    startsPaperSigning: 'Toți semnează pe hârtie. Apoi confirmați aici.',
    archives: 'Documentul se arhivează și nu mai poate fi modificat.',
    confirmsPaper: 'Documentul este considerat apoi semnat de toți.',
  },
  actions: {
    legend: 'Ce doriți să faceți?',
    clear: 'Deselectați „{{action}}”',
    archiveHint: {
      validateFirst:
        'Validați mai întâi semnăturile. Dacă rezultatul permite, puteți trimite apoi documentul în arhivă.',
      notArchivable: 'Ultima validare arată că documentul nu poate fi arhivat în această formă.',
      needsRole: 'Validatorul trimite acest document în arhivă.',
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
      'Nu s-a trimis nimic. Acum vedeți starea actuală, în care acțiunile alese nu mai sunt posibile.',
    dropped: 'Nu mai este posibil:',
  },
  reason: {
    label: 'Motiv',
    choose: 'Alegeți un motiv',
    note: 'Notă (opțional)',
    counter: '{{used}} din {{max}} de caractere',
  },
  removal: {
    text: 'Documentul „{{title}}” este scos din acest dokubox. Banca îl poate pune la loc modificând configurarea.',
    lastOne:
      'Este ultimul document. Fără el nu mai rămâne nimic de lucru, iar dokuboxul mai poate fi doar anulat.',
    submit: 'Eliminați documentul',
    blockedTitle: 'Documentul nu poate fi eliminat',
    close: 'Închideți',
  },
  removalPending: {
    title: 'Eliminarea este în așteptare',
    text: 'Eliminarea documentului „{{title}}” este înregistrată. Este în așteptare deoarece se colectează semnături pentru acest dokubox. Nu trebuie să faceți nimic.',
    close: 'Închideți',
  },
  missingFile: {
    title: 'Continuați fără fișierele lipsă',
    text_one: 'Acest document nu are încă fișier:',
    text_few: 'Aceste documente nu au încă fișier:',
    text_other: 'Aceste documente nu au încă fișier:',
    question: 'Puteți continua acum și încărca mai târziu sau vă puteți întoarce.',
    lastTitle: 'Continuați fără niciun document',
    lastText:
      'Nu mai rămâne niciun document în acest dokubox. Dacă continuați, dokuboxul mai poate fi doar anulat.',
    continue: 'Continuați',
    back: 'Înapoi',
  },
  terminate: {
    title: { CANCELLED: 'Anulați dokuboxul', PENDING: 'Cereți anularea' },
    about: 'Denumirea dokuboxului: {{title}}',
    outcome: {
      CANCELLED:
        'Dokuboxul se închide imediat și toate documentele pot fi doar citite. Operațiunea este ireversibilă.',
      PENDING:
        'Cineva din bancă trebuie să aprobe anularea. Până atunci nu se poate modifica nimic. Dacă cererea este respinsă, lucrul la dokubox continuă ca înainte.',
      UNKNOWN:
        'Dacă nu s-a semnat și nu s-a arhivat nimic, dokuboxul se închide imediat, iar operațiunea este ireversibilă. Altfel, anularea trebuie aprobată de cineva din bancă.',
    },
    envelope: 'Semnarea în curs se întrerupe.',
    envelopePending: 'Dacă anularea este aprobată, semnarea în curs se întrerupe.',
  },
  decision: {
    title: 'Decideți asupra anulării',
    ownTitle: 'Anularea așteaptă o decizie',
    askedBy: 'Cerută de',
    askedOn: 'Cerută la',
    reason: 'Motiv',
    note: 'Notă',
    unknown: 'Necunoscut',
    own: 'Dumneavoastră ați cerut această anulare. Altcineva din bancă trebuie să decidă.',
    text: 'Dacă aprobați, dokuboxul se închide definitiv. Dacă respingeți, lucrul la dokubox continuă ca înainte.',
    yourNote: 'Notă pentru colegi (opțional)',
    approve: 'Aprobați anularea',
    refuse: 'Respingeți anularea',
    approveText:
      'Dokuboxul se închide și toate documentele pot fi doar citite. Operațiunea este ireversibilă.',
    refused: 'Cererea de anulare a fost respinsă. Lucrul la dokubox continuă ca înainte.',
  },
  closePaper: {
    title: 'Finalizați dokuboxul',
    text: 'Toate documentele sunt semnate pe hârtie. Dokuboxul se finalizează fără copii scanate în arhivă și toate documentele pot fi doar citite. Operațiunea este ireversibilă.',
  },
  signatureSystem: {
    title: 'Cum doriți să semnați?',
    text: 'Alegerea este valabilă pentru toate documentele acestui dokubox. O puteți schimba până la începerea semnării.',
    hint: {
      ESAW_DISPOSABLE:
        'Numai pentru această semnare, emis pe baza actului dumneavoastră de identitate. Nu aveți nevoie de altceva.',
      ESAW_REMOTE: 'Certificatul pe care îl aveți deja la serviciul de semnare.',
    },
    submit: 'Alegeți acest mod de semnare',
    chosen: 'Semnați cu: {{system}}',
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
    todo: 'Acest document se semnează pe hârtie: descărcați-l, tipăriți-l și semnați-l. Apoi confirmați aici; puteți încărca și o copie scanată.',
    outcome: {
      CLIENT:
        'Confirmați că au semnat toți cei care semnează pentru client. Confirmarea se transmite când trimiteți acțiunile alese.',
      BANKER:
        'Documentul este considerat apoi semnat pe hârtie. Confirmarea se transmite când trimiteți acțiunile alese.',
    },
    download: 'Descărcați documentul',
    date: 'Data semnării',
    dateHint: 'ZZ-LL-AAAA',
    dateInvalid: 'Introduceți ziua în forma ZZ-LL-AAAA.',
    dateFuture: 'Ziua este în viitor.',
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
    archiving: 'Arhiva preia documentul. Nu trebuie să faceți nimic.',
    archiveRefused: 'Ultima dată, arhiva nu a preluat documentul.',
    signedOn: 'Semnat pe hârtie la {{date}}',
    signedOnAt: 'Semnat pe hârtie la {{date}}, {{place}}',
  },
  leave: {
    title: 'Ieșiți fără a trimite',
    text: 'Ceea ce ați ales nu este încă trimis. Dacă părăsiți acest dokubox, se pierde.',
    uploading: 'Încărcarea nu s-a terminat încă. Dacă părăsiți acest dokubox, se întrerupe.',
    stay: 'Rămâneți aici',
    leave: 'Ieșiți',
  },
  done: {
    submitted: 'Tot ce ați ales a fost trimis.',
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
  validate: { buttonOf: 'Validați semnăturile pentru {{title}}' },
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
      'Acest fișier nu poate conține el însuși o semnătură. Este semnat într-un container (.asice), care conține fișierul și semnăturile lui și îi ia locul.',
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
