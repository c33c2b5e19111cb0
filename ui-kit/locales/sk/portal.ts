import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

export default {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxy',
    box: 'Dokubox',
    signIn: 'Prihlásenie',
    cookies: 'Súbory cookie',
    tasks: 'Úlohy',
    users: 'Správa používateľov',
    error: 'Chyba',
  },
  navigation: { list: 'Dokuboxy', tasks: 'Úlohy', users: 'Správa používateľov' },
  start: {
    failedTitle: 'Portál sa nepodarilo spustiť',
  },
} satisfies Translation<typeof en>;
