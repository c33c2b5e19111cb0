import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portál je otvorený v inom okne',
    text: 'Pracovať môžete vždy len v jednom okne, aby sa zmeny navzájom neprepisovali.',
    use: 'Pokračovať v tomto okne',
  },
  tabLocked: {
    title: 'Portál je otvorený na inej karte prehliadača',
    text: 'Zatvorte druhú kartu alebo pokračujte tu: druhá karta sa potom zamkne.',
    use: 'Pokračovať tu',
  },
  idle: {
    title: 'Ste ešte tu?',
    text: 'Dlhší čas ste na portáli nepracovali. Z bezpečnostných dôvodov vás čoskoro odhlásime.',
    drafts:
      'Čo ste napísali a ešte neodoslali, zostane na tejto karte prehliadača, kým sa znova neprihlásite.',
    left: 'Zostávajúci čas',
    announce_one: 'O {{count}} sekundu vás odhlásime.',
    announce_few: 'O {{count}} sekundy vás odhlásime.',
    announce_many: 'O {{count}} sekundy vás odhlásime.',
    announce_other: 'O {{count}} sekúnd vás odhlásime.',
    stay: 'Pokračovať',
  },
  signOut: 'Odhlásiť sa',
} satisfies Translation<typeof en>;
