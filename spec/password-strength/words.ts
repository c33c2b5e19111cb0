/**
 * Common choices of people in the portal's countries, most common first. The position is the number
 * of guesses. The library's lists hardly know these languages. The groups are world-wide
 * favourites, words for "password" in the languages of the portal, first names, months and days,
 * places, football, and the bank's own words.
 */
const lists = [
  'password 123456 123456789 qwerty 12345678 111111 12345 1234567 iloveyou abc123 123123 admin ' +
    'letmein welcome monkey dragon football baseball sunshine princess master shadow superman ' +
    'michael jordan hunter batman trustno1 login passw starwars whatever freedom secret hello ' +
    'flower lovely charlie donald mustang access summer winter spring autumn love money magic ' +
    'killer ninja soccer hockey ranger cookie cheese coffee pepper ginger buster tigger maggie ' +
    'computer internet samsung google apple android windows office system server test testing ' +
    'temp default guest user root changeme newpass mypass letme pass word nothing matrix orange ' +
    'purple yellow silver golden diamond phoenix eagle tiger lion wolf falcon panther rainbow ' +
    'blink happy lucky forever always family friend angel baby sweet chocolate banana pokemon ' +
    'naruto minecraft arsenal chelsea liverpool barcelona juventus madrid manchester',
  'heslo hesielko parola parola1 lozinka sifra jelszo titok tajne tajny tajna pristup prihlaseni ' +
    'prihlasenie bejelentkezes prijava vstup otvori vhod tajemstvi geslo zaporka nalog kljuc ' +
    'klic kluc kulcs cheie kod cod ahoj dobryden nazdar szia szeretlek volim lubimte miluji ' +
    'milujem ljubav laska lasko szerelem iubire iubita dragoste obicham obich lubov lubov123 ' +
    'srdce srdicko sziv inima inimioara srce sarce slunce slnko nap soare sunce slance zlato ' +
    'arany aur zlatko macka kocka macska pisica pes kutya caine kuce kuche konik kone lova cal',
  'anna maria eva jana petra lenka lucie tereza veronika zuzana katarina martina monika barbora ' +
    'jan peter petr pavel tomas martin lukas jakub michal david daniel marek milan ivan juraj ' +
    'jozef josef karel vaclav frantisek ferenc istvan janos laszlo gabor zoltan attila balazs ' +
    'katalin ildiko zsuzsa agnes erika judit edit reka nora andrei alexandru mihai ion vasile ' +
    'gheorghe elena ioana andreea cristina gabriela alina mircea marko nikola stefan luka milos ' +
    'jovan ana ivana jelena marija milica dragan zoran goran darko georgi dimitar hristo todor ' +
    'nikolay ivanka desislava boyko mariya gergana ivo ante tomislav hrvoje marija zvonimir',
  'january february march april june july august september october november december monday ' +
    'tuesday wednesday thursday friday saturday sunday leden unor brezen duben kveten cerven ' +
    'cervenec srpen zari rijen listopad prosinec januar februar marec maj jun jul avgust ' +
    'septembar oktobar novembar decembar januarie februarie martie aprilie iunie iulie ' +
    'septembrie octombrie noiembrie decembrie januari jaro leto podzim zima jar jesen osz nyar ' +
    'tel tavasz vara iarna toamna primavara prolet lyato esen zimata prolece proljece',
  'praha brno ostrava plzen bratislava kosice zilina budapest debrecen szeged pecs zagreb split ' +
    'rijeka osijek beograd nis novisad sofia plovdiv varna burgas bucuresti cluj timisoara iasi ' +
    'brasov europe cesko ceska slovensko slovak magyar hungary hrvatska croatia srbija serbia ' +
    'bulgaria romania sparta slavia slovan ferencvaros dinamo hajduk zvezda partizan levski cska ' +
    'steaua rapid',
  'dokubox doku dde bank banka banca ister document dokument portal client klient ugyfel ucet ' +
    'smlouva zmluva szerzodes contract ugovor firma company cegem spolecnost sro doo kft srl ood',
] as const;

/** Each word once, at its best position. */
export const commonWords: readonly string[] = [...new Set(lists.join(' ').split(' '))];
