import type { SeedNames } from '../types.ts';

export const hrNames: SeedNames = {
  products: {
    default: 'Bankovni proizvod',
    MB_ACCOUNT: 'Poslovni račun',
    MB_LOAN: 'Poslovni kredit',
    MB_CARD: 'Poslovne kartice',
    CORP_CREDIT: 'Financiranje poduzeća',
    CORP_CASH: 'Upravljanje novčanim sredstvima',
    CORP_TRADE: 'Financiranje trgovine i garancije',
    CORP_LEASING: 'Leasing',
    ALL_KYC: 'Podaci o klijentu',
    ALL_EBANK: 'Elektroničko bankarstvo',
    DUMMY: 'Općenito',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Više nije potrebno',
    CLIENT_REQUEST: 'Na zahtjev klijenta',
    WRONG_DATA: 'Pogrešni podaci',
    CONDITIONS_CHANGED: 'Uvjeti su se promijenili',
    DUPLICATE: 'Pokrenuto dvaput',
    OTHER: 'Drugi razlog',
  },
  removalReasons: {
    NOT_NEEDED: 'Dokument nije potreban',
    WRONG_DOCUMENT: 'Pogrešan dokument',
    REPLACED: 'Zamijenjen drugim dokumentom',
    OTHER: 'Drugi razlog',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Otvaranje poslovnog računa',
      instruction:
        'Ugovor primate od nas i potpisujete ga elektronički.\nMolimo pripremite izvadak iz sudskog registra i podatke svih ovlaštenih osoba.',
    },
    'LOAN-MB-01': {
      title: 'Zahtjev za poslovni kredit',
      instruction:
        'Molimo učitajte financijske izvještaje za posljednje dvije zaključene godine.\nUgovor o kreditu možete komentirati prije potpisivanja.',
    },
    'CARD-MB-01': {
      title: 'Narudžba poslovnih kartica',
      instruction:
        'Jedna narudžba može sadržavati više kartica. Kartice stižu poštom u roku od deset dana.',
    },
    'CRED-CORP-01': {
      title: 'Revolving kreditna linija',
      instruction:
        'Dokumente priprema Vaš voditelj odnosa s klijentima zajedno s Vama.\nUgovor potpisuju oba zastupnika društva.',
    },
    'CASH-CORP-01': {
      title: 'Ugovor o upravljanju novčanim sredstvima',
      instruction: 'Molimo prije potpisivanja provjerite račune navedene u prilogu.',
    },
    'TRADE-CORP-01': {
      title: 'Bankarska garancija',
      instruction:
        'Molimo priložite ugovor na koji se garancija odnosi.\nGaranciju izdajemo nakon odobrenja zahtjeva.',
    },
    'KYC-ALL-01': {
      title: 'Godišnja provjera podataka o klijentu',
      instruction: 'Molimo potvrdite ili ispravite podatke koje vodimo o Vašem društvu.',
    },
    'EBANK-ALL-01': {
      title: 'Ovlaštenja za elektroničko bankarstvo',
      instruction:
        'Navedite sve koji smiju vidjeti račune ili odobravati plaćanja, s njihovim limitima.',
    },
    'PLEDGE-MB-01': {
      title: 'Dokumentacija o instrumentima osiguranja',
      instruction:
        'Ovi se dokumenti potpisuju na papiru u poslovnici.\nMolimo ponesite osobnu ispravu.',
    },
    'GEN-ALL-01': {
      title: 'Razmjena dokumenata',
      instruction: 'Za dokumente koji ne pripadaju nijednom proizvodu.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Ugovor o transakcijskom računu',
      instruction: 'Molimo pročitajte ugovor i potpišite ga.',
    },
    clientDeclaration: {
      title: 'Izjava o podacima klijenta',
      instruction: 'Ispunite obrazac, spremite ga kao PDF i učitajte.',
    },
    signatureCard: {
      title: 'Potpisni karton',
      instruction: 'Učitajte karton potpisan kvalificiranim elektroničkim potpisom.',
    },
    loanAgreement: {
      title: 'Ugovor o kreditu',
      instruction: 'Izmjene možete predložiti učitavanjem nove verzije.',
    },
    financialStatements: {
      title: 'Financijski izvještaji',
      instruction: 'Bilanca te račun dobiti i gubitka za posljednje dvije zaključene godine.',
    },
    feeSchedule: {
      title: 'Cjenik naknada',
      instruction: 'Molimo potvrdite da ste upoznati s naknadama.',
    },
    pledgeAgreement: {
      title: 'Ugovor o zalogu',
      instruction: 'Ovaj se dokument potpisuje na papiru u poslovnici.',
    },
    cardOrder: {
      title: 'Narudžba poslovnih kartica',
      instruction: 'Po jedan redak za svakog korisnika kartice.',
    },
    cashAgreement: {
      title: 'Okvirni ugovor o upravljanju novčanim sredstvima',
      instruction: 'Izmjene možete predložiti učitavanjem nove verzije.',
    },
    guaranteeRequest: {
      title: 'Zahtjev za izdavanje bankarske garancije',
      instruction: 'Molimo navedite korisnika garancije, iznos i rok valjanosti.',
    },
    guaranteeLetter: {
      title: 'Garancija',
      instruction: 'Na znanje; potpisala banka.',
    },
    beneficialOwner: {
      title: 'Izjava o stvarnim vlasnicima',
      instruction: 'Učitajte izjavu potpisanu kvalificiranim elektroničkim potpisom.',
    },
    ebankingAuthorisation: {
      title: 'Ovlaštenje za elektroničko bankarstvo',
      instruction: 'Molimo prije potpisivanja provjerite imena i limite.',
    },
    companyExtract: {
      title: 'Izvadak iz sudskog registra',
      instruction: 'Ne stariji od 30 dana.',
    },
    generalLetter: { title: 'Dopis banke', instruction: 'Na znanje.' },
    otherDocument: {
      title: 'Drugi dokument',
      instruction: 'Dokument po Vašem izboru koji pripada ovom predmetu.',
    },
  },
};
