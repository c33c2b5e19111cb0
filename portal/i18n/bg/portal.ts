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
  forced: {
    passwordTitle: 'Необходима Ви е нова парола',
    passwordText:
      'Банката Ви моли да смените паролата си, преди да продължите. В портала това все още не е възможно. Моля, обърнете се към Вашата банка.',
    contractTitle: 'Първо подпишете договора',
    contractText:
      'Преди първото използване на портала трябва да бъде подписан договорът за неговото ползване. Подписвате го в услугата за подписване.',
    contractLink: 'Към услугата за подписване',
    back: 'Назад към входа',
  },
  notYet: {
    forgottenTitle: 'Забравена парола',
    forgottenText:
      'Все още не можете да възстановите паролата си тук. Моля, обърнете се към Вашата банка, която ще Ви помогне.',
    contractTitle: 'Подписване на договора',
    contractText:
      'Състоянието на Вашия договор все още не може да се покаже тук. Влезте, за да видите дали порталът е отворен за Вас.',
    back: 'Назад към входа',
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
