/**
 * Bundles the simulator into `simulator/dist/cli.js`, which starts in a fraction of the time that
 * reading TypeScript file by file takes. Parts only few calls need stay files of their own, loaded
 * at their first use.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { root } from './root.ts';

/**
 * What goes into a bundle: our own, and packages of which it takes the little that is used: read whole, Faker loads the words of every
 * language, 35 MB of them.
 */
const taken = ['#', '@dokubox/', '@faker-js/faker'];

/**
 * Our own workspaces go into the bundle (Node cannot read their TypeScript), packages from
 * outside stay imports: they are installed anyway, and some read files beside themselves.
 */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || taken.some((name) => path.startsWith(name))
        ? undefined
        : { external: true, path },
    );
  },
};

const out = join(root, 'simulator', 'dist');
await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    cli: join(root, 'simulator', 'cli.ts'),
    // Threads are started by file name, so each is a bundle of its own.
    'inspection-thread': join(root, 'simulator/signatures/uploads/inspection-thread.ts'),
    'validation-thread': join(root, 'simulator/signatures/validation/worker/validation-thread.ts'),
    'beat-thread': join(root, 'simulator/store/redis/beat-thread.ts'),
    'compaction-thread': join(root, 'simulator/store/folder/compaction-thread.ts'),
  },
  outdir: out,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'linked',
  logLevel: 'warning',
  plugins: [packagesStayOutside],
});
// What the simulator adds to the portal's page runs in browsers.
await build({
  absWorkingDir: root,
  entryPoints: { badge: join(root, 'simulator/server/pages/badge/badge.ts') },
  outdir: out,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'esm',
  logLevel: 'warning',
});
