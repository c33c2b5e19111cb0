import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { within } from 'storybook/test';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { door } from '../../.storybook/door.ts';
import { storyColorScheme } from '../../.storybook/storyColorScheme.ts';
import { textsFor } from '../engine/worlds/texts-for.ts';
import { Console } from './Console.tsx';
import type { FrameParameters, ConsolePlatform } from './platform.ts';

/** The page outside of the console to which a story leads. */
interface Outside {
  readonly opened: string[];
  readonly copied: string[];
  /** Portal frames that stay in the page. */
  readonly framed: Map<HTMLElement, FrameParameters>;
}

interface ConsoleStory {
  readonly path: string;
  readonly platform: ConsolePlatform;
  readonly outside: Outside;
  readonly scheme: 'light' | 'dark';
  readonly i18n: I18n;
}

/** The world a story begins with. */
interface WantedWorld {
  readonly scenario: string;
  readonly tenant: Tenant;
  /** A box of it was renamed. */
  readonly renamed?: boolean;
}

/** A world of a scenario in the simulator of this page. */
async function makeWorld({ scenario, tenant, renamed = false }: WantedWorld): Promise<string> {
  await textsFor(tenant);
  const world = door.worlds.create({ scenario, tenant });
  const [box] = world.boxes.values();
  if (renamed && box) {
    world.commit({ operationId: 'renameDokubox', username: 'tester' }, (tx) => {
      tx.changeBox(box.id, { customName: 'Renamed' });
    });
  }
  return world.id;
}

/** The part of Storybook's loader context that stories of the console read. */
interface StoryContext {
  readonly args: object;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * The set-up of every console story: a simulator in this page, with the world that the parameter
 * `world` requests. The console opens at the argument `path`, in which WORLD is replaced by the id
 * of that world.
 */
export const consoleStory = {
  parameters: { layout: 'fullscreen', bare: true },
  loaders: [
    async ({ args, globals, parameters }: StoryContext) => {
      for (const { id } of [...door.worlds.loaded()]) door.worlds.delete(id);
      const wanted = parameters['world'] as WantedWorld | undefined;
      const worldId = wanted ? await makeWorld(wanted) : '';
      const kept = new Map<string, string>();
      const outside: Outside = { opened: [], copied: [], framed: new Map() };
      const platform: ConsolePlatform = {
        fetch: door.visitor().fetch,
        open: (url) => outside.opened.push(url),
        connectFrame: (element, { parameters: told }) => {
          outside.framed.set(element, told);
          return Promise.resolve({ disconnect: () => outside.framed.delete(element) });
        },
        copy: (text) => {
          outside.copied.push(text);
          return Promise.resolve();
        },
        origin: 'https://simulator.example',
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => kept.set(key, value),
        },
      };
      return {
        outside,
        platform,
        path: (args as { path: string }).path.replace('WORLD', worldId),
        scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
      };
    },
  ],
  render: (_args: object, { loaded }: { readonly loaded: object }): ReactElement => {
    const { path, platform, scheme, i18n } = loaded as ConsoleStory;
    return (
      <MemoryRouter initialEntries={[path]}>
        <Console platform={platform} i18n={i18n} colorSchemeManager={storyColorScheme(scheme)} />
      </MemoryRouter>
    );
  },
};

/** The page outside of the console that a story opened. */
export const outsideOf = (loaded: Record<string, unknown>) => loaded['outside'] as Outside;

/** The whole page, dialogs included. */
export const wholePage = () => within(document.body);
