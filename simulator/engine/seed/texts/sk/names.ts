import type { SeedNames } from '../types.ts';

export const skNames: SeedNames = {
  products: {
    default: 'Bankový produkt',
    MB_ACCOUNT: 'Podnikateľský účet',
    MB_LOAN: 'Podnikateľský úver',
    MB_CARD: 'Firemné karty',
    CORP_CREDIT: 'Firemné financovanie',
    CORP_CASH: 'Cash management',
    CORP_TRADE: 'Obchodné financovanie a záruky',
    CORP_LEASING: 'Lízing',
    ALL_KYC: 'Údaje o klientovi',
    ALL_EBANK: 'Elektronické bankovníctvo',
    DUMMY: 'Všeobecné',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Už nie je potrebné',
    CLIENT_REQUEST: 'Na žiadosť klienta',
    WRONG_DATA: 'Nesprávne údaje',
    CONDITIONS_CHANGED: 'Zmenili sa podmienky',
    DUPLICATE: 'Založené dvakrát',
    OTHER: 'Iný dôvod',
  },
  removalReasons: {
    NOT_NEEDED: 'Dokument nie je potrebný',
    WRONG_DOCUMENT: 'Nesprávny dokument',
    REPLACED: 'Nahradený iným dokumentom',
    OTHER: 'Iný dôvod',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Otvorenie podnikateľského účtu',
      instruction:
        'Zmluvu dostanete od nás a podpíšete ju elektronicky.\nPripravte si, prosím, výpis z obchodného registra a údaje všetkých oprávnených osôb.',
    },
    'LOAN-MB-01': {
      title: 'Žiadosť o podnikateľský úver',
      instruction:
        'Nahrajte, prosím, účtovné závierky za posledné dva uzavreté roky.\nÚverovú zmluvu môžete pred podpisom pripomienkovať.',
    },
    'CARD-MB-01': {
      title: 'Objednávka firemných kariet',
      instruction:
        'Jedna objednávka môže obsahovať viac kariet. Karty prídu poštou do desiatich dní.',
    },
    'CRED-CORP-01': {
      title: 'Revolvingový úverový rámec',
      instruction:
        'Dokumenty pripravujeme spolu s vaším firemným bankárom.\nZmluvu podpisujú obaja konatelia spoločnosti.',
    },
    'CASH-CORP-01': {
      title: 'Zmluva o službách cash managementu',
      instruction: 'Pred podpisom, prosím, skontrolujte účty uvedené v prílohe.',
    },
    'TRADE-CORP-01': {
      title: 'Banková záruka',
      instruction:
        'Priložte, prosím, zmluvu, ktorej sa záruka týka.\nZáručnú listinu vystavíme po schválení žiadosti.',
    },
    'KYC-ALL-01': {
      title: 'Ročná kontrola údajov o klientovi',
      instruction: 'Potvrďte alebo opravte, prosím, údaje, ktoré o vašej spoločnosti vedieme.',
    },
    'EBANK-ALL-01': {
      title: 'Oprávnenia na elektronické bankovníctvo',
      instruction: 'Uveďte všetkých, ktorí smú vidieť účty alebo schvaľovať platby, a ich limity.',
    },
    'PLEDGE-MB-01': {
      title: 'Dokumenty k zabezpečeniu',
      instruction:
        'Tieto dokumenty sa podpisujú na papieri v pobočke.\nPrineste si, prosím, doklad totožnosti.',
    },
    'GEN-ALL-01': {
      title: 'Výmena dokumentov',
      instruction: 'Na dokumenty, ktoré nepatria k žiadnemu produktu.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Zmluva o bežnom účte',
      instruction: 'Prečítajte si, prosím, zmluvu a podpíšte ju.',
    },
    clientDeclaration: {
      title: 'Vyhlásenie o údajoch klienta',
      instruction: 'Vyplňte formulár, uložte ho ako PDF a nahrajte.',
    },
    signatureCard: {
      title: 'Podpisový vzor',
      instruction: 'Nahrajte podpisový vzor s kvalifikovaným elektronickým podpisom.',
    },
    loanAgreement: {
      title: 'Úverová zmluva',
      instruction: 'Zmeny môžete navrhnúť nahratím novej verzie.',
    },
    financialStatements: {
      title: 'Účtovná závierka',
      instruction: 'Súvaha a výkaz ziskov a strát za posledné dva uzavreté roky.',
    },
    feeSchedule: {
      title: 'Sadzobník poplatkov',
      instruction: 'Potvrďte, prosím, že ste sa s poplatkami oboznámili.',
    },
    pledgeAgreement: {
      title: 'Záložná zmluva',
      instruction: 'Tento dokument sa podpisuje na papieri v pobočke.',
    },
    cardOrder: {
      title: 'Objednávka firemných kariet',
      instruction: 'Jeden riadok pre každého držiteľa karty.',
    },
    cashAgreement: {
      title: 'Rámcová zmluva o službách cash managementu',
      instruction: 'Zmeny môžete navrhnúť nahratím novej verzie.',
    },
    guaranteeRequest: {
      title: 'Žiadosť o bankovú záruku',
      instruction: 'Uveďte, prosím, oprávneného zo záruky, sumu a platnosť.',
    },
    guaranteeLetter: {
      title: 'Záručná listina',
      instruction: 'Pre vašu informáciu; podpísala ju banka.',
    },
    beneficialOwner: {
      title: 'Vyhlásenie o konečných užívateľoch výhod',
      instruction: 'Nahrajte vyhlásenie s kvalifikovaným elektronickým podpisom.',
    },
    ebankingAuthorisation: {
      title: 'Splnomocnenie na elektronické bankovníctvo',
      instruction: 'Pred podpisom, prosím, skontrolujte mená a limity.',
    },
    companyExtract: {
      title: 'Výpis z obchodného registra',
      instruction: 'Nie starší ako 30 dní.',
    },
    generalLetter: { title: 'List banky', instruction: 'Pre vašu informáciu.' },
    otherDocument: {
      title: 'Iný dokument',
      instruction: 'Dokument podľa vášho výberu, ktorý k tejto veci patrí.',
    },
  },
};
