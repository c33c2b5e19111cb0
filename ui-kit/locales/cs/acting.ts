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
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'Nejprve zvolte způsob podpisu v části „Jak chcete podepsat?“.',
      BANKER: 'Klient musí nejprve zvolit způsob podpisu.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Nejprve nahrajte podepsaný soubor.',
    SIGNED_BANK_FILE_NEEDED: 'Nejprve nahrajte soubor podepsaný bankou.',
    SIGNATURE_VALIDATION_NEEDED:
      'Nejprve ověřte platnost podpisů. Pokud platné nejsou, nahrajte soubor s platnými podpisy.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE:
      'K vaší odpovědi je potřeba podepsaný soubor. Nejprve jej nahrajte.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'K vaší odpovědi je potřeba soubor podepsaný bankou. Nejprve jej nahrajte.',
  },
  signerDetails: {
    CLIENT: 'Požádejte podepisující osobu, aby bance předala aktuální údaje.',
    BANKER: 'Vyžádejte si od podepisující osoby aktuální údaje a nechte je zaznamenat.',
  },
  removalRefusal: {
    NOT_USED: 'Dokument už není součástí dokuboxu.',
    NO_PERMISSION: 'Nemáte právo tento dokument odebrat.',
    BOX_NOT_OPEN:
      'Dokubox je dokončen nebo předčasně ukončen, nebo předčasné ukončení čeká na schválení.',
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
  consequence: {
    signsAgain: 'Dosavadní podpisy přestanou platit. Všichni podepíší znovu.',
    leavesSigningToBank:
      'Dosavadní podpisy přestanou platit. S dokumentem bude dál pracovat banka.',
    leavesSigningToClient:
      'Dosavadní podpisy přestanou platit. S dokumentem bude dál pracovat klient.',
    returnsToBank: 'Dokument se vrátí bance. Ve zprávě napište, co je třeba změnit.',
    returnsToClient: 'Dokument se vrátí klientovi. Ve zprávě napište, co je třeba změnit.',
    acceptsForSigning: 'Tuto verzi přijmete a začne podepisování.',
    accepts: 'Dokument přijmete. Nic dalšího už nebude třeba podepsat.',
    acknowledges: 'Potvrdíte, že jste se s dokumentem seznámili. Není to podpis.',
    keepsRefused:
      'Odmítnutý dokument se uchová jako důkaz. Podepisování budete moci zahájit znovu.',
    asksForValidFile: 'Klient bude muset nahrát platný soubor. Všichni pak podepíší znovu.',
    endsPaperSigning: 'Podepisování na papíře se ukončí. Klient dokument dostane znovu.',
    startsPaperSigning: 'Všichni podepíší na papíře. Potom to zde potvrdíte.',
    archives: 'Dokument bude archivován a už jej nepůjde změnit.',
    confirmsPaper: 'Dokument pak bude považován za podepsaný všemi.',
  },
  actions: {
    legend: 'Co chcete udělat?',
    clear: 'Zrušit volbu „{{action}}“',
    archiveHint: {
      validateFirst:
        'Nejprve ověřte platnost podpisů. Pokud to výsledek dovolí, můžete pak dokument odeslat do archivu.',
      notArchivable:
        'Poslední ověření archivaci nedovoluje. Otevřete ověření a zjistěte proč, potom dokument vraťte, aby byl nahrán platný soubor.',
      needsRole: 'Tento dokument odesílá do archivu validátor. Nemusíte nic dělat.',
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
    title: 'Dokument bude odebrán později',
    text: 'Dokument „{{title}}“ bude odebrán, až v tomto dokuboxu skončí podepisování. Nemusíte nic dělat.',
    close: 'Zavřít',
  },
  missingFile: {
    title: 'Pokračovat bez chybějících souborů?',
    text_one: 'Tento dokument ještě nemá soubor:',
    text_few: 'Tyto dokumenty ještě nemají soubor:',
    text_many: 'Tyto dokumenty ještě nemají soubor:',
    text_other: 'Tyto dokumenty ještě nemají soubor:',
    question: 'Můžete pokračovat a soubor nahrát později, nebo se vrátit.',
    lastTitle: 'Odebrat poslední dokument?',
    lastText:
      'V tomto dokuboxu nezbude žádný dokument. Budete-li pokračovat, půjde dokubox už jen předčasně ukončit.',
    continue: 'Pokračovat',
    back: 'Zpět',
  },
  terminate: {
    title: { CANCELLED: 'Předčasně ukončit dokubox', PENDING: 'Požádat o předčasné ukončení' },
    about: 'Název dokuboxu: {{title}}',
    outcome: {
      CANCELLED:
        'Dokubox bude ihned předčasně ukončen a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
      PENDING:
        'Ukončení musí nejprve schválit někdo z banky. Do té doby nelze nic měnit. Pokud bude žádost zamítnuta, práce s dokuboxem bude pokračovat.',
      UNKNOWN:
        'Pokud ještě nebylo nic podepsáno ani archivováno, dokubox bude ihned předčasně ukončen a tento krok nelze vzít zpět. Jinak musí ukončení nejprve schválit někdo z banky.',
    },
    envelope: 'Probíhající žádost o podpis bude zrušena.',
    envelopePending: 'Pokud bude ukončení schváleno, probíhající žádost o podpis bude zrušena.',
  },
  decision: {
    title: 'Rozhodnout o předčasném ukončení',
    ownTitle: 'Vaše žádost o předčasné ukončení čeká na rozhodnutí',
    askedBy: 'Žadatel',
    askedOn: 'Datum žádosti',
    reason: 'Důvod',
    note: 'Poznámka',
    unknown: 'Není známo',
    own: 'O toto ukončení jste požádali vy. Rozhodnout o něm musí někdo jiný z banky.',
    text: 'Pokud ukončení schválíte, dokubox bude předčasně ukončen. Pokud je zamítnete, práce s dokuboxem bude pokračovat.',
    yourNote: 'Poznámka pro kolegy (nepovinná)',
    approve: 'Schválit ukončení',
    refuse: 'Zamítnout ukončení',
    approveText:
      'Dokubox bude předčasně ukončen a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
    refused: 'Předčasné ukončení bylo zamítnuto. Práce s dokuboxem pokračuje.',
  },
  closePaper: {
    title: 'Dokončit bez archivace skenů',
    text: 'Všechny dokumenty jsou podepsány na papíře. Pokud dokubox dokončíte teď, skeny se nearchivují a všechny dokumenty bude možné jen číst. Tento krok nelze vzít zpět.',
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
    todo: 'Tento dokument se podepisuje na papíře: stáhněte jej, vytiskněte a nechte vlastnoručně podepsat. Potom to potvrďte zde; můžete nahrát i sken podepsaného dokumentu.',
    outcome: {
      CLIENT:
        'Potvrzujete, že podepsali všichni, kdo podepisují za vaši společnost. Potvrzení se odešle, až odešlete zvolené kroky.',
      BANKER:
        'Dokument se pak považuje za podepsaný na papíře. Potvrzení se odešle, až odešlete zvolené kroky.',
    },
    download: 'Stáhnout dokument',
    date: 'Datum podpisu',
    dateHint: 'DD-MM-RRRR',
    dateInvalid: 'Zadejte datum ve tvaru DD-MM-RRRR.',
    dateFuture: 'Datum nesmí být v budoucnosti.',
    place: 'Místo podpisu (nepovinné)',
    scan: 'Sken podepsaného dokumentu (nepovinný)',
    removeScan: 'Odebrat {{fileName}}',
    submit: 'Potvrdit podpis na papíře',
  },
  card: {
    more: 'Další akce: {{title}}',
    setup: {
      CLIENT: 'Banka tento dokument ještě připravuje. Pracovat s ním můžete, až bude připraven.',
      BANKER: 'Příprava tohoto dokumentu ještě není dokončena.',
    },
    signedFileAwaited:
      'Podpisový systém banky oznámil podpis, ale nepředal podepsaný soubor. Dokument na tento soubor čeká. Můžete jej nahrát i zde.',
    archiving: 'Dokument se archivuje. Nemusíte nic dělat.',
    archiveRefused:
      'Poslední pokus o archivaci se nezdařil. Dokument můžete do archivu odeslat znovu.',
    signedOn: 'Podepsáno na papíře {{date}}',
    signedOnAt: 'Podepsáno na papíře {{date}}, {{place}}',
  },
  leave: {
    title: 'Odejít bez odeslání?',
    text: 'Zvolené kroky ještě nebyly odeslány. Pokud tento dokubox opustíte, budou ztraceny.',
    uploading: 'Nahrávání ještě neskončilo. Pokud tento dokubox opustíte, přeruší se.',
    stay: 'Zůstat zde',
    leave: 'Odejít bez odeslání',
  },
  done: {
    submitted_one: 'Zvolený krok pro {{count}} dokument byl odeslán.',
    submitted_few: 'Zvolené kroky pro {{count}} dokumenty byly odeslány.',
    submitted_many: 'Zvolené kroky pro {{count}} dokumentu byly odeslány.',
    submitted_other: 'Zvolené kroky pro {{count}} dokumentů byly odeslány.',
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
      'Do souboru tohoto typu nelze podpis vložit. Po podepsání jej nahradí kontejner (.asice) se souborem a jeho podpisy.',
  },
  leaving: {
    text: 'Pokud se podpisová stránka neotevře, použijte tento odkaz.',
    link: 'Otevřít podpisovou stránku',
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
