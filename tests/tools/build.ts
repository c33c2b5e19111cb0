/** `npm run build`: makes what is stale. `--force` makes everything; names make only those. */
import { bundleSimulator } from './bundle.ts';
import { cacheFolder, root } from './root.ts';
import { runTool } from './run.ts';
import { makeIfStale, type Product } from './stale.ts';

const ours = ['package-lock.json', 'tsconfig.json', 'spec'];

const products: readonly Product[] = [
  {
    name: 'portal',
    inputs: [...ours, 'ui-kit', 'portal'],
    output: 'portal/dist/index.html',
    make: async () => {
      const args = ['build', 'portal', '--config', 'portal/vite.config.ts', '--logLevel', 'warn'];
      const { code } = await runTool('vite/bin/vite.js', args);
      if (code !== 0) throw new Error('The portal could not be built.');
    },
  },
  {
    // After the portal, whose build empties the folder around this one.
    name: 'embedding',
    inputs: [...ours, 'ui-kit', 'portal'],
    output: 'portal/dist/embed/dokubox.js',
    make: async () => {
      const config = 'portal/embed/vite.config.ts';
      const args = ['build', 'portal/embed', '--config', config, '--logLevel', 'warn'];
      const { code } = await runTool('vite/bin/vite.js', args);
      if (code !== 0) throw new Error('The portal for hosts could not be built.');
    },
  },
  {
    name: 'simulator',
    inputs: [...ours, 'simulator', 'scenarios', 'tests/tools/bundle.ts'],
    output: 'simulator/dist/cli.js',
    make: () => bundleSimulator(root),
  },
];

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const force = args.includes('--force');

for (const product of products) {
  if (names.length > 0 && !names.includes(product.name)) continue;
  const started = performance.now();
  try {
    if (await makeIfStale(product, { root, cacheFolder, force })) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`Built the ${product.name} in ${seconds} s`);
    }
  } catch (error) {
    // esbuild and Vite have printed where and why; their stack traces help nobody.
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
