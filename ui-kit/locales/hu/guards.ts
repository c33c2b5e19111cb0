import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'A portál másik ablakban is nyitva van',
    text: 'Egyszerre csak egy ablakban dolgozhat, hogy a műveletei ne ütközzenek egymással.',
    use: 'Folytatás ebben az ablakban',
  },
  tabLocked: {
    title: 'A portál egy másik böngészőlapon is nyitva van',
    text: 'Zárja be a másik lapot, vagy folytassa itt: ekkor a másik lap zárolódik.',
    use: 'Folytatás ezen a lapon',
  },
  idle: {
    title: 'Még itt van?',
    text: 'Egy ideje nem történt semmi. Biztonsága érdekében hamarosan kijelentkeztetjük.',
    drafts:
      'A még el nem küldött szöveget ezen a lapon megőrizzük, és újbóli bejelentkezése után folytathatja.',
    left: 'Hátralévő idő',
    announce_one: '{{count}} másodperc múlva kijelentkeztetjük.',
    announce_other: '{{count}} másodperc múlva kijelentkeztetjük.',
    stay: 'Folytatás',
  },
  signOut: 'Kijelentkezés',
} satisfies Translation<typeof en>;
