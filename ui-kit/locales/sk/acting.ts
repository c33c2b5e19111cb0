import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Chýba dátum platnosti preukazu totožnosti podpisujúcej osoby.',
    SIGNER_DOCUMENT_EXPIRED: 'Platnosť preukazu totožnosti podpisujúcej osoby sa skončila.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'Chýba krajina, ktorá vydala preukaz totožnosti podpisujúcej osoby.',
    SIGNER_ISSUER_MISSING: 'Chýba vydavateľ preukazu totožnosti podpisujúcej osoby.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nie je známe, či je preukaz totožnosti podpisujúcej osoby nahlásený ako odcudzený.',
    SIGNER_DOCUMENT_STOLEN: 'Preukaz totožnosti podpisujúcej osoby je nahlásený ako odcudzený.',
    SIGNER_DOCUMENT_INVALID:
      'Preukaz totožnosti podpisujúcej osoby je neplatný alebo ešte nebol overený.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Chýba identifikátor používateľa na vzdialený podpis podpisujúcej osoby.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Chýba identifikátor zariadenia na vzdialený podpis podpisujúcej osoby.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Klient si ešte nezvolil spôsob podpisu.',
    SIGNED_CLIENT_FILE_NEEDED: 'Klient musí najprv nahrať podpísaný súbor.',
    SIGNED_BANK_FILE_NEEDED: 'Banka musí najprv nahrať podpísaný súbor.',
    SIGNATURE_VALIDATION_NEEDED: 'Najprv treba úspešne overiť podpisy.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'Na odpoveď klienta je potrebný podpísaný súbor; najprv ho nahrajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'Na odpoveď banky je potrebný súbor podpísaný bankou; najprv ho nahrajte.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument už nie je súčasťou dokuboxu.',
    NO_PERMISSION: 'Nemáte právo odobrať tento dokument.',
    BOX_NOT_OPEN: 'Dokubox je uzavretý alebo jeho ukončenie čaká na schválenie.',
    LOCKED: 'S týmto dokuboxom pracuje iný používateľ.',
    ARCHIVED: 'Dokument je archivovaný.',
    UNDER_ARCHIVING: 'Dokument sa práve archivuje.',
    SIGNING_IN_PROGRESS:
      'Dokument práve niekto podpisuje. Odobrať ho možno po skončení podpisovania.',
  },
  dokuProgress: {
    signedOutside: 'Podpísané mimo portálu',
    notRequired: 'Podpis nie je potrebný',
    signed: 'Podpísané',
    rejected: 'Podpis odmietnutý',
    pending: 'Čaká sa',
  },
  actions: {
    legend: 'Čo chcete urobiť?',
    clear: 'Zrušiť voľbu „{{action}}“',
    archiveHint: {
      validateFirst:
        'Najprv overte podpisy. Ak to výsledok dovolí, môžete potom dokument odoslať do archívu.',
      notArchivable: 'Podľa posledného overenia nemožno dokument v tejto podobe archivovať.',
      needsRole: 'Tento dokument odosiela do archívu validátor.',
    },
  },
  submit: {
    label: 'Odoslanie vašich volieb',
    pending_one: '{{count}} voľba ešte nie je odoslaná.',
    pending_few: '{{count}} voľby ešte nie sú odoslané.',
    pending_many: '{{count}} voľby ešte nie je odoslané.',
    pending_other: '{{count}} volieb ešte nie je odoslaných.',
    submit: 'Odoslať ({{count}})',
    clear: 'Zrušiť všetko',
    sending: 'Vaše voľby sa odosielajú.',
    show: 'Čo sa odošle',
    kept: 'Vaše voľby zostali zachované.',
    uploading: 'Nahrávanie sa ešte neskončilo. Odoslať môžete hneď, ako sa skončí.',
  },
  conflict: {
    refreshed: 'Teraz vidíte aktuálny stav.',
    title: 'Dokubox sa medzitým zmenil',
    text: 'Nič nebolo odoslané. Teraz vidíte aktuálny stav a vaše voľby zostali zachované. Skontrolujte ich a odošlite znova.',
    textNone: 'Nič nebolo odoslané. Teraz vidíte aktuálny stav; vaše voľby v ňom už nie sú možné.',
    dropped: 'Už nie je možné:',
  },
  reason: {
    label: 'Dôvod',
    choose: 'Vyberte dôvod',
    note: 'Poznámka (nepovinná)',
    counter: '{{used}} z {{max}} znakov',
  },
  removal: {
    text: 'Dokument „{{title}}“ bude z tohto dokuboxu vyňatý. Banka ho môže zmenou nastavenia vrátiť.',
    lastOne:
      'Je to posledný dokument. Bez neho už nie je na čom pracovať a dokubox možno iba ukončiť.',
    submit: 'Odobrať dokument',
    blockedTitle: 'Dokument nemožno odobrať',
    close: 'Zavrieť',
  },
  removalPending: {
    title: 'Odobratie čaká na vykonanie',
    text: 'Odobratie dokumentu „{{title}}“ je zaznamenané. Čaká, pretože sa k tomuto dokuboxu zbierajú podpisy. Nemusíte nič robiť.',
    close: 'Zavrieť',
  },
  missingFile: {
    title: 'Pokračovať bez chýbajúcich súborov',
    text_one: 'Tento dokument ešte nemá súbor:',
    text_few: 'Tieto dokumenty ešte nemajú súbor:',
    text_many: 'Tieto dokumenty ešte nemajú súbor:',
    text_other: 'Tieto dokumenty ešte nemajú súbor:',
    question: 'Môžete pokračovať a súbor nahrať neskôr, alebo sa vrátiť.',
    lastTitle: 'Pokračovať bez jediného dokumentu',
    lastText:
      'V tomto dokuboxe nezostane žiadny dokument. Ak budete pokračovať, bude ho možné už len ukončiť.',
    continue: 'Pokračovať',
    back: 'Späť',
  },
  terminate: {
    title: { CANCELLED: 'Ukončiť dokubox', PENDING: 'Požiadať o ukončenie' },
    about: 'Názov dokuboxu: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox sa ihneď uzavrie a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť.',
      PENDING:
        'Ukončenie musí schváliť niekto z banky. Dovtedy nemožno nič meniť. Ak bude zamietnuté, dokubox pokračuje ako doteraz.',
      UNKNOWN:
        'Ak ešte nebolo nič podpísané ani archivované, dokubox sa ihneď uzavrie a nemožno to vrátiť. Inak musí ukončenie schváliť niekto z banky.',
    },
    envelope: 'Začaté podpisovanie sa zruší.',
    envelopePending: 'Ak bude schválené, začaté podpisovanie sa zruší.',
  },
  decision: {
    title: 'Rozhodnúť o ukončení',
    ownTitle: 'Ukončenie čaká na rozhodnutie',
    askedBy: 'Požiadal(a)',
    askedOn: 'Dátum žiadosti',
    reason: 'Dôvod',
    note: 'Poznámka',
    unknown: 'Nie je známe',
    own: 'O toto ukončenie ste požiadali vy. Rozhodnúť o ňom musí niekto iný z banky.',
    text: 'Ak ukončenie schválite, dokubox sa definitívne uzavrie. Ak ho zamietnete, pokračuje ako doteraz.',
    yourNote: 'Poznámka pre kolegov (nepovinná)',
    approve: 'Schváliť ukončenie',
    refuse: 'Zamietnuť ukončenie',
    approveText:
      'Dokubox sa uzavrie a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť.',
    refused: 'Ukončenie bolo zamietnuté. Dokubox pokračuje ako doteraz.',
  },
  closePaper: {
    title: 'Dokončiť dokubox',
    text: 'Všetky dokumenty sú podpísané na papieri. Dokubox sa dokončí bez skenov v archíve a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť.',
  },
  signatureSystem: {
    title: 'Ako chcete podpísať?',
    text: 'Voľba platí pre všetky dokumenty tohto dokuboxu. Do začatia podpisovania ju môžete zmeniť.',
    hint: {
      ESAW_DISPOSABLE:
        'Iba na tento podpis, vydaný podľa vášho preukazu totožnosti. Nič ďalšie nepotrebujete.',
      ESAW_REMOTE: 'Certifikát, ktorý už v podpisovej službe máte.',
    },
    submit: 'Podpísať takto',
    chosen: 'Podpíšete pomocou: {{system}}',
    change: 'Zmeniť',
    fixed: 'Podpisovanie sa začalo, preto to už nemožno zmeniť.',
  },
  paper: {
    summary: 'Podpísané {{date}}',
    title: 'Potvrdiť podpis na papieri',
    about: 'Názov dokumentu: {{title}}',
    steps: 'Ako podpísať na papieri',
    step: {
      download: 'Stiahnite dokument.',
      print: 'Vytlačte ho.',
      sign: 'Všetci, ktorí majú podpísať, ho podpíšu rukou.',
      confirm: 'Nižšie to potvrďte.',
    },
    outcome:
      'Dokument sa potom považuje za podpísaný na papieri. Potvrdenie sa odovzdá pri odoslaní.',
    download: 'Stiahnuť dokument',
    date: 'Dátum podpisu',
    dateHint: 'DD-MM-RRRR',
    dateInvalid: 'Zadajte deň v tvare DD-MM-RRRR.',
    dateFuture: 'Tento deň je v budúcnosti.',
    place: 'Miesto podpisu (nepovinné)',
    scan: 'Sken podpísaného papiera (nepovinný)',
    removeScan: 'Odobrať {{fileName}}',
    submit: 'Potvrdiť podpis na papieri',
  },
  card: {
    more: 'Ďalšie akcie: {{title}}',
    setup: {
      CLIENT: 'Banka tento dokument ešte pripravuje. Potom s ním budete môcť pracovať.',
      BANKER: 'Príprava tohto dokumentu ešte nie je dokončená.',
    },
    archiving: 'Archív dokument preberá. Nemusíte nič robiť.',
    archiveRefused: 'Archív dokument naposledy neprevzal.',
    signedOn: 'Podpísané na papieri {{date}}',
    signedOnAt: 'Podpísané na papieri {{date}}, {{place}}',
  },
  leave: {
    title: 'Odísť bez odoslania',
    text: 'To, čo ste zvolili, ešte nie je odoslané. Ak tento dokubox opustíte, stratí sa to.',
    uploading: 'Nahrávanie sa ešte neskončilo. Ak tento dokubox opustíte, preruší sa.',
    stay: 'Zostať tu',
    leave: 'Odísť',
  },
  done: {
    submitted: 'Všetko, čo ste zvolili, je odoslané.',
    removed: 'Dokument „{{title}}“ je z dokuboxu odobratý.',
    finalized: 'Príprava dokumentu „{{title}}“ je dokončená.',
  },
  finalize: {
    button: 'Dokončiť prípravu',
    buttonOf: 'Dokončiť prípravu: {{title}}',
    text: 'Osoby sú priradené. Práca na tomto dokumente sa začne, keď dokončíte jeho prípravu.',
    textBeforeStart: 'Spustením dokuboxu sa dokončí aj táto príprava, takže to tu nemusíte robiť.',
  },
  validate: { buttonOf: 'Overiť podpisy dokumentu {{title}}' },
  signers: {
    button: 'Podpisujúci',
    buttonOf: 'Podpisujúci dokumentu {{title}}',
    title: 'Podpisujúci dokumentu {{title}}',
    close: 'Zavrieť',
    expiry: 'Platnosť preukazu totožnosti',
    issuer: 'Vydal',
    userId: 'ID používateľa v podpisovej službe',
    deviceId: 'ID zariadenia v podpisovej službe',
    notAvailable: 'N/A',
    warning: 'čoskoro vyprší',
    error: 'neplatný',
  },
  sign: {
    button: 'Podpísať',
    buttonOf: 'Podpísať {{title}}',
    continue: 'Pokračovať v podpisovaní',
    continueOf: 'Pokračovať v podpisovaní: {{title}}',
    text: 'Ste na rade s podpisom. Podpisová stránka sa otvorí na tejto karte a potom Vás vráti sem.',
    textStarted:
      'Podpisovú stránku ste otvorili, ale ešte ste nepodpísali. Otvorí sa znova na tejto karte.',
    inContainer:
      'Tento súbor sám podpis pojať nemôže. Podpisuje sa v kontajneri (.asice), ktorý obsahuje súbor aj jeho podpisy a nahradí ho.',
  },
  eds: {
    buttonOf: 'Otvoriť {{title}} v podpisovom systéme',
    text: 'Prejdete z portálu do podpisového systému banky a potom sa sem vrátite.',
  },
  addOther: {
    title: 'Pridať ďalší dokument',
    text: 'Niečo tu chýba? Pomenujte dokument; súbor nahráte na jeho karte.',
    name: 'Názov dokumentu',
    counter: '{{used}} z {{max}} znakov',
    submit: 'Pridať dokument',
    added: 'Dokument „{{name}}“ je pridaný ako posledná karta.',
  },
  progress: {
    title: 'Priebeh podpisovania',
    close: 'Zavrieť',
    print: 'Tlačiť',
    showAll: 'Zobraziť všetky osoby',
    hideAll: 'Skryť všetky osoby',
    tableLabel: 'Priebeh podpisovania dokumentov',
    document: 'Dokument',
    status: 'Stav',
    signing: 'Podpisovanie',
    signed: 'Podpisy',
    total: 'Všetky dokumenty',
    empty: 'V tomto dokuboxe nie sú žiadne dokumenty.',
  },
} satisfies Translation<typeof en>;
