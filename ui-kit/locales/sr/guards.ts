import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portal je otvoren u drugom prozoru',
    text: 'Istovremeno možete da radite samo u jednom prozoru, kako se Vaše radnje ne bi preklapale.',
    use: 'Nastavi u ovom prozoru',
  },
  tabLocked: {
    title: 'Portal je otvoren u drugoj kartici',
    text: 'Zatvorite drugu karticu ili nastavite ovde: tada se druga kartica zaključava.',
    use: 'Nastavi u ovoj kartici',
  },
  idle: {
    title: 'Da li ste još tu?',
    text: 'Već neko vreme niste aktivni. Radi Vaše bezbednosti uskoro ćete biti odjavljeni.',
    drafts: 'Ono što ste napisali, a niste poslali, čuva se u ovoj kartici do sledeće prijave.',
    left: 'Preostalo vreme',
    announce_one: 'Bićete odjavljeni za {{count}} sekundu.',
    announce_few: 'Bićete odjavljeni za {{count}} sekunde.',
    announce_other: 'Bićete odjavljeni za {{count}} sekundi.',
    stay: 'Nastavi',
  },
  signOut: 'Odjavi se',
} satisfies Translation<typeof en>;
