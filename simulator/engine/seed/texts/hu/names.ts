import type { SeedNames } from '../types.ts';

export const huNames: SeedNames = {
  products: {
    default: 'Banki termék',
    MB_ACCOUNT: 'Vállalkozói bankszámla',
    MB_LOAN: 'Vállalkozói hitel',
    MB_CARD: 'Üzleti bankkártyák',
    CORP_CREDIT: 'Vállalati finanszírozás',
    CORP_CASH: 'Számlavezetés és likviditáskezelés',
    CORP_TRADE: 'Kereskedelemfinanszírozás és garanciák',
    CORP_LEASING: 'Lízing',
    ALL_KYC: 'Ügyféladatok',
    ALL_EBANK: 'Elektronikus banki szolgáltatások',
    DUMMY: 'Általános',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Már nincs rá szükség',
    CLIENT_REQUEST: 'Az ügyfél kérésére',
    WRONG_DATA: 'Hibás adatok',
    CONDITIONS_CHANGED: 'Megváltoztak a feltételek',
    DUPLICATE: 'Kétszer indították el',
    OTHER: 'Egyéb ok',
  },
  removalReasons: {
    NOT_NEEDED: 'A dokumentumra nincs szükség',
    WRONG_DOCUMENT: 'Téves dokumentum',
    REPLACED: 'Másik dokumentum lép a helyébe',
    OTHER: 'Egyéb ok',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Vállalkozói bankszámla nyitása',
      instruction:
        'A szerződést tőlünk kapja meg, és elektronikusan írja alá.\nKérjük, készítse elő a cégkivonatot és valamennyi meghatalmazott adatait.',
    },
    'LOAN-MB-01': {
      title: 'Vállalkozói hitel igénylése',
      instruction:
        'Kérjük, töltse fel az utolsó két lezárt üzleti év beszámolóit.\nA hitelszerződéshez aláírás előtt észrevételeket fűzhet.',
    },
    'CARD-MB-01': {
      title: 'Üzleti bankkártya rendelése',
      instruction:
        'Egy megrendelés több kártyát is tartalmazhat. A kártyák tíz napon belül postán érkeznek.',
    },
    'CRED-CORP-01': {
      title: 'Rulírozó hitelkeret',
      instruction:
        'A dokumentumokat banki kapcsolattartójával közösen készíti elő.\nA szerződést a társaság mindkét aláírója aláírja.',
    },
    'CASH-CORP-01': {
      title: 'Likviditáskezelési szerződés',
      instruction: 'Kérjük, aláírás előtt ellenőrizze a mellékletben felsorolt számlákat.',
    },
    'TRADE-CORP-01': {
      title: 'Bankgarancia',
      instruction:
        'Kérjük, csatolja azt a szerződést, amelyre a garancia vonatkozik.\nA garancialevelet a kérelem jóváhagyása után állítjuk ki.',
    },
    'KYC-ALL-01': {
      title: 'Ügyféladatok éves felülvizsgálata',
      instruction:
        'Kérjük, erősítse meg vagy javítsa a társaságról nálunk nyilvántartott adatokat.',
    },
    'EBANK-ALL-01': {
      title: 'Elektronikus banki jogosultságok',
      instruction:
        'Adja meg, ki láthatja a számlákat, ki hagyhat jóvá fizetést, és milyen összeghatárig.',
    },
    'PLEDGE-MB-01': {
      title: 'Biztosítéki dokumentumok',
      instruction:
        'Ezeket a dokumentumokat a fiókban, papíron írjuk alá.\nKérjük, hozza magával személyazonosító okmányát.',
    },
    'GEN-ALL-01': {
      title: 'Dokumentumok küldése és fogadása',
      instruction: 'Olyan dokumentumokhoz, amelyek egyik termékhez sem tartoznak.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Bankszámlaszerződés',
      instruction: 'Kérjük, olvassa el és írja alá a szerződést.',
    },
    clientDeclaration: {
      title: 'Ügyféladat-nyilatkozat',
      instruction: 'Töltse ki az űrlapot, mentse PDF-ként, és töltse fel.',
    },
    signatureCard: {
      title: 'Aláírás-bejelentő karton',
      instruction: 'Minősített elektronikus aláírással ellátva töltse fel.',
    },
    loanAgreement: {
      title: 'Hitelszerződés',
      instruction: 'Módosítást új változat feltöltésével javasolhat.',
    },
    financialStatements: {
      title: 'Éves beszámoló',
      instruction: 'Az utolsó két lezárt üzleti év mérlege és eredménykimutatása.',
    },
    feeSchedule: {
      title: 'Díjjegyzék',
      instruction: 'Kérjük, olvassa el, és vegye tudomásul a díjakat.',
    },
    pledgeAgreement: {
      title: 'Zálogszerződés',
      instruction: 'Ezt a dokumentumot a fiókban, papíron írjuk alá.',
    },
    cardOrder: {
      title: 'Üzleti bankkártya megrendelése',
      instruction: 'Kártyabirtokosonként egy sort töltsön ki.',
    },
    cashAgreement: {
      title: 'Likviditáskezelési keretszerződés',
      instruction: 'Módosítást új változat feltöltésével javasolhat.',
    },
    guaranteeRequest: {
      title: 'Bankgarancia iránti kérelem',
      instruction: 'Kérjük, adja meg a kedvezményezettet, az összeget és az érvényességet.',
    },
    guaranteeLetter: {
      title: 'Garancialevél',
      instruction: 'Tájékoztatásul; a bank írta alá.',
    },
    beneficialOwner: {
      title: 'Nyilatkozat a tényleges tulajdonosokról',
      instruction: 'Minősített elektronikus aláírással ellátva töltse fel.',
    },
    ebankingAuthorisation: {
      title: 'Elektronikus banki meghatalmazás',
      instruction: 'Kérjük, aláírás előtt ellenőrizze a neveket és az összeghatárokat.',
    },
    companyExtract: { title: 'Cégkivonat', instruction: 'Harminc napnál nem régebbi.' },
    generalLetter: { title: 'A bank levele', instruction: 'Tájékoztatásul.' },
    otherDocument: {
      title: 'Egyéb dokumentum',
      instruction: 'Az ügyhöz tartozó, Ön által választott dokumentum.',
    },
  },
};
