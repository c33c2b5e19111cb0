import type { SeedContent } from '../types.ts';

export const huContent: SeedContent = {
  cancellationNote: 'Az ügyfél telefonon jelezte, hogy a kérelmet visszavonja.',
  boxNames: [
    'Raktárépítés a Dűlő úton',
    'Őszi gépparkbővítés',
    'Győri telephely számlái',
    'Új kártyák a szállítóknak',
    'Tavaszi hitelkeret',
    'Közbeszerzés – teljesítési garancia',
  ],
  terminationRefused: 'A megszüntetést elutasították.',
  rejectionReason: 'A 3. pontban szereplő kamat nem az, amelyben megállapodtunk.',
  messages: {
    askUpload: 'Kérjük, péntek délig töltse fel a hiányzó beszámolót.',
    askCorrection:
      'A második oldalon a székhely régi címe szerepel. Kérjük, javítsa, és töltse fel újra.',
    readyToSign: 'A szerződés végleges, aláírásra előkészítettük.',
    thanks: 'Köszönjük, a dokumentumot megkaptuk, áttekintjük.',
    internalCheck: 'Az ügyvezető megbízatása ma lejár, kérlek, ellenőrizzétek.',
    internalApproved: 'A kockázatkezelés jóváhagyta, mehet az aláírás.',
    askDeadline: 'Meddig kell a céges papírokat beküldenünk?',
    sentFile: 'Feltöltöttük a könyvelőnktől kapott, aláírt változatot.',
    cannotSign: 'Az aláírási oldalon hibaüzenetet kapok, tudnának segíteni?',
  },
  paragraphs: {
    agreement: [
      'A jelen szerződést az Ister Bank és az Ügyfél köti abból a célból, hogy a Bank az Ügyfél részére fizetési számlát vezessen, és azon fizetési műveleteket teljesítsen. A számla pénzneme forint, kivéve, ha a felek írásban másként állapodnak meg.',
      'A Bank az Ügyfél által szabályszerűen megadott megbízást a beérkezés napján teljesíti, ha az a meghirdetett benyújtási időn belül érkezett. A később érkező megbízást úgy kell tekinteni, mintha azt a következő banki munkanapon nyújtották volna be.',
      'Az Ügyfél köteles a számlán a megbízásaihoz szükséges fedezetet biztosítani. Fedezet hiányában a Bank a megbízást nem teljesíti, és erről az Ügyfelet késedelem nélkül értesíti.',
      'A számlavezetés díjait és költségeit a mindenkor hatályos díjjegyzék tartalmazza. A díjak módosításáról a Bank legalább hatvan nappal a hatálybalépés előtt tájékoztatja az Ügyfelet.',
      'A szerződés határozatlan időre jön létre. Az Ügyfél azt harmincnapos, a Bank hatvannapos felmondási idővel, írásban, indokolás nélkül megszüntetheti.',
      'A felek a szerződésből eredő vitáikat elsősorban tárgyalás útján rendezik. Ennek eredménytelensége esetén a Bank székhelye szerinti bíróság jár el.',
    ],
    loan: [
      'A Bank az Ügyfél rendelkezésére hitelkeretet tart, amelyet az Ügyfél kizárólag a jelen szerződésben megjelölt üzleti célra használhat fel. A felhasználást az Ügyfél számlákkal igazolja.',
      'A folyósítás előfeltétele, hogy a biztosítéki szerződések hatályba lépjenek, és az Ügyfél a mellékletben felsorolt okiratokat hiánytalanul átadja. A Bank a feltételek teljesülését öt banki munkanapon belül megvizsgálja.',
      'A hitel után az Ügyfél változó kamatot fizet, amely a három hónapos referenciakamatból és az évi rögzített kamatfelárból áll. A kamat elszámolása minden naptári negyedév utolsó napján történik.',
      'Az Ügyfél a tartozást egyenlő részletekben törleszti. Az előtörlesztés szándékát legalább tíz nappal korábban, írásban kell bejelenteni, és azért a díjjegyzék szerinti díj fizetendő.',
      'Súlyos szerződésszegésnek minősül különösen, ha az Ügyfél esedékes fizetési kötelezettségét felszólítás ellenére, nyolc napon belül sem teljesíti, vagy a Bankot lényeges körülményről megtéveszti.',
      'Az Ügyfél vállalja, hogy az éves beszámolót az üzleti év zárását követő öt hónapon belül, a negyedéves főkönyvi kivonatot pedig minden negyedévet követő harminc napon belül megküldi.',
    ],
    declaration: [
      'Alulírott, a társaság törvényes képviselőjeként kijelentem, hogy a jelen nyilatkozatban közölt adatok a valóságnak megfelelnek, és azokat a hatályos cégkivonat alapján adtam meg.',
      'Tudomásul veszem, hogy a társaság székhelyében, képviselőiben vagy tulajdonosi körében bekövetkező változást öt munkanapon belül be kell jelenteni. A mulasztásból eredő kár a társaságot terheli.',
      'Kijelentem, hogy a társaság saját nevében jár el, és tényleges tulajdonosai a mellékletben felsorolt természetes személyek. Egyikük sem minősül kiemelt közszereplőnek.',
      'A társaság fő tevékenysége és bevételeinek forrása megegyezik az előző évi beszámolóban szereplővel. A külföldről érkező bevételek aránya nem haladja meg az egyötödöt.',
      'Hozzájárulok, hogy a Bank az itt közölt adatokat nyilvántartásában rögzítse, és jogszabályi kötelezettsége teljesítéséhez, az ahhoz szükséges ideig kezelje.',
    ],
    authorisation: [
      'A társaság meghatalmazza az alább megnevezett személyeket, hogy az elektronikus csatornákon a nevében eljárjanak. A meghatalmazás visszavonásig érvényes, és az aláírás napján lép hatályba.',
      'A meghatalmazott önállóan tekintheti meg a számlák egyenlegét és forgalmát, valamint rögzíthet fizetési megbízást. A megbízás jóváhagyásához két meghatalmazott együttes aláírása szükséges.',
      'A napi összeghatár a számla pénznemében értendő, és valamennyi csatornára együttesen vonatkozik. A határ túllépésére irányuló megbízást a rendszer visszautasítja.',
      'A társaság gondoskodik arról, hogy a meghatalmazottak az azonosításukra szolgáló eszközöket megőrizzék, és azok elvesztését azonnal bejelentsék. A bejelentésig keletkezett kárért a társaság felel.',
      'A visszavonást írásban vagy az elektronikus csatornán kell közölni. A Bank a közlést követő első banki munkanaptól a meghatalmazottól nem fogad el új megbízást.',
    ],
  },
  archive: {
    terms: {
      title: 'Általános szerződési feltételek',
      paragraph:
        'Jelen feltételek a dokumentumportál használatára vonatkoznak. Mintaszöveg, joghatása nincs.',
    },
    contract: {
      title: 'Keretszerződés',
      paragraph: 'A felek megállapodnak a dokumentumportál használatában. Mintaszöveg.',
    },
  },
};
