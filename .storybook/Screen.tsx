import type { StoryContext } from '@storybook/react-vite';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { environments, languages, tenants, type Environment } from '@dokubox/spec/enums.ts';
import { Portal } from '../portal/app/mountPortal.tsx';
import {
  foreignMarkup,
  readableTexts,
  spokenAttributes,
  strayTexts,
} from '../tests/tools/readable.ts';
import { setPresent } from './clock.ts';
import { isIn } from './isIn.ts';
import { door, setUp } from './door.ts';
import { usersOfScenario } from './scene.ts';
import { PSEUDO } from './toolbar.ts';
import { NOBODY, Visit } from './visit.ts';

/** The inputs that a designer changes: the scenario, the user, and the first address. */
export interface ScreenProps {
  /** Name of a file in `scenarios/`. */
  readonly scenario: string;
  /** Key of a user, or {@link NOBODY}. A user chosen in the toolbar replaces it. */
  readonly user: string;
  /** First address of the portal. Default: the login page before the sign-in, otherwise home. */
  readonly path?: string;
  /** True before the user signs in. */
  readonly signedOut?: boolean;
  /** The environment that the portal's badge names. Default: a developer's machine. */
  readonly environment?: Environment;
  /** Whether the bank's employees sign in with an identity provider. */
  readonly identityProvider?: boolean;
}

/** Steps of a story before the portal is on the screen. */
export interface Preparation {
  /** Prepares what a scenario cannot contain: faults, blocks, other users' actions. */
  readonly before?: (visit: Visit) => Promise<unknown>;
  /** Returns the first address of the portal if it depends on the data, such as the id of a box. */
  readonly path?: (visit: Visit) => Promise<string> | string;
}

/** The parameters of a story that needs preparation. */
export function preparing(preparation: Preparation) {
  return { preparation };
}

type Context = Pick<StoryContext<ScreenProps>, 'globals' | 'parameters'> & {
  readonly args: ScreenProps;
};

/** World of the previous story. */
let previous: string | undefined;

async function arrive({ globals, args, parameters }: Context) {
  // Worlds are created before `beforeEach` runs, and start at the story's time.
  setPresent(globals['clock']);
  const { scenario, user: own, path, signedOut, environment, identityProvider = false } = args;
  const { before, path: pathOf } = (parameters['preparation'] ?? {}) as Preparation;
  const chosen = String(globals['user'] ?? usersOfScenario);
  // The world of the previous story is no longer needed.
  if (previous !== undefined) door.worlds.delete(previous);
  const visit = await Visit.begin({
    scenario,
    tenant: isIn(tenants, globals['tenant']) ?? tenants[0],
    user: chosen === usersOfScenario ? own : chosen,
    signedOut,
    language: isIn([...languages, PSEUDO], globals['language']) ?? 'en',
    scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
  });
  previous = visit.worldId;
  setUp({
    environment: environment ?? environments[0],
    identityProviders: identityProvider ? [visit.tenant] : [],
  });
  await before?.(visit);
  const start = (await pathOf?.(visit)) ?? path;
  const atLogin = signedOut === true || visit.user === NOBODY;
  return { visit, path: start ?? (atLogin ? visit.loginPath : '/') };
}

function Screen({ visit, path }: { readonly visit: Visit; readonly path: string }) {
  const platform = useMemo(() => visit.platformAt(path), [visit, path]);
  // The browser's storage outlives a page.
  const [pages, setPages] = useState(0);
  const loaded = useRef<() => void>(undefined);
  useEffect(() => {
    visit.reload = (to) => {
      const { history } = platform.addressBar;
      if (to !== undefined) history.pushState(null, '', to);
      setPages((count) => count + 1);
      return new Promise((resolve) => {
        loaded.current = resolve;
      });
    };
  }, [visit, platform]);
  return (
    <Portal
      key={pages}
      platform={platform}
      onMounted={(portal) => {
        visit.portal = portal;
        loaded.current?.();
      }}
    />
  );
}

/**
 * Settings that every story of a screen shares: the whole portal, in a new world of a scenario. The
 * bank, language, scheme and time come from the toolbar.
 */
export const screenStories = {
  parameters: {
    layout: 'fullscreen' as const,
    // The portal has its own theme and texts.
    bare: true,
  },
  argTypes: {
    scenario: {
      control: 'select' as const,
      options: door.scenarios.list().map(({ name }) => name),
    },
    user: {
      control: 'select' as const,
      options: [
        NOBODY,
        ...new Set(door.scenarios.list().flatMap(({ users }) => users.map(({ key }) => key))),
      ],
    },
    path: { control: 'text' as const },
    environment: { control: 'select' as const, options: environments },
  },
  loaders: [async (context: Context) => arrive(context)],
  render: (_args: ScreenProps, { loaded }: { loaded: Record<string, unknown> }) => (
    <Screen visit={loaded['visit'] as Visit} path={loaded['path'] as string} />
  ),
};

/** The tools of `play`. */
export interface OnScreen {
  readonly visit: Visit;
  /** The screen and the elements that float over it. */
  readonly page: ReturnType<typeof within>;
  /** The text of a key in the story's language, as `namespace:key`. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Returns the page in its current state, loaded or not. */
export function screenNow({ loaded }: Pick<StoryContext, 'loaded'>): OnScreen {
  const visit = loaded['visit'] as Visit;
  const i18n = loaded['i18n'] as I18n;
  return {
    visit,
    page: within(document.body),
    t: (key, values = {}) =>
      String((i18n.t as (key: string, values: object) => unknown)(key, values)),
  };
}

/** Waits for the heading of the first screen. */
export async function onScreen(context: Pick<StoryContext, 'loaded'>): Promise<OnScreen> {
  const screen = screenNow(context);
  await waitFor(() => expect(screen.page.getByRole('heading', { level: 1 })).toBeVisible());
  return screen;
}

/** Checks that the page needs no sideways scrolling (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(): Promise<void> {
  const { documentElement } = document;
  await waitFor(() => expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
}

/** Elements that Storybook itself adds to the page. */
const ofStorybook = '.sb-wrapper, #storybook-docs, [id^="storybook-highlights"]';

/**
 * Returns the words on the screen in the pseudo-language that come neither from the texts nor from
 * an answer (R9.10). Words for screen readers are included.
 *
 * @param typed text that the story has typed into fields
 */
export function strayWordsNow(visit: Visit, ...typed: readonly string[]): string[] {
  const order = {
    attributes: spokenAttributes,
    foreign: foreignMarkup,
    outside: ofStorybook,
  };
  const texts = [...readableTexts(order), ...visit.titles.slice(-1)];
  return strayTexts(texts, new Set([...visit.knownWords, ...typed]));
}

/** Checks in the pseudo-language that no word on the screen is in code. */
export async function expectNoStrayWords(visit: Visit, ...typed: readonly string[]): Promise<void> {
  await waitFor(() => expect(strayWordsNow(visit, ...typed)).toEqual([]));
}

/**
 * Checks that the smallest screen has room for words longer than in any language, and that no word
 * is in code.
 */
export async function expectPseudo(visit: Visit, ...typed: readonly string[]): Promise<void> {
  await expectNoSidewaysScrolling();
  await expectNoStrayWords(visit, ...typed);
}
