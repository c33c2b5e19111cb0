import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Az egyik aláíró személyazonosító okmányának lejárati dátuma hiányzik.',
    SIGNER_DOCUMENT_EXPIRED: 'Az egyik aláíró személyazonosító okmánya lejárt.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'Az egyik aláíró személyazonosító okmányánál hiányzik a kiállító ország.',
    SIGNER_ISSUER_MISSING: 'Az egyik aláíró személyazonosító okmányánál hiányzik a kiállító.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nem ismert, hogy az egyik aláíró személyazonosító okmányát bejelentették-e ellopottként.',
    SIGNER_DOCUMENT_STOLEN:
      'Az egyik aláíró személyazonosító okmányát ellopottként jelentették be.',
    SIGNER_DOCUMENT_INVALID:
      'Az egyik aláíró személyazonosító okmánya érvénytelen, vagy még nem ellenőrizték.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Az egyik aláírónál hiányzik a távoli aláíráshoz szükséges felhasználói azonosító.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Az egyik aláírónál hiányzik a távoli aláíráshoz szükséges eszközazonosító.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Előbb válasszon a „Hogyan szeretne aláírni?” részben.',
      BANKER: 'Az ügyfélnek előbb ki kell választania az aláírás módját.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Előbb töltse fel az aláírt fájlt.',
    SIGNED_BANK_FILE_NEEDED: 'Előbb töltse fel a bank által aláírt fájlt.',
    SIGNATURE_VALIDATION_NEEDED:
      'Előbb ellenőrizze az aláírásokat. Ha nem érvényesek, töltsön fel érvényes aláírásokkal ellátott fájlt.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: 'A válaszához aláírt fájl szükséges. Előbb töltse fel.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'A válaszához a bank által aláírt fájl szükséges. Előbb töltse fel.',
  },
  signerDetails: {
    CLIENT: 'Kérje meg az aláírót, hogy adja meg a banknak az aktuális adatait.',
    BANKER: 'Kérje be az aláíró aktuális adatait, és rögzíttesse őket.',
  },
  removalRefusal: {
    NOT_USED: 'A dokumentum már nem része a dokuboxnak.',
    NO_PERMISSION: 'Nincs jogosultsága a dokumentum eltávolításához.',
    BOX_NOT_OPEN: 'A dokubox befejeződött, megszüntették, vagy a megszüntetése jóváhagyásra vár.',
    LOCKED: 'Ezen a dokuboxon más felhasználó dolgozik.',
    ARCHIVED: 'A dokumentum archiválva van.',
    UNDER_ARCHIVING: 'A dokumentum archiválása folyamatban van.',
    SIGNING_IN_PROGRESS:
      'Valaki éppen aláírja a dokumentumot. Az aláírás befejezése után távolítható el.',
  },
  dokuProgress: {
    signedOutside: 'A portálon kívül aláírva',
    notRequired: 'Nem kell elektronikus aláírás',
    signed: 'Aláírva',
    rejected: 'Az aláírás leállt',
    pending: 'Függőben',
  },
  consequence: {
    signsAgain:
      'Az eddigi aláírásokat a továbbiakban nem vesszük figyelembe. Mindenkinek újra alá kell írnia.',
    leavesSigningToBank:
      'Az eddigi aláírásokat a továbbiakban nem vesszük figyelembe. A dokumentum visszakerül a bankhoz.',
    leavesSigningToClient:
      'Az eddigi aláírásokat a továbbiakban nem vesszük figyelembe. A dokumentum visszakerül az ügyfélhez.',
    returnsToBank: 'A dokumentum visszakerül a bankhoz. Írja meg üzenetben, min kell változtatni.',
    returnsToClient:
      'A dokumentum visszakerül az ügyfélhez. Írja meg üzenetben, min kell változtatni.',
    acceptsForSigning: 'Ezzel elfogadja ezt a változatot, és elkezdődik az aláírás.',
    accepts: 'Ezzel elfogadja a dokumentumot. Nem marad több aláírnivaló.',
    acknowledges:
      'Ezzel megerősíti, hogy elolvasta és tudomásul vette a dokumentumot. Ez nem aláírás.',
    keepsRefused:
      'A dokumentumot, amelynek aláírását megtagadták, bizonyítékként megőrizzük. Az aláírás később is újraindítható.',
    asksForValidFile:
      'Az ügyfélnek érvényes fájlt kell majd feltöltenie. Utána mindenkinek újra alá kell írnia.',
    endsPaperSigning: 'A papíron történő aláírás leáll. Az ügyfél újra megkapja a dokumentumot.',
    startsPaperSigning: 'Mindenki papíron ír alá, utána Ön itt megerősíti.',
    archives: 'A dokumentum az archívumba kerül, és többé nem módosítható.',
    confirmsPaper: 'A dokumentum ezután mindenki által aláírtnak számít.',
  },
  actions: {
    legend: 'Mit szeretne tenni?',
    clear: 'Kiválasztás törlése: „{{action}}”',
    archiveHint: {
      validateFirst:
        'Előbb ellenőrizze az aláírásokat. Ha az eredmény megengedi, utána az archívumba küldheti a dokumentumot.',
      notArchivable:
        'A legutóbbi ellenőrzés szerint a dokumentum nem archiválható. Az ellenőrzésnél megnézheti az okát; utána küldje vissza a dokumentumot, és kérjen érvényes fájlt.',
      needsRole: 'Ezt a dokumentumot egy banki ellenőr küldi az archívumba. Nincs teendője.',
    },
  },
  submit: {
    label: 'Kiválasztott műveletek elküldése',
    pending_one: '{{count}} kiválasztott művelet még nincs elküldve.',
    pending_other: '{{count}} kiválasztott művelet még nincs elküldve.',
    submit: 'Elküldés ({{count}})',
    clear: 'Kiválasztások törlése',
    sending: 'A kiválasztott műveletek elküldése folyamatban van.',
    show: 'Elküldendő műveletek megjelenítése',
    kept: 'A kiválasztott műveletek megmaradtak.',
    uploading: 'A feltöltés még folyamatban van. A küldés a feltöltés befejezése után lehetséges.',
  },
  conflict: {
    refreshed: 'Most az aktuális állapotot látja.',
    title: 'A dokubox időközben megváltozott',
    text: 'Semmit sem küldtünk el. Most az aktuális állapotot látja, a kiválasztott műveletek megmaradtak. Ellenőrizze, majd küldje el őket újra.',
    textNone:
      'Semmit sem küldtünk el, mert a kiválasztott műveletek már nem hajthatók végre. Most az aktuális állapotot látja.',
    dropped: 'Már nem lehetséges:',
  },
  reason: {
    label: 'Indok',
    choose: 'Válasszon indokot',
    note: 'Megjegyzés (nem kötelező)',
    counter: '{{used}} / {{max}} karakter',
  },
  removal: {
    text: 'Ez a dokumentum kikerül a dokuboxból: „{{title}}”. A bank a beállítások módosításával visszateheti.',
    lastOne:
      'Ez az utolsó dokumentum. Nélküle a dokuboxban nem marad teendő, és azt csak megszüntetni lehet.',
    submit: 'Dokumentum eltávolítása',
    blockedTitle: 'A dokumentum nem távolítható el',
    close: 'Bezárás',
  },
  removalPending: {
    title: 'A dokumentumot később távolítjuk el',
    text: 'A dokumentum akkor kerül ki a dokuboxból, ha a folyamatban lévő aláírás befejeződött: „{{title}}”. Nincs teendője.',
    close: 'Bezárás',
  },
  missingFile: {
    title: 'Folytatja a hiányzó fájlok nélkül?',
    text_one: 'Ehhez a dokumentumhoz még nincs fájl:',
    text_other: 'Ezekhez a dokumentumokhoz még nincs fájl:',
    question: 'Most folytathatja, és a feltöltést később is elvégezheti, vagy visszaléphet.',
    lastTitle: 'Eltávolítja az utolsó dokumentumot?',
    lastText:
      'Nem marad dokumentum ebben a dokuboxban. Ha folytatja, utána már csak megszüntetni lehet.',
    continue: 'Folytatás',
    back: 'Vissza',
  },
  terminate: {
    title: { CANCELLED: 'Dokubox megszüntetése', PENDING: 'Megszüntetés kérése' },
    about: 'Dokubox: {{title}}',
    outcome: {
      CANCELLED:
        'A dokubox azonnal lezárul, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
      PENDING:
        'A megszüntetést előbb a bank egy munkatársának jóvá kell hagynia. Addig semmi sem módosítható. Ha elutasítják, a dokuboxon tovább lehet dolgozni.',
      UNKNOWN:
        'Ha még semmit sem írtak alá és semmit sem archiváltak, a dokubox azonnal lezárul, és ez nem vonható vissza. Egyébként a megszüntetést előbb a bank egy munkatársának jóvá kell hagynia.',
    },
    envelope: 'A folyamatban lévő aláírási felkérést visszavonjuk.',
    envelopePending:
      'Ha a megszüntetést jóváhagyják, a folyamatban lévő aláírási felkérést visszavonjuk.',
  },
  decision: {
    title: 'Döntés a megszüntetésről',
    ownTitle: 'Az Ön által kért megszüntetés döntésre vár',
    askedBy: 'Kérte',
    askedOn: 'A kérés időpontja',
    reason: 'Indok',
    note: 'Megjegyzés',
    unknown: 'Nem ismert',
    own: 'Ezt a megszüntetést Ön kérte. A bank egy másik munkatársának kell döntenie róla.',
    text: 'Ha jóváhagyja, a dokubox végleg lezárul. Ha elutasítja, a dokuboxon tovább lehet dolgozni.',
    yourNote: 'Megjegyzés a kollégáknak (nem kötelező)',
    approve: 'Megszüntetés jóváhagyása',
    refuse: 'Megszüntetés elutasítása',
    approveText:
      'A dokubox lezárul, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
    refused: 'Elutasította a megszüntetést. A dokuboxon tovább lehet dolgozni.',
  },
  closePaper: {
    title: 'Befejezés szkennelt példányok nélkül',
    text: 'Minden dokumentumot aláírtak papíron. Ha most befejezi a dokuboxot, szkennelt példányok nem kerülnek az archívumba, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
  },
  signatureSystem: {
    title: 'Hogyan szeretne aláírni?',
    text: 'A kiválasztott mód a dokubox minden dokumentumára érvényes. Az aláírás megkezdéséig módosíthatja.',
    hint: {
      ESAW_DISPOSABLE:
        'A tanúsítványt csak ehhez az aláíráshoz bocsátják ki, személyazonosító okmánya alapján. Másra nincs szüksége.',
      ESAW_REMOTE: 'Az aláírási szolgáltatásban már meglévő tanúsítványát használja.',
    },
    submit: 'Így írok alá',
    chosen: 'Az aláírás módja: {{system}}',
    change: 'Módosítás',
    fixed: 'Az aláírás elkezdődött, ezért ez már nem módosítható.',
  },
  paper: {
    summary: 'Aláírva: {{date}}',
    title: 'Papíralapú aláírás megerősítése',
    about: 'Dokumentum: {{title}}',
    steps: 'Így zajlik az aláírás papíron',
    step: {
      download: 'Töltse le a dokumentumot.',
      print: 'Nyomtassa ki.',
      sign: 'Írja alá kézzel mindenki, akinek alá kell írnia.',
      confirm: 'Alább erősítse meg.',
    },
    todo: 'Ezt a dokumentumot papíron kell aláírni: töltse le, nyomtassa ki, és írassa alá kézzel. Ezután erősítse meg itt; szkennelt példányt is feltölthet.',
    outcome: {
      CLIENT:
        'Ezzel megerősíti, hogy az Önök cége részéről mindenki aláírta. A megerősítést az „Elküldés” gombbal küldheti el.',
      BANKER:
        'A dokumentum ezután papíron aláírtnak számít. A megerősítést az „Elküldés” gombbal küldheti el.',
    },
    download: 'Dokumentum letöltése',
    date: 'Az aláírás napja',
    dateHint: 'NN-HH-ÉÉÉÉ',
    dateInvalid: 'A dátumot NN-HH-ÉÉÉÉ formában adja meg.',
    dateFuture: 'Jövőbeli dátum nem adható meg.',
    place: 'Az aláírás helye (nem kötelező)',
    scan: 'Az aláírt dokumentum szkennelt példánya (nem kötelező)',
    removeScan: 'Eltávolítás: {{fileName}}',
    submit: 'Papíralapú aláírás megerősítése',
  },
  card: {
    more: 'További műveletek: {{title}}',
    setup: {
      CLIENT: 'A bank még előkészíti ezt a dokumentumot. Ha elkészült, dolgozhat vele.',
      BANKER: 'Ennek a dokumentumnak a beállítása még nincs véglegesítve.',
    },
    signedFileAwaited:
      'A bank aláírási rendszere jelezte az aláírást, de az aláírt fájlt nem adta át. A dokumentum erre a fájlra vár. Itt is feltöltheti.',
    archiving: 'A dokumentum archiválása folyamatban van. Nincs teendője.',
    archiveRefused:
      'A dokumentum archiválása legutóbb nem sikerült. Újra elküldheti az archívumba.',
    signedOn: 'Papíron aláírva: {{date}}',
    signedOnAt: 'Papíron aláírva: {{date}}, {{place}}',
  },
  leave: {
    title: 'Elhagyja a dokuboxot elküldés nélkül?',
    text: 'A kiválasztott műveleteket még nem küldte el. Ha elhagyja ezt a dokuboxot, elvesznek.',
    uploading: 'A feltöltés még folyamatban van. Ha elhagyja ezt a dokuboxot, megszakad.',
    stay: 'Maradok',
    leave: 'Elhagyás elküldés nélkül',
  },
  done: {
    submitted_one: 'A kiválasztott műveletet {{count}} dokumentumhoz elküldtük.',
    submitted_other: 'A kiválasztott műveleteket {{count}} dokumentumhoz elküldtük.',
    removed: 'Eltávolítva a dokuboxból: „{{title}}”.',
    finalized: 'Beállítás véglegesítve: „{{title}}”.',
  },
  finalize: {
    button: 'Beállítás véglegesítése',
    buttonOf: 'Beállítás véglegesítése: {{title}}',
    text: 'A résztvevőket kijelölték. A dokumentummal a beállítás véglegesítése után lehet dolgozni.',
    textBeforeStart:
      'A dokubox elindítása ezt a beállítást is véglegesíti, ezért itt nem kell megtennie.',
  },
  validate: { buttonOf: 'Aláírások ellenőrzése: {{title}}' },
  signers: {
    button: 'Aláírók',
    buttonOf: 'Aláírók: {{title}}',
    title: 'Aláírók: {{title}}',
    close: 'Bezárás',
    expiry: 'Személyazonosító okmány lejárata',
    issuer: 'Kiállította',
    userId: 'Felhasználói azonosító az aláírási szolgáltatásban',
    deviceId: 'Eszközazonosító az aláírási szolgáltatásban',
    notAvailable: 'Nincs adat',
    keptBack: 'a dátum nem látható',
    warning: 'hamarosan lejár',
    error: 'lejárt',
  },
  sign: {
    button: 'Aláírás',
    buttonOf: 'Aláírás: {{title}}',
    continue: 'Aláírás folytatása',
    continueOf: 'Aláírás folytatása: {{title}}',
    text: 'Ön következik az aláírásban. Az aláírási oldal ezen a lapon nyílik meg, utána ide tér vissza.',
    textStarted:
      'Megnyitotta az aláírási oldalt, de még nem írt alá. Az oldal ismét ezen a lapon nyílik meg.',
    inContainer:
      'Ilyen típusú fájlba nem ágyazható be aláírás. Aláíráskor egy konténer (.asice) lép a helyébe, amely a fájlt és az aláírásait tartalmazza.',
  },
  leaving: {
    text: 'Ha az aláírási oldal nem nyílik meg, használja ezt a hivatkozást.',
    link: 'Aláírási oldal megnyitása',
  },
  eds: {
    buttonOf: 'Megnyitás az aláírási rendszerben: {{title}}',
    text: 'A portálról a bank aláírási rendszerébe lép át, utána ide tér vissza.',
  },
  addOther: {
    title: 'További dokumentum hozzáadása',
    text: 'Hiányzik valami? Adjon nevet a dokumentumnak; a fájlt utána a dokumentumnál töltheti fel.',
    name: 'A dokumentum neve',
    counter: '{{used}} / {{max}} karakter',
    submit: 'Dokumentum hozzáadása',
    added: 'A dokumentum a lista végére került: „{{name}}”.',
  },
  progress: {
    title: 'Az aláírás állása',
    close: 'Bezárás',
    print: 'Nyomtatás',
    showAll: 'Az összes résztvevő megjelenítése',
    hideAll: 'Az összes résztvevő elrejtése',
    tableLabel: 'A dokumentumok aláírásának állása',
    document: 'Dokumentum',
    status: 'Állapot',
    signing: 'Aláírás',
    signed: 'Aláírások',
    total: 'Minden dokumentum',
    empty: 'Ebben a dokuboxban nincs dokumentum.',
  },
} satisfies Translation<typeof en>;
