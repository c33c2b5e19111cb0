import type { Translation } from '../translation.ts';
import type en from '../en/signIn.ts';

export default {
  greeting: 'Добре дошли',
  greetingText:
    'Документите между Вас и Вашата банка на едно място: за четене, съгласуване и подписване.',
  title: { CLIENT: 'Вход', BANKER: 'Вход за служители на банката' },
  language: 'Език',
  username: 'Потребителско име',
  usernameBankerHint: 'Изписва се с главни букви.',
  password: 'Парола',
  showPassword: 'Показване на паролата',
  submit: 'Вход',
  forgottenPassword: 'Забравена парола',
  or: 'или',
  external: 'Вход чрез дигитално банкиране',
  identityProvider: 'Вход с единен служебен профил',
  otp: {
    title: 'Въведете еднократния код',
    text: 'Изпратихме код със SMS на {{phone}}.',
    textNoPhone: 'Изпратихме Ви код със SMS.',
    label: 'Еднократен код',
    hint: '{{otpLength}} цифри; кодът е валиден {{otpValidMinutes}} минути.',
    incomplete: 'Въведете всички {{otpLength}} цифри.',
    submit: 'Потвърждаване',
    resend: 'Изпращане на нов код',
    resendIn_one: 'Можете да поискате нов код след {{count}} секунда.',
    resendIn_other: 'Можете да поискате нов код след {{count}} секунди.',
    resent: 'Изпратен е нов код.',
    back: 'Назад към входа',
  },
  clientSelection: {
    title: 'Изберете клиент',
    text: 'За кой клиент искате да работите?',
    label: 'Клиент',
    placeholder: 'Номер или име',
    nothingFound: 'Няма такъв клиент.',
    submit: 'Продължаване',
    back: 'Назад към входа',
  },
  expired: {
    title: 'Сесията Ви приключи',
    text: 'Достъпът беше прекъснат за Вашата сигурност. Влезте отново, за да продължите.',
    resume: 'След входа ще се върнете на страницата, на която бяхте.',
  },
  signedOut: { title: 'Излязохте от портала', text: 'Вече можете да затворите прозореца.' },
  passwordFirst: {
    title: 'Първо задайте паролата си',
    text: 'Влезте веднъж направо в Dokubox и задайте там нова парола. След това отворете отново тази страница.',
    link: 'Отваряне на Dokubox',
  },
  handover: 'Влизате в портала',
} satisfies Translation<typeof en>;
