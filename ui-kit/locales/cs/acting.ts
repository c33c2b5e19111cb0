import type { Translation } from '../translation.ts';
import type en from '../en/acting.ts';

export default {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'Chybí datum platnosti průkazu totožnosti podepisující osoby.',
    SIGNER_DOCUMENT_EXPIRED: 'Platnost průkazu totožnosti podepisující osoby skončila.',
    SIGNER_ISSUER_COUNTRY_MISSING: 'Chybí země, která vydala průkaz totožnosti podepisující osoby.',
    SIGNER_ISSUER_MISSING: 'Chybí vydavatel průkazu totožnosti podepisující osoby.',
    SIGNER_STOLEN_FLAG_MISSING:
      'Není známo, zda je průkaz totožnosti podepisující osoby nahlášen jako odcizený.',
    SIGNER_DOCUMENT_STOLEN: 'Průkaz totožnosti podepisující osoby je nahlášen jako odcizený.',
    SIGNER_DOCUMENT_INVALID:
      'Průkaz totožnosti podepisující osoby je neplatný nebo ještě nebyl ověřen.',
    SIGNER_REMOTE_USER_ID_MISSING:
      'Chybí identifikátor uživatele pro vzdálený podpis podepisující osoby.',
    SIGNER_REMOTE_DEVICE_ID_MISSING:
      'Chybí identifikátor zařízení pro vzdálený podpis podepisující osoby.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'Klient si ještě nezvolil způsob podpisu.',
    SIGNED_CLIENT_FILE_NEEDED: 'Klient musí nejprve nahrát podepsaný soubor.',
    SIGNED_BANK_FILE_NEEDED: 'Banka musí nejprve nahrát podepsaný soubor.',
    SIGNATURE_VALIDATION_NEEDED: 'Nejprve je nutné úspěšně ověřit podpisy.',
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
    notRequired: 'Podpis není potřeba',
    signed: 'Podepsáno',
    rejected: 'Podpis odmítnut',
    pending: 'Čeká se',
  },
  actions: {
    legend: 'Co chcete udělat?',
    clear: 'Zrušit volbu „{{action}}“',
    archiveHint: {
      validateFirst:
        'Nejprve ověřte podpisy. Pokud to výsledek dovolí, můžete pak dokument odeslat do archivu.',
      notArchivable: 'Podle posledního ověření nelze dokument v této podobě archivovat.',
      needsRole: 'Tento dokument odesílá do archivu validátor.',
    },
  },
  submit: {
    label: 'Odeslání vašich voleb',
    pending_one: '{{count}} volba ještě není odeslána.',
    pending_few: '{{count}} volby ještě nejsou odeslány.',
    pending_many: '{{count}} volby ještě není odesláno.',
    pending_other: '{{count}} voleb ještě není odesláno.',
    submit: 'Odeslat ({{count}})',
    clear: 'Zrušit vše',
    sending: 'Vaše volby se odesílají.',
    show: 'Co se odešle',
    kept: 'Vaše volby zůstaly zachovány.',
  },
  conflict: {
    refreshed: 'Nyní vidíte aktuální stav.',
    title: 'Dokubox se mezitím změnil',
    text: 'Nic nebylo odesláno. Nyní vidíte aktuální stav a vaše volby zůstaly zachovány. Zkontrolujte je a odešlete znovu.',
    textNone: 'Nic nebylo odesláno. Nyní vidíte aktuální stav; vaše volby v něm už nejsou možné.',
    dropped: 'Už není možné:',
  },
  reason: {
    label: 'Důvod',
    choose: 'Vyberte důvod',
    note: 'Poznámka (nepovinná)',
    counter: '{{used}} z {{max}} znaků',
  },
  removal: {
    text: 'Dokument „{{title}}“ bude z tohoto dokuboxu vyjmut. Banka jej může změnou nastavení vrátit.',
    lastOne: 'Je to poslední dokument. Bez něj už není na čem pracovat a dokubox lze jen ukončit.',
    submit: 'Odebrat dokument',
    blockedTitle: 'Dokument nelze odebrat',
    close: 'Zavřít',
  },
  removalPending: {
    title: 'Odebrání čeká na provedení',
    text: 'Odebrání dokumentu „{{title}}“ je zaznamenáno. Čeká, protože se k tomuto dokuboxu sbírají podpisy. Nemusíte nic dělat.',
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
      'V tomto dokuboxu nezbude žádný dokument. Budete-li pokračovat, půjde jej už jen ukončit.',
    continue: 'Pokračovat',
    back: 'Zpět',
  },
  terminate: {
    title: { CANCELLED: 'Ukončit dokubox', PENDING: 'Požádat o ukončení' },
    about: 'Název dokuboxu: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox se ihned uzavře a všechny dokumenty bude možné jen číst. Tento krok nelze vrátit.',
      PENDING:
        'Ukončení musí schválit někdo z banky. Do té doby nelze nic měnit. Pokud bude zamítnuto, dokubox pokračuje jako dosud.',
      UNKNOWN:
        'Pokud ještě nebylo nic podepsáno ani archivováno, dokubox se ihned uzavře a nelze to vrátit. Jinak musí ukončení schválit někdo z banky.',
    },
    envelope: 'Zahájené podepisování se zruší.',
    envelopePending: 'Pokud bude schváleno, zahájené podepisování se zruší.',
  },
  decision: {
    title: 'Rozhodnout o ukončení',
    ownTitle: 'Ukončení čeká na rozhodnutí',
    askedBy: 'Požádal(a)',
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
      'Dokubox se uzavře a všechny dokumenty bude možné jen číst. Tento krok nelze vrátit.',
    refused: 'Ukončení bylo zamítnuto. Dokubox pokračuje jako dosud.',
  },
  closePaper: {
    title: 'Dokončit dokubox',
    text: 'Všechny dokumenty jsou podepsány na papíře. Dokubox se dokončí bez skenů v archivu a všechny dokumenty bude možné jen číst. Tento krok nelze vrátit.',
  },
  signatureSystem: {
    title: 'Jak chcete podepsat?',
    text: 'Volba platí pro všechny dokumenty tohoto dokuboxu. Do zahájení podpisu ji můžete změnit.',
    hint: {
      ESAW_DISPOSABLE:
        'Jen pro tento podpis, vydaný podle vašeho průkazu totožnosti. Nic dalšího nepotřebujete.',
      ESAW_REMOTE: 'Certifikát, který už u podpisové služby máte.',
    },
    submit: 'Podepsat takto',
    chosen: 'Podepíšete pomocí: {{system}}',
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
      sign: 'Všichni, kdo mají podepsat, jej podepíší rukou.',
      confirm: 'Níže to potvrďte.',
    },
    outcome: 'Dokument se pak považuje za podepsaný na papíře. Potvrzení se předá při odeslání.',
    download: 'Stáhnout dokument',
    date: 'Datum podpisu',
    dateHint: 'DD-MM-RRRR',
    dateInvalid: 'Zadejte den ve tvaru DD-MM-RRRR.',
    dateFuture: 'Tento den je v budoucnosti.',
    place: 'Místo podpisu (nepovinné)',
    scan: 'Sken podepsaného papíru (nepovinný)',
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
    archiveRefused: 'Archiv dokument naposledy nepřevzal.',
    signedOn: 'Podepsáno na papíře {{date}}',
    signedOnAt: 'Podepsáno na papíře {{date}}, {{place}}',
  },
  leave: {
    title: 'Odejít bez odeslání',
    text: 'To, co jste zvolili, ještě není odesláno. Pokud tento dokubox opustíte, ztratí se to.',
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
    text: 'Osoby jsou přiřazeny. Práce na tomto dokumentu začne, až dokončíte jeho přípravu.',
    textBeforeStart: 'Zahájením dokuboxu se dokončí i tato příprava, takže to zde nemusíte dělat.',
  },
  validate: { buttonOf: 'Ověřit podpisy dokumentu {{title}}' },
  sign: {
    button: 'Podepsat',
    buttonOf: 'Podepsat {{title}}',
    continue: 'Pokračovat v podepisování',
    continueOf: 'Pokračovat v podepisování: {{title}}',
    text: 'Jste na řadě s podpisem. Podpisová stránka se otevře na této kartě a potom Vás vrátí sem.',
    textStarted:
      'Podpisovou stránku jste otevřeli, ale ještě jste nepodepsali. Otevře se znovu na této kartě.',
  },
  eds: {
    buttonOf: 'Otevřít {{title}} v podpisovém systému',
    text: 'Přejdete z portálu do podpisového systému banky a potom se sem vrátíte.',
  },
  addOther: {
    title: 'Přidat další dokument',
    text: 'Něco tu chybí? Pojmenujte dokument; soubor nahrajete na jeho kartě.',
    name: 'Název dokumentu',
    counter: '{{used}} z {{max}} znaků',
    submit: 'Přidat dokument',
    added: 'Dokument „{{name}}“ je přidán jako poslední karta.',
  },
  progress: {
    title: 'Průběh podepisování',
    close: 'Zavřít',
    print: 'Tisk',
    showAll: 'Zobrazit všechny osoby',
    hideAll: 'Skrýt všechny osoby',
    tableLabel: 'Průběh podepisování dokumentů',
    document: 'Dokument',
    status: 'Stav',
    signing: 'Podepisování',
    signed: 'Podpisy',
    total: 'Všechny dokumenty',
    empty: 'V tomto dokuboxu nejsou žádné dokumenty.',
  },
} satisfies Translation<typeof en>;
