import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';

/** What a world is called where nobody has named it: by what it was made from. */
export const worldName = ({ name, scenario }: Pick<WorldView, 'name' | 'scenario'>): string =>
  name ?? scenario;
