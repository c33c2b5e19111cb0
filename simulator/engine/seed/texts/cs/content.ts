import type { SeedContent } from '../types.ts';

export const csContent: SeedContent = {
  cancellationNote: 'Klient telefonicky oznámil, že bere žádost zpět.',
  boxNames: [
    'Přístavba skladu v Říčanech',
    'Nákup strojů na podzim',
    'Účty pro plzeňskou provozovnu',
    'Nové karty pro řidiče',
    'Jarní úvěrový rámec',
    'Veřejná zakázka – záruka za řádné provedení díla',
  ],
  terminationRefused: 'Ukončení bylo zamítnuto.',
  rejectionReason: 'Úroková sazba v bodě 3 neodpovídá tomu, na čem jsme se dohodli.',
  messages: {
    askUpload: 'Prosíme o nahrání chybějící účetní závěrky do pátečního poledne.',
    askCorrection:
      'Na druhé straně je uvedena stará adresa sídla. Opravte ji prosím a nahrajte znovu.',
    readyToSign: 'Smlouva je konečná a připravena k podpisu.',
    thanks: 'Děkujeme, dokument jsme obdrželi a projdeme jej.',
    internalCheck: 'Jednateli dnes končí funkční období, ověřte to prosím.',
    internalApproved: 'Řízení rizik souhlasí, můžeme podepisovat.',
    askDeadline: 'Dokdy máme firemní doklady dodat?',
    sentFile: 'Nahráli jsme podepsanou verzi od naší účetní.',
    cannotSign: 'Na podpisové stránce se mi zobrazuje chyba, můžete mi pomoci?',
  },
  paragraphs: {
    agreement: [
      'Touto smlouvou se Ister Bank zavazuje vést pro Klienta platební účet a provádět na něm platební transakce. Účet je veden v českých korunách, nedohodnou-li se strany písemně jinak.',
      'Řádně zadaný příkaz provede Banka v den jeho přijetí, byl-li doručen ve zveřejněné lhůtě. Příkaz doručený později se považuje za přijatý následující bankovní den.',
      'Klient je povinen zajistit na účtu dostatek peněžních prostředků. Není-li příkaz krytý, Banka jej neprovede a Klienta o tom bez zbytečného odkladu vyrozumí.',
      'Poplatky za vedení účtu určuje platný sazebník. O každé jeho změně Banka Klienta uvědomí nejméně šedesát dnů přede dnem účinnosti.',
      'Smlouva se uzavírá na dobu neurčitou. Klient ji může vypovědět s třicetidenní, Banka s šedesátidenní výpovědní dobou, a to písemně a bez udání důvodu.',
      'Spory z této smlouvy strany řeší především jednáním. Nedojde-li k dohodě, rozhoduje soud příslušný podle sídla Banky.',
    ],
    loan: [
      'Banka poskytne Klientovi úvěrový rámec, který smí být čerpán výhradně k podnikatelskému účelu uvedenému v této smlouvě. Účelnost čerpání Klient prokazuje fakturami.',
      'Čerpání je podmíněno účinností zajišťovacích smluv a předložením všech listin uvedených v příloze. Splnění podmínek Banka posoudí do pěti bankovních dnů.',
      'Z úvěru platí Klient pohyblivý úrok složený z tříměsíční referenční sazby a pevné roční přirážky. Úrok se účtuje k poslednímu dni každého kalendářního čtvrtletí.',
      'Dluh splácí Klient ve stejně vysokých splátkách. Předčasné splacení oznámí písemně nejméně deset dnů předem a uhradí poplatek podle sazebníku.',
      'Za podstatné porušení smlouvy se považuje zejména prodlení, které Klient neodstraní ani do osmi dnů od výzvy, a uvedení Banky v omyl o rozhodující skutečnosti.',
      'Klient předkládá účetní závěrku do pěti měsíců po skončení roku a přehled pohledávek a závazků do třiceti dnů po skončení každého čtvrtletí.',
    ],
    declaration: [
      'Jako člen statutárního orgánu prohlašuji, že údaje uvedené v tomto prohlášení jsou pravdivé a odpovídají platnému zápisu v obchodním rejstříku.',
      'Beru na vědomí, že změnu sídla, jednatelů nebo vlastníků je třeba oznámit do pěti pracovních dnů. Škodu vzniklou z opožděného oznámení nese společnost.',
      'Prohlašuji, že společnost jedná vlastním jménem a jejími skutečnými majiteli jsou fyzické osoby uvedené v příloze. Žádná z nich není politicky exponovanou osobou.',
      'Hlavní předmět činnosti a zdroj příjmů se shodují s údaji v účetní závěrce za minulý rok. Podíl příjmů ze zahraničí nepřesahuje jednu pětinu.',
      'Souhlasím, aby Banka údaje zaznamenala a zpracovávala po dobu nezbytnou k plnění svých zákonných povinností.',
    ],
    authorisation: [
      'Společnost zmocňuje níže uvedené osoby, aby za ni jednaly prostřednictvím elektronických kanálů. Zmocnění je účinné dnem podpisu a platí do odvolání.',
      'Zmocněnec smí samostatně nahlížet na zůstatky a pohyby na účtech a připravovat platební příkazy. Ke schválení příkazu je třeba společného podpisu dvou zmocněnců.',
      'Denní limit je stanoven v měně účtu a vztahuje se na všechny kanály dohromady. Příkaz, který by limit překročil, systém odmítne.',
      'Společnost zajistí, aby zmocněnci své ověřovací prostředky chránili a jejich ztrátu neprodleně ohlásili. Za škodu vzniklou do ohlášení odpovídá společnost.',
      'Odvolání se oznamuje písemně nebo elektronickým kanálem. Od následujícího bankovního dne již Banka příkaz odvolaného zmocněnce nepřijme.',
      'Ověřovací kód platí pět minut a lze jej zadat nejvýše třikrát. Poté se přístup zablokuje a zmocněnec buď požádá o nový kód, nebo navštíví pobočku.',
    ],
  },
  archive: {
    terms: {
      title: 'Obchodní podmínky',
      paragraph:
        'Tyto podmínky se vztahují na používání dokumentového portálu. Vzorový text bez právních účinků.',
    },
    contract: {
      title: 'Rámcová smlouva',
      paragraph: 'Strany se dohodly na používání dokumentového portálu. Vzorový text.',
    },
  },
};
