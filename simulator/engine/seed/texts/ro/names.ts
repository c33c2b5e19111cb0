import type { SeedNames } from '../types.ts';

export const roNames: SeedNames = {
  products: {
    default: 'Produs bancar',
    MB_ACCOUNT: 'Cont curent pentru afaceri',
    MB_LOAN: 'Credit pentru afaceri',
    MB_CARD: 'Carduri de afaceri',
    CORP_CREDIT: 'Finanțarea companiilor',
    CORP_CASH: 'Managementul lichidităților',
    CORP_TRADE: 'Finanțarea comerțului și garanții',
    CORP_LEASING: 'Leasing',
    ALL_KYC: 'Datele clientului',
    ALL_EBANK: 'Servicii bancare electronice',
    DUMMY: 'General',
  },
  cancellationReasons: {
    NO_LONGER_NEEDED: 'Nu mai este necesar',
    CLIENT_REQUEST: 'La cererea clientului',
    WRONG_DATA: 'Date greșite',
    CONDITIONS_CHANGED: 'Condițiile s-au schimbat',
    DUPLICATE: 'Inițiat de două ori',
    OTHER: 'Alt motiv',
  },
  removalReasons: {
    NOT_NEEDED: 'Documentul nu este necesar',
    WRONG_DOCUMENT: 'Document greșit',
    REPLACED: 'Înlocuit cu alt document',
    OTHER: 'Alt motiv',
  },
  definitions: {
    'ACC-MB-01': {
      title: 'Deschiderea unui cont curent pentru afaceri',
      instruction:
        'Primiți contractul de la noi și îl semnați electronic.\nVă rugăm să aveți la îndemână certificatul constatator și datele tuturor persoanelor împuternicite.',
    },
    'LOAN-MB-01': {
      title: 'Cerere de credit pentru afaceri',
      instruction:
        'Vă rugăm să încărcați situațiile financiare pentru ultimele două exerciții financiare încheiate.\nPuteți formula observații la contractul de credit înainte de semnare.',
    },
    'CARD-MB-01': {
      title: 'Comandă de carduri de afaceri',
      instruction:
        'O comandă poate cuprinde mai multe carduri. Cardurile sosesc prin poștă în zece zile.',
    },
    'CRED-CORP-01': {
      title: 'Linie de credit revolving',
      instruction:
        'Documentele se pregătesc împreună cu managerul dumneavoastră de relații cu clienții.\nContractul este semnat de ambii reprezentanți ai societății.',
    },
    'CASH-CORP-01': {
      title: 'Contract de management al lichidităților',
      instruction: 'Vă rugăm să verificați înainte de semnare conturile enumerate în anexă.',
    },
    'TRADE-CORP-01': {
      title: 'Garanție bancară',
      instruction:
        'Vă rugăm să atașați contractul la care se referă garanția.\nScrisoarea de garanție se emite după aprobarea cererii.',
    },
    'KYC-ALL-01': {
      title: 'Verificarea anuală a datelor clientului',
      instruction:
        'Vă rugăm să confirmați sau să corectați datele pe care le deținem despre societate.',
    },
    'EBANK-ALL-01': {
      title: 'Împuterniciri pentru servicii bancare electronice',
      instruction: 'Numiți persoanele care pot vedea conturile sau aproba plăți, cu limitele lor.',
    },
    'PLEDGE-MB-01': {
      title: 'Documente de garanție',
      instruction:
        'Aceste documente se semnează pe hârtie, la sucursală.\nVă rugăm să aveți la dumneavoastră un act de identitate.',
    },
    'GEN-ALL-01': {
      title: 'Schimb de documente',
      instruction: 'Pentru documente care nu țin de niciun produs.',
    },
  },
  documents: {
    accountAgreement: {
      title: 'Contract de cont curent',
      instruction: 'Vă rugăm să citiți contractul și să îl semnați.',
    },
    clientDeclaration: {
      title: 'Declarație privind datele clientului',
      instruction: 'Completați formularul, salvați-l ca PDF și încărcați-l.',
    },
    signatureCard: {
      title: 'Fișa specimenelor de semnătură',
      instruction: 'Încărcați fișa semnată cu semnătură electronică calificată.',
    },
    loanAgreement: {
      title: 'Contract de credit',
      instruction: 'Puteți propune modificări încărcând o versiune nouă.',
    },
    financialStatements: {
      title: 'Situații financiare',
      instruction:
        'Bilanțul și contul de profit și pierdere pentru ultimele două exerciții financiare încheiate.',
    },
    feeSchedule: {
      title: 'Lista de tarife și comisioane',
      instruction: 'Vă rugăm să confirmați că ați luat cunoștință de comisioane.',
    },
    pledgeAgreement: {
      title: 'Contract de ipotecă mobiliară',
      instruction: 'Acest document se semnează pe hârtie, la sucursală.',
    },
    cardOrder: {
      title: 'Comandă de carduri de afaceri',
      instruction: 'Câte un rând pentru fiecare utilizator de card.',
    },
    cashAgreement: {
      title: 'Contract-cadru de management al lichidităților',
      instruction: 'Puteți propune modificări încărcând o versiune nouă.',
    },
    guaranteeRequest: {
      title: 'Cerere de garanție bancară',
      instruction: 'Vă rugăm să indicați beneficiarul, suma și valabilitatea.',
    },
    guaranteeLetter: {
      title: 'Scrisoare de garanție',
      instruction: 'Spre informare; semnată de bancă.',
    },
    beneficialOwner: {
      title: 'Declarație privind beneficiarii reali',
      instruction: 'Încărcați declarația semnată cu semnătură electronică calificată.',
    },
    ebankingAuthorisation: {
      title: 'Împuternicire pentru servicii bancare electronice',
      instruction: 'Vă rugăm să verificați numele și limitele înainte de semnare.',
    },
    companyExtract: {
      title: 'Certificat constatator',
      instruction: 'Nu mai vechi de 30 de zile.',
    },
    generalLetter: { title: 'Scrisoarea băncii', instruction: 'Spre informare.' },
    otherDocument: {
      title: 'Alt document',
      instruction: 'Un document la alegerea dumneavoastră care ține de acest dosar.',
    },
  },
};
