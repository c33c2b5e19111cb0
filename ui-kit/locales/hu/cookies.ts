import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Sütik és helyi tárolás',
  intro:
    'A portál csak azt tárolja, ami a működéséhez kell. Nem használ sem hirdetési, sem elemzési, sem más külső szolgáltatást.',
  necessary: 'Szükséges',
  necessaryText: 'Ezek nélkül nem tud bejelentkezni és biztonságosan dolgozni.',
  functional: 'Funkcionális',
  functionalText: 'Ezek megjegyzik a választásait, hogy ne kelljen újra megadnia őket.',
  name: 'Név',
  purpose: 'Cél',
  where: 'Hol',
  kept: 'Meddig',
  storage: { cookie: 'Süti', session: 'Munkamenet-tároló', local: 'Helyi tároló' },
  keptFor: {
    session: 'A lap bezárásáig',
    signOut: 'A kijelentkezésig',
    kept: 'Amíg nem törli a böngészőben',
  },
  purposes: {
    session: 'Fenntartja a bejelentkezést',
    signedIn: 'Jelzi az oldalnak, hogy be van-e jelentkezve valaki',
    tokens: 'Átadja a bejelentkezést az oldalak között',
    oauthState: 'Védi az egyszeri bejelentkezést a hamisítás ellen',
    openedWindow: 'Észreveszi, ha két ablakban dolgozik egyszerre',
    tabs: 'Észreveszi, ha a portál másik lapon is nyitva van',
    activity: 'Minden lapon egyszerre jelentkezteti ki, ha egy ideje nem történt semmi',
    ddeParam: 'Megjegyzi, melyik dokuboxot kell megnyitnia a hivatkozásnak',
    resume: 'Megjegyzi, melyik oldalon volt a munkamenet végén',
    entrance: 'Megjegyzi, melyik bejelentkezési oldalon érkezett',
    tenant: 'Megjegyzi az ország szerinti bankot',
    language: 'Megjegyzi a nyelvet',
    scheme: 'Megjegyzi a világos vagy sötét megjelenést',
    create: 'Megjegyzi, mit választott ki és írt be az új dokuboxhoz',
    draft: 'Megőrzi a még el nem küldött üzenetet',
    kept: 'Megőrzi a termékkategóriák és az indokok nevét, hogy az oldalak gyorsabban betöltődjenek',
  },
  back: 'Vissza',
} satisfies Translation<typeof en>;
