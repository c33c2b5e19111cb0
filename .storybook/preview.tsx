import type { Decorator, Preview } from '@storybook/react-vite';
import type { i18n as I18n, ResourceKey } from 'i18next';
import { Suspense, useMemo } from 'react';
import { configure } from 'storybook/test';
import { textsFor } from '../simulator/engine/worlds/texts-for.ts';
import { languages, tenants, type Language } from '@dokubox/spec/enums.ts';
import { pseudoTexts } from '../tests/tools/pseudo.ts';
import { DokuboxProvider } from '../ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import { createDokuboxI18n } from '../ui-kit/locales/i18n.ts';
import {
  entryNamespaces,
  sessionNamespaces,
  uiKitLoaders,
  workNamespaces,
  workspaceNamespaces,
  type NamespaceLoader,
} from '../ui-kit/locales/load.ts';
import { setPresent } from './clock.ts';
import { isIn } from './isIn.ts';
import { setReducedMotion } from './reducedMotion.ts';
import { bankOf } from './scene.ts';
import { storyColorScheme } from './storyColorScheme.ts';
import classes from './preview.module.css';
import { globalTypes, initialGlobals, PSEUDO, viewports } from './toolbar.ts';

configure({
  // Screens load parts on demand, which takes longer on a busy machine.
  asyncUtilTimeout: 10_000,
  // A waiting play repeats many failed queries. The default writes out the whole page for each of
  // them.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

/** The texts of the product in the letters of the pseudo-language. */
const pseudoLoaders = Object.fromEntries(
  Object.entries<NamespaceLoader>(uiKitLoaders).map(([namespace, load]) => [
    namespace,
    async () => pseudoTexts(await load('en')) as ResourceKey,
  ]),
);

/**
 * One text service for each language, created once and kept, so that stories switch without
 * flicker.
 */
const services = new Map<string, Promise<I18n>>();

function serviceFor(language: Language | typeof PSEUDO): Promise<I18n> {
  const known = services.get(language);
  if (known) return known;
  const made = createDokuboxI18n({
    language: language === PSEUDO ? 'en' : language,
    namespaces: [
      ...entryNamespaces,
      ...workspaceNamespaces,
      ...workNamespaces,
      ...sessionNamespaces,
    ],
    ...(language === PSEUDO ? { loaders: pseudoLoaders } : {}),
  });
  services.set(language, made);
  return made;
}

const surroundings: Decorator = (Story, { globals, loaded, parameters }) => {
  const tenant = isIn(tenants, globals['tenant']) ?? tenants[0];
  const scheme = isIn(['light', 'dark'] as const, globals['scheme']) ?? 'light';
  // This manager keeps the story's scheme out of the user's local storage, and components can still
  // switch the scheme.
  const colorSchemeManager = useMemo(() => storyColorScheme(scheme), [scheme]);
  const story =
    parameters['layout'] === 'fullscreen' ? (
      <Story />
    ) : (
      <div className={classes.padded}>
        <Story />
      </div>
    );
  if (parameters['bare'] === true) return story;
  return (
    <DokuboxProvider
      key={scheme}
      tenant={tenant}
      i18n={loaded['i18n'] as I18n}
      colorSchemeManager={colorSchemeManager}
    >
      <Suspense fallback={null}>{story}</Suspense>
    </DokuboxProvider>
  );
};

const preview: Preview = {
  decorators: [surroundings],
  beforeEach: ({ globals }) => {
    setPresent(globals['clock']);
    setReducedMotion(globals['motion'] === 'reduced');
  },
  // Axe must see a page from its top. The scroll position after a play depends on the speed of
  // drawing. A target half under the header would then look too small, although it is only scrolled
  // away.
  afterEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
  loaders: [
    async (context) => {
      const { globals } = context;
      // A scene is created while a story is drawn, which cannot wait.
      await textsFor(bankOf(context));
      return { i18n: await serviceFor(isIn([...languages, PSEUDO], globals['language']) ?? 'en') };
    },
  ],
  initialGlobals,
  globalTypes,
  parameters: {
    // Findings of axe fail the test run. No rule is switched off.
    a11y: {
      test: 'error',
      options: {
        // Passed rules name only one place, because naming all takes a third of a test's time.
        resultTypes: ['violations', 'incomplete'],
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
    viewport: { options: viewports },
  },
};

export default preview;
