import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Chýba dátum skončenia platnosti dokladu totožnosti podpisujúceho.',
    SIGNER_DOCUMENT_EXPIRED: 'Platnosť dokladu totožnosti podpisujúceho sa skončila.',
    SIGNER_ISSUER_COUNTRY_MISSING: 'Chýba krajina, ktorá vydala doklad totožnosti podpisujúceho.',
    SIGNER_ISSUER_MISSING: 'Chýba údaj o tom, kto vydal doklad totožnosti podpisujúceho.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Nie je známe, či je doklad totožnosti podpisujúceho nahlásený ako odcudzený.',
    SIGNER_DOCUMENT_STOLEN: 'Doklad totožnosti podpisujúceho je nahlásený ako odcudzený.',
    SIGNER_DOCUMENT_INVALID:
      'Doklad totožnosti podpisujúceho je neplatný alebo ešte nebol overený.',
    SIGNER_REMOTE_USER_ID_MISSING: 'Podpisujúcemu chýba ID používateľa pre podpis na diaľku.',
    SIGNER_REMOTE_DEVICE_ID_MISSING: 'Podpisujúcemu chýba ID zariadenia pre podpis na diaľku.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Najprv vyberte spôsob podpisu v časti „Ako chcete podpísať?“.',
      BANKER: 'Klient musí najprv vybrať spôsob podpisu.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Najprv nahrajte podpísaný súbor.',
    SIGNED_BANK_FILE_NEEDED: 'Najprv nahrajte súbor podpísaný bankou.',
    SIGNATURE_VALIDATION_NEEDED:
      'Najprv overte platnosť podpisov. Ak nie sú platné, nahrajte súbor s platnými podpismi.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'K vašej odpovedi je potrebný podpísaný súbor. Najprv ho nahrajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'K vašej odpovedi je potrebný súbor podpísaný bankou. Najprv ho nahrajte.',
  },
  signerDetails: {
    CLIENT: 'Požiadajte podpisujúceho, aby banke poskytol aktuálne údaje.',
    BANKER: 'Vyžiadajte si od podpisujúceho aktuálne údaje a dajte ich zaznamenať.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument už nie je súčasťou dokuboxu.',
    NO_PERMISSION: 'Nemáte oprávnenie odstrániť tento dokument.',
    BOX_NOT_OPEN:
      'Dokubox je dokončený alebo predčasne ukončený, alebo jeho predčasné ukončenie čaká na schválenie.',
    LOCKED: 'S týmto dokuboxom pracuje iný používateľ.',
    ARCHIVED: 'Dokument je archivovaný.',
    UNDER_ARCHIVING: 'Dokument sa práve archivuje.',
    SIGNING_IN_PROGRESS:
      'Dokument práve niekto podpisuje. Odstrániť ho možno po skončení podpisovania.',
  },
  dokuProgress: {
    signedOutside: 'Podpísané mimo portálu',
    notRequired: 'Elektronický podpis sa nevyžaduje',
    signed: 'Podpísané',
    rejected: 'Podpisovanie zastavené',
    pending: 'Zatiaľ nepodpísané',
  },
  consequence: {
    signsAgain: 'Doterajšie podpisy prestanú platiť. Všetci podpíšu znova.',
    leavesSigningToBank:
      'Doterajšie podpisy prestanú platiť. S dokumentom bude ďalej pracovať banka.',
    leavesSigningToClient:
      'Doterajšie podpisy prestanú platiť. S dokumentom bude ďalej pracovať klient.',
    returnsToBank: 'Dokument sa vráti banke. V správe napíšte, čo treba zmeniť.',
    returnsToClient: 'Dokument sa vráti klientovi. V správe napíšte, čo treba zmeniť.',
    acceptsForSigning: 'Vyjadríte súhlas s touto verziou a začne sa podpisovanie.',
    accepts: 'Vyjadríte súhlas s dokumentom. Nič ďalšie už nebude treba podpísať.',
    acknowledges: 'Potvrdíte, že ste sa s dokumentom oboznámili. Nie je to podpis.',
    keepsRefused: 'Odmietnutý dokument sa uchová ako dôkaz. Podpisovanie budete môcť začať znova.',
    asksForValidFile: 'Klient bude musieť nahrať platný súbor. Všetci potom podpíšu znova.',
    endsPaperSigning: 'Podpisovanie na papieri sa ukončí. Klient dostane dokument znova.',
    startsPaperSigning: 'Všetci podpíšu na papieri. Potom to tu potvrdíte.',
    archives: 'Dokument sa zarchivuje a už ho nebude možné zmeniť.',
    confirmsPaper: 'Dokument sa potom bude považovať za podpísaný všetkými.',
  },
  actions: {
    legend: 'Čo chcete urobiť?',
    clear: 'Zrušiť výber „{{action}}“',
    archiveHint: {
      validateFirst:
        'Najprv overte platnosť podpisov. Ak to výsledok dovolí, môžete potom dokument odoslať do archívu.',
      notArchivable:
        'Posledné overenie archiváciu nedovoľuje. Otvorte overenie a zistite prečo, potom dokument vráťte, aby sa nahral platný súbor.',
      needsRole: 'Tento dokument odosiela do archívu validátor. Nemusíte nič robiť.',
    },
  },
  submit: {
    label: 'Odoslanie vybraných krokov',
    pending_one: '{{count}} vybraný krok ešte nie je odoslaný.',
    pending_few: '{{count}} vybrané kroky ešte nie sú odoslané.',
    pending_many: '{{count}} vybraného kroku ešte nie je odoslané.',
    pending_other: '{{count}} vybraných krokov ešte nie je odoslaných.',
    submit: 'Odoslať ({{count}})',
    clear: 'Zrušiť celý výber',
    sending: 'Vybrané kroky sa odosielajú.',
    show: 'Čo sa odošle',
    kept: 'Vybrané kroky zostali zachované.',
    uploading: 'Súbor sa ešte nahráva. Odoslať môžete, hneď ako sa nahrá.',
  },
  conflict: {
    refreshed: 'Teraz vidíte aktuálny stav.',
    title: 'Dokubox sa medzitým zmenil',
    text: 'Nič nebolo odoslané. Teraz vidíte aktuálny stav a vybrané kroky zostali zachované. Skontrolujte ich a odošlite znova.',
    textNone:
      'Nič nebolo odoslané. Teraz vidíte aktuálny stav; vybrané kroky v ňom už nie sú možné.',
    dropped: 'Už nie je možné:',
  },
  reason: {
    label: 'Dôvod',
    choose: 'Vyberte dôvod',
    note: 'Poznámka (nepovinná)',
    counter: '{{used}} z {{max}} znakov',
  },
  removal: {
    text: 'Dokument „{{title}}“ bude z tohto dokuboxu odstránený. Banka ho môže zmenou nastavenia znova pridať.',
    lastOne:
      'Je to posledný dokument. Bez neho už nie je na čom pracovať a dokubox možno iba predčasne ukončiť.',
    submit: 'Odstrániť dokument',
    blockedTitle: 'Dokument nemožno odstrániť',
    close: 'Zavrieť',
  },
  removalPending: {
    title: 'Dokument sa odstráni neskôr',
    text: 'Dokument „{{title}}“ sa odstráni, keď sa v tomto dokuboxe skončí podpisovanie. Nemusíte nič robiť.',
    close: 'Zavrieť',
  },
  missingFile: {
    title: 'Pokračovať bez chýbajúcich súborov?',
    text_one: 'Tento dokument ešte nemá súbor:',
    text_few: 'Tieto dokumenty ešte nemajú súbor:',
    text_many: 'Tieto dokumenty ešte nemajú súbor:',
    text_other: 'Tieto dokumenty ešte nemajú súbor:',
    question: 'Môžete pokračovať a súbor nahrať neskôr, alebo sa vrátiť.',
    lastTitle: 'Odstrániť posledný dokument?',
    lastText:
      'V tomto dokuboxe nezostane žiadny dokument. Ak budete pokračovať, bude možné dokubox už len predčasne ukončiť.',
    continue: 'Pokračovať',
    back: 'Späť',
  },
  terminate: {
    title: { CANCELLED: 'Predčasne ukončiť dokubox', PENDING: 'Požiadať o predčasné ukončenie' },
    about: 'Názov dokuboxu: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox bude ihneď predčasne ukončený a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť späť.',
      PENDING:
        'Ukončenie musí najprv schváliť niekto z banky. Dovtedy nemožno nič meniť. Ak bude žiadosť zamietnutá, práca s dokuboxom bude pokračovať.',
      UNKNOWN:
        'Ak ešte nebolo nič podpísané ani archivované, dokubox bude ihneď predčasne ukončený a tento krok nemožno vrátiť späť. Inak musí ukončenie najprv schváliť niekto z banky.',
    },
    envelope: 'Prebiehajúca žiadosť o podpis bude zrušená.',
    envelopePending: 'Ak bude ukončenie schválené, prebiehajúca žiadosť o podpis bude zrušená.',
  },
  decision: {
    title: 'Rozhodnúť o predčasnom ukončení',
    ownTitle: 'Vaša žiadosť o predčasné ukončenie čaká na rozhodnutie',
    askedBy: 'Žiadateľ',
    askedOn: 'Dátum žiadosti',
    reason: 'Dôvod',
    note: 'Poznámka',
    unknown: 'Nie je známe',
    own: 'O toto ukončenie ste požiadali vy. Rozhodnúť o ňom musí niekto iný z banky.',
    text: 'Ak ukončenie schválite, dokubox bude predčasne ukončený. Ak ho zamietnete, práca s dokuboxom bude pokračovať.',
    yourNote: 'Poznámka pre kolegov (nepovinná)',
    approve: 'Schváliť ukončenie',
    refuse: 'Zamietnuť ukončenie',
    approveText:
      'Dokubox bude predčasne ukončený a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť späť.',
    refused: 'Predčasné ukončenie bolo zamietnuté. Práca s dokuboxom pokračuje.',
  },
  closePaper: {
    title: 'Dokončiť bez archivácie skenov',
    text: 'Všetky dokumenty sú podpísané na papieri. Ak dokubox dokončíte teraz, skeny sa nebudú archivovať a všetky dokumenty bude možné iba čítať. Tento krok nemožno vrátiť späť.',
  },
  signatureSystem: {
    title: 'Ako chcete podpísať?',
    text: 'Vybraný spôsob platí pre všetky dokumenty tohto dokuboxu. Do začatia podpisovania ho môžete zmeniť.',
    hint: {
      ESAW_DISPOSABLE:
        'Iba na tento podpis, vydaný na základe vášho dokladu totožnosti. Nič ďalšie nepotrebujete.',
      ESAW_REMOTE: 'Certifikát, ktorý už v podpisovej službe máte.',
    },
    submit: 'Vybrať tento spôsob',
    chosen: 'Spôsob podpisu: {{system}}',
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
      sign: 'Všetci, ktorí majú podpísať, ho vlastnoručne podpíšu.',
      confirm: 'Nižšie to potvrďte.',
    },
    todo: 'Tento dokument sa podpisuje na papieri: stiahnite ho, vytlačte a dajte vlastnoručne podpísať. Potom to potvrďte tu; môžete nahrať aj sken podpísaného dokumentu.',
    outcome: {
      CLIENT:
        'Potvrdzujete, že podpísali všetci, ktorí podpisujú za vašu spoločnosť. Potvrdenie sa odošle až s vybranými krokmi.',
      BANKER:
        'Dokument sa potom považuje za podpísaný na papieri. Potvrdenie sa odošle až s vybranými krokmi.',
    },
    download: 'Stiahnuť dokument',
    date: 'Dátum podpisu',
    dateHint: 'DD-MM-RRRR',
    dateInvalid: 'Zadajte dátum v tvare DD-MM-RRRR.',
    dateFuture: 'Dátum nemôže byť v budúcnosti.',
    place: 'Miesto podpisu (nepovinné)',
    scan: 'Sken podpísaného dokumentu (nepovinný)',
    removeScan: 'Odstrániť súbor {{fileName}}',
    submit: 'Potvrdiť podpis na papieri',
  },
  card: {
    more: 'Ďalšie možnosti: {{title}}',
    setup: {
      CLIENT: 'Banka tento dokument ešte pripravuje. Pracovať s ním môžete, keď bude pripravený.',
      BANKER: 'Príprava tohto dokumentu ešte nie je dokončená.',
    },
    signedFileAwaited:
      'Podpisový systém banky oznámil podpis, ale neodovzdal podpísaný súbor. Dokument čaká na tento súbor. Môžete ho nahrať aj tu.',
    archiving: 'Dokument sa archivuje. Nemusíte nič robiť.',
    archiveRefused:
      'Posledný pokus o archiváciu sa nepodaril. Dokument môžete do archívu odoslať znova.',
    signedOn: 'Podpísané na papieri {{date}}',
    signedOnAt: 'Podpísané na papieri {{date}}, {{place}}',
  },
  leave: {
    title: 'Odísť bez odoslania?',
    text: 'Vybrané kroky ešte neboli odoslané. Ak tento dokubox opustíte, stratia sa.',
    uploading: 'Súbor sa ešte nahráva. Ak tento dokubox opustíte, nahrávanie sa zruší.',
    stay: 'Zostať tu',
    leave: 'Odísť bez odoslania',
  },
  done: {
    submitted_one: 'Vybraný krok pre {{count}} dokument bol odoslaný.',
    submitted_few: 'Vybrané kroky pre {{count}} dokumenty boli odoslané.',
    submitted_many: 'Vybrané kroky pre {{count}} dokumentu boli odoslané.',
    submitted_other: 'Vybrané kroky pre {{count}} dokumentov boli odoslané.',
    removed: 'Dokument „{{title}}“ bol z dokuboxu odstránený.',
    finalized: 'Príprava dokumentu „{{title}}“ je dokončená.',
  },
  finalize: {
    button: 'Dokončiť prípravu',
    buttonOf: 'Dokončiť prípravu: {{title}}',
    text: 'Osoby sú priradené. Práca na tomto dokumente sa začne, keď dokončíte jeho prípravu.',
    textBeforeStart: 'Spustením dokuboxu sa dokončí aj táto príprava, takže to tu nemusíte robiť.',
  },
  validate: { buttonOf: 'Overiť platnosť podpisov: {{title}}' },
  signers: {
    button: 'Podpisujúci',
    buttonOf: 'Podpisujúci dokumentu {{title}}',
    title: 'Podpisujúci dokumentu {{title}}',
    close: 'Zavrieť',
    expiry: 'Doklad totožnosti platí do',
    issuer: 'Vydal',
    userId: 'ID používateľa v podpisovej službe',
    deviceId: 'ID zariadenia v podpisovej službe',
    notAvailable: 'neuvedené',
    keptBack: 'dátum sa nezobrazuje',
    warning: 'platnosť sa čoskoro skončí',
    error: 'platnosť sa skončila',
  },
  sign: {
    button: 'Podpísať',
    buttonOf: 'Podpísať: {{title}}',
    continue: 'Pokračovať v podpisovaní',
    continueOf: 'Pokračovať v podpisovaní: {{title}}',
    text: 'Teraz máte podpísať vy. Stránka na podpis sa otvorí v tomto okne prehliadača a potom vás vráti sem.',
    textStarted:
      'Stránku na podpis ste otvorili, ale ešte ste nepodpísali. Otvorí sa znova v tomto okne prehliadača.',
    inContainer:
      'Do súboru tohto typu nemožno podpis vložiť. Po podpísaní ho nahradí kontajner (.asice) so súborom a jeho podpismi.',
  },
  leaving: {
    text: 'Ak sa stránka na podpis neotvorí, použite tento odkaz.',
    link: 'Otvoriť stránku na podpis',
  },
  eds: {
    buttonOf: 'Otvoriť v podpisovom systéme: {{title}}',
    text: 'Prejdete z portálu do podpisového systému banky a potom sa sem vrátite.',
  },
  addOther: {
    title: 'Pridať ďalší dokument',
    text: 'Chýba tu niečo? Pomenujte dokument; súbor k nemu nahráte po pridaní.',
    name: 'Názov dokumentu',
    counter: '{{used}} z {{max}} znakov',
    submit: 'Pridať dokument',
    added: 'Dokument „{{name}}“ bol pridaný na koniec.',
  },
  progress: {
    title: 'Priebeh podpisovania',
    close: 'Zavrieť',
    print: 'Vytlačiť',
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
