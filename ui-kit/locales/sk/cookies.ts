import type { Translation } from '../translation.ts';
import type en from '../en/cookies.ts';

export default {
  title: 'Súbory cookie a miestne úložisko',
  intro:
    'Portál uchováva len to, čo potrebuje na svoju činnosť. Nepoužíva reklamu, analytiku ani služby tretích strán.',
  necessary: 'Nevyhnutné',
  necessaryText: 'Bez nich sa nemôžete prihlásiť ani bezpečne pracovať.',
  functional: 'Funkčné',
  functionalText: 'Pamätajú si, čo ste si vybrali, aby ste to nemuseli vyberať znova.',
  name: 'Názov',
  purpose: 'Účel',
  where: 'Kde',
  kept: 'Ako dlho',
  storage: { cookie: 'Súbor cookie', session: 'Úložisko relácie', local: 'Miestne úložisko' },
  keptFor: {
    session: 'Do zatvorenia karty prehliadača',
    signOut: 'Do odhlásenia',
    kept: 'Kým ich nevymažete v prehliadači',
  },
  purposes: {
    session: 'Udržiava vaše prihlásenie',
    signedIn: 'Oznamuje stránke, či je niekto prihlásený',
    tokens: 'Odovzdáva prihlásenie medzi stránkami',
    oauthState: 'Chráni jednotné prihlásenie pred sfalšovaním',
    openedWindow: 'Rozpozná prácu v dvoch oknách naraz',
    tabs: 'Rozpozná, že je portál otvorený na inej karte prehliadača',
    activity:
      'Odhlási vás naraz na všetkých kartách prehliadača, keď sa na portáli dlhšie nepracuje',
    ddeParam: 'Pamätá si, ktorý dokubox má odkaz otvoriť',
    resume: 'Pamätá si stránku, na ktorej ste boli, keď sa vaše prihlásenie skončilo',
    entrance: 'Pamätá si, na ktorej stránke ste sa prihlásili',
    tenant: 'Pamätá si vašu banku',
    language: 'Pamätá si váš jazyk',
    scheme: 'Pamätá si svetlý alebo tmavý vzhľad',
    create: 'Pamätá si, čo ste vybrali a zadali pre nový dokubox',
    draft: 'Uchováva správu, ktorú ste ešte neodoslali',
    kept: 'Uchováva názvy kategórií produktov a dôvodov, aby sa stránky načítavali rýchlejšie',
  },
  back: 'Späť',
} satisfies Translation<typeof en>;
