import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Hiányzik egy aláíró személyi okmányának lejárati dátuma.',
    SIGNER_DOCUMENT_EXPIRED: 'Egy aláíró személyi okmánya lejárt.',
    SIGNER_ISSUER_COUNTRY_MISSING: 'Hiányzik egy aláíró személyi okmányát kiállító ország.',
    SIGNER_ISSUER_MISSING: 'Hiányzik egy aláíró személyi okmányának kiállítója.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nem ismert, hogy egy aláíró személyi okmányát bejelentették-e ellopottként.',
    SIGNER_DOCUMENT_STOLEN: 'Egy aláíró személyi okmányát ellopottként jelentették be.',
    SIGNER_DOCUMENT_INVALID: 'Egy aláíró személyi okmánya érvénytelen, vagy még nem ellenőrizték.',
    SIGNER_REMOTE_USER_ID_MISSING: 'Hiányzik egy aláíró távoli aláíráshoz szükséges azonosítója.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Hiányzik egy aláíró távoli aláíráshoz szükséges eszközazonosítója.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Az ügyfél még nem választotta ki az aláírás módját.',
    SIGNED_CLIENT_FILE_NEEDED: 'Előbb az ügyfélnek aláírt fájlt kell feltöltenie.',
    SIGNED_BANK_FILE_NEEDED: 'Előbb a banknak aláírt fájlt kell feltöltenie.',
    SIGNATURE_VALIDATION_NEEDED: 'Előbb sikeresen ellenőrizni kell az aláírásokat.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: 'Az ügyfél válaszához aláírt fájl kell; előbb töltse fel.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'A bank válaszához a bank által aláírt fájl kell; előbb töltse fel.',
  },
  removalRefusal: {
    NOT_USED: 'A dokumentum már nem része a dokuboxnak.',
    NO_PERMISSION: 'Önnek nincs joga eltávolítani ezt a dokumentumot.',
    BOX_NOT_OPEN: 'A dokubox lezárult, vagy a megszüntetése jóváhagyásra vár.',
    LOCKED: 'Ezen a dokuboxon más felhasználó dolgozik.',
    ARCHIVED: 'A dokumentum archiválva van.',
    UNDER_ARCHIVING: 'A dokumentum archiválása folyamatban van.',
    SIGNING_IN_PROGRESS:
      'Valaki éppen aláírja a dokumentumot. Az aláírás befejezése után távolítható el.',
  },
  dokuProgress: {
    signedOutside: 'A portálon kívül aláírva',
    notRequired: 'Nem kell aláírni',
    signed: 'Aláírva',
    rejected: 'Aláírás elutasítva',
    pending: 'Függőben',
  },
  actions: {
    legend: 'Mit szeretne tenni?',
    clear: 'A választás törlése: „{{action}}”',
    archiveHint: {
      validateFirst:
        'Előbb ellenőrizze az aláírásokat. Ha az eredmény megengedi, utána archívumba küldheti a dokumentumot.',
      notArchivable:
        'A legutóbbi ellenőrzés szerint a dokumentum ebben a formában nem archiválható.',
      needsRole: 'Ezt a dokumentumot a validátor küldi az archívumba.',
    },
  },
  submit: {
    label: 'Választásai elküldése',
    pending_one: '{{count}} választás még nincs elküldve.',
    pending_other: '{{count}} választás még nincs elküldve.',
    submit: 'Elküldés ({{count}})',
    clear: 'Mind törlése',
    sending: 'Választásai elküldése folyamatban van.',
    show: 'Mi lesz elküldve',
    kept: 'Választásai megmaradtak.',
    uploading: 'A feltöltés még folyamatban van. Küldeni akkor tud, ha befejeződött.',
  },
  conflict: {
    refreshed: 'Most az aktuális állapotot látja.',
    title: 'A dokubox időközben megváltozott',
    text: 'Semmi sem lett elküldve. Most az aktuális állapotot látja, a választásai megmaradtak. Ellenőrizze őket, majd küldje el újra.',
    textNone:
      'Semmi sem lett elküldve. Most az aktuális állapotot látja; a választásai ebben már nem lehetségesek.',
    dropped: 'Már nem lehetséges:',
  },
  reason: {
    label: 'Indok',
    choose: 'Válasszon indokot',
    note: 'Megjegyzés (nem kötelező)',
    counter: '{{used}} / {{max}} karakter',
  },
  removal: {
    text: 'A(z) „{{title}}” kikerül ebből a dokuboxból. A bank a beállítások módosításával visszateheti.',
    lastOne:
      'Ez az utolsó dokumentum. Nélküle nincs min dolgozni, és a dokubox csak megszüntethető.',
    submit: 'Dokumentum eltávolítása',
    blockedTitle: 'A dokumentum nem távolítható el',
    close: 'Bezárás',
  },
  removalPending: {
    title: 'Az eltávolítás függőben van',
    text: 'A(z) „{{title}}” eltávolítását rögzítettük. Függőben van, mert a dokuboxhoz aláírások gyűjtése folyik. Nincs teendője.',
    close: 'Bezárás',
  },
  missingFile: {
    title: 'Folytatás a hiányzó fájlok nélkül',
    text_one: 'Ehhez a dokumentumhoz még nincs fájl:',
    text_other: 'Ezekhez a dokumentumokhoz még nincs fájl:',
    question: 'Folytathatja most és feltöltheti később, vagy visszaléphet.',
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
        'Ha még semmit sem írtak alá és nem archiváltak, a dokubox azonnal lezárul, és ez nem vonható vissza. Egyébként a bank egy munkatársának jóvá kell hagynia.',
    },
    envelope: 'A megkezdett aláírás is megszakad.',
    envelopePending: 'Ha jóváhagyják, a megkezdett aláírás is megszakad.',
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
    refused: 'A megszüntetést elutasították. A dokubox úgy folytatódik, mint eddig.',
  },
  closePaper: {
    title: 'Dokubox lezárása',
    text: 'Papíron minden dokumentum alá van írva. A dokubox archivált szkennelt példányok nélkül zárul le, és minden dokumentum csak olvasható lesz. Ez nem vonható vissza.',
  },
  signatureSystem: {
    title: 'Hogyan szeretne aláírni?',
    text: 'Választása a dokubox minden dokumentumára érvényes. Az aláírás megkezdéséig módosíthatja.',
    hint: {
      ESAW_DISPOSABLE:
        'Csak ehhez az aláíráshoz, a személyi okmánya alapján kiállítva. Másra nincs szüksége.',
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
      sign: 'Mindenki, akinek kell, kézzel aláírja.',
      confirm: 'Alább erősítse meg.',
    },
    outcome:
      'A dokumentum ezután papíron aláírtnak számít. A megerősítés az elküldéskor kerül továbbításra.',
    download: 'Dokumentum letöltése',
    date: 'Az aláírás napja',
    dateHint: 'NN-HH-ÉÉÉÉ',
    dateInvalid: 'A napot NN-HH-ÉÉÉÉ alakban adja meg.',
    dateFuture: 'Ez a nap a jövőben van.',
    place: 'Az aláírás helye (nem kötelező)',
    scan: 'Az aláírt papír beszkennelve (nem kötelező)',
    removeScan: '{{fileName}} eltávolítása',
    submit: 'Papíralapú aláírás megerősítése',
  },
  card: {
    more: 'További műveletek: {{title}}',
    setup: {
      CLIENT: 'A bank még előkészíti ezt a dokumentumot. Utána foglalkozhat vele.',
      BANKER: 'Ennek a dokumentumnak az előkészítése még nincs lezárva.',
    },
    archiving: 'Az archívum éppen átveszi a dokumentumot. Nincs teendője.',
    archiveRefused: 'Az archívum legutóbb nem vette át a dokumentumot.',
    signedOn: 'Papíron aláírva: {{date}}',
    signedOnAt: 'Papíron aláírva: {{date}}, {{place}}',
  },
  leave: {
    title: 'Távozás elküldés nélkül',
    text: 'Amit kiválasztott, még nincs elküldve. Ha elhagyja ezt a dokuboxot, elvész.',
    uploading: 'A feltöltés még folyamatban van. Ha elhagyja ezt a dokuboxot, megszakad.',
    stay: 'Maradok',
    leave: 'Távozás',
  },
  done: {
    submitted: 'Minden elküldve, amit kiválasztott.',
    removed: 'A(z) „{{title}}” kikerült a dokuboxból.',
    finalized: 'A(z) „{{title}}” előkészítése lezárult.',
  },
  finalize: {
    button: 'Előkészítés lezárása',
    buttonOf: '{{title}} előkészítésének lezárása',
    text: 'A személyek hozzá vannak rendelve. A munka ezen a dokumentumon az előkészítés lezárásával indul.',
    textBeforeStart:
      'A dokubox elindítása ezt az előkészítést is lezárja, ezért itt nem kell megtennie.',
  },
  validate: { buttonOf: '{{title}} aláírásainak ellenőrzése' },
  signers: {
    button: 'Aláírók',
    buttonOf: '{{title}} aláírói',
    title: '{{title}} aláírói',
    close: 'Bezárás',
    expiry: 'A személyi okmány érvényessége',
    issuer: 'Kiállította',
    userId: 'Felhasználóazonosító az aláírási szolgáltatásban',
    deviceId: 'Eszközazonosító az aláírási szolgáltatásban',
    notAvailable: 'N/A',
    warning: 'hamarosan lejár',
    error: 'lejárt',
  },
  sign: {
    button: 'Aláírás',
    buttonOf: '{{title}} aláírása',
    continue: 'Aláírás folytatása',
    continueOf: '{{title}} aláírásának folytatása',
    text: 'Ön következik az aláírásban. Az aláírási oldal ezen a lapon nyílik meg, utána ide tér vissza.',
    textStarted:
      'Megnyitotta az aláírási oldalt, de még nem írt alá. Az oldal ismét ezen a lapon nyílik meg.',
    inContainer:
      'Ez a fájl maga nem tud aláírást tárolni. Konténerben (.asice) írják alá, amely a fájlt és az aláírásait tartalmazza, és a helyébe lép.',
  },
  eds: {
    buttonOf: '{{title}} megnyitása az aláírási rendszerben',
    text: 'A portálról a bank aláírási rendszerébe lép át, utána ide tér vissza.',
  },
  addOther: {
    title: 'További dokumentum hozzáadása',
    text: 'Hiányzik valami? Adjon nevet a dokumentumnak; a fájlt a kártyáján töltheti fel.',
    name: 'A dokumentum neve',
    counter: '{{used}} / {{max}} karakter',
    submit: 'Dokumentum hozzáadása',
    added: '„{{name}}” utolsó kártyaként hozzáadva.',
  },
  progress: {
    title: 'Az aláírás állása',
    close: 'Bezárás',
    print: 'Nyomtatás',
    showAll: 'Minden személy mutatása',
    hideAll: 'Minden személy elrejtése',
    tableLabel: 'A dokumentumok aláírásának állása',
    document: 'Dokumentum',
    status: 'Állapot',
    signing: 'Aláírás',
    signed: 'Aláírások',
    total: 'Minden dokumentum',
    empty: 'Ebben a dokuboxban nincs dokumentum.',
  },
} satisfies Translation<typeof en>;
