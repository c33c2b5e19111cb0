import type { Decorator, Preview } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { Suspense, useMemo } from 'react';
import { languages, tenants, type Language, type Tenant } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '../ui-kit/DokuboxProvider/DokuboxProvider.tsx';
import { createDokuboxI18n } from '../ui-kit/locales/i18n.ts';
import {
  entryNamespaces,
  sessionNamespaces,
  workNamespaces,
  workspaceNamespaces,
} from '../ui-kit/locales/load.ts';
import { languageNames } from '../ui-kit/locales/names.ts';
import { storyColorScheme } from './storyColorScheme.ts';
import { extraLoaders, extraNamespaces } from './extraTexts.ts';

/** One text service a language, made once and kept: stories switch without flicker. */
const services = new Map<Language, Promise<I18n>>();

function serviceFor(language: Language): Promise<I18n> {
  const known = services.get(language);
  if (known) return known;
  const made = createDokuboxI18n({
    language,
    namespaces: [
      ...entryNamespaces,
      ...workspaceNamespaces,
      ...workNamespaces,
      ...sessionNamespaces,
      ...extraNamespaces,
    ],
    loaders: extraLoaders,
  });
  services.set(language, made);
  return made;
}

function pick<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.find((entry) => entry === value) ?? otherwise;
}

const surroundings: Decorator = (Story, { globals, loaded }) => {
  const tenant = pick<Tenant>(tenants, globals['tenant'], 'HU');
  const scheme = pick(['light', 'dark'] as const, globals['scheme'], 'light');
  // A manager of our own keeps the story's scheme out of the reader's local storage and lets
  // components that switch the scheme still do so.
  const colorSchemeManager = useMemo(() => storyColorScheme(scheme), [scheme]);
  return (
    <DokuboxProvider
      key={scheme}
      tenant={tenant}
      i18n={loaded['i18n'] as I18n}
      colorSchemeManager={colorSchemeManager}
    >
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    </DokuboxProvider>
  );
};

const preview: Preview = {
  decorators: [surroundings],
  loaders: [
    async ({ globals }) => ({ i18n: await serviceFor(pick(languages, globals['language'], 'en')) }),
  ],
  initialGlobals: { tenant: 'HU', language: 'en', scheme: 'light' },
  globalTypes: {
    tenant: {
      description: 'Country bank: accent and artwork',
      toolbar: { title: 'Bank', icon: 'globe', items: [...tenants], dynamicTitle: true },
    },
    language: {
      description: 'Language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'paragraph',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // Findings of axe fail the test run; no rule is switched off.
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Foundations', 'Shell', 'Sign-in', 'List', 'Box', '*'] },
    },
    backgrounds: { disabled: true },
  },
};

export default preview;
