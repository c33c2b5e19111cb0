import type { Preview } from '@storybook/react-vite';
import { languages, tenants } from '@dokubox/spec/enums.ts';
import { languageNames } from '../ui-kit/locales/names.ts';
import type { ClockStep } from './clock.ts';
import { userTitles, usersOfScenario } from './scene.ts';
import { widths } from './widths.ts';

/** The toolbar's word for the language of the tests, which no user has. */
export const PSEUDO = 'pseudo';

/** Titles of the clock steps. `start` is the time of every picture. */
const clockTitles: Readonly<Record<ClockStep, string>> = {
  start: '12-03-2026',
  day: 'One day later',
  week: 'One week later',
  month: 'One month later',
  year: 'One year later',
};

/**
 * The widths as Storybook's viewports. They resize the page itself, so that media queries follow.
 */
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

/** The toolbar's settings. Every story follows all of them, except those it fixes by `globals`. */
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
  user: toolbar('User, by key in the scenario', 'User', 'user', [
    { value: usersOfScenario, title: 'User of the story' },
    ...[...userTitles].map(([value, title]) => ({ value, title })),
  ]),
  motion: toolbar('Motion', 'Motion', 'play', [
    { value: 'system', title: 'System setting' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  clock: toolbar(
    'Time of the story',
    'Clock',
    'time',
    Object.entries(clockTitles).map(([value, title]) => ({ value, title })),
  ),
};

/** The toolbar's settings when a story is opened, the same on every day and machine. */
export const initialGlobals = {
  tenant: tenants[0],
  language: 'en',
  scheme: 'light',
  user: usersOfScenario,
  motion: 'system',
  clock: 'start',
};
