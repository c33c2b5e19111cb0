/**
 * Bundles the simulator into `simulator/dist/cli.js`, which starts much faster than reading the
 * TypeScript files one by one. Parts for few calls stay in separate files, which are loaded at
 * their first use.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';

import { root } from './root.ts';

/**
 * Packages in a bundle: our own, and packages of which it needs little. Faker as a whole would load
 * the words of every language, 35 MB.
 */
const taken = ['#', '@dokubox/', '@faker-js/faker'];

/**
 * Bundles our own workspaces, because Node cannot read their TypeScript. Other packages stay
 * imports, because they are installed anyway, and some read files next to themselves.
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
    // Threads are started by file name, so each has its own bundle.
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
// The simulator's additions to the portal's page run in browsers.
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
