import type { SeedContent } from '../types.ts';

export const skContent: SeedContent = {
  cancellationNote: 'Klient telefonicky oznámil, že žiadosť berie späť.',
  boxNames: [
    'Prístavba skladu v Ďanovej',
    'Jesenný nákup strojov',
    'Účty pre žilinskú prevádzku',
    'Nové karty pre vodičov',
    'Jarný úverový rámec',
    'Verejné obstarávanie – záruka za riadne vykonanie diela',
  ],
  terminationRefused: 'Ukončenie bolo zamietnuté.',
  rejectionReason: 'Úroková sadzba v bode 3 nie je tá, na ktorej sme sa dohodli.',
  messages: {
    askUpload: 'Prosíme o nahratie chýbajúcej účtovnej závierky do piatkového poludnia.',
    askCorrection:
      'Na druhej strane je uvedená stará adresa sídla. Opravte ju, prosím, a nahrajte znova.',
    readyToSign: 'Zmluva je konečná a pripravená na podpis.',
    thanks: 'Ďakujeme, dokument sme dostali a prejdeme ho.',
    internalCheck: 'Splnomocnencovi sa dnes končí platnosť plnej moci, overte to, prosím.',
    internalApproved: 'Riadenie rizík súhlasí, môžeme podpisovať.',
    askDeadline: 'Dokedy máme firemné doklady doručiť?',
    sentFile: 'Nahrali sme podpísanú verziu od našej účtovníčky.',
    cannotSign: 'Na stránke na podpis sa mi zobrazuje chyba, viete mi pomôcť?',
  },
  paragraphs: {
    agreement: [
      'Touto zmluvou sa Ister Bank zaväzuje viesť pre Klienta platobný účet a vykonávať na ňom platobné operácie. Účet sa vedie v eurách, ak sa strany písomne nedohodnú inak.',
      'Riadne zadaný príkaz Banka vykoná v deň jeho prijatia, ak bol doručený v zverejnenej lehote. Príkaz doručený neskôr sa považuje za prijatý v nasledujúci bankový deň.',
      'Klient je povinný zabezpečiť na účte dostatok peňažných prostriedkov. Ak príkaz nie je krytý, Banka ho nevykoná a Klienta o tom bezodkladne upovedomí.',
      'Poplatky za vedenie účtu určuje platný sadzobník. Každú jeho zmenu Banka Klientovi oznámi najmenej šesťdesiat dní pred dňom účinnosti.',
      'Zmluva sa uzatvára na neurčitý čas. Klient ju môže vypovedať s tridsaťdňovou, Banka so šesťdesiatdňovou výpovednou lehotou, a to písomne a bez uvedenia dôvodu.',
      'Spory z tejto zmluvy strany riešia predovšetkým rokovaním. Ak sa nedohodnú, rozhoduje súd príslušný podľa sídla Banky.',
    ],
    loan: [
      'Banka poskytne Klientovi úverový rámec, ktorý možno čerpať výlučne na podnikateľský účel uvedený v tejto zmluve. Účelnosť čerpania Klient preukazuje faktúrami.',
      'Čerpanie je podmienené účinnosťou zabezpečovacích zmlúv a predložením všetkých listín uvedených v prílohe. Splnenie podmienok Banka posúdi do piatich bankových dní.',
      'Z úveru platí Klient pohyblivý úrok zložený z trojmesačnej referenčnej sadzby a pevnej ročnej prirážky. Úrok sa účtuje k poslednému dňu každého kalendárneho štvrťroka.',
      'Dlh spláca Klient v rovnako vysokých splátkach. Predčasné splatenie oznámi písomne najmenej desať dní vopred a uhradí poplatok podľa sadzobníka.',
      'Za podstatné porušenie zmluvy sa považuje najmä omeškanie, ktoré Klient neodstráni ani do ôsmich dní od výzvy, a uvedenie Banky do omylu o rozhodujúcej skutočnosti.',
      'Klient predkladá účtovnú závierku do piatich mesiacov po skončení roka a prehľad pohľadávok a záväzkov do tridsiatich dní po skončení každého štvrťroka.',
    ],
    declaration: [
      'Ako člen štatutárneho orgánu vyhlasujem, že údaje uvedené v tomto vyhlásení sú pravdivé a zodpovedajú platnému zápisu v obchodnom registri.',
      'Beriem na vedomie, že zmenu sídla, konateľov alebo vlastníkov treba oznámiť do piatich pracovných dní. Škodu z oneskoreného oznámenia znáša spoločnosť.',
      'Vyhlasujem, že spoločnosť koná vo vlastnom mene a konečnými užívateľmi výhod sú fyzické osoby uvedené v prílohe. Žiadna z nich nie je politicky exponovanou osobou.',
      'Hlavný predmet činnosti a zdroj príjmov sa zhodujú s údajmi v účtovnej závierke za minulý rok. Podiel príjmov zo zahraničia nepresahuje jednu pätinu.',
      'Súhlasím, aby Banka údaje zaznamenala a spracúvala počas doby nevyhnutnej na plnenie jej zákonných povinností.',
    ],
    authorisation: [
      'Spoločnosť splnomocňuje nižšie uvedené osoby, aby za ňu konali prostredníctvom elektronických kanálov. Splnomocnenie je účinné dňom podpisu a platí do odvolania.',
      'Splnomocnenec smie samostatne vidieť zostatky a pohyby na účtoch a pripravovať platobné príkazy. Na schválenie príkazu je potrebný spoločný podpis dvoch splnomocnencov.',
      'Denný limit je určený v mene účtu a vzťahuje sa na všetky kanály spolu. Príkaz, ktorý by limit prekročil, systém odmietne.',
      'Spoločnosť zabezpečí, aby splnomocnenci svoje overovacie prostriedky chránili a ich stratu ihneď ohlásili. Za škodu vzniknutú do ohlásenia zodpovedá spoločnosť.',
      'Odvolanie sa oznamuje písomne alebo elektronickým kanálom. Od nasledujúceho bankového dňa už Banka príkaz odvolaného splnomocnenca neprijme.',
      'Dĺžku overovacieho kódu a počet pokusov uvádza príloha. Mesačný prehľad zhŕňa všetky prihlásenia splnomocnencov a posiela sa konateľovi.',
    ],
  },
  archive: {
    terms: {
      title: 'Obchodné podmienky',
      paragraph:
        'Tieto podmienky sa vzťahujú na používanie dokumentového portálu. Vzorový text bez právnych účinkov.',
    },
    contract: {
      title: 'Rámcová zmluva',
      paragraph: 'Strany sa dohodli na používaní dokumentového portálu. Vzorový text.',
    },
  },
};
