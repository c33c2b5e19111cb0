import type { Mutant } from './mutant.ts';

const words = 'test:unit ui-kit/locales portal/i18n tests/locales';

/** Defects of the texts in eight languages. */
export const textMutants: readonly Mutant[] = [
  {
    id: 'words/text-missing',
    defect: 'A text is missing in one language',
    file: 'ui-kit/locales/bg/guards.ts',
    find: "    left: 'Оставащо време',\n",
    replace: '',
    seenBy: ['typecheck'],
  },
  {
    id: 'words/plural-missing',
    defect: 'Two to four messages have no plural form in Slovak',
    file: 'ui-kit/locales/sk/messages.ts',
    find: "  earlier_few: 'Zobraziť {{count}} staršie správy',\n",
    replace: '',
    seenBy: [words],
  },
  {
    id: 'words/plural-of-another-language',
    defect: 'Hungarian has an unknown plural form',
    file: 'ui-kit/locales/hu/guards.ts',
    find: '    announce_other:',
    replace:
      "    announce_few: '{{count}} másodperc múlva kijelentkeztetjük.',\n    announce_other:",
    seenBy: [words],
  },
  {
    id: 'words/placeholder-lost',
    defect: 'A sentence omits its number',
    file: 'ui-kit/locales/bg/guards.ts',
    find: "announce_other: 'Сесията Ви ще приключи след {{count}} секунди.'",
    replace: "announce_other: 'Сесията Ви ще приключи след секунди.'",
    seenBy: [words],
  },
  {
    id: 'words/avoided-wording',
    defect: 'Czech calls chosen steps elections again',
    file: 'ui-kit/locales/cs/acting.ts',
    find: "label: 'Odeslání zvolených kroků',",
    replace: "label: 'Odeslání vašich voleb',",
    seenBy: [words],
  },
  {
    id: 'words/not-translated',
    defect: 'One sentence is in English on every Croatian screen',
    file: 'ui-kit/locales/hr/account.ts',
    find: "title: 'Zaboravljena lozinka',",
    replace: "title: 'Forgotten password',",
    seenBy: [words],
  },
  {
    id: 'words/other-script',
    defect: 'A Serbian text is in Cyrillic letters',
    file: 'ui-kit/locales/sr/list.ts',
    find: "title: 'Dokuboxi',",
    replace: "title: 'Докубокси',",
    seenBy: [words],
  },
  {
    id: 'words/error-code-without-words',
    defect: 'An error has no message',
    file: 'ui-kit/locales/en/contract.ts',
    find: "'dde.error.notAllowed'",
    replace: "'dde.error.isNotAllowed'",
    seenBy: ['typecheck'],
  },
  {
    id: 'words/text-in-code',
    defect: 'A text is in the code, in English only',
    file: 'ui-kit/shell/SessionGuards/IdleDialog.tsx',
    find: "{t('idle.text')}",
    replace: 'You will be signed out soon.',
    seenBy: ['lint'],
  },
];
