import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';

/** The default name of a world, after its scenario. */
export const worldName = ({ name, scenario }: Pick<WorldView, 'name' | 'scenario'>): string =>
  name ?? scenario;
