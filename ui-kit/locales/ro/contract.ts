import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Portalul nu a putut fi pornit',
  GENERAL_ERROR: 'A apărut o eroare',
  PORTAL_BLOCKED: 'Portalul este închis pentru mentenanță',
  LOGIN_FAILED: 'Autentificarea nu a reușit',
  DOKUBOX_LOCKED: 'Altcineva lucrează la acest dokubox',
  DOKUBOX_LOAD_ERROR: 'Dokuboxul nu a putut fi deschis',
  DOKUBOX_CANCELLED: 'Acest dokubox a fost anulat',
  DOKUBOX_INITIATED_BY_CLIENT: 'Clientul încă pregătește acest dokubox',
  DOKUBOX_ACCESS_DENIED: 'Nu aveți acces la acest dokubox',
  DOKUBOX_SETUP_INCOMPLETE: 'Configurarea nu este finalizată',
  UNAUTHORIZED_428: 'Autentificarea nu a reușit',
};

const errorHelp = {
  MFE_PARAMS:
    'Aplicația care a deschis portalul nu a transmis toate datele necesare. Vă rugăm să îl deschideți din nou de acolo.',
  GENERAL_ERROR: 'Vă rugăm să încercați din nou peste câteva momente.',
  PORTAL_BLOCKED: 'Vă rugăm să reveniți mai târziu.',
  LOGIN_FAILED:
    'Datele de autentificare nu sunt corecte. Vă rugăm să verificați numele de utilizator și parola.',
  DOKUBOX_LOCKED:
    'Puteți citi, semna și scrie mesaje. Modificările sunt posibile după ce celălalt utilizator termină.',
  DOKUBOX_LOAD_ERROR: 'Vă rugăm să încercați din nou sau să reveniți la listă.',
  DOKUBOX_CANCELLED:
    'Nu mai poate fi modificat. Dacă aveți întrebări, adresați-vă persoanei din bancă responsabile de el.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Îl veți putea deschide după ce clientul îl trimite băncii.',
  DOKUBOX_ACCESS_DENIED:
    'Dacă aveți nevoie de el, adresați-vă persoanei din bancă responsabile de el.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Finalizați mai întâi configurarea fiecărui document. După aceea o puteți modifica.',
  UNAUTHORIZED_428:
    'Autentificarea dumneavoastră nu mai este valabilă. Vă rugăm să vă autentificați din nou. Dacă nu reușiți, adresați-vă persoanei de contact din bancă.',
};

export default {
  country: {
    HU: 'Ungaria',
    CZ: 'Cehia',
    SK: 'Slovacia',
    RS: 'Serbia',
    BG: 'Bulgaria',
    HR: 'Croația',
    RO: 'România',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Ungaria',
    CZ: 'Ister Bank Cehia',
    SK: 'Ister Bank Slovacia',
    RS: 'Ister Bank Serbia',
    BG: 'Ister Bank Bulgaria',
    HR: 'Ister Bank Croația',
    RO: 'Ister Bank România',
  },
  userType: { CLIENT: 'Client', BANKER: 'Angajat al băncii' },
  initiator: { CLIENT: 'Client', BANK: 'Bancă' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Prea multe încercări nereușite. Puteți încerca din nou peste {{count}} minut.',
    'dde.error.userLocked_few':
      'Prea multe încercări nereușite. Puteți încerca din nou peste {{count}} minute.',
    'dde.error.userLocked_other':
      'Prea multe încercări nereușite. Puteți încerca din nou peste {{count}} de minute.',
    'dde.error.userLockedByBank':
      'Contul dumneavoastră este blocat. Pentru deblocare, adresați-vă persoanei de contact din bancă.',
    'dde.error.notFound': 'Ceea ce căutați nu există sau a fost eliminat.',
    'dde.error.methodNotAllowed': 'Această adresă nu acceptă acest tip de cerere.',
    'dde.error.needsServer':
      'Acest lucru nu este posibil aici, ci doar când simulatorul rulează pe un server.',
    'dde.error.sessionExpired':
      'Sesiunea dumneavoastră s-a încheiat. Vă rugăm să vă autentificați din nou.',
    'dde.error.tooManyRequests':
      'Prea multe cereri deodată. Vă rugăm să așteptați puțin și să încercați din nou.',
    'dde.error.payloadTooLarge': 'Conținutul trimis este prea mare. Trimiteți-l în părți mai mici.',
    'dde.error.unsupportedMediaType':
      'Conținutul trimis are un format pe care serverul nu îl acceptă.',
    'dde.error.malformedBody': 'Cererea nu a putut fi citită.',
    'dde.error.validation': 'Vă rugăm să verificați câmpurile marcate și să încercați din nou.',
    'dde.error.unknownField': 'Acest câmp nu este cunoscut.',
    'dde.error.missingHeader': 'Cererii îi lipsește un antet obligatoriu.',
    'dde.error.invalidHeader': 'Un antet al cererii are o valoare nevalidă.',
    'dde.error.invalidValue': 'Această valoare nu este validă.',
    'dde.error.conflict':
      'Între timp, altcineva a făcut o modificare. Vă rugăm să verificați starea actuală și să încercați din nou.',
    'dde.error.actionNotOffered': 'Această acțiune nu mai este posibilă în starea actuală.',
    'dde.error.notAllowed': 'Nu aveți dreptul să faceți acest lucru.',
    'dde.error.roleNotAllowed':
      'Rolul dumneavoastră nu permite acest lucru. Adresați-vă unui coleg cu rolul potrivit.',
    'dde.error.otpInvalid':
      'Codul nu este corect. Vă rugăm să îl verificați și să încercați din nou.',
    'dde.error.otpExpired': 'Codul a expirat. Vă rugăm să cereți unul nou.',
    'dde.error.otpTooManyTries':
      'Ați introdus de prea multe ori un cod greșit. Vă rugăm să vă autentificați din nou.',
    'dde.error.otpResendTooSoon_one':
      'V-am trimis un cod adineauri. Puteți cere altul peste {{count}} secundă.',
    'dde.error.otpResendTooSoon_few':
      'V-am trimis un cod adineauri. Puteți cere altul peste {{count}} secunde.',
    'dde.error.otpResendTooSoon_other':
      'V-am trimis un cod adineauri. Puteți cere altul peste {{count}} de secunde.',
    'dde.error.contractSignatureNotAvailable':
      'Contractul nu poate fi semnat în acest moment. Vă rugăm să încercați mai târziu.',
    'dde.error.forbiddenExtension': 'Fișierele de acest tip nu pot fi încărcate.',
    'dde.error.maxSize': 'Fișierul este mai mare de {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Fișierul este gol.',
    'dde.error.invalidContent': 'Conținutul fișierului nu corespunde tipului său.',
    'dde.error.contentOfOtherKind':
      'Acesta este de fapt un fișier .{{extension}}, dar numele lui arată alt tip.',
    'dde.error.unsignedClientFile':
      'Fișierul nu este semnat. Vă rugăm să încărcați documentul semnat.',
    'dde.error.validationWaiting':
      'Mai întâi se verifică alte fișiere. Fișierul dumneavoastră are numărul {{place}} la rând. Vă rugăm să încercați din nou peste puțin timp.',
    'dde.error.brokenSignature':
      'Semnătura din fișier este deteriorată. Fișierul a fost modificat după semnare sau este corupt.',
    'dde.error.passwordNeeded': 'Fișierul se deschide numai cu parolă.',
    'dde.error.unpacksTooLarge':
      'Fișierul conține prea multe fișiere sau date pentru a putea fi verificat.',
    'dde.error.documentTypeInXml':
      'Fișierul XML conține o declarație de tip de document (DOCTYPE), care nu se acceptă.',
    'dde.error.onlyOneFile': 'Fișierele se încarcă pe rând, câte unul.',
    'dde.error.notArchivable':
      'Fișierul nu poate fi arhivat, deoarece semnăturile lipsesc sau nu sunt valide. Vă rugăm să încărcați un fișier cu semnături valide.',
    'dde.error.signingInProgress':
      'Acest lucru nu este posibil cât timp cineva semnează documentul. Vă rugăm să așteptați încheierea semnării.',
    'dde.error.requiredField':
      'Lipsește o informație obligatorie. Vă rugăm să completați formularul și să încercați din nou.',
    'dde.error.maxLength50':
      'Textul este prea lung. Folosiți cel mult {{usernameMax}} de caractere.',
    'dde.error.maxLength100':
      'Textul este prea lung. Folosiți cel mult {{customNameMax}} de caractere.',
    'dde.error.maxLength250':
      'Textul este prea lung. Folosiți cel mult {{cancellationNoteMax}} de caractere.',
    'dde.error.maxLength2000':
      'Textul este prea lung. Folosiți cel mult {{messageMax}} de caractere.',
    'dde.error.fileNameTooLong': 'Numele fișierului este mai lung de {{fileNameMax}} de caractere.',
    'dde.error.unusableCharacter':
      'Textul conține un caracter ascuns care nu poate fi folosit. Scrieți din nou textul, în loc să îl lipiți.',
    'dde.error.invalidEmail': 'Introduceți o adresă de e-mail, de exemplu nume@example.com.',
    'dde.error.invalidPhoneNumber': 'Introduceți numărul de telefon complet și valid.',
    'dde.error.passwordLength':
      'Parola trebuie să aibă între {{passwordMin}} și {{passwordMax}} de caractere.',
    'dde.error.invalidCharacter': 'Parola conține un caracter care nu este permis.',
    'dde.error.patternMatch':
      'Parola nu respectă regulile. Folosiți litere mici și mari, cifre și caractere speciale și nimic ușor de ghicit.',
    'dde.error.passwordUnchanged': 'Parola nouă este aceeași cu cea actuală. Alegeți alta.',
    'dde.error.identical': 'Parolele nu coincid.',
    'dde.error.noSelectableDokuboxDefinition':
      'În această categorie de produse nu este disponibil niciun tip de dokubox. Alegeți altă categorie.',
    'dde.error.noSegmentType':
      'Segmentul de clienți din care faceți parte nu este cunoscut, așa că nu vă putem oferi niciun produs. Vă rugăm să contactați banca.',
    'dde.error.noSegmentTypeBanker':
      'Nu vă este alocat niciun segment de clienți. Vă rugăm să contactați administratorul aplicației.',
    'dde.error.namirialSettings': 'Setările de semnare nu au putut fi salvate',
    'dde.error.offline':
      'Nu există conexiune. Vă rugăm să verificați rețeaua și să încercați din nou.',
    'dde.error.timeout': 'Răspunsul a durat prea mult. Vă rugăm să încercați din nou.',
    'dde.error.fileNotAvailable':
      'Acest fișier nu poate fi descărcat. Cereți o copie persoanei de contact din bancă.',
    'dde.error.customNameNotEditable': 'Denumirea nu poate fi schimbată în starea actuală.',
    'dde.error.unknownWorld':
      'Acest mediu de test nu mai există sau nu a existat. Deschideți din nou un scenariu pentru a continua.',
    'dde.error.worldFull': 'Acest mediu de test este plin. Începeți din nou din scenariul său.',
    'dde.error.worldUnreadable':
      'Acest mediu de test nu poate fi citit. Cereți administratorului simulatorului să îl reseteze.',
    'dde.error.unknownScenario': 'Acest scenariu nu există.',
    'dde.error.controlTokenRequired': 'Interfața de control are nevoie de un token valid.',
    'dde.success.download': 'Fișierul a fost descărcat.',
    'dde.success.messageSaved': 'Mesajul a fost trimis.',
    'dde.success.terminated': 'Dokuboxul a fost anulat.',
    'dde.success.pendingApproval': 'Anularea așteaptă acum aprobarea băncii.',
    'dde.success.fileUploaded': 'Fișierul a fost încărcat.',
    'dde.success.renamed': 'Denumirea a fost schimbată.',
    'dde.redirection.title': 'Ați părăsit pagina de semnare',
    'dde.redirection.message': 'Starea dokuboxului se actualizează în cel mult un minut.',
    'dde.product.default': 'Produs bancar',
  },
  fieldError: {
    required: {
      language: 'Alegeți o limbă.',
      username: 'Introduceți numele de utilizator.',
      password: 'Introduceți parola.',
      email: 'Introduceți adresa de e-mail.',
      phoneNumber: 'Introduceți numărul de telefon.',
      currentPassword: 'Introduceți parola actuală.',
      newPassword: 'Introduceți o parolă nouă.',
      repeatedPassword: 'Introduceți din nou parola nouă.',
      otp: 'Introduceți codul de unică folosință.',
      clientNumber: 'Alegeți un client.',
      company: 'Alegeți o societate.',
      segment: 'Alegeți un segment de clienți.',
      categoryCode: 'Alegeți o categorie de produse.',
      definitionPid: 'Alegeți un tip de dokubox.',
      reason: 'Alegeți un motiv.',
      content: 'Scrieți un mesaj.',
      messageVisibility: 'Alegeți cine poate citi mesajul.',
      namirialUserId: 'Introduceți identificatorul de utilizator.',
      namirialDeviceId: 'Introduceți identificatorul de dispozitiv.',
      customDokuName: 'Introduceți denumirea documentului.',
      clientSelectedSignatureSystem: 'Alegeți cum doriți să semnați.',
      signedOn: 'Introduceți data semnării.',
    },
    tooLong: {
      username: 'Numele de utilizator poate avea cel mult {{usernameMax}} de caractere.',
      namirialUserId:
        'Identificatorul de utilizator poate avea cel mult {{signatureSettingsIdMax}} de caractere.',
      namirialDeviceId:
        'Identificatorul de dispozitiv poate avea cel mult {{signatureSettingsIdMax}} de caractere.',
      customName: 'Denumirea dokuboxului poate avea cel mult {{customNameMax}} de caractere.',
      customDokuName:
        'Denumirea documentului poate avea cel mult {{customDokuNameMax}} de caractere.',
      note: 'Nota poate avea cel mult {{cancellationNoteMax}} de caractere.',
      content: 'Mesajul poate avea cel mult {{messageMax}} de caractere.',
    },
    unusable: {
      customName: 'Denumirea dokuboxului conține un caracter ascuns. Tastați-o în loc să o lipiți.',
      customDokuName:
        'Denumirea documentului conține un caracter ascuns. Tastați-o în loc să o lipiți.',
      note: 'Nota conține un caracter ascuns. Tastați-o în loc să o lipiți.',
      content: 'Mesajul conține un caracter ascuns. Tastați-l în loc să îl lipiți.',
      namirialUserId:
        'Identificatorul de utilizator conține un caracter ascuns. Tastați-l în loc să îl lipiți.',
      namirialDeviceId:
        'Identificatorul de dispozitiv conține un caracter ascuns. Tastați-l în loc să îl lipiți.',
      place: 'Locul semnării conține un caracter ascuns. Tastați-l în loc să îl lipiți.',
    },
  },
} satisfies Translation<typeof en>;
