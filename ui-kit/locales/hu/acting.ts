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
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Az ügyfél még nem választotta ki az aláírás módját.',
    SIGNED_CLIENT_FILE_NEEDED: 'Előbb az ügyfélnek fel kell töltenie egy aláírt fájlt.',
    SIGNED_BANK_FILE_NEEDED: 'Előbb a banknak fel kell töltenie egy aláírt fájlt.',
    SIGNATURE_VALIDATION_NEEDED: 'Előbb sikeresen ellenőrizni kell az aláírásokat.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: 'Az ügyfél válaszához aláírt fájl kell; előbb töltse fel.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'A bank válaszához a bank által aláírt fájl kell; előbb töltse fel.',
  },
  removalRefusal: {
    NOT_USED: 'A dokumentum már nem része a dokuboxnak.',
    NO_PERMISSION: 'Nincs jogosultsága a dokumentum eltávolításához.',
    BOX_NOT_OPEN: 'A dokubox lezárult, vagy a megszüntetése jóváhagyásra vár.',
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
    signsAgain: 'Az eddigi aláírások nem számítanak tovább. Mindenki újra aláír.',
    leavesSigningToBank:
      'Az eddigi aláírások nem számítanak tovább. A dokumentummal a bank dolgozik tovább.',
    leavesSigningToClient:
      'Az eddigi aláírások nem számítanak tovább. A dokumentummal az ügyfél dolgozik tovább.',
    returnsToBank: 'A dokumentum visszakerül a bankhoz. Írja meg üzenetben, min kell változtatni.',
    returnsToClient:
      'A dokumentum visszakerül az ügyfélhez. Írja meg üzenetben, min kell változtatni.',
    acceptsForSigning: 'Elfogadja ezt a változatot. Elkezdődik az aláírás.',
    accepts: 'Elfogadja a dokumentumot. Nincs több aláírnivaló.',
    acknowledges: 'Megerősíti, hogy a dokumentumot elolvasta. Ez nem aláírás.',
    keepsRefused: 'A dokumentum bizonyítékként megmarad. Az aláírás újra elindítható.',
    asksForValidFile:
      'Az ügyfélnek érvényes fájlt kell feltöltenie. Minden aláírás elölről kezdődik.',
    endsPaperSigning: 'A papíron történő aláírás leáll. Az ügyfél újra megkapja a dokumentumot.',
    startsPaperSigning: 'Mindenki papíron ír alá. Ezt utána itt erősíti meg.',
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
        'A legutóbbi ellenőrzés szerint a dokumentum ebben a formában nem archiválható.',
      needsRole: 'Ezt a dokumentumot a banki ellenőr küldi az archívumba.',
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
      'Semmit sem küldtünk el. Most az aktuális állapotot látja; a kiválasztott műveletek ebben már nem hajthatók végre.',
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
    title: 'Az eltávolítás függőben van',
    text: 'Az eltávolítást rögzítettük: „{{title}}”. Függőben van, mert a dokuboxban aláírás van folyamatban. Nincs teendője.',
    close: 'Bezárás',
  },
  missingFile: {
    title: 'Folytatás a hiányzó fájlok nélkül',
    text_one: 'Ehhez a dokumentumhoz még nincs fájl:',
    text_other: 'Ezekhez a dokumentumokhoz még nincs fájl:',
    question: 'Folytathatja most, és később is feltöltheti őket, vagy visszaléphet.',
    lastTitle: 'Folytatás dokumentum nélkül',
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
        'A megszüntetést a bank egy munkatársának jóvá kell hagynia. Addig semmi sem módosítható. Ha elutasítják, a dokubox úgy folytatódik, mint eddig.',
      UNKNOWN:
        'Ha még semmit sem írtak alá és semmit sem archiváltak, a dokubox azonnal lezárul, és ez nem vonható vissza. Egyébként a megszüntetést a bank egy munkatársának jóvá kell hagynia.',
    },
    envelope: 'A megkezdett aláírást is visszavonjuk.',
    envelopePending: 'Ha jóváhagyják, a megkezdett aláírást is visszavonjuk.',
  },
  decision: {
    title: 'Döntés a megszüntetésről',
    ownTitle: 'A megszüntetés döntésre vár',
    askedBy: 'Kérte',
    askedOn: 'A kérés időpontja',
    reason: 'Indok',
    note: 'Megjegyzés',
    unknown: 'Nem ismert',
    own: 'Ezt a megszüntetést Ön kérte. A bank egy másik munkatársának kell döntenie róla.',
    text: 'Ha jóváhagyja, a dokubox végleg lezárul. Ha elutasítja, úgy folytatódik, mint eddig.',
    yourNote: 'Megjegyzés a kollégáknak (nem kötelező)',
    approve: 'Megszüntetés jóváhagyása',
    refuse: 'Megszüntetés elutasítása',
    approveText:
      'A dokubox lezárul, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
    refused: 'Elutasította a megszüntetést. A dokubox úgy folytatódik, mint eddig.',
  },
  closePaper: {
    title: 'Dokubox befejezése',
    text: 'Minden dokumentumot aláírtak papíron. A dokubox úgy fejeződik be, hogy szkennelt példányok nem kerülnek az archívumba, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
  },
  signatureSystem: {
    title: 'Hogyan szeretne aláírni?',
    text: 'A kiválasztott mód a dokubox minden dokumentumára érvényes. Az aláírás megkezdéséig módosíthatja.',
    hint: {
      ESAW_DISPOSABLE:
        'Csak ehhez az aláíráshoz állítják ki, személyazonosító okmánya alapján. Másra nincs szüksége.',
      ESAW_REMOTE: 'Az aláírási szolgáltatónál már meglévő tanúsítványa.',
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
    todo: 'Ezt a dokumentumot papíron kell aláírni: töltse le, nyomtassa ki és írja alá. Ezután erősítse meg itt; szkennelt példányt is feltölthet.',
    outcome: {
      CLIENT:
        'Ezzel megerősíti, hogy az ügyfél részéről mindenki aláírta. A megerősítést az „Elküldés” gombbal küldheti el.',
      BANKER:
        'A dokumentum ezután papíron aláírtnak számít. A megerősítést az „Elküldés” gombbal küldheti el.',
    },
    download: 'Dokumentum letöltése',
    date: 'Az aláírás napja',
    dateHint: 'NN-HH-ÉÉÉÉ',
    dateInvalid: 'A napot NN-HH-ÉÉÉÉ alakban adja meg.',
    dateFuture: 'Jövőbeli nap nem adható meg.',
    place: 'Az aláírás helye (nem kötelező)',
    scan: 'Az aláírt dokumentum szkennelt példánya (nem kötelező)',
    removeScan: 'Eltávolítás: {{fileName}}',
    submit: 'Papíralapú aláírás megerősítése',
  },
  card: {
    more: 'További műveletek: {{title}}',
    setup: {
      CLIENT: 'A bank még előkészíti ezt a dokumentumot. Utána foglalkozhat vele.',
      BANKER: 'Ennek a dokumentumnak a beállítása még nincs véglegesítve.',
    },
    signedFileAwaited:
      'A bank aláírási rendszere jelezte az aláírást, de az aláírt fájlt nem adta át. A dokumentum erre a fájlra vár. Itt is feltöltheti.',
    archiving: 'Az archívum éppen átveszi a dokumentumot. Nincs teendője.',
    archiveRefused: 'Az archívum legutóbb nem vette át a dokumentumot.',
    signedOn: 'Papíron aláírva: {{date}}',
    signedOnAt: 'Papíron aláírva: {{date}}, {{place}}',
  },
  leave: {
    title: 'Dokubox elhagyása elküldés nélkül',
    text: 'A kiválasztott műveleteket még nem küldte el. Ha elhagyja ezt a dokuboxot, elvesznek.',
    uploading: 'A feltöltés még folyamatban van. Ha elhagyja ezt a dokuboxot, megszakad.',
    stay: 'Maradok',
    leave: 'Elhagyás',
  },
  done: {
    submitted: 'Minden kiválasztott műveletet elküldtünk.',
    removed: 'Eltávolítva a dokuboxból: „{{title}}”.',
    finalized: 'Beállítás véglegesítve: „{{title}}”.',
  },
  finalize: {
    button: 'Beállítás véglegesítése',
    buttonOf: 'Beállítás véglegesítése: {{title}}',
    text: 'A résztvevőket kijelölték. A munka a dokumentummal a beállítás véglegesítése után kezdődik.',
    textBeforeStart:
      'A dokubox elindítása ezt a beállítást is véglegesíti, ezért itt nem kell megtennie.',
  },
  validate: { buttonOf: 'Aláírás ellenőrzése: {{title}}' },
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
      'Ez a fájl maga nem tud aláírást tárolni. Konténerben (.asice) írják alá, amely a fájlt és az aláírásait tartalmazza, és a helyébe lép.',
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
