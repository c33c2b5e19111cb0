import type { SeedNames } from '../types.ts';

export const csNames: SeedNames = {
  products: {
    default: 'Bankovní produkt',
    MB_ACCOUNT: 'Podnikatelský účet',
    MB_LOAN: 'Podnikatelský úvěr',
    MB_CARD: 'Firemní karty',
    CORP_CREDIT: 'Firemní financování',
    CORP_CASH: 'Cash management',
    CORP_TRADE: 'Obchodní financování a záruky',
    CORP_LEASING: 'Leasing',
    ALL_KYC: 'Údaje o klientovi',
    ALL_EBANK: 'Elektronické bankovnictví',
    DUMMY: 'Obecné',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Již není potřeba',
    CLIENT_REQUEST: 'Na žádost klienta',
    WRONG_DATA: 'Chybné údaje',
    CONDITIONS_CHANGED: 'Změnily se podmínky',
    DUPLICATE: 'Zahájeno dvakrát',
    OTHER: 'Jiný důvod',
  },
  removalReasons: {
    NOT_NEEDED: 'Dokument není potřeba',
    WRONG_DOCUMENT: 'Nesprávný dokument',
    REPLACED: 'Nahrazen jiným dokumentem',
    OTHER: 'Jiný důvod',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Otevření podnikatelského účtu',
      instruction:
        'Smlouvu obdržíte od nás a podepíšete ji elektronicky.\nPřipravte si prosím výpis z obchodního rejstříku a údaje všech oprávněných osob.',
    },
    'LOAN-MB-01': {
      title: 'Žádost o podnikatelský úvěr',
      instruction:
        'Nahrajte prosím účetní závěrky za poslední dva uzavřené roky.\nÚvěrovou smlouvu můžete před podpisem připomínkovat.',
    },
    'CARD-MB-01': {
      title: 'Objednávka firemních karet',
      instruction:
        'Jedna objednávka může obsahovat více karet. Karty přijdou poštou do deseti dnů.',
    },
    'CRED-CORP-01': {
      title: 'Revolvingový úvěrový rámec',
      instruction:
        'Dokumenty připravujeme společně s vaším firemním bankéřem.\nSmlouvu za společnost podepisují obě oprávněné osoby.',
    },
    'CASH-CORP-01': {
      title: 'Smlouva o cash managementu',
      instruction: 'Před podpisem prosím zkontrolujte účty uvedené v příloze.',
    },
    'TRADE-CORP-01': {
      title: 'Bankovní záruka',
      instruction:
        'Přiložte prosím smlouvu, ke které se záruka vztahuje.\nZáruční listinu vystavíme po schválení žádosti.',
    },
    'KYC-ALL-01': {
      title: 'Roční kontrola údajů o klientovi',
      instruction: 'Potvrďte nebo opravte prosím údaje, které o vaší společnosti vedeme.',
    },
    'EBANK-ALL-01': {
      title: 'Oprávnění k elektronickému bankovnictví',
      instruction:
        'Uveďte všechny, kdo smějí nahlížet na účty nebo schvalovat platby, a jejich limity.',
    },
    'PLEDGE-MB-01': {
      title: 'Dokumenty k zajištění',
      instruction:
        'Tyto dokumenty se podepisují na papíře v pobočce.\nVezměte si prosím s sebou průkaz totožnosti.',
    },
    'GEN-ALL-01': {
      title: 'Výměna dokumentů',
      instruction: 'Pro dokumenty, které nepatří k žádnému produktu.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Smlouva o běžném účtu',
      instruction: 'Přečtěte si prosím smlouvu a podepište ji.',
    },
    clientDeclaration: {
      title: 'Prohlášení o údajích klienta',
      instruction: 'Vyplňte formulář, uložte jej jako PDF a nahrajte.',
    },
    signatureCard: {
      title: 'Podpisový vzor',
      instruction: 'Nahrajte podpisový vzor opatřený kvalifikovaným elektronickým podpisem.',
    },
    loanAgreement: {
      title: 'Úvěrová smlouva',
      instruction: 'Změny můžete navrhnout nahráním nové verze.',
    },
    financialStatements: {
      title: 'Účetní závěrka',
      instruction: 'Rozvaha a výkaz zisku a ztráty za poslední dva uzavřené roky.',
    },
    feeSchedule: {
      title: 'Sazebník poplatků',
      instruction: 'Potvrďte prosím, že jste se s poplatky seznámili.',
    },
    pledgeAgreement: {
      title: 'Zástavní smlouva',
      instruction: 'Tento dokument se podepisuje na papíře v pobočce.',
    },
    cardOrder: {
      title: 'Objednávka firemních karet',
      instruction: 'Jeden řádek pro každého držitele karty.',
    },
    cashAgreement: {
      title: 'Rámcová smlouva o cash managementu',
      instruction: 'Změny můžete navrhnout nahráním nové verze.',
    },
    guaranteeRequest: {
      title: 'Žádost o bankovní záruku',
      instruction: 'Uveďte prosím oprávněného ze záruky, částku a platnost.',
    },
    guaranteeLetter: {
      title: 'Záruční listina',
      instruction: 'Pro vaši informaci; podepsána bankou.',
    },
    beneficialOwner: {
      title: 'Prohlášení o skutečných majitelích',
      instruction: 'Nahrajte prohlášení opatřené kvalifikovaným elektronickým podpisem.',
    },
    ebankingAuthorisation: {
      title: 'Zmocnění k elektronickému bankovnictví',
      instruction: 'Před podpisem prosím zkontrolujte jména a limity.',
    },
    companyExtract: {
      title: 'Výpis z obchodního rejstříku',
      instruction: 'Ne starší než 30 dní.',
    },
    generalLetter: { title: 'Dopis banky', instruction: 'Pro vaši informaci.' },
    otherDocument: {
      title: 'Jiný dokument',
      instruction: 'Dokument podle vašeho výběru, který k této věci patří.',
    },
  },
};
