import type { Translation } from '../translation.ts';
import type en from '../en/portal.ts';

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
  },
} satisfies Translation<typeof en>;
