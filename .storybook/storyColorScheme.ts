import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** Keeps a story's colour scheme in memory, so that stories do not change each other. */
export function storyColorScheme(initial: MantineColorScheme): MantineColorSchemeManager {
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
    },
    subscribe: () => undefined,
    unsubscribe: () => undefined,
    clear: () => {
      current = initial;
    },
  };
}
