import type { SeedNames } from '../types.ts';

export const srNames: SeedNames = {
  products: {
    default: 'Bankarski proizvod',
    MB_ACCOUNT: 'Poslovni tekući račun',
    MB_LOAN: 'Poslovni kredit',
    MB_CARD: 'Poslovne kartice',
    CORP_CREDIT: 'Finansiranje privrede',
    CORP_CASH: 'Upravljanje gotovinom',
    CORP_TRADE: 'Finansiranje trgovine i garancije',
    CORP_LEASING: 'Lizing',
    ALL_KYC: 'Podaci o klijentu',
    ALL_EBANK: 'Elektronsko bankarstvo',
    DUMMY: 'Opšte',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Više nije potrebno',
    CLIENT_REQUEST: 'Na zahtev klijenta',
    WRONG_DATA: 'Pogrešni podaci',
    CONDITIONS_CHANGED: 'Uslovi su se promenili',
    DUPLICATE: 'Pokrenuto dva puta',
    OTHER: 'Drugi razlog',
  },
  removalReasons: {
    NOT_NEEDED: 'Dokument nije potreban',
    WRONG_DOCUMENT: 'Pogrešan dokument',
    REPLACED: 'Zamenjen drugim dokumentom',
    OTHER: 'Drugi razlog',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Otvaranje poslovnog računa',
      instruction:
        'Ugovor dobijate od nas i potpisujete ga elektronski.\nMolimo Vas da pripremite izvod iz registra i podatke svih ovlašćenih lica.',
    },
    'LOAN-MB-01': {
      title: 'Zahtev za poslovni kredit',
      instruction:
        'Molimo Vas da otpremite finansijske izveštaje za poslednje dve zaključene godine.\nNa ugovor o kreditu možete da date primedbe pre potpisivanja.',
    },
    'CARD-MB-01': {
      title: 'Izdavanje poslovnih kartica',
      instruction:
        'Jednim zahtevom možete da zatražite više kartica. Kartice stižu poštom u roku od deset dana.',
    },
    'CRED-CORP-01': {
      title: 'Revolving kreditna linija',
      instruction:
        'Dokumente pripremate zajedno sa svojim menadžerom za odnose sa klijentima.\nUgovor potpisuju oba ovlašćena potpisnika društva.',
    },
    'CASH-CORP-01': {
      title: 'Ugovor o upravljanju gotovinom',
      instruction: 'Molimo Vas da pre potpisivanja proverite račune navedene u prilogu.',
    },
    'TRADE-CORP-01': {
      title: 'Bankarska garancija',
      instruction:
        'Molimo Vas da priložite ugovor na koji se garancija odnosi.\nGarantno pismo izdajemo nakon odobrenja zahteva.',
    },
    'KYC-ALL-01': {
      title: 'Godišnja provera podataka o klijentu',
      instruction: 'Molimo Vas da potvrdite ili ispravite podatke koje vodimo o Vašem društvu.',
    },
    'EBANK-ALL-01': {
      title: 'Ovlašćenja za elektronsko bankarstvo',
      instruction:
        'Navedite sve koji smeju da vide račune ili odobravaju plaćanja, sa njihovim limitima.',
    },
    'PLEDGE-MB-01': {
      title: 'Dokumentacija o sredstvima obezbeđenja',
      instruction:
        'Ovi dokumenti se potpisuju na papiru u ekspozituri.\nMolimo Vas da ponesete lični dokument.',
    },
    'GEN-ALL-01': {
      title: 'Razmena dokumenata',
      instruction: 'Za dokumente koji ne pripadaju nijednom proizvodu.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Ugovor o tekućem računu',
      instruction: 'Molimo Vas da pročitate ugovor i potpišete ga.',
    },
    clientDeclaration: {
      title: 'Izjava o podacima klijenta',
      instruction: 'Popunite obrazac, sačuvajte ga kao PDF i otpremite.',
    },
    signatureCard: {
      title: 'Karton deponovanih potpisa',
      instruction: 'Otpremite karton potpisan kvalifikovanim elektronskim potpisom.',
    },
    loanAgreement: {
      title: 'Ugovor o kreditu',
      instruction: 'Izmene možete da predložite otpremanjem nove verzije.',
    },
    financialStatements: {
      title: 'Finansijski izveštaji',
      instruction: 'Bilans stanja i bilans uspeha za poslednje dve zaključene godine.',
    },
    feeSchedule: {
      title: 'Tarifa naknada',
      instruction: 'Molimo Vas da pročitate tarifu naknada i primite je k znanju.',
    },
    pledgeAgreement: {
      title: 'Ugovor o zalozi',
      instruction: 'Ovaj dokument se potpisuje na papiru u ekspozituri.',
    },
    cardOrder: {
      title: 'Zahtev za izdavanje poslovnih kartica',
      instruction: 'Po jedan red za svakog korisnika kartice.',
    },
    cashAgreement: {
      title: 'Okvirni ugovor o upravljanju gotovinom',
      instruction: 'Izmene možete da predložite otpremanjem nove verzije.',
    },
    guaranteeRequest: {
      title: 'Zahtev za bankarsku garanciju',
      instruction: 'Molimo Vas da navedete korisnika, iznos i rok važenja.',
    },
    guaranteeLetter: {
      title: 'Garantno pismo',
      instruction: 'Za Vašu informaciju; potpisala banka.',
    },
    beneficialOwner: {
      title: 'Izjava o stvarnim vlasnicima',
      instruction: 'Otpremite izjavu potpisanu kvalifikovanim elektronskim potpisom.',
    },
    ebankingAuthorisation: {
      title: 'Ovlašćenje za elektronsko bankarstvo',
      instruction: 'Molimo Vas da pre potpisivanja proverite imena i limite.',
    },
    companyExtract: {
      title: 'Izvod iz registra privrednih subjekata',
      instruction: 'Ne stariji od 30 dana.',
    },
    generalLetter: { title: 'Dopis banke', instruction: 'Za Vašu informaciju.' },
    otherDocument: {
      title: 'Dodatni dokument',
      instruction: 'Dokument po Vašem izboru koji pripada ovom predmetu.',
    },
  },
};
