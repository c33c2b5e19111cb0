import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

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
  errorTitle: {
    MFE_PARAMS: 'Portal nije mogao da se pokrene',
    GENERAL_ERROR: 'Došlo je do greške',
    PORTAL_BLOCKED: 'Portal je zatvoren zbog održavanja',
    LOGIN_FAILED: 'Prijava nije uspela',
    DOKUBOX_LOCKED: 'Na ovom dokuboxu radi drugi korisnik',
    DOKUBOX_LOAD_ERROR: 'Dokubox nije mogao da se otvori',
    DOKUBOX_CANCELLED: 'Ovaj dokubox je obustavljen',
    DOKUBOX_INITIATED_BY_CLIENT: 'Klijent još priprema ovaj dokubox',
    DOKUBOX_ACCESS_DENIED: 'Nemate pristup ovom dokuboxu',
    DOKUBOX_SETUP_INCOMPLETE: 'Priprema nije završena',
    UNAUTHORIZED_428: 'Prijava nije uspela',
  },
  message: {
    'dde.error.generalError':
      'Došlo je do greške na našoj strani. Molimo pokušajte ponovo za nekoliko trenutaka.',
    'dde.error.mfeParams':
      'Aplikacija koja je otvorila portal nije predala sve potrebne podatke. Molimo otvorite ga ponovo odatle.',
    'dde.error.portalBlocked': 'Portal je zatvoren zbog održavanja. Molimo vratite se kasnije.',
    'dde.error.loginFailed':
      'Korisničko ime ili lozinka nisu ispravni. Molimo proverite oba podatka.',
    'dde.error.userLocked':
      'Previše neuspešnih pokušaja. Možete pokušati ponovo za {{loginLockMinutes}} minuta.',
    'dde.error.unauthorized': 'Prijava nije bila moguća. Molimo prijavite se ponovo.',
    'dde.error.dokuboxLocked':
      'Na ovom dokuboxu radi drugi korisnik. Možete da ga čitate; izmene su moguće kada on završi.',
    'dde.error.dokuboxLoadError':
      'Dokubox nije mogao da se učita. Molimo pokušajte ponovo ili se vratite na listu.',
    'dde.error.dokuboxCancelled': 'Ovaj dokubox je obustavljen i više ne može da se menja.',
    'dde.error.dokuboxInitiatedByClient':
      'Klijent još priprema ovaj dokubox. Otvoriće se za Vas kada ga pošalje banci.',
    'dde.error.dokuboxAccessDenied':
      'Nemate pristup ovom dokuboxu. Ako vam je potreban, obratite se svojoj kontakt osobi u banci.',
    'dde.error.dokuboxSetupIncomplete':
      'Dokubox ne može ponovo da se konfiguriše jer njegova priprema nije završena.',
    'dde.error.notFound': 'To što tražite ne postoji ili je uklonjeno.',
    'dde.error.methodNotAllowed': 'Ova adresa ne prihvata takvu vrstu zahteva.',
    'dde.error.notBuilt': 'Ova funkcija još nije dostupna.',
    'dde.error.needsServer': 'To ovde nije moguće, već samo kada simulator radi na serveru.',
    'dde.error.sessionExpired': 'Vaša sesija je istekla. Molimo prijavite se ponovo.',
    'dde.error.tooManyRequests':
      'Previše zahteva odjednom. Molimo sačekajte trenutak i pokušajte ponovo.',
    'dde.error.payloadTooLarge': 'Poslati sadržaj je prevelik.',
    'dde.error.unsupportedMediaType': 'Poslati sadržaj je u formatu koji server ne prihvata.',
    'dde.error.malformedBody': 'Zahtev nije mogao da se pročita.',
    'dde.error.validation': 'Neke unose treba ispraviti.',
    'dde.error.unknownField': 'Ovo polje nije poznato.',
    'dde.error.missingHeader': 'Zahtevu nedostaje obavezno zaglavlje.',
    'dde.error.invalidHeader': 'Zaglavlje zahteva ima nevažeću vrednost.',
    'dde.error.invalidValue': 'Ova vrednost nije važeća.',
    'dde.error.conflict':
      'Neko je u međuvremenu napravio izmenu. Molimo pogledajte trenutno stanje i pokušajte ponovo.',
    'dde.error.actionNotOffered': 'Ova radnja u trenutnom stanju više nije moguća.',
    'dde.error.notAllowed': 'Za to nemate ovlašćenje.',
    'dde.error.otpInvalid': 'Kod nije ispravan. Molimo proverite ga i pokušajte ponovo.',
    'dde.error.otpExpired': 'Kod je istekao. Molimo zatražite novi.',
    'dde.error.otpTooManyTries': 'Kod je previše puta bio pogrešan. Molimo prijavite se ponovo.',
    'dde.error.otpResendTooSoon':
      'Kod je poslat maločas. Molimo sačekajte pre nego što zatražite novi.',
    'dde.error.contractSignatureNotAvailable':
      'Ugovor trenutno ne može da se potpiše. Molimo pokušajte kasnije.',
    'dde.error.forbiddenExtension': 'Datoteke ove vrste ne mogu da se otpreme.',
    'dde.error.maxSize': 'Datoteka je veća od {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Datoteka je prazna.',
    'dde.error.invalidContent': 'Sadržaj datoteke ne odgovara njenoj vrsti.',
    'dde.error.unsignedClientFile': 'Datoteka nije potpisana. Molimo otpremite potpisani dokument.',
    'dde.error.brokenSignature':
      'Potpis u datoteci je narušen. Datoteka je izmenjena posle potpisivanja ili je oštećena.',
    'dde.error.passwordNeeded': 'Datoteka se otvara samo uz lozinku.',
    'dde.error.unpacksTooLarge': 'Raspakovana datoteka je veća od dozvoljenog.',
    'dde.error.documentTypeInXml': 'Datoteka navodi vrstu dokumenta, što se u XML-u ne prihvata.',
    'dde.error.onlyOneFile': 'Odjednom može da se otpremi samo jedna datoteka.',
    'dde.error.notArchivable':
      'Dokument u ovom obliku ne može da se arhivira, pa ne može da se pošalje klijentu. Molimo otpremite drugu datoteku.',
    'dde.error.signingInProgress':
      'Dokument ne može da se ukloni dok ga neko potpisuje. Molimo sačekajte kraj potpisivanja.',
    'dde.error.requiredField': 'Ovo polje je obavezno.',
    'dde.error.maxLength50': 'Najviše {{usernameMax}} znakova.',
    'dde.error.maxLength100': 'Najviše {{customNameMax}} znakova.',
    'dde.error.maxLength250': 'Najviše {{cancellationNoteMax}} znakova.',
    'dde.error.maxLength2000': 'Najviše {{messageMax}} znakova.',
    'dde.error.invalidEmail': 'Ovo nije važeća adresa e-pošte.',
    'dde.error.invalidPhoneNumber': 'Ovo nije važeći broj telefona.',
    'dde.error.passwordLength': 'Lozinka mora imati od {{passwordMin}} do {{passwordMax}} znakova.',
    'dde.error.invalidCharacter': 'Lozinka sadrži znak koji nije dozvoljen.',
    'dde.error.patternMatch':
      'Lozinku je previše lako pogoditi. Koristite mala i velika slova, cifre i posebne znakove.',
    'dde.error.passwordUnchanged': 'Nova lozinka je ista kao sadašnja. Izaberite drugu.',
    'dde.error.identical': 'Lozinke se ne podudaraju.',
    'dde.error.noSelectableDokuboxDefinition':
      'U ovoj kategoriji proizvoda nema dokuboxa za izbor.',
    'dde.error.noSegmentType':
      'Vaš poslovni segment nije poznat, pa proizvod ne može da se ponudi. Molimo obratite se banci.',
    'dde.error.noSegmentTypeBanker':
      'Nije vam dodeljen poslovni segment. Molimo obratite se administratoru.',
    'dde.error.namirialSettings': 'Podešavanja potpisivanja nisu mogla da se sačuvaju',
    'dde.error.offline': 'Nema veze. Molimo proverite mrežu i pokušajte ponovo.',
    'dde.error.timeout': 'Odgovor je predugo trajao. Molimo pokušajte ponovo.',
    'dde.error.fileNotAvailable': 'Datoteka nije dostupna za preuzimanje.',
    'dde.error.customNameNotEditable': 'Naziv u trenutnom stanju ne može da se promeni.',
    'dde.error.unknownWorld': 'Ovaj test-svet ne postoji.',
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
      'Usluga potpisivanja vratila Vas je na portal. Stanje se ažurira u roku od jednog minuta.',
    'dde.product.default': 'Bankarski proizvod',
  },
} satisfies Translation<typeof en>;
