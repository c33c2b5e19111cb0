import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Portál sa nepodarilo spustiť',
  GENERAL_ERROR: 'Nastala chyba',
  PORTAL_BLOCKED: 'Portál je pre údržbu nedostupný',
  LOGIN_FAILED: 'Prihlásenie sa nepodarilo',
  DOKUBOX_LOCKED: 'S týmto dokuboxom pracuje niekto iný',
  DOKUBOX_LOAD_ERROR: 'Dokubox sa nepodarilo otvoriť',
  DOKUBOX_CANCELLED: 'Tento dokubox bol predčasne ukončený',
  DOKUBOX_INITIATED_BY_CLIENT: 'Klient tento dokubox ešte pripravuje',
  DOKUBOX_ACCESS_DENIED: 'K tomuto dokuboxu nemáte prístup',
  DOKUBOX_SETUP_INCOMPLETE: 'Príprava nie je dokončená',
  UNAUTHORIZED_428: 'Prihlásenie sa nepodarilo',
};

const errorHelp = {
  MFE_PARAMS:
    'Aplikácia, ktorá portál otvorila, neodovzdala všetky potrebné údaje. Otvorte portál, prosím, znova z nej.',
  GENERAL_ERROR: 'Skúste to, prosím, o chvíľu znova.',
  PORTAL_BLOCKED: 'Vráťte sa, prosím, neskôr.',
  LOGIN_FAILED: 'Používateľské meno alebo heslo nie je správne. Skontrolujte, prosím, oboje.',
  DOKUBOX_LOCKED:
    'Môžete čítať, podpisovať a písať správy. Zmeny budú možné, keď druhý používateľ skončí.',
  DOKUBOX_LOAD_ERROR: 'Skúste to, prosím, znova alebo sa vráťte na zoznam.',
  DOKUBOX_CANCELLED:
    'Už ho nemožno meniť. Ak máte otázky, obráťte sa na osobu, ktorá zaň v banke zodpovedá.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Budete ho môcť otvoriť, keď ho klient odošle banke.',
  DOKUBOX_ACCESS_DENIED: 'Ak ho potrebujete, obráťte sa na osobu, ktorá zaň v banke zodpovedá.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Najprv dokončite prípravu každého dokumentu. Potom budete môcť nastavenie zmeniť.',
  UNAUTHORIZED_428:
    'Vaše prihlásenie už neplatí. Prihláste sa, prosím, znova. Ak sa to nepodarí, obráťte sa na svoju kontaktnú osobu v banke.',
};

export default {
  country: {
    HU: 'Maďarsko',
    CZ: 'Česko',
    SK: 'Slovensko',
    RS: 'Srbsko',
    BG: 'Bulharsko',
    HR: 'Chorvátsko',
    RO: 'Rumunsko',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Maďarsko',
    CZ: 'Ister Bank Česko',
    SK: 'Ister Bank Slovensko',
    RS: 'Ister Bank Srbsko',
    BG: 'Ister Bank Bulharsko',
    HR: 'Ister Bank Chorvátsko',
    RO: 'Ister Bank Rumunsko',
  },
  userType: { CLIENT: 'Klient', BANKER: 'Pracovník banky' },
  initiator: { CLIENT: 'Klient', BANK: 'Banka' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Príliš veľa neúspešných pokusov. Skúsiť to znova môžete o {{count}} minútu.',
    'dde.error.userLocked_few':
      'Príliš veľa neúspešných pokusov. Skúsiť to znova môžete o {{count}} minúty.',
    'dde.error.userLocked_many':
      'Príliš veľa neúspešných pokusov. Skúsiť to znova môžete o {{count}} minúty.',
    'dde.error.userLocked_other':
      'Príliš veľa neúspešných pokusov. Skúsiť to znova môžete o {{count}} minút.',
    'dde.error.userLockedByBank':
      'Váš prístup je zablokovaný. O odblokovanie, prosím, požiadajte svoju kontaktnú osobu v banke.',
    'dde.error.notFound': 'To, čo hľadáte, neexistuje alebo bolo odstránené.',
    'dde.error.methodNotAllowed': 'Táto adresa taký druh požiadavky neprijíma.',
    'dde.error.needsServer': 'Tu sa to nedá urobiť, iba keď simulátor beží na serveri.',
    'dde.error.sessionExpired': 'Vaše prihlásenie sa skončilo. Prihláste sa, prosím, znova.',
    'dde.error.tooManyRequests':
      'Príliš veľa požiadaviek naraz. Počkajte, prosím, chvíľu a skúste to znova.',
    'dde.error.payloadTooLarge': 'Odoslaný obsah je príliš veľký. Odošlite ho po menších častiach.',
    'dde.error.unsupportedMediaType': 'Odoslaný obsah je vo formáte, ktorý server neprijíma.',
    'dde.error.malformedBody': 'Požiadavku sa nepodarilo prečítať.',
    'dde.error.validation': 'Skontrolujte, prosím, označené polia a skúste to znova.',
    'dde.error.unknownField': 'Toto pole nie je známe.',
    'dde.error.missingHeader': 'V požiadavke chýba povinná hlavička.',
    'dde.error.invalidHeader': 'Hlavička požiadavky má neplatnú hodnotu.',
    'dde.error.invalidValue': 'Táto hodnota nie je platná.',
    'dde.error.conflict':
      'Medzitým niekto urobil zmenu. Pozrite si, prosím, aktuálny stav a skúste to znova.',
    'dde.error.actionNotOffered': 'Tento krok už v aktuálnom stave nie je možný.',
    'dde.error.notAllowed': 'Na to nemáte oprávnenie.',
    'dde.error.roleNotAllowed': 'Vaša rola to neumožňuje. Obráťte sa na kolegu s príslušnou rolou.',
    'dde.error.otpInvalid': 'Kód nie je správny. Skontrolujte ho, prosím, a skúste to znova.',
    'dde.error.otpExpired': 'Platnosť kódu sa skončila. Požiadajte, prosím, o nový.',
    'dde.error.otpTooManyTries':
      'Príliš veľakrát ste zadali nesprávny kód. Prihláste sa, prosím, znova.',
    'dde.error.otpResendTooSoon_one':
      'Kód sme vám poslali pred chvíľou. O nový môžete požiadať o {{count}} sekundu.',
    'dde.error.otpResendTooSoon_few':
      'Kód sme vám poslali pred chvíľou. O nový môžete požiadať o {{count}} sekundy.',
    'dde.error.otpResendTooSoon_many':
      'Kód sme vám poslali pred chvíľou. O nový môžete požiadať o {{count}} sekundy.',
    'dde.error.otpResendTooSoon_other':
      'Kód sme vám poslali pred chvíľou. O nový môžete požiadať o {{count}} sekúnd.',
    'dde.error.contractSignatureNotAvailable':
      'Zmluvu teraz nemožno podpísať. Skúste to, prosím, neskôr.',
    'dde.error.forbiddenExtension': 'Súbory tohto typu nemožno nahrať.',
    'dde.error.maxSize': 'Súbor je väčší ako {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Súbor je prázdny.',
    'dde.error.invalidContent': 'Obsah súboru nezodpovedá jeho typu.',
    'dde.error.contentOfOtherKind':
      'V skutočnosti ide o súbor .{{extension}}, jeho názov však uvádza iný typ.',
    'dde.error.unsignedClientFile': 'Súbor nie je podpísaný. Nahrajte, prosím, podpísaný dokument.',
    'dde.error.validationWaiting':
      'Najprv sa kontrolujú iné súbory. Váš súbor je {{place}}. v poradí. Skúste to, prosím, o chvíľu znova.',
    'dde.error.brokenSignature':
      'Podpis v súbore je porušený. Súbor bol po podpísaní zmenený alebo je poškodený.',
    'dde.error.passwordNeeded': 'Súbor sa dá otvoriť iba s heslom.',
    'dde.error.unpacksTooLarge':
      'Súbor obsahuje priveľa súborov alebo údajov na to, aby sa dal skontrolovať.',
    'dde.error.documentTypeInXml': 'Súbor XML obsahuje deklaráciu DOCTYPE, ktorá sa neprijíma.',
    'dde.error.onlyOneFile': 'Naraz možno nahrať len jeden súbor.',
    'dde.error.notArchivable':
      'Súbor nemožno archivovať, pretože v ňom podpisy chýbajú alebo nie sú platné. Nahrajte, prosím, súbor s platnými podpismi.',
    'dde.error.signingInProgress':
      'To nie je možné, kým niekto dokument podpisuje. Počkajte, prosím, na koniec podpisovania.',
    'dde.error.requiredField': 'Chýba povinný údaj. Doplňte, prosím, formulár a skúste to znova.',
    'dde.error.maxLength50': 'Text je príliš dlhý. Môže mať najviac {{usernameMax}} znakov.',
    'dde.error.maxLength100': 'Text je príliš dlhý. Môže mať najviac {{customNameMax}} znakov.',
    'dde.error.maxLength250':
      'Text je príliš dlhý. Môže mať najviac {{cancellationNoteMax}} znakov.',
    'dde.error.maxLength2000': 'Text je príliš dlhý. Môže mať najviac {{messageMax}} znakov.',
    'dde.error.fileNameTooLong': 'Názov súboru je dlhší ako {{fileNameMax}} znakov.',
    'dde.error.unusableCharacter':
      'Text obsahuje skrytý znak, ktorý nemožno použiť. Napíšte text znova namiesto toho, aby ste ho vkladali.',
    'dde.error.invalidEmail': 'Zadajte e-mailovú adresu v tvare meno@example.com.',
    'dde.error.invalidPhoneNumber': 'Zadajte úplné a platné telefónne číslo.',
    'dde.error.passwordLength': 'Heslo musí mať {{passwordMin}} až {{passwordMax}} znakov.',
    'dde.error.invalidCharacter': 'Heslo obsahuje nepovolený znak.',
    'dde.error.patternMatch':
      'Heslo nespĺňa pravidlá. Použite malé a veľké písmená, číslice a špeciálne znaky a nič, čo sa dá ľahko uhádnuť.',
    'dde.error.passwordUnchanged': 'Nové heslo je rovnaké ako súčasné. Zvoľte iné.',
    'dde.error.identical': 'Heslá sa nezhodujú.',
    'dde.error.noSelectableDokuboxDefinition':
      'V tejto kategórii produktu nie je k dispozícii žiadny druh dokuboxu. Vyberte inú kategóriu.',
    'dde.error.noSegmentType':
      'Váš obchodný segment nie je známy, preto nemožno ponúknuť žiadny produkt. Obráťte sa, prosím, na banku.',
    'dde.error.noSegmentTypeBanker':
      'Nemáte priradený obchodný segment. Obráťte sa, prosím, na správcu aplikácie.',
    'dde.error.namirialSettings': 'Nastavenia podpisovania sa nepodarilo uložiť',
    'dde.error.offline': 'Ste bez pripojenia. Skontrolujte, prosím, sieť a skúste to znova.',
    'dde.error.timeout': 'Odpoveď trvala príliš dlho. Skúste to, prosím, znova.',
    'dde.error.fileNotAvailable':
      'Súbor nie je k dispozícii na stiahnutie. O kópiu požiadajte svoju kontaktnú osobu v banke.',
    'dde.error.customNameNotEditable': 'Názov nemožno v aktuálnom stave zmeniť.',
    'dde.error.unknownWorld': 'Tento testovací svet už neexistuje. Otvorte scenár znova.',
    'dde.error.worldFull': 'Tento testovací svet je plný. Začnite znova z jeho scenára.',
    'dde.error.worldUnreadable':
      'Tento testovací svet sa nedá načítať. Požiadajte správcu simulátora, aby ho obnovil.',
    'dde.error.unknownScenario': 'Tento scenár neexistuje.',
    'dde.error.controlTokenRequired': 'Ovládacie rozhranie vyžaduje platný token.',
    'dde.success.download': 'Súbor bol stiahnutý.',
    'dde.success.messageSaved': 'Správa bola odoslaná.',
    'dde.success.terminated': 'Dokubox bol predčasne ukončený.',
    'dde.success.pendingApproval': 'Predčasné ukončenie teraz čaká na schválenie bankou.',
    'dde.success.fileUploaded': 'Súbor bol nahraný.',
    'dde.success.renamed': 'Názov bol zmenený.',
    'dde.redirection.title': 'Ste späť',
    'dde.redirection.message':
      'Podpisová služba vás vrátila na portál. Stav sa aktualizuje do jednej minúty.',
    'dde.product.default': 'Bankový produkt',
  },
  fieldError: {
    required: {
      language: 'Vyberte jazyk.',
      username: 'Zadajte používateľské meno.',
      password: 'Zadajte heslo.',
      email: 'Zadajte e-mailovú adresu.',
      phoneNumber: 'Zadajte telefónne číslo.',
      currentPassword: 'Zadajte svoje súčasné heslo.',
      newPassword: 'Zadajte nové heslo.',
      repeatedPassword: 'Zadajte nové heslo ešte raz.',
      otp: 'Zadajte jednorazový kód.',
      clientNumber: 'Vyberte klienta.',
      company: 'Vyberte spoločnosť.',
      segment: 'Vyberte obchodný segment.',
      categoryCode: 'Vyberte kategóriu produktu.',
      definitionPid: 'Vyberte druh dokuboxu.',
      reason: 'Vyberte dôvod.',
      content: 'Napíšte správu.',
      messageVisibility: 'Vyberte, kto môže správu čítať.',
      namirialUserId: 'Zadajte ID používateľa.',
      namirialDeviceId: 'Zadajte ID zariadenia.',
      customDokuName: 'Zadajte názov dokumentu.',
      clientSelectedSignatureSystem: 'Vyberte, ako chcete podpisovať.',
      signedOn: 'Zadajte dátum podpisu.',
    },
    tooLong: {
      username: 'Používateľské meno môže mať najviac {{usernameMax}} znakov.',
      namirialUserId: 'ID používateľa môže mať najviac {{signatureSettingsIdMax}} znakov.',
      namirialDeviceId: 'ID zariadenia môže mať najviac {{signatureSettingsIdMax}} znakov.',
      customName: 'Názov dokuboxu môže mať najviac {{customNameMax}} znakov.',
      customDokuName: 'Názov dokumentu môže mať najviac {{customDokuNameMax}} znakov.',
      note: 'Poznámka môže mať najviac {{cancellationNoteMax}} znakov.',
      content: 'Správa môže mať najviac {{messageMax}} znakov.',
    },
    unusable: {
      customName:
        'Názov dokuboxu obsahuje skrytý znak. Napíšte ho, namiesto toho, aby ste ho vložili.',
      customDokuName:
        'Názov dokumentu obsahuje skrytý znak. Napíšte ho, namiesto toho, aby ste ho vložili.',
      note: 'Poznámka obsahuje skrytý znak. Napíšte ju, namiesto toho, aby ste ju vložili.',
      content: 'Správa obsahuje skrytý znak. Napíšte ju, namiesto toho, aby ste ju vložili.',
      namirialUserId:
        'ID používateľa obsahuje skrytý znak. Napíšte ho, namiesto toho, aby ste ho vložili.',
      namirialDeviceId:
        'ID zariadenia obsahuje skrytý znak. Napíšte ho, namiesto toho, aby ste ho vložili.',
      place: 'Miesto podpisu obsahuje skrytý znak. Napíšte ho, namiesto toho, aby ste ho vložili.',
    },
  },
} satisfies Translation<typeof en>;
