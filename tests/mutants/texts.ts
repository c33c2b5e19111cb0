import type { Mutant } from './mutant.ts';

const words = 'test:unit ui-kit/locales portal/i18n tests/locales';

/** Defects of the words in eight languages. */
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
    defect: 'Two to four messages have no words in Slovak',
    file: 'ui-kit/locales/sk/messages.ts',
    find: "  earlier_few: 'Zobraziť {{count}} staršie správy',\n",
    replace: '',
    seenBy: [words],
  },
  {
    id: 'words/plural-of-another-language',
    defect: 'Hungarian has a plural it does not know',
    file: 'ui-kit/locales/hu/guards.ts',
    find: '    announce_other:',
    replace:
      "    announce_few: '{{count}} másodperc múlva kijelentkeztetjük.',\n    announce_other:",
    seenBy: [words],
  },
  {
    id: 'words/placeholder-lost',
    defect: 'A sentence does not say the number it is about',
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
    id: 'words/english-changed-alone',
    defect: 'An English text changes and seven languages stay as they were',
    file: 'simulator/server/pages/gone/texts.ts',
    find: "scenarios: 'Choose a scenario',",
    replace: "scenarios: 'Choose another scenario',",
    seenBy: [words],
  },
  {
    id: 'words/consequence-in-the-present',
    defect: 'A Slovak option reads as if the document were archived already',
    file: 'ui-kit/locales/sk/acting.ts',
    find: "archives: 'Dokument sa zarchivuje a už ho nebude možné zmeniť.'",
    replace: "archives: 'Dokument sa archivuje a už ho nemožno zmeniť.'",
    seenBy: [words],
  },
  {
    id: 'words/number-parted-from-its-unit',
    defect: 'A line may end between a number and MB in Romanian',
    file: 'ui-kit/locales/ro/box.ts',
    find: '{{maxUploadMb}}\u00a0MB',
    replace: '{{maxUploadMb}} MB',
    seenBy: [words],
  },
  {
    id: 'words/not-translated',
    defect: 'One sentence stands in English on every Croatian screen',
    file: 'ui-kit/locales/hr/account.ts',
    find: "title: 'Zaboravljena lozinka',",
    replace: "title: 'Forgotten password',",
    seenBy: [words],
  },
  {
    id: 'words/other-script',
    defect: 'A Serbian text stands in Cyrillic letters',
    file: 'ui-kit/locales/sr/list.ts',
    find: "title: 'Dokuboxi',",
    replace: "title: 'Докубокси',",
    seenBy: [words],
  },
  {
    id: 'words/error-code-without-words',
    defect: 'A refusal has no words',
    file: 'ui-kit/locales/en/contract.ts',
    find: "'dde.error.notAllowed'",
    replace: "'dde.error.isNotAllowed'",
    seenBy: ['typecheck'],
  },
  {
    id: 'words/text-in-code',
    defect: 'A text stands in the code, in English only',
    file: 'ui-kit/shell/SessionGuards/IdleDialog.tsx',
    find: "{t('idle.text')}",
    replace: 'You will be signed out soon.',
    seenBy: ['lint'],
  },
];
