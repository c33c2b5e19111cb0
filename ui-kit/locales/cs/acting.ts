import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'U podepisující osoby chybí datum, do kdy platí její průkaz totožnosti.',
    SIGNER_DOCUMENT_EXPIRED: 'Platnost průkazu totožnosti podepisující osoby skončila.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'U podepisující osoby chybí země, která vydala její průkaz totožnosti.',
    SIGNER_ISSUER_MISSING: 'U podepisující osoby chybí orgán, který vydal její průkaz totožnosti.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Není známo, zda je průkaz totožnosti podepisující osoby nahlášen jako odcizený.',
    SIGNER_DOCUMENT_STOLEN: 'Průkaz totožnosti podepisující osoby je nahlášen jako odcizený.',
    SIGNER_DOCUMENT_INVALID:
      'Průkaz totožnosti podepisující osoby je neplatný nebo ještě nebyl ověřen.',
    SIGNER_REMOTE_USER_ID_MISSING: 'U podepisující osoby chybí ID uživatele pro vzdálený podpis.',
    SIGNER_REMOTE_DEVICE_ID_MISSING: 'U podepisující osoby chybí ID zařízení pro vzdálený podpis.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Klient si ještě nezvolil způsob podpisu.',
    SIGNED_CLIENT_FILE_NEEDED: 'Klient musí nejprve nahrát podepsaný soubor.',
    SIGNED_BANK_FILE_NEEDED: 'Banka musí nejprve nahrát podepsaný soubor.',
    SIGNATURE_VALIDATION_NEEDED: 'Nejprve je nutné úspěšně ověřit platnost podpisů.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'K odpovědi klienta je potřeba podepsaný soubor; nejprve jej nahrajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'K odpovědi banky je potřeba soubor podepsaný bankou; nejprve jej nahrajte.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument už není součástí dokuboxu.',
    NO_PERMISSION: 'Nemáte právo tento dokument odebrat.',
    BOX_NOT_OPEN: 'Dokubox je uzavřen, nebo jeho ukončení čeká na schválení.',
    LOCKED: 'S tímto dokuboxem pracuje jiný uživatel.',
    ARCHIVED: 'Dokument je archivován.',
    UNDER_ARCHIVING: 'Dokument se právě archivuje.',
    SIGNING_IN_PROGRESS: 'Dokument právě někdo podepisuje. Odebrat jej lze po skončení podpisu.',
  },
  dokuProgress: {
    signedOutside: 'Podepsáno mimo portál',
    notRequired: 'Elektronický podpis není potřeba',
    signed: 'Podepsáno',
    rejected: 'Podepisování zastaveno',
    pending: 'Zatím nepodepsáno',
  },
  actions: {
    legend: 'Co chcete udělat?',
    clear: 'Zrušit volbu „{{action}}“',
    archiveHint: {
      validateFirst:
        'Nejprve ověřte platnost podpisů. Pokud to výsledek dovolí, můžete pak dokument odeslat do archivu.',
      notArchivable: 'Podle posledního ověření nelze dokument v této podobě archivovat.',
      needsRole: 'Tento dokument odesílá do archivu validátor.',
    },
  },
  submit: {
    label: 'Odeslání zvolených kroků',
    pending_one: '{{count}} zvolený krok ještě není odeslán.',
    pending_few: '{{count}} zvolené kroky ještě nejsou odeslány.',
    pending_many: '{{count}} zvoleného kroku ještě není odesláno.',
    pending_other: '{{count}} zvolených kroků ještě není odesláno.',
    submit: 'Odeslat ({{count}})',
    clear: 'Zrušit zvolené kroky',
    sending: 'Zvolené kroky se odesílají.',
    show: 'Co se odešle',
    kept: 'Zvolené kroky zůstaly zachovány.',
    uploading: 'Nahrávání ještě neskončilo. Odeslat můžete, jakmile skončí.',
  },
  conflict: {
    refreshed: 'Nyní vidíte aktuální stav.',
    title: 'Dokubox se mezitím změnil',
    text: 'Nic nebylo odesláno. Nyní vidíte aktuální stav a zvolené kroky zůstaly zachovány. Zkontrolujte je a odešlete znovu.',
    textNone:
      'Nic nebylo odesláno. Nyní vidíte aktuální stav; zvolené kroky v něm už nejsou možné.',
    dropped: 'Už není možné:',
  },
  reason: {
    label: 'Důvod',
    choose: 'Vyberte důvod',
    note: 'Poznámka (nepovinná)',
    counter: '{{used}} z {{max}} znaků',
  },
  removal: {
    text: 'Dokument „{{title}}“ bude z tohoto dokuboxu odebrán. Banka jej může změnou nastavení zařadit zpět.',
    lastOne:
      'Je to poslední dokument. Bez něj už není na čem pracovat a dokubox lze jen předčasně ukončit.',
    submit: 'Odebrat dokument',
    blockedTitle: 'Dokument nelze odebrat',
    close: 'Zavřít',
  },
  removalPending: {
    title: 'Odebrání čeká na provedení',
    text: 'Odebrání dokumentu „{{title}}“ je zaznamenáno. Čeká, protože v tomto dokuboxu probíhá podepisování. Nemusíte nic dělat.',
    close: 'Zavřít',
  },
  missingFile: {
    title: 'Pokračovat bez chybějících souborů',
    text_one: 'Tento dokument ještě nemá soubor:',
    text_few: 'Tyto dokumenty ještě nemají soubor:',
    text_many: 'Tyto dokumenty ještě nemají soubor:',
    text_other: 'Tyto dokumenty ještě nemají soubor:',
    question: 'Můžete pokračovat a soubor nahrát později, nebo se vrátit.',
    lastTitle: 'Pokračovat bez jediného dokumentu',
    lastText:
      'V tomto dokuboxu nezbude žádný dokument. Budete-li pokračovat, půjde jej už jen předčasně ukončit.',
    continue: 'Pokračovat',
    back: 'Zpět',
  },
  terminate: {
    title: { CANCELLED: 'Předčasně ukončit dokubox', PENDING: 'Požádat o předčasné ukončení' },
    about: 'Název dokuboxu: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox se ihned uzavře a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
      PENDING:
        'Ukončení musí schválit někdo z banky. Do té doby nelze nic měnit. Pokud bude zamítnuto, dokubox pokračuje jako dosud.',
      UNKNOWN:
        'Pokud ještě nebylo nic podepsáno ani archivováno, dokubox se ihned uzavře a tento krok nelze vzít zpět. Jinak musí ukončení schválit někdo z banky.',
    },
    envelope: 'Zahájené podepisování se zruší.',
    envelopePending: 'Pokud bude schváleno, zahájené podepisování se zruší.',
  },
  decision: {
    title: 'Rozhodnout o ukončení',
    ownTitle: 'Ukončení čeká na rozhodnutí',
    askedBy: 'Žadatel',
    askedOn: 'Datum žádosti',
    reason: 'Důvod',
    note: 'Poznámka',
    unknown: 'Není známo',
    own: 'O toto ukončení jste požádali vy. Rozhodnout o něm musí někdo jiný z banky.',
    text: 'Pokud ukončení schválíte, dokubox se definitivně uzavře. Pokud je zamítnete, pokračuje jako dosud.',
    yourNote: 'Poznámka pro kolegy (nepovinná)',
    approve: 'Schválit ukončení',
    refuse: 'Zamítnout ukončení',
    approveText:
      'Dokubox se uzavře a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
    refused: 'Ukončení bylo zamítnuto. Dokubox pokračuje jako dosud.',
  },
  closePaper: {
    title: 'Dokončit dokubox',
    text: 'Všechny dokumenty jsou podepsány na papíře. Dokubox se dokončí bez skenů v archivu a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
  },
  signatureSystem: {
    title: 'Jak chcete podepsat?',
    text: 'Volba platí pro všechny dokumenty tohoto dokuboxu. Do zahájení podpisu ji můžete změnit.',
    hint: {
      ESAW_DISPOSABLE:
        'Jen pro tento podpis, vydaný podle vašeho průkazu totožnosti. Nic dalšího nepotřebujete.',
      ESAW_REMOTE: 'Certifikát, který už u podpisové služby máte.',
    },
    submit: 'Zvolit tento způsob',
    chosen: 'Zvolený způsob podpisu: {{system}}',
    change: 'Změnit',
    fixed: 'Podepisování začalo, proto už to nelze změnit.',
  },
  paper: {
    summary: 'Podepsáno {{date}}',
    title: 'Potvrdit podpis na papíře',
    about: 'Název dokumentu: {{title}}',
    steps: 'Jak podepsat na papíře',
    step: {
      download: 'Stáhněte dokument.',
      print: 'Vytiskněte jej.',
      sign: 'Všichni, kdo mají podepsat, jej podepíší vlastnoručně.',
      confirm: 'Níže to potvrďte.',
    },
    todo: 'Tento dokument se podepisuje na papíře: stáhněte ho, vytiskněte a vlastnoručně podepište. Potom to potvrďte zde; můžete nahrát i sken podepsaného dokumentu.',
    outcome: {
      CLIENT:
        'Potvrzujete, že za klienta podepsali všichni. Potvrzení se odešle, až odešlete zvolené kroky.',
      BANKER:
        'Dokument se pak považuje za podepsaný na papíře. Potvrzení se odešle, až odešlete zvolené kroky.',
    },
    download: 'Stáhnout dokument',
    date: 'Datum podpisu',
    dateHint: 'DD-MM-RRRR',
    dateInvalid: 'Zadejte den ve tvaru DD-MM-RRRR.',
    dateFuture: 'Datum nesmí být v budoucnosti.',
    place: 'Místo podpisu (nepovinné)',
    scan: 'Sken podepsaného dokumentu (nepovinný)',
    removeScan: 'Odebrat {{fileName}}',
    submit: 'Potvrdit podpis na papíře',
  },
  card: {
    more: 'Další akce: {{title}}',
    setup: {
      CLIENT: 'Banka tento dokument ještě připravuje. Potom s ním budete moci pracovat.',
      BANKER: 'Příprava tohoto dokumentu ještě není dokončena.',
    },
    archiving: 'Archiv dokument přebírá. Nemusíte nic dělat.',
    archiveRefused: 'Při posledním pokusu archiv dokument nepřevzal.',
    signedOn: 'Podepsáno na papíře {{date}}',
    signedOnAt: 'Podepsáno na papíře {{date}}, {{place}}',
  },
  leave: {
    title: 'Odejít bez odeslání',
    text: 'To, co jste zvolili, ještě není odesláno. Pokud tento dokubox opustíte, ztratí se to.',
    uploading: 'Nahrávání ještě neskončilo. Pokud tento dokubox opustíte, přeruší se.',
    stay: 'Zůstat zde',
    leave: 'Odejít',
  },
  done: {
    submitted: 'Vše, co jste zvolili, je odesláno.',
    removed: 'Dokument „{{title}}“ je z dokuboxu odebrán.',
    finalized: 'Příprava dokumentu „{{title}}“ je dokončena.',
  },
  finalize: {
    button: 'Dokončit přípravu',
    buttonOf: 'Dokončit přípravu: {{title}}',
    text: 'Účastníci jsou přiřazeni. Práce na tomto dokumentu začne, až dokončíte jeho přípravu.',
    textBeforeStart: 'Zahájením dokuboxu se dokončí i tato příprava, takže to zde nemusíte dělat.',
  },
  validate: { buttonOf: 'Ověřit platnost podpisů: {{title}}' },
  signers: {
    button: 'Podepisující osoby',
    buttonOf: 'Podepisující osoby: {{title}}',
    title: 'Podepisující osoby: {{title}}',
    close: 'Zavřít',
    expiry: 'Průkaz totožnosti platí do',
    issuer: 'Vydal',
    userId: 'ID uživatele v podpisové službě',
    deviceId: 'ID zařízení v podpisové službě',
    notAvailable: 'neuvedeno',
    keptBack: 'datum se nezobrazuje',
    warning: 'platnost brzy skončí',
    error: 'platnost skončila',
  },
  sign: {
    button: 'Podepsat',
    buttonOf: 'Podepsat: {{title}}',
    continue: 'Pokračovat v podepisování',
    continueOf: 'Pokračovat v podepisování: {{title}}',
    text: 'Jste na řadě s podpisem. Podpisová stránka se otevře na této kartě prohlížeče a potom vás vrátí sem.',
    textStarted:
      'Podpisovou stránku jste otevřeli, ale ještě jste nepodepsali. Otevře se znovu na této kartě prohlížeče.',
    inContainer:
      'Tento soubor sám podpis pojmout nemůže. Podepisuje se v kontejneru (.asice), který obsahuje soubor i jeho podpisy a nahradí ho.',
  },
  eds: {
    buttonOf: 'Otevřít v podpisovém systému: {{title}}',
    text: 'Přejdete z portálu do podpisového systému banky a potom se sem vrátíte.',
  },
  addOther: {
    title: 'Přidat další dokument',
    text: 'Něco tu chybí? Pojmenujte dokument; soubor k němu nahrajete potom.',
    name: 'Název dokumentu',
    counter: '{{used}} z {{max}} znaků',
    submit: 'Přidat dokument',
    added: 'Dokument „{{name}}“ byl přidán na konec.',
  },
  progress: {
    title: 'Průběh podepisování',
    close: 'Zavřít',
    print: 'Vytisknout',
    showAll: 'Zobrazit všechny účastníky',
    hideAll: 'Skrýt všechny účastníky',
    tableLabel: 'Průběh podepisování dokumentů',
    document: 'Dokument',
    status: 'Stav',
    signing: 'Podepisování',
    signed: 'Podpisy',
    total: 'Všechny dokumenty',
    empty: 'V tomto dokuboxu nejsou žádné dokumenty.',
  },
} satisfies Translation<typeof en>;
