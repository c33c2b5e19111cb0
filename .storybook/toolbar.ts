import type { Preview } from '@storybook/react-vite';
import { languages, tenants } from '@dokubox/spec/enums.ts';
import { languageNames } from '../ui-kit/locales/names.ts';
import type { ClockStep } from './clock.ts';
import { userTitles, usersOfScenario } from './scene.ts';
import { widths } from './widths.ts';

/** The toolbar's word for the language of the tests, which no user has. */
export const PSEUDO = 'pseudo';

/** What the words of the clock say; `start` is the moment of every picture. */
const clockTitles: Readonly<Record<ClockStep, string>> = {
  start: '12-03-2026',
  day: 'One day later',
  week: 'One week later',
  month: 'One month later',
  year: 'One year later',
};

/** The widths as Storybook's own viewports, which resize the page itself: media queries follow. */
export const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: '100%' },
      type: width < 600 ? 'mobile' : width < 1000 ? 'tablet' : 'desktop',
    } as const,
  ]),
);

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

function toolbar(
  description: string,
  title: string,
  icon: NonNullable<Toolbar['icon']>,
  items: readonly (string | { readonly value: string; readonly title: string })[],
) {
  return { description, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

/** What the toolbar switches; every story obeys all of it but what it fixes by `globals`. */
export const globalTypes = {
  tenant: toolbar('Country bank: its rules, texts, accent and artwork', 'Bank', 'globe', tenants),
  language: toolbar('Language of the texts', 'Language', 'paragraph', [
    ...languages.map((value) => ({ value, title: languageNames[value] })),
    { value: PSEUDO, title: 'Pseudo-language' },
  ]),
  scheme: toolbar('Colour scheme', 'Scheme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  user: toolbar('Who looks, by the key of the scenario', 'User', 'user', [
    { value: usersOfScenario, title: 'User of the story' },
    ...[...userTitles].map(([value, title]) => ({ value, title })),
  ]),
  motion: toolbar('Motion', 'Motion', 'play', [
    { value: 'system', title: 'Motion as the system says' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  clock: toolbar(
    'When the story takes place',
    'Clock',
    'time',
    Object.entries(clockTitles).map(([value, title]) => ({ value, title })),
  ),
};

/** What the toolbar says when a story is opened: the same on every day and on every machine. */
export const initialGlobals = {
  tenant: tenants[0],
  language: 'en',
  scheme: 'light',
  user: usersOfScenario,
  motion: 'system',
  clock: 'start',
};
