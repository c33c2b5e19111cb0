import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Portal nije mogao da se pokrene',
  GENERAL_ERROR: 'Došlo je do greške',
  PORTAL_BLOCKED: 'Portal nije dostupan zbog održavanja',
  LOGIN_FAILED: 'Prijava nije uspela',
  DOKUBOX_LOCKED: 'Na ovom dokuboxu radi drugi korisnik',
  DOKUBOX_LOAD_ERROR: 'Dokubox nije mogao da se otvori',
  DOKUBOX_CANCELLED: 'Ovaj dokubox je obustavljen',
  DOKUBOX_INITIATED_BY_CLIENT: 'Klijent još priprema ovaj dokubox',
  DOKUBOX_ACCESS_DENIED: 'Nemate pristup ovom dokuboxu',
  DOKUBOX_SETUP_INCOMPLETE: 'Podešavanje nije završeno',
  UNAUTHORIZED_428: 'Prijava nije uspela',
};

const errorHelp = {
  MFE_PARAMS:
    'Aplikacija koja je otvorila portal nije predala sve potrebne podatke. Ponovo otvorite portal iz te aplikacije.',
  GENERAL_ERROR: 'Pokušajte ponovo za nekoliko trenutaka.',
  PORTAL_BLOCKED: 'Pokušajte kasnije.',
  LOGIN_FAILED: 'Korisničko ime ili lozinka nisu ispravni. Proverite oba podatka.',
  DOKUBOX_LOCKED:
    'Možete da čitate, potpisujete i pišete poruke. Izmene će biti moguće kada drugi korisnik završi.',
  DOKUBOX_LOAD_ERROR: 'Pokušajte ponovo ili se vratite na listu.',
  DOKUBOX_CANCELLED:
    'Više ne može da se menja. Ako imate pitanja, obratite se osobi u banci koja je za njega zadužena.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Moći ćete da ga otvorite kada ga klijent pošalje banci.',
  DOKUBOX_ACCESS_DENIED:
    'Ako Vam je potreban, obratite se osobi u banci koja je za njega zadužena.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Prvo završite podešavanje svakog dokumenta. Posle toga moći ćete da ga promenite.',
  UNAUTHORIZED_428:
    'Vaša prijava više ne važi. Prijavite se ponovo. Ako to ne uspe, obratite se svojoj kontakt-osobi u banci.',
};

export default {
  country: {
    HU: 'Mađarska',
    CZ: 'Češka',
    SK: 'Slovačka',
    RS: 'Srbija',
    BG: 'Bugarska',
    HR: 'Hrvatska',
    RO: 'Rumunija',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Mađarska',
    CZ: 'Ister Bank Češka',
    SK: 'Ister Bank Slovačka',
    RS: 'Ister Bank Srbija',
    BG: 'Ister Bank Bugarska',
    HR: 'Ister Bank Hrvatska',
    RO: 'Ister Bank Rumunija',
  },
  userType: { CLIENT: 'Klijent', BANKER: 'Zaposleni u banci' },
  initiator: { CLIENT: 'Klijent', BANK: 'Banka' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Previše neuspešnih pokušaja. Možete da pokušate ponovo za {{count}} minut.',
    'dde.error.userLocked_few':
      'Previše neuspešnih pokušaja. Možete da pokušate ponovo za {{count}} minuta.',
    'dde.error.userLocked_other':
      'Previše neuspešnih pokušaja. Možete da pokušate ponovo za {{count}} minuta.',
    'dde.error.userLockedByBank':
      'Vaš nalog je zaključan. Za otključavanje se obratite svojoj kontakt-osobi u banci.',
    'dde.error.notFound': 'Traženi sadržaj ne postoji ili je uklonjen.',
    'dde.error.methodNotAllowed': 'Ova adresa ne prihvata takvu vrstu zahteva.',
    'dde.error.needsServer': 'To ovde nije moguće, već samo kada simulator radi na serveru.',
    'dde.error.sessionExpired': 'Vaša sesija je istekla. Prijavite se ponovo.',
    'dde.error.tooManyRequests': 'Previše zahteva odjednom. Sačekajte trenutak i pokušajte ponovo.',
    'dde.error.payloadTooLarge': 'Poslati sadržaj je prevelik. Pošaljite ga u manjim delovima.',
    'dde.error.unsupportedMediaType': 'Poslati sadržaj je u formatu koji server ne prihvata.',
    'dde.error.malformedBody': 'Zahtev nije mogao da se pročita.',
    'dde.error.validation': 'Proverite označena polja i pokušajte ponovo.',
    'dde.error.unknownField': 'Ovo polje nije poznato.',
    'dde.error.missingHeader': 'Zahtevu nedostaje obavezno zaglavlje.',
    'dde.error.invalidHeader': 'Zaglavlje zahteva ima nevažeću vrednost.',
    'dde.error.invalidValue': 'Ova vrednost nije važeća.',
    'dde.error.conflict':
      'Neko je u međuvremenu napravio izmenu. Pogledajte trenutno stanje i pokušajte ponovo.',
    'dde.error.actionNotOffered': 'Ova radnja više nije moguća.',
    'dde.error.notAllowed': 'Za to nemate ovlašćenje.',
    'dde.error.roleNotAllowed':
      'Vaša uloga to ne dozvoljava. Obratite se kolegi sa odgovarajućom ulogom.',
    'dde.error.otpInvalid': 'Kod nije ispravan. Proverite ga i pokušajte ponovo.',
    'dde.error.otpExpired': 'Kod je istekao. Zatražite novi.',
    'dde.error.otpTooManyTries': 'Previše puta ste uneli pogrešan kod. Prijavite se ponovo.',
    'dde.error.otpResendTooSoon_one':
      'Kod smo Vam upravo poslali. Novi možete da zatražite za {{count}} sekundu.',
    'dde.error.otpResendTooSoon_few':
      'Kod smo Vam upravo poslali. Novi možete da zatražite za {{count}} sekunde.',
    'dde.error.otpResendTooSoon_other':
      'Kod smo Vam upravo poslali. Novi možete da zatražite za {{count}} sekundi.',
    'dde.error.contractSignatureNotAvailable':
      'Ugovor trenutno ne može da se potpiše. Pokušajte kasnije.',
    'dde.error.forbiddenExtension': 'Datoteke ove vrste ne mogu da se otpreme.',
    'dde.error.maxSize': 'Datoteka je veća od {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Datoteka je prazna.',
    'dde.error.invalidContent': 'Sadržaj datoteke ne odgovara njenoj vrsti.',
    'dde.error.contentOfOtherKind':
      'Ovo je zapravo datoteka .{{extension}}, a njen naziv govori drugo.',
    'dde.error.unsignedClientFile': 'Datoteka nije potpisana. Otpremite potpisani dokument.',
    'dde.error.validationWaiting':
      'Prvo se proveravaju druge datoteke. Vaša datoteka je {{place}}. na redu. Pokušajte ponovo za trenutak.',
    'dde.error.brokenSignature':
      'Potpis u datoteci je narušen. Datoteka je izmenjena posle potpisivanja ili je oštećena.',
    'dde.error.passwordNeeded': 'Datoteka se otvara samo uz lozinku.',
    'dde.error.unpacksTooLarge':
      'Datoteka sadrži previše datoteka ili podataka da bi mogla da se proveri.',
    'dde.error.documentTypeInXml':
      'Datoteka sadrži deklaraciju tipa (DOCTYPE), koja se u XML-u ne prihvata.',
    'dde.error.onlyOneFile': 'Odjednom može da se otpremi samo jedna datoteka.',
    'dde.error.notArchivable':
      'Datoteka ne može da se arhivira jer potpisi nedostaju ili nisu važeći. Otpremite datoteku sa važećim potpisima.',
    'dde.error.signingInProgress':
      'To nije moguće dok neko potpisuje dokument. Sačekajte kraj potpisivanja.',
    'dde.error.requiredField': 'Nedostaje obavezan podatak. Dopunite obrazac i pokušajte ponovo.',
    'dde.error.maxLength50': 'Tekst je predugačak. Može da ima najviše {{usernameMax}} znakova.',
    'dde.error.maxLength100': 'Tekst je predugačak. Može da ima najviše {{customNameMax}} znakova.',
    'dde.error.maxLength250':
      'Tekst je predugačak. Može da ima najviše {{cancellationNoteMax}} znakova.',
    'dde.error.maxLength2000': 'Tekst je predugačak. Može da ima najviše {{messageMax}} znakova.',
    'dde.error.fileNameTooLong': 'Naziv datoteke je duži od {{fileNameMax}} znakova.',
    'dde.error.unusableCharacter':
      'Tekst sadrži skriveni znak koji ne može da se koristi. Unesite tekst ponovo umesto da ga nalepite.',
    'dde.error.invalidEmail': 'Unesite adresu e-pošte u obliku ime@example.com.',
    'dde.error.invalidPhoneNumber': 'Unesite ceo i ispravan broj telefona.',
    'dde.error.passwordLength': 'Lozinka mora da ima od {{passwordMin}} do {{passwordMax}} znaka.',
    'dde.error.invalidCharacter':
      'Lozinka sadrži znak koji nije dozvoljen. Slova č, ć, š, ž i đ ne mogu da se koriste.',
    'dde.error.patternMatch':
      'Lozinka ne ispunjava pravila. Koristite mala i velika slova engleske abecede, cifre i posebne znakove i ništa što je lako pogoditi.',
    'dde.error.passwordUnchanged': 'Nova lozinka je ista kao trenutna. Izaberite drugu.',
    'dde.error.identical': 'Lozinke se ne podudaraju.',
    'dde.error.noSelectableDokuboxDefinition':
      'U ovoj kategoriji proizvoda nema vrste dokuboxa za izbor. Izaberite drugu kategoriju.',
    'dde.error.noSegmentType':
      'Vaš poslovni segment nije poznat, pa ne možemo da Vam ponudimo nijedan proizvod. Obratite se banci.',
    'dde.error.noSegmentTypeBanker':
      'Nije Vam dodeljen poslovni segment. Obratite se administratoru aplikacije.',
    'dde.error.namirialSettings': 'Podešavanja potpisivanja nisu mogla da se sačuvaju',
    'dde.error.offline': 'Veza sa internetom je prekinuta. Proverite mrežu i pokušajte ponovo.',
    'dde.error.timeout': 'Server nije odgovorio na vreme. Pokušajte ponovo.',
    'dde.error.fileNotAvailable':
      'Datoteka nije dostupna za preuzimanje. Zatražite kopiju od svoje kontakt-osobe u banci.',
    'dde.error.customNameNotEditable': 'Naziv ne može da se promeni u ovom statusu dokuboxa.',
    'dde.error.unknownWorld':
      'Ovaj test-svet je završen ili nije postojao. Ponovo otvorite scenario da biste nastavili.',
    'dde.error.worldFull': 'Ovaj test-svet je pun. Počnite ispočetka iz njegovog scenarija.',
    'dde.error.worldUnreadable':
      'Ovaj test-svet ne može da se učita. Zamolite administratora simulatora da ga vrati na početak.',
    'dde.error.unknownScenario': 'Ovaj scenario ne postoji.',
    'dde.error.controlTokenRequired': 'Za upravljački interfejs potreban je važeći token.',
    'dde.success.download': 'Datoteka je preuzeta.',
    'dde.success.messageSaved': 'Poruka je poslata.',
    'dde.success.terminated': 'Dokubox je obustavljen.',
    'dde.success.pendingApproval': 'Obustava sada čeka odobrenje banke.',
    'dde.success.fileUploaded': 'Datoteka je otpremljena.',
    'dde.success.renamed': 'Naziv je promenjen.',
    'dde.redirection.title': 'Vratili ste se',
    'dde.redirection.message':
      'Servis za potpisivanje vratio Vas je na portal. Status se ažurira u roku od jednog minuta.',
    'dde.product.default': 'Bankarski proizvod',
  },
  fieldError: {
    required: {
      language: 'Izaberite jezik.',
      username: 'Unesite korisničko ime.',
      password: 'Unesite lozinku.',
      email: 'Unesite adresu e-pošte.',
      phoneNumber: 'Unesite broj telefona.',
      currentPassword: 'Unesite trenutnu lozinku.',
      newPassword: 'Unesite novu lozinku.',
      repeatedPassword: 'Ponovo unesite novu lozinku.',
      otp: 'Unesite jednokratni kod.',
      clientNumber: 'Izaberite klijenta.',
      company: 'Izaberite kompaniju.',
      segment: 'Izaberite poslovni segment.',
      categoryCode: 'Izaberite kategoriju proizvoda.',
      definitionPid: 'Izaberite vrstu dokuboxa.',
      reason: 'Izaberite razlog.',
      content: 'Napišite poruku.',
      messageVisibility: 'Izaberite ko može da čita poruku.',
      namirialUserId: 'Unesite korisničku oznaku.',
      namirialDeviceId: 'Unesite oznaku uređaja.',
      customDokuName: 'Unesite naziv dokumenta.',
      clientSelectedSignatureSystem: 'Izaberite kako želite da potpisujete.',
      signedOn: 'Unesite datum potpisivanja.',
    },
    tooLong: {
      username: 'Korisničko ime može da ima najviše {{usernameMax}} znakova.',
      namirialUserId: 'Korisnička oznaka može da ima najviše {{signatureSettingsIdMax}} znakova.',
      namirialDeviceId: 'Oznaka uređaja može da ima najviše {{signatureSettingsIdMax}} znakova.',
      customName: 'Naziv dokuboxa može da ima najviše {{customNameMax}} znakova.',
      customDokuName: 'Naziv dokumenta može da ima najviše {{customDokuNameMax}} znakova.',
      note: 'Napomena može da ima najviše {{cancellationNoteMax}} znakova.',
      content: 'Poruka može da ima najviše {{messageMax}} znakova.',
    },
    unusable: {
      customName: 'Naziv dokuboxa sadrži skriveni znak. Ukucajte ga umesto da ga nalepite.',
      customDokuName: 'Naziv dokumenta sadrži skriveni znak. Ukucajte ga umesto da ga nalepite.',
      note: 'Napomena sadrži skriveni znak. Ukucajte je umesto da je nalepite.',
      content: 'Poruka sadrži skriveni znak. Ukucajte je umesto da je nalepite.',
      namirialUserId: 'Korisnička oznaka sadrži skriveni znak. Ukucajte je umesto da je nalepite.',
      namirialDeviceId: 'Oznaka uređaja sadrži skriveni znak. Ukucajte je umesto da je nalepite.',
      place: 'Mesto potpisivanja sadrži skriveni znak. Ukucajte ga umesto da ga nalepite.',
    },
  },
} satisfies Translation<typeof en>;
