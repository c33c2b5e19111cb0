import { errorMessages } from '../errorMessages.ts';
import type { Translation } from '../translation.ts';
import type en from '../en/contract.ts';

const errorTitle = {
  MFE_PARAMS: 'Portal se nije mogao pokrenuti',
  GENERAL_ERROR: 'Došlo je do pogreške',
  PORTAL_BLOCKED: 'Portal nije dostupan zbog održavanja',
  LOGIN_FAILED: 'Prijava nije uspjela',
  DOKUBOX_LOCKED: 'Na ovom dokuboxu radi drugi korisnik',
  DOKUBOX_LOAD_ERROR: 'Dokubox se nije mogao otvoriti',
  DOKUBOX_CANCELLED: 'Ovaj je dokubox obustavljen',
  DOKUBOX_INITIATED_BY_CLIENT: 'Klijent još priprema ovaj dokubox',
  DOKUBOX_ACCESS_DENIED: 'Nemate pristup ovom dokuboxu',
  DOKUBOX_SETUP_INCOMPLETE: 'Priprema nije dovršena',
  UNAUTHORIZED_428: 'Prijava nije uspjela',
};

const errorHelp = {
  MFE_PARAMS:
    'Aplikacija iz koje ste došli nije predala sve potrebne podatke. Molimo otvorite portal ponovno iz te aplikacije.',
  GENERAL_ERROR: 'Molimo pokušajte ponovno za nekoliko trenutaka.',
  PORTAL_BLOCKED: 'Molimo pokušajte kasnije.',
  LOGIN_FAILED: 'Korisničko ime ili lozinka nisu ispravni. Molimo provjerite oboje.',
  DOKUBOX_LOCKED:
    'Možete čitati, potpisivati i pisati poruke. Izmjene će biti moguće kad drugi korisnik završi.',
  DOKUBOX_LOAD_ERROR: 'Molimo pokušajte ponovno ili se vratite na popis.',
  DOKUBOX_CANCELLED:
    'Više se ne može mijenjati. Ako imate pitanja, obratite se osobi u banci koja je za njega zadužena.',
  DOKUBOX_INITIATED_BY_CLIENT: 'Moći ćete ga otvoriti kad ga klijent pošalje banci.',
  DOKUBOX_ACCESS_DENIED:
    'Ako Vam je potreban, obratite se osobi u banci koja je za njega zadužena.',
  DOKUBOX_SETUP_INCOMPLETE:
    'Najprije dovršite pripremu svakog dokumenta. Nakon toga moći ćete promijeniti postavke.',
  UNAUTHORIZED_428:
    'Vaša prijava više ne vrijedi. Molimo prijavite se ponovno. Ako to ne uspije, obratite se svojoj osobi za kontakt u banci.',
};

export default {
  country: {
    HU: 'Mađarska',
    CZ: 'Češka',
    SK: 'Slovačka',
    RS: 'Srbija',
    BG: 'Bugarska',
    HR: 'Hrvatska',
    RO: 'Rumunjska',
  },
  groupName: 'Ister Bank',
  bankName: {
    HU: 'Ister Bank Mađarska',
    CZ: 'Ister Bank Češka',
    SK: 'Ister Bank Slovačka',
    RS: 'Ister Bank Srbija',
    BG: 'Ister Bank Bugarska',
    HR: 'Ister Bank Hrvatska',
    RO: 'Ister Bank Rumunjska',
  },
  userType: { CLIENT: 'Klijent', BANKER: 'Zaposlenik banke' },
  initiator: { CLIENT: 'Klijent', BANK: 'Banka' },
  errorTitle,
  errorHelp,
  message: {
    ...errorMessages(errorTitle, errorHelp),
    'dde.error.userLocked_one':
      'Previše neuspjelih pokušaja. Možete pokušati ponovno za {{count}} minutu.',
    'dde.error.userLocked_few':
      'Previše neuspjelih pokušaja. Možete pokušati ponovno za {{count}} minute.',
    'dde.error.userLocked_other':
      'Previše neuspjelih pokušaja. Možete pokušati ponovno za {{count}} minuta.',
    'dde.error.userLockedByBank':
      'Vaš korisnički račun je zaključan. Za otključavanje se obratite svojoj osobi za kontakt u banci.',
    'dde.error.notFound': 'Traženi sadržaj ne postoji ili je uklonjen.',
    'dde.error.methodNotAllowed': 'Ova adresa ne prihvaća takvu vrstu zahtjeva.',
    'dde.error.needsServer': 'To ovdje nije moguće, nego samo kada simulator radi na poslužitelju.',
    'dde.error.sessionExpired': 'Vaša je sesija istekla. Molimo prijavite se ponovno.',
    'dde.error.tooManyRequests':
      'Previše zahtjeva odjednom. Molimo pričekajte trenutak i pokušajte ponovno.',
    'dde.error.payloadTooLarge': 'Poslani sadržaj je prevelik. Pošaljite ga u manjim dijelovima.',
    'dde.error.unsupportedMediaType': 'Poslani sadržaj je u formatu koji poslužitelj ne prihvaća.',
    'dde.error.malformedBody': 'Zahtjev se nije mogao pročitati.',
    'dde.error.validation': 'Molimo provjerite označena polja i pokušajte ponovno.',
    'dde.error.unknownField': 'Ovo polje nije poznato.',
    'dde.error.missingHeader': 'Zahtjevu nedostaje obvezno zaglavlje.',
    'dde.error.invalidHeader': 'Zaglavlje zahtjeva ima nevaljanu vrijednost.',
    'dde.error.invalidValue': 'Ova vrijednost nije valjana.',
    'dde.error.conflict':
      'Netko je u međuvremenu napravio izmjenu. Molimo pogledajte trenutačno stanje i pokušajte ponovno.',
    'dde.error.actionNotOffered': 'Ova radnja više nije moguća.',
    'dde.error.notAllowed': 'Za to nemate ovlast.',
    'dde.error.roleNotAllowed':
      'Vaša uloga to ne dopušta. Obratite se kolegi s odgovarajućom ulogom.',
    'dde.error.otpInvalid': 'Kod nije ispravan. Molimo provjerite ga i pokušajte ponovno.',
    'dde.error.otpExpired': 'Kod je istekao. Molimo zatražite novi.',
    'dde.error.otpTooManyTries':
      'Previše ste puta unijeli pogrešan kod. Molimo prijavite se ponovno.',
    'dde.error.otpResendTooSoon_one':
      'Kod smo Vam poslali maloprije. Novi možete zatražiti za {{count}} sekundu.',
    'dde.error.otpResendTooSoon_few':
      'Kod smo Vam poslali maloprije. Novi možete zatražiti za {{count}} sekunde.',
    'dde.error.otpResendTooSoon_other':
      'Kod smo Vam poslali maloprije. Novi možete zatražiti za {{count}} sekundi.',
    'dde.error.contractSignatureNotAvailable':
      'Ugovor se trenutačno ne može potpisati. Molimo pokušajte kasnije.',
    'dde.error.forbiddenExtension': 'Datoteke ove vrste ne mogu se učitati.',
    'dde.error.maxSize': 'Datoteka je veća od {{maxUploadMb}} MB.',
    'dde.error.emptyFile': 'Datoteka je prazna.',
    'dde.error.invalidContent': 'Sadržaj datoteke ne odgovara njezinoj vrsti.',
    'dde.error.contentOfOtherKind':
      'Ovo je zapravo datoteka .{{extension}}, a njezin naziv govori drugo.',
    'dde.error.unsignedClientFile': 'Datoteka nije potpisana. Molimo učitajte potpisani dokument.',
    'dde.error.validationWaiting':
      'Najprije se provjeravaju druge datoteke. Vaša je datoteka {{place}}. na redu. Molimo pokušajte ponovno za trenutak.',
    'dde.error.brokenSignature':
      'Potpis u datoteci je narušen. Datoteka je promijenjena nakon potpisivanja ili je oštećena.',
    'dde.error.passwordNeeded': 'Datoteka se otvara samo uz lozinku.',
    'dde.error.unpacksTooLarge':
      'Datoteka sadrži previše datoteka ili podataka da bi se mogla provjeriti.',
    'dde.error.documentTypeInXml': 'Datoteka XML sadrži deklaraciju DOCTYPE, koja se ne prihvaća.',
    'dde.error.onlyOneFile': 'Odjednom se može učitati samo jedna datoteka.',
    'dde.error.notArchivable':
      'Datoteka se ne može arhivirati jer u njoj nema potpisa ili potpisi nisu valjani. Molimo učitajte datoteku s valjanim potpisima.',
    'dde.error.signingInProgress':
      'To nije moguće dok netko potpisuje dokument. Molimo pričekajte kraj potpisivanja.',
    'dde.error.requiredField':
      'Nedostaje obvezan podatak. Molimo dopunite obrazac i pokušajte ponovno.',
    'dde.error.maxLength50': 'Tekst je predugačak. Može imati najviše {{usernameMax}} znakova.',
    'dde.error.maxLength100': 'Tekst je predugačak. Može imati najviše {{customNameMax}} znakova.',
    'dde.error.maxLength250':
      'Tekst je predugačak. Može imati najviše {{cancellationNoteMax}} znakova.',
    'dde.error.maxLength2000': 'Tekst je predugačak. Može imati najviše {{messageMax}} znakova.',
    'dde.error.fileNameTooLong': 'Naziv datoteke dulji je od {{fileNameMax}} znakova.',
    'dde.error.unusableCharacter':
      'Tekst sadrži skriveni znak koji se ne može koristiti. Upišite tekst ponovno umjesto da ga zalijepite.',
    'dde.error.invalidEmail': 'Unesite adresu e-pošte u obliku ime@example.com.',
    'dde.error.invalidPhoneNumber': 'Unesite cijeli i ispravan telefonski broj.',
    'dde.error.passwordLength': 'Lozinka mora imati od {{passwordMin}} do {{passwordMax}} znaka.',
    'dde.error.invalidCharacter':
      'Lozinka sadrži znak koji nije dopušten. Slova č, ć, š, ž i đ ne mogu se upotrijebiti.',
    'dde.error.patternMatch':
      'Lozinka ne ispunjava pravila. Upotrijebite mala i velika slova engleske abecede, znamenke i posebne znakove te ništa što je lako pogoditi.',
    'dde.error.passwordUnchanged': 'Nova lozinka jednaka je trenutačnoj. Odaberite drugu.',
    'dde.error.identical': 'Lozinke se ne podudaraju.',
    'dde.error.noSelectableDokuboxDefinition':
      'U ovoj kategoriji proizvoda nema nijedne vrste dokuboxa. Odaberite drugu kategoriju.',
    'dde.error.noSegmentType':
      'Vaš poslovni segment nije poznat, pa se ne može ponuditi proizvod. Molimo obratite se banci.',
    'dde.error.noSegmentTypeBanker':
      'Nije Vam dodijeljen poslovni segment. Molimo obratite se administratoru aplikacije.',
    'dde.error.namirialSettings': 'Postavke potpisivanja nisu se mogle spremiti',
    'dde.error.offline': 'Nema internetske veze. Molimo provjerite mrežu i pokušajte ponovno.',
    'dde.error.timeout': 'Odgovor nije stigao na vrijeme. Molimo pokušajte ponovno.',
    'dde.error.fileNotAvailable':
      'Datoteka nije dostupna za preuzimanje. Zatražite kopiju od svoje osobe za kontakt u banci.',
    'dde.error.customNameNotEditable': 'Naziv se ne može promijeniti u ovom statusu dokuboxa.',
    'dde.error.unknownWorld': 'Ovaj testni svijet više ne postoji. Ponovno otvorite scenarij.',
    'dde.error.worldFull': 'Ovaj je testni svijet pun. Počnite ispočetka iz njegova scenarija.',
    'dde.error.worldUnreadable':
      'Ovaj se testni svijet ne može učitati. Zamolite administratora simulatora da ga vrati na početak.',
    'dde.error.unknownScenario': 'Ovaj scenarij ne postoji.',
    'dde.error.controlTokenRequired': 'Za upravljačko sučelje potreban je valjan token.',
    'dde.success.download': 'Datoteka je preuzeta.',
    'dde.success.messageSaved': 'Poruka je poslana.',
    'dde.success.terminated': 'Dokubox je obustavljen.',
    'dde.success.pendingApproval': 'Obustava sada čeka odobrenje banke.',
    'dde.success.fileUploaded': 'Datoteka je učitana.',
    'dde.success.renamed': 'Naziv je promijenjen.',
    'dde.redirection.title': 'Vratili ste se',
    'dde.redirection.message':
      'Usluga potpisivanja vratila Vas je na portal. Status se ažurira u roku od jedne minute.',
    'dde.product.default': 'Bankovni proizvod',
  },
  fieldError: {
    required: {
      language: 'Odaberite jezik.',
      username: 'Unesite korisničko ime.',
      password: 'Unesite lozinku.',
      email: 'Unesite adresu e-pošte.',
      phoneNumber: 'Unesite telefonski broj.',
      currentPassword: 'Unesite trenutačnu lozinku.',
      newPassword: 'Unesite novu lozinku.',
      repeatedPassword: 'Ponovno unesite novu lozinku.',
      otp: 'Unesite jednokratni kod.',
      clientNumber: 'Odaberite klijenta.',
      company: 'Odaberite tvrtku.',
      segment: 'Odaberite poslovni segment.',
      categoryCode: 'Odaberite kategoriju proizvoda.',
      definitionPid: 'Odaberite vrstu dokuboxa.',
      reason: 'Odaberite razlog.',
      content: 'Napišite poruku.',
      messageVisibility: 'Odaberite tko može čitati poruku.',
      namirialUserId: 'Unesite identifikator korisnika.',
      namirialDeviceId: 'Unesite identifikator uređaja.',
      customDokuName: 'Unesite naziv dokumenta.',
      clientSelectedSignatureSystem: 'Odaberite kako želite potpisivati.',
      signedOn: 'Unesite datum potpisivanja.',
    },
    tooLong: {
      username: 'Korisničko ime može imati najviše {{usernameMax}} znakova.',
      namirialUserId:
        'Identifikator korisnika može imati najviše {{signatureSettingsIdMax}} znakova.',
      namirialDeviceId:
        'Identifikator uređaja može imati najviše {{signatureSettingsIdMax}} znakova.',
      customName: 'Naziv dokuboxa može imati najviše {{customNameMax}} znakova.',
      customDokuName: 'Naziv dokumenta može imati najviše {{customDokuNameMax}} znakova.',
      note: 'Napomena može imati najviše {{cancellationNoteMax}} znakova.',
      content: 'Poruka može imati najviše {{messageMax}} znakova.',
    },
    unusable: {
      customName: 'Naziv dokuboxa sadrži skriveni znak. Upišite ga umjesto da ga zalijepite.',
      customDokuName: 'Naziv dokumenta sadrži skriveni znak. Upišite ga umjesto da ga zalijepite.',
      note: 'Napomena sadrži skriveni znak. Upišite je umjesto da je zalijepite.',
      content: 'Poruka sadrži skriveni znak. Upišite je umjesto da je zalijepite.',
      namirialUserId:
        'Identifikator korisnika sadrži skriveni znak. Upišite ga umjesto da ga zalijepite.',
      namirialDeviceId:
        'Identifikator uređaja sadrži skriveni znak. Upišite ga umjesto da ga zalijepite.',
      place: 'Mjesto potpisivanja sadrži skriveni znak. Upišite ga umjesto da ga zalijepite.',
    },
  },
} satisfies Translation<typeof en>;
