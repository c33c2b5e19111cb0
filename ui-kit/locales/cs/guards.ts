import type { Translation } from '../translation.ts';
import type en from '../en/guards.ts';

export default {
  otherWindow: {
    title: 'Portál je otevřen v jiném okně',
    text: 'Pracovat můžete vždy jen v jednom okně, aby se změny navzájem nepřepisovaly.',
    use: 'Pokračovat v tomto okně',
  },
  tabLocked: {
    title: 'Portál je otevřen na jiné kartě prohlížeče',
    text: 'Zavřete druhou kartu, nebo pokračujte zde: druhá karta se pak zamkne.',
    use: 'Pokračovat zde',
  },
  idle: {
    title: 'Jste tu ještě?',
    text: 'Už delší dobu na portálu nepracujete. Z bezpečnostních důvodů vás brzy odhlásíme.',
    drafts:
      'Co jste napsali a ještě neodeslali, zůstane na této kartě prohlížeče, dokud se znovu nepřihlásíte.',
    left: 'Zbývající čas',
    announce_one: 'Za {{count}} sekundu vás odhlásíme.',
    announce_few: 'Za {{count}} sekundy vás odhlásíme.',
    announce_many: 'Za {{count}} sekundy vás odhlásíme.',
    announce_other: 'Za {{count}} sekund vás odhlásíme.',
    stay: 'Pokračovat',
  },
  signOut: 'Odhlásit se',
} satisfies Translation<typeof en>;
