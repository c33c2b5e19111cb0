import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portal je otvoren u drugom prozoru',
    text: 'Istodobno možete raditi samo u jednom prozoru, kako se Vaše radnje ne bi međusobno ometale.',
    use: 'Nastavi u ovom prozoru',
  },
  tabLocked: {
    title: 'Portal je otvoren u drugoj kartici',
    text: 'Zatvorite drugu karticu ili nastavite ovdje: tada se druga kartica zaključava.',
    use: 'Nastavi u ovoj kartici',
  },
  idle: {
    title: 'Jeste li još tu?',
    text: 'Neko vrijeme niste bili aktivni. Radi Vaše sigurnosti uskoro ćete biti odjavljeni.',
    drafts: 'Ono što ste napisali, a niste poslali, čuva se u ovoj kartici do sljedeće prijave.',
    left: 'Preostalo vrijeme',
    announce_one: 'Bit ćete odjavljeni za {{count}} sekundu.',
    announce_few: 'Bit ćete odjavljeni za {{count}} sekunde.',
    announce_other: 'Bit ćete odjavljeni za {{count}} sekundi.',
    stay: 'Nastavi',
  },
  signOut: 'Odjavi se',
} satisfies Translation<typeof en>;
