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

/** What a designer turns: which situation, who looks, and where the portal begins. */
export interface ScreenProps {
  /** Name of a file in `scenarios/`. */
  readonly scenario: string;
  /** Key of a user, or {@link NOBODY}; the toolbar's user wins. */
  readonly user: string;
  /** Address the portal begins at; the login page before the sign-in, else the home by default. */
  readonly path?: string;
  /** Before the sign-in of the user. */
  readonly signedOut?: boolean;
  /** Where the portal runs, as its badge says; the machine of a developer by default. */
  readonly environment?: Environment;
  /** Whether an identity provider signs the bank's staff in. */
  readonly identityProvider?: boolean;
}

/** How a story gets ready before the portal is on the screen. */
export interface Preparation {
  /** Does what cannot stand in a scenario: faults, blocks, the acts of others. */
  readonly before?: (visit: Visit) => Promise<unknown>;
  /** Where the portal begins, where it hangs on the data, e.g. the id of a box. */
  readonly path?: (visit: Visit) => Promise<string> | string;
}

/** The parameters of a story that has to get ready. */
export function preparing(preparation: Preparation) {
  return { preparation };
}

type Context = Pick<StoryContext<ScreenProps>, 'globals' | 'parameters'> & {
  readonly args: ScreenProps;
};

/** World of the story before this one. */
let former: string | undefined;

async function arrive({ globals, args, parameters }: Context) {
  // Worlds are made before `beforeEach` runs, and begin at the story's present.
  setPresent(globals['clock']);
  const { scenario, user: own, path, signedOut, environment, identityProvider = false } = args;
  const { before, path: pathOf } = (parameters['preparation'] ?? {}) as Preparation;
  const chosen = String(globals['user'] ?? usersOfScenario);
  // Nobody looks at the world of the former story any more.
  if (former !== undefined) door.worlds.delete(former);
  const visit = await Visit.begin({
    scenario,
    tenant: isIn(tenants, globals['tenant']) ?? tenants[0],
    user: chosen === usersOfScenario ? own : chosen,
    signedOut,
    language: isIn([...languages, PSEUDO], globals['language']) ?? 'en',
    scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
  });
  former = visit.worldId;
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
  // What the browser keeps outlives a page.
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
 * What every story of a screen shares: the whole portal, in a world of its own of a scenario, in the
 * bank, language, scheme and at the time the toolbar says.
 */
export const screenStories = {
  parameters: {
    layout: 'fullscreen' as const,
    // The portal brings its own theme and texts.
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

/** What `play` works with. */
export interface OnScreen {
  readonly visit: Visit;
  /** The screen and what floats over it. */
  readonly page: ReturnType<typeof within>;
  /** The text of a key in the story's language, as `namespace:key`. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** The page as it stands, whatever has come so far. */
export function lookAt({ loaded }: Pick<StoryContext, 'loaded'>): OnScreen {
  const visit = loaded['visit'] as Visit;
  const i18n = loaded['i18n'] as I18n;
  return {
    visit,
    page: within(document.body),
    t: (key, values = {}) =>
      String((i18n.t as (key: string, values: object) => unknown)(key, values)),
  };
}

/** Waits until the first screen stands, by its heading. */
export async function onScreen(context: Pick<StoryContext, 'loaded'>): Promise<OnScreen> {
  const screen = lookAt(context);
  await waitFor(() => expect(screen.page.getByRole('heading', { level: 1 })).toBeVisible());
  return screen;
}

/** Nothing has to be moved sideways to be read (WCAG 1.4.10). */
export async function expectNoSidewaysScrolling(): Promise<void> {
  const { documentElement } = document;
  await waitFor(() => expect(documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
}

/** What Storybook itself keeps in the page. */
const ofStorybook = '.sb-wrapper, #storybook-docs, [id^="storybook-highlights"]';

/**
 * What is read or heard on the screen in the pseudo-language and comes neither from the texts nor
 * from an answer (R9.10).
 *
 * @param typed what the story itself has put into fields
 */
export function strayWordsNow(visit: Visit, ...typed: readonly string[]): string[] {
  const order = {
    attributes: spokenAttributes,
    foreign: foreignMarkup,
    outside: ofStorybook,
  };
  const texts = [...readableTexts(order), ...visit.titles.slice(-1)];
  return strayTexts(texts, new Set([...visit.told, ...typed]));
}

/** In the pseudo-language: no word on the screen is written in code. */
export async function expectNoStrayWords(visit: Visit, ...typed: readonly string[]): Promise<void> {
  await waitFor(() => expect(strayWordsNow(visit, ...typed)).toEqual([]));
}

/** Longer words than any language's fit the smallest screen, and none of them is written in code. */
export async function expectPseudo(visit: Visit, ...typed: readonly string[]): Promise<void> {
  await expectNoSidewaysScrolling();
  await expectNoStrayWords(visit, ...typed);
}
