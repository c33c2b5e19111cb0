import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portál je otvorený v inom okne',
    text: 'Pracovať môžete vždy len v jednom okne, aby sa vaše kroky nekrížili.',
    use: 'Používať toto okno',
  },
  tabLocked: {
    title: 'Portál je otvorený na inej karte',
    text: 'Zatvorte druhú kartu alebo pokračujte tu: druhá karta sa potom zamkne.',
    use: 'Používať túto kartu',
  },
  idle: {
    title: 'Ste ešte tu?',
    text: 'Dlhší čas ste na portáli nepracovali. Z bezpečnostných dôvodov vás čoskoro odhlásime.',
    drafts: 'Čo ste napísali a ešte neodoslali, zostane na tejto karte, kým sa znova neprihlásite.',
    left: 'Zostávajúci čas',
    announce_one: 'O {{count}} sekundu vás odhlásime.',
    announce_few: 'O {{count}} sekundy vás odhlásime.',
    announce_many: 'O {{count}} sekundy vás odhlásime.',
    announce_other: 'O {{count}} sekúnd vás odhlásime.',
    stay: 'Pokračovať',
  },
  signOut: 'Odhlásiť sa',
} satisfies Translation<typeof en>;
