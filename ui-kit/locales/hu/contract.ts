import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'A portált nem sikerült elindítani',
  GENERAL_ERROR: 'Hiba történt',
  PORTAL_BLOCKED: 'A portál karbantartás miatt nem érhető el',
  LOGIN_FAILED: 'A bejelentkezés nem sikerült',
  DOKUBOX_LOCKED: 'Ezen a dokuboxon más dolgozik',
  DOKUBOX_LOAD_ERROR: 'A dokuboxot nem sikerült megnyitni',
  DOKUBOX_CANCELLED: 'Ezt a dokuboxot megszüntették',
  DOKUBOX_INITIATED_BY_CLIENT: 'Az ügyfél még előkészíti ezt a dokuboxot',
  DOKUBOX_ACCESS_DENIED: 'Nincs hozzáférése ehhez a dokuboxhoz',
  DOKUBOX_SETUP_INCOMPLETE: 'A beállítás nem fejeződött be',
  UNAUTHORIZED_428: 'A bejelentkezés nem sikerült',
};

const errorHelp = {
  MFE_PARAMS:
    'A portált megnyitó alkalmazás nem adott át minden szükséges adatot. Kérjük, nyissa meg onnan újra.',
  GENERAL_ERROR: 'Kérjük, próbálja újra egy kis idő múlva.',
  PORTAL_BLOCKED: 'Kérjük, térjen vissza később.',
  LOGIN_FAILED: 'A felhasználónév vagy a jelszó hibás. Kérjük, ellenőrizze mindkettőt.',
  DOKUBOX_LOCKED:
    'Olvashat, aláírhat és üzenetet írhat. Módosítani akkor lehet, ha a másik felhasználó befejezte.',
  DOKUBOX_LOAD_ERROR: 'Kérjük, próbálja újra, vagy térjen vissza a listához.',
  DOKUBOX_CANCELLED:
    'Már nem módosítható. Ha kérdése van, kérjük, forduljon a bank illetékes munkatársához.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Akkor nyithatja meg, ha az ügyfél elküldte a banknak.',
  DOKUBOX_ACCESS_DENIED: 'Ha szüksége van rá, kérjük, forduljon a bank illetékes munkatársához.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Előbb véglegesítse minden dokumentum beállítását. Ezután módosíthatja a beállításokat.',
  UNAUTHORIZED_428:
    'A bejelentkezése már nem érvényes. Kérjük, jelentkezzen be újra. Ha ez nem sikerül, forduljon banki kapcsolattartójához.',
};

export default {
  country: {
    HU: 'Magyarország',
    CZ: 'Csehország',
    SK: 'Szlovákia',
    RS: 'Szerbia',
    BG: 'Bulgária',
    HR: 'Horvátország',
    RO: 'Románia',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Magyarország',
    CZ: 'Ister Bank Csehország',
    SK: 'Ister Bank Szlovákia',
    RS: 'Ister Bank Szerbia',
    BG: 'Ister Bank Bulgária',
    HR: 'Ister Bank Horvátország',
    RO: 'Ister Bank Románia',
  },
  userType: { CLIENT: 'Ügyfél', BANKER: 'Banki munkatárs' },
  initiator: { CLIENT: 'Ügyfél', BANK: 'Bank' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Túl sok sikertelen kísérlet. {{count}} perc múlva próbálkozhat újra.',
    'dde.error.userLocked_other':
      'Túl sok sikertelen kísérlet. {{count}} perc múlva próbálkozhat újra.',
    'dde.error.userLockedByBank':
      'Fiókja zárolva van. A feloldásához kérjük, forduljon banki kapcsolattartójához.',
    'dde.error.notFound': 'A keresett elem nem létezik, vagy eltávolították.',
    'dde.error.methodNotAllowed': 'Ez a cím nem fogad ilyen kérést.',
    'dde.error.needsServer':
      'Ez itt nem végezhető el, csak akkor, ha a szimulátor kiszolgálón fut.',
    'dde.error.sessionExpired': 'A munkamenete lejárt. Kérjük, jelentkezzen be újra.',
    'dde.error.tooManyRequests':
      'Túl sok kérés egyszerre. Kérjük, várjon egy kicsit, majd próbálja újra.',
    'dde.error.payloadTooLarge': 'Az elküldött tartalom túl nagy. Küldje el kisebb részletekben.',
    'dde.error.unsupportedMediaType':
      'Az elküldött tartalom formátumát a kiszolgáló nem fogadja el.',
    'dde.error.malformedBody': 'A kérés nem olvasható.',
    'dde.error.validation': 'Kérjük, ellenőrizze a megjelölt mezőket, és próbálja újra.',
    'dde.error.unknownField': 'Ez a mező ismeretlen.',
    'dde.error.missingHeader': 'A kérésből hiányzik egy kötelező fejléc.',
    'dde.error.invalidHeader': 'A kérés egyik fejléce érvénytelen értékű.',
    'dde.error.invalidValue': 'Ez az érték nem érvényes.',
    'dde.error.conflict':
      'Közben valaki módosította. Kérjük, nézze meg az aktuális állapotot, és próbálja újra.',
    'dde.error.actionNotOffered': 'Ez a művelet a jelenlegi állapotban már nem lehetséges.',
    'dde.error.notAllowed': 'Ehhez nincs jogosultsága.',
    'dde.error.roleNotAllowed':
      'Az Ön szerepköre ezt nem teszi lehetővé. Forduljon megfelelő szerepkörű kollégájához.',
    'dde.error.otpInvalid': 'A kód hibás. Kérjük, ellenőrizze, és próbálja újra.',
    'dde.error.otpExpired': 'A kód lejárt. Kérjük, kérjen újat.',
    'dde.error.otpTooManyTries': 'A kód túl sokszor volt hibás. Kérjük, jelentkezzen be újra.',
    'dde.error.otpResendTooSoon_one':
      'Az imént küldtünk egy kódot. {{count}} másodperc múlva kérhet újat.',
    'dde.error.otpResendTooSoon_other':
      'Az imént küldtünk egy kódot. {{count}} másodperc múlva kérhet újat.',
    'dde.error.contractSignatureNotAvailable':
      'A szerződés jelenleg nem írható alá. Kérjük, próbálja újra később.',
    'dde.error.forbiddenExtension': 'Ilyen típusú fájl nem tölthető fel.',
    'dde.error.maxSize': 'A fájl nagyobb, mint {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'A fájl üres.',
    'dde.error.invalidContent': 'A fájl tartalma nem felel meg a típusának.',
    'dde.error.contentOfOtherKind': 'Ez valójában .{{extension}} fájl, de a neve mást mutat.',
    'dde.error.unsignedClientFile':
      'A fájl nincs aláírva. Kérjük, az aláírt dokumentumot töltse fel.',
    'dde.error.validationWaiting':
      'Előbb más fájlok ellenőrzése zajlik. Az Ön fájljának helye a sorban: {{place}}. Kérjük, próbálja újra kis idő múlva.',
    'dde.error.brokenSignature':
      'A fájlban lévő aláírás sérült. A fájlt az aláírás után megváltoztatták, vagy megsérült.',
    'dde.error.passwordNeeded': 'A fájl csak jelszóval nyitható meg.',
    'dde.error.unpacksTooLarge':
      'A fájl túl sok fájlt vagy adatot tartalmaz ahhoz, hogy ellenőrizni lehessen.',
    'dde.error.documentTypeInXml':
      'Az XML-fájlban dokumentumtípus-deklaráció (DOCTYPE) van, ez nem megengedett.',
    'dde.error.onlyOneFile': 'Egyszerre csak egy fájl tölthető fel.',
    'dde.error.notArchivable':
      'A fájl nem archiválható, mert az aláírásai hiányoznak vagy érvénytelenek. Kérjük, érvényes aláírásokkal ellátott fájlt töltsön fel.',
    'dde.error.signingInProgress':
      'Ez nem lehetséges, amíg a dokumentum aláírása folyamatban van. Kérjük, várja meg az aláírás végét.',
    'dde.error.requiredField':
      'Hiányzik egy kötelező adat. Kérjük, egészítse ki az űrlapot, és próbálja újra.',
    'dde.error.maxLength50': 'A szöveg túl hosszú. Legfeljebb {{usernameMax}} karakter lehet.',
    'dde.error.maxLength100': 'A szöveg túl hosszú. Legfeljebb {{customNameMax}} karakter lehet.',
    'dde.error.maxLength250':
      'A szöveg túl hosszú. Legfeljebb {{cancellationNoteMax}} karakter lehet.',
    'dde.error.maxLength2000': 'A szöveg túl hosszú. Legfeljebb {{messageMax}} karakter lehet.',
    'dde.error.fileNameTooLong': 'A fájl neve hosszabb {{fileNameMax}} karakternél.',
    'dde.error.unusableCharacter':
      'A szöveg olyan rejtett karaktert tartalmaz, amely nem használható. Beillesztés helyett gépelje be újra a szöveget.',
    'dde.error.invalidEmail': 'Adjon meg e-mail-címet, például nev@example.com.',
    'dde.error.invalidPhoneNumber': 'Adja meg a teljes, érvényes telefonszámot.',
    'dde.error.passwordLength': 'A jelszó {{passwordMin}}–{{passwordMax}} karakter hosszú legyen.',
    'dde.error.invalidCharacter': 'A jelszó nem engedélyezett karaktert tartalmaz.',
    'dde.error.patternMatch':
      'A jelszó nem felel meg a szabályoknak. Használjon kis- és nagybetűket, számjegyeket és különleges karaktereket, és kerülje a könnyen kitalálhatót.',
    'dde.error.passwordUnchanged': 'Az új jelszó megegyezik a mostanival. Válasszon másikat.',
    'dde.error.identical': 'A két jelszó nem egyezik.',
    'dde.error.noSelectableDokuboxDefinition':
      'Ebben a termékkategóriában nincs választható dokuboxtípus. Válasszon másik kategóriát.',
    'dde.error.noSegmentType':
      'Az üzleti szegmense nem ismert, ezért nem ajánlható termék. Kérjük, forduljon a bankjához.',
    'dde.error.noSegmentTypeBanker':
      'Önhöz nincs üzleti szegmens rendelve. Kérjük, forduljon az alkalmazásgazdához.',
    'dde.error.namirialSettings': 'Az aláírási beállítások mentése nem sikerült',
    'dde.error.offline': 'Nincs kapcsolat. Kérjük, ellenőrizze a hálózatot, és próbálja újra.',
    'dde.error.timeout': 'A válasz túl sokáig tartott. Kérjük, próbálja újra.',
    'dde.error.fileNotAvailable':
      'A fájl nem tölthető le. Kérjen másolatot banki kapcsolattartójától.',
    'dde.error.customNameNotEditable': 'A név a jelenlegi állapotban nem módosítható.',
    'dde.error.unknownWorld':
      'Ez a szimulált környezet már nem létezik. A folytatáshoz nyissa meg újra a forgatókönyvet.',
    'dde.error.worldFull': 'Ez a szimulált környezet megtelt. Kezdjen újat a forgatókönyvéből.',
    'dde.error.worldUnreadable':
      'Ez a szimulált környezet nem olvasható be. Kérje a szimulátor üzemeltetőjét, hogy állítsa alaphelyzetbe.',
    'dde.error.unknownScenario': 'Ez a forgatókönyv nem létezik.',
    'dde.error.controlTokenRequired': 'A vezérlőfelülethez érvényes token szükséges.',
    'dde.success.download': 'A fájl letöltése megtörtént.',
    'dde.success.messageSaved': 'Az üzenetet elküldtük.',
    'dde.success.terminated': 'A dokuboxot megszüntettük.',
    'dde.success.pendingApproval': 'A megszüntetés most banki jóváhagyásra vár.',
    'dde.success.fileUploaded': 'A fájl feltöltése megtörtént.',
    'dde.success.renamed': 'A név megváltozott.',
    'dde.redirection.title': 'Ön visszatért a portálra',
    'dde.redirection.message':
      'Az aláírási szolgáltatás visszairányította a portálra. Az állapot egy percen belül frissül.',
    'dde.product.default': 'Banki termék',
  },
  fieldError: {
    required: {
      language: 'Válasszon nyelvet.',
      username: 'Adja meg a felhasználónevet.',
      password: 'Adja meg a jelszót.',
      email: 'Adja meg az e-mail-címet.',
      phoneNumber: 'Adja meg a telefonszámot.',
      currentPassword: 'Adja meg a jelenlegi jelszavát.',
      newPassword: 'Adjon meg új jelszót.',
      repeatedPassword: 'Adja meg még egyszer az új jelszót.',
      otp: 'Adja meg az egyszeri kódot.',
      clientNumber: 'Válasszon ügyfelet.',
      company: 'Válasszon céget.',
      segment: 'Válasszon üzleti szegmenst.',
      categoryCode: 'Válasszon termékkategóriát.',
      definitionPid: 'Válassza ki a dokubox típusát.',
      reason: 'Válasszon indokot.',
      content: 'Írjon üzenetet.',
      messageVisibility: 'Válassza ki, ki olvashatja az üzenetet.',
      namirialUserId: 'Adja meg a felhasználói azonosítót.',
      namirialDeviceId: 'Adja meg az eszközazonosítót.',
      customDokuName: 'Adja meg a dokumentum nevét.',
      clientSelectedSignatureSystem: 'Válassza ki, hogyan szeretne aláírni.',
      signedOn: 'Adja meg az aláírás napját.',
    },
    tooLong: {
      username: 'A felhasználónév legfeljebb {{usernameMax}} karakter lehet.',
      namirialUserId:
        'A felhasználói azonosító legfeljebb {{signatureSettingsIdMax}} karakter lehet.',
      namirialDeviceId: 'Az eszközazonosító legfeljebb {{signatureSettingsIdMax}} karakter lehet.',
      customName: 'A dokubox neve legfeljebb {{customNameMax}} karakter lehet.',
      customDokuName: 'A dokumentum neve legfeljebb {{customDokuNameMax}} karakter lehet.',
      note: 'A megjegyzés legfeljebb {{cancellationNoteMax}} karakter lehet.',
      content: 'Az üzenet legfeljebb {{messageMax}} karakter lehet.',
    },
    unusable: {
      customName:
        'A dokubox neve rejtett karaktert tartalmaz. Beillesztés helyett gépelje be a nevet.',
      customDokuName:
        'A dokumentum neve rejtett karaktert tartalmaz. Beillesztés helyett gépelje be a nevet.',
      note: 'A megjegyzés rejtett karaktert tartalmaz. Beillesztés helyett gépelje be a megjegyzést.',
      content: 'Az üzenet rejtett karaktert tartalmaz. Beillesztés helyett gépelje be az üzenetet.',
      namirialUserId:
        'A felhasználói azonosító rejtett karaktert tartalmaz. Beillesztés helyett gépelje be az azonosítót.',
      namirialDeviceId:
        'Az eszközazonosító rejtett karaktert tartalmaz. Beillesztés helyett gépelje be az azonosítót.',
      place:
        'Az aláírás helye rejtett karaktert tartalmaz. Beillesztés helyett gépelje be a helyet.',
    },
  },
} satisfies Translation<typeof en>;
