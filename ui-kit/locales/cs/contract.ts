import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Portál se nepodařilo spustit',
  GENERAL_ERROR: 'Došlo k chybě',
  PORTAL_BLOCKED: 'Portál je uzavřen kvůli údržbě',
  LOGIN_FAILED: 'Přihlášení se nezdařilo',
  DOKUBOX_LOCKED: 'S tímto dokuboxem pracuje někdo jiný',
  DOKUBOX_LOAD_ERROR: 'Dokubox se nepodařilo otevřít',
  DOKUBOX_CANCELLED: 'Tento dokubox byl předčasně ukončen',
  DOKUBOX_INITIATED_BY_CLIENT: 'Klient tento dokubox ještě připravuje',
  DOKUBOX_ACCESS_DENIED: 'K tomuto dokuboxu nemáte přístup',
  DOKUBOX_SETUP_INCOMPLETE: 'Příprava není dokončena',
  UNAUTHORIZED_428: 'Přihlášení se nezdařilo',
};

const errorHelp = {
  MFE_PARAMS:
    'Aplikace, která portál otevřela, nepředala všechny potřebné údaje. Otevřete portál prosím znovu z této aplikace.',
  GENERAL_ERROR: 'Zkuste to prosím za chvíli znovu.',
  PORTAL_BLOCKED: 'Vraťte se prosím později.',
  LOGIN_FAILED: 'Uživatelské jméno nebo heslo není správné. Zkontrolujte prosím obojí.',
  DOKUBOX_LOCKED:
    'Můžete číst, podepisovat a psát zprávy. Změny budou možné, až druhý uživatel skončí.',
  DOKUBOX_LOAD_ERROR: 'Zkuste to prosím znovu nebo se vraťte na seznam.',
  DOKUBOX_CANCELLED:
    'Už jej nelze měnit. Máte-li dotazy, obraťte se na osobu, která za něj v bance odpovídá.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Budete jej moci otevřít, jakmile jej klient odešle bance.',
  DOKUBOX_ACCESS_DENIED:
    'Pokud jej potřebujete, obraťte se na osobu, která za něj v bance odpovídá.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Nejprve dokončete přípravu každého dokumentu. Poté budete moci nastavení změnit.',
  UNAUTHORIZED_428:
    'Vaše přihlášení už neplatí. Přihlaste se prosím znovu. Pokud to nepůjde, obraťte se na svou kontaktní osobu v bance.',
};

export default {
  country: {
    HU: 'Maďarsko',
    CZ: 'Česko',
    SK: 'Slovensko',
    RS: 'Srbsko',
    BG: 'Bulharsko',
    HR: 'Chorvatsko',
    RO: 'Rumunsko',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Maďarsko',
    CZ: 'Ister Bank Česko',
    SK: 'Ister Bank Slovensko',
    RS: 'Ister Bank Srbsko',
    BG: 'Ister Bank Bulharsko',
    HR: 'Ister Bank Chorvatsko',
    RO: 'Ister Bank Rumunsko',
  },
  userType: { CLIENT: 'Klient', BANKER: 'Pracovník banky' },
  initiator: { CLIENT: 'Klient', BANK: 'Banka' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Příliš mnoho neúspěšných pokusů. Zkusit to znovu můžete za {{count}} minutu.',
    'dde.error.userLocked_few':
      'Příliš mnoho neúspěšných pokusů. Zkusit to znovu můžete za {{count}} minuty.',
    'dde.error.userLocked_many':
      'Příliš mnoho neúspěšných pokusů. Zkusit to znovu můžete za {{count}} minuty.',
    'dde.error.userLocked_other':
      'Příliš mnoho neúspěšných pokusů. Zkusit to znovu můžete za {{count}} minut.',
    'dde.error.userLockedByBank':
      'Váš přístup je zablokován. O odblokování prosím požádejte svou kontaktní osobu v bance.',
    'dde.error.notFound': 'To, co hledáte, neexistuje nebo bylo odstraněno.',
    'dde.error.methodNotAllowed': 'Tato adresa takový druh požadavku nepřijímá.',
    'dde.error.needsServer': 'Tady to provést nelze, jen když simulátor běží na serveru.',
    'dde.error.sessionExpired': 'Vaše přihlášení vypršelo. Přihlaste se prosím znovu.',
    'dde.error.tooManyRequests':
      'Příliš mnoho požadavků najednou. Počkejte prosím chvíli a zkuste to znovu.',
    'dde.error.payloadTooLarge': 'Odeslaný obsah je příliš velký. Odešlete jej po menších částech.',
    'dde.error.unsupportedMediaType': 'Odeslaný obsah je ve formátu, který server nepřijímá.',
    'dde.error.malformedBody': 'Požadavek se nepodařilo přečíst.',
    'dde.error.validation': 'Zkontrolujte prosím označená pole a zkuste to znovu.',
    'dde.error.unknownField': 'Toto pole není známé.',
    'dde.error.missingHeader': 'V požadavku chybí povinná hlavička.',
    'dde.error.invalidHeader': 'Hlavička požadavku má neplatnou hodnotu.',
    'dde.error.invalidValue': 'Tato hodnota není platná.',
    'dde.error.conflict':
      'Mezitím někdo provedl změnu. Podívejte se prosím na aktuální stav a zkuste to znovu.',
    'dde.error.actionNotOffered': 'Tato akce už v aktuálním stavu není možná.',
    'dde.error.notAllowed': 'K tomu nemáte oprávnění.',
    'dde.error.roleNotAllowed': 'Vaše role to neumožňuje. Obraťte se na kolegu s příslušnou rolí.',
    'dde.error.otpInvalid': 'Kód není správný. Zkontrolujte jej prosím a zkuste to znovu.',
    'dde.error.otpExpired': 'Platnost kódu vypršela. Požádejte prosím o nový.',
    'dde.error.otpTooManyTries':
      'Kód byl příliš mnohokrát zadán chybně. Přihlaste se prosím znovu.',
    'dde.error.otpResendTooSoon_one':
      'Kód jsme vám poslali před chvílí. O nový můžete požádat za {{count}} sekundu.',
    'dde.error.otpResendTooSoon_few':
      'Kód jsme vám poslali před chvílí. O nový můžete požádat za {{count}} sekundy.',
    'dde.error.otpResendTooSoon_many':
      'Kód jsme vám poslali před chvílí. O nový můžete požádat za {{count}} sekundy.',
    'dde.error.otpResendTooSoon_other':
      'Kód jsme vám poslali před chvílí. O nový můžete požádat za {{count}} sekund.',
    'dde.error.contractSignatureNotAvailable':
      'Smlouvu teď nelze podepsat. Zkuste to prosím později.',
    'dde.error.forbiddenExtension': 'Soubory tohoto typu nelze nahrát.',
    'dde.error.maxSize': 'Soubor je větší než {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Soubor je prázdný.',
    'dde.error.invalidContent': 'Obsah souboru neodpovídá jeho typu.',
    'dde.error.contentOfOtherKind':
      'Ve skutečnosti jde o soubor .{{extension}}, jeho název však uvádí jiný typ.',
    'dde.error.unsignedClientFile': 'Soubor není podepsaný. Nahrajte prosím podepsaný dokument.',
    'dde.error.validationWaiting':
      'Nejprve se kontrolují jiné soubory. Váš soubor je {{place}}. v pořadí. Zkuste to prosím za chvíli znovu.',
    'dde.error.brokenSignature':
      'Podpis v souboru je porušený. Soubor byl po podpisu změněn, nebo je poškozený.',
    'dde.error.passwordNeeded': 'Soubor lze otevřít jen s heslem.',
    'dde.error.unpacksTooLarge':
      'Soubor obsahuje příliš mnoho souborů nebo dat, než aby jej bylo možné zkontrolovat.',
    'dde.error.documentTypeInXml': 'Soubor XML obsahuje deklaraci DOCTYPE, která se nepřijímá.',
    'dde.error.onlyOneFile': 'Najednou lze nahrát jen jeden soubor.',
    'dde.error.notArchivable':
      'Soubor nelze archivovat, protože v něm podpisy chybí nebo nejsou platné. Nahrajte prosím soubor s platnými podpisy.',
    'dde.error.signingInProgress':
      'To není možné, dokud někdo dokument podepisuje. Vyčkejte prosím na konec podepisování.',
    'dde.error.requiredField': 'Chybí povinný údaj. Doplňte prosím formulář a zkuste to znovu.',
    'dde.error.maxLength50': 'Text je příliš dlouhý. Může mít nejvýše {{usernameMax}} znaků.',
    'dde.error.maxLength100': 'Text je příliš dlouhý. Může mít nejvýše {{customNameMax}} znaků.',
    'dde.error.maxLength250':
      'Text je příliš dlouhý. Může mít nejvýše {{cancellationNoteMax}} znaků.',
    'dde.error.maxLength2000': 'Text je příliš dlouhý. Může mít nejvýše {{messageMax}} znaků.',
    'dde.error.fileNameTooLong': 'Název souboru je delší než {{fileNameMax}} znaků.',
    'dde.error.unusableCharacter':
      'Text obsahuje skrytý znak, který nelze použít. Napište text znovu, místo abyste jej vkládali.',
    'dde.error.invalidEmail': 'Zadejte e-mailovou adresu ve tvaru jmeno@example.com.',
    'dde.error.invalidPhoneNumber': 'Zadejte úplné a platné telefonní číslo.',
    'dde.error.passwordLength': 'Heslo musí mít {{passwordMin}} až {{passwordMax}} znaků.',
    'dde.error.invalidCharacter': 'Heslo obsahuje nepovolený znak.',
    'dde.error.patternMatch':
      'Heslo nesplňuje pravidla. Použijte malá a velká písmena, číslice a speciální znaky a nic, co lze snadno uhodnout.',
    'dde.error.passwordUnchanged': 'Nové heslo je stejné jako současné. Zvolte jiné.',
    'dde.error.identical': 'Hesla se neshodují.',
    'dde.error.noSelectableDokuboxDefinition':
      'V této kategorii produktů není k dispozici žádný druh dokuboxu. Vyberte jinou kategorii.',
    'dde.error.noSegmentType':
      'Váš klientský segment není znám, proto nelze nabídnout žádný produkt. Obraťte se prosím na banku.',
    'dde.error.noSegmentTypeBanker':
      'Nemáte přiřazený klientský segment. Obraťte se prosím na správce aplikace.',
    'dde.error.namirialSettings': 'Nastavení podepisování se nepodařilo uložit',
    'dde.error.offline': 'Jste bez připojení. Zkontrolujte prosím síť a zkuste to znovu.',
    'dde.error.timeout': 'Odpověď trvala příliš dlouho. Zkuste to prosím znovu.',
    'dde.error.fileNotAvailable':
      'Soubor není k dispozici ke stažení. O kopii požádejte svou kontaktní osobu v bance.',
    'dde.error.customNameNotEditable': 'Název nelze v aktuálním stavu změnit.',
    'dde.error.unknownWorld': 'Tento testovací svět už neexistuje. Otevřete scénář znovu.',
    'dde.error.worldFull': 'Tento testovací svět je plný. Začněte znovu z jeho scénáře.',
    'dde.error.worldUnreadable':
      'Tento testovací svět nelze načíst. Požádejte správce simulátoru, aby jej obnovil.',
    'dde.error.unknownScenario': 'Tento scénář neexistuje.',
    'dde.error.controlTokenRequired': 'Ovládací rozhraní vyžaduje platný token.',
    'dde.success.download': 'Soubor byl stažen.',
    'dde.success.messageSaved': 'Zpráva byla odeslána.',
    'dde.success.terminated': 'Dokubox byl předčasně ukončen.',
    'dde.success.pendingApproval': 'Předčasné ukončení nyní čeká na schválení bankou.',
    'dde.success.fileUploaded': 'Soubor byl nahrán.',
    'dde.success.renamed': 'Název byl změněn.',
    'dde.redirection.title': 'Jste zpět',
    'dde.redirection.message':
      'Podpisová služba vás vrátila na portál. Stav se aktualizuje do jedné minuty.',
    'dde.product.default': 'Bankovní produkt',
  },
  fieldError: {
    required: {
      language: 'Vyberte jazyk.',
      username: 'Zadejte uživatelské jméno.',
      password: 'Zadejte heslo.',
      email: 'Zadejte e-mailovou adresu.',
      phoneNumber: 'Zadejte telefonní číslo.',
      currentPassword: 'Zadejte své současné heslo.',
      newPassword: 'Zadejte nové heslo.',
      repeatedPassword: 'Zadejte nové heslo ještě jednou.',
      otp: 'Zadejte jednorázový kód.',
      clientNumber: 'Vyberte klienta.',
      company: 'Vyberte společnost.',
      segment: 'Vyberte klientský segment.',
      categoryCode: 'Vyberte kategorii produktu.',
      definitionPid: 'Vyberte druh dokuboxu.',
      reason: 'Vyberte důvod.',
      content: 'Napište zprávu.',
      messageVisibility: 'Vyberte, kdo může zprávu číst.',
      namirialUserId: 'Zadejte ID uživatele.',
      namirialDeviceId: 'Zadejte ID zařízení.',
      customDokuName: 'Zadejte název dokumentu.',
      clientSelectedSignatureSystem: 'Vyberte, jak chcete podepisovat.',
      signedOn: 'Zadejte datum podpisu.',
    },
    tooLong: {
      username: 'Uživatelské jméno může mít nejvýše {{usernameMax}} znaků.',
      namirialUserId: 'ID uživatele může mít nejvýše {{signatureSettingsIdMax}} znaků.',
      namirialDeviceId: 'ID zařízení může mít nejvýše {{signatureSettingsIdMax}} znaků.',
      customName: 'Název dokuboxu může mít nejvýše {{customNameMax}} znaků.',
      customDokuName: 'Název dokumentu může mít nejvýše {{customDokuNameMax}} znaků.',
      note: 'Poznámka může mít nejvýše {{cancellationNoteMax}} znaků.',
      content: 'Zpráva může mít nejvýše {{messageMax}} znaků.',
    },
    unusable: {
      customName: 'Název dokuboxu obsahuje skrytý znak. Napište jej, místo abyste jej vkládali.',
      customDokuName:
        'Název dokumentu obsahuje skrytý znak. Napište jej, místo abyste jej vkládali.',
      note: 'Poznámka obsahuje skrytý znak. Napište ji, místo abyste ji vkládali.',
      content: 'Zpráva obsahuje skrytý znak. Napište ji, místo abyste ji vkládali.',
      namirialUserId: 'ID uživatele obsahuje skrytý znak. Napište jej, místo abyste jej vkládali.',
      namirialDeviceId: 'ID zařízení obsahuje skrytý znak. Napište jej, místo abyste jej vkládali.',
      place: 'Místo podpisu obsahuje skrytý znak. Napište je, místo abyste je vkládali.',
    },
  },
} satisfies Translation<typeof en>;
