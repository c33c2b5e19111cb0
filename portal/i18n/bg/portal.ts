import type { Translation } from '@dokubox/ui-kit/locales/translation.ts';
import type en from '../en/portal.ts';

/** Bulgarian texts of the portal itself. */
export default {
  product: 'Dokubox',
  page: {
    list: 'Докубоксове',
    box: 'Докубокс',
    signIn: 'Вход',
    cookies: 'Бисквитки',
    tasks: 'Задачи',
    users: 'Управление на потребители',
    error: 'Грешка',
  },
  navigation: { list: 'Докубоксове', tasks: 'Задачи', users: 'Управление на потребители' },
  start: {
    failedTitle: 'Порталът не можа да се стартира',
    failedText: 'Настройките му не можаха да се заредят.',
    signingIn: 'Влизате в портала',
  },
  blocked: {
    title: 'Порталът е затворен за поддръжка',
    text: 'В момента не можете да работите в портала.',
    textUntil: 'Не можете да работите в портала до {{until}}.',
    stayHint: 'Можете да останете и да опитате по-късно или да излезете.',
    stay: 'Оставам',
    signOut: 'Изход',
    scheduledTitle: 'Планирана поддръжка',
    scheduled: 'Порталът ще бъде затворен от {{from}} до {{until}}.',
    scheduledOpen: 'Порталът ще бъде затворен от {{from}}.',
  },
  redirection: { open: 'Отваряне на докубокса' },
} satisfies Translation<typeof en>;
