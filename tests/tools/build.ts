/**
 * `npm run build`: builds portal, embedding and simulator if they are stale. Names select what to
 * build (`storybook` too), and `--force` builds in any case.
 */
import { parseArgs } from 'node:util';
import { execa } from 'execa';

import { cacheFolder, root, storybookFolder } from './root.ts';
import { makeIfStale, type Product } from './stale.ts';

interface Build extends Product {
  /** Arguments for Node. */
  readonly command: readonly string[];
  /** Whether the command prints a lot on success. Its output is then shown only if it fails. */
  readonly noisy?: boolean;
}

const ours = ['package-lock.json', 'tsconfig.json', 'spec'];
/** The parts of the simulator that run in a page, and its console. */
const inPages = [
  ...['browser', 'console', 'door', 'engine'],
  ...['signatures/documents', 'signatures/formats', 'signatures/inspection'],
].map((folder) => `simulator/${folder}`);
const noTests = '!**/*.test.{ts,tsx}';
const noStories = '!**/*.{stories,scenes}.{ts,tsx}';

const vite = (folder: string) =>
  `node_modules/vite/bin/vite.js build ${folder} --config ${folder}/vite.config.ts --logLevel warn`;

const builds: readonly Build[] = [
  {
    name: 'portal',
    inputs: [...ours, 'ui-kit', 'portal', 'tests/tools/pages-build.ts', noTests, noStories],
    output: 'portal/dist/index.html',
    command: vite('portal').split(' '),
  },
  {
    // This comes after the portal, whose build empties the folder around it.
    name: 'embedding',
    inputs: [...ours, 'ui-kit', 'portal', 'tests/tools/pages-build.ts', noTests, noStories],
    output: 'portal/dist/embed/dokubox.js',
    command: vite('portal/embed').split(' '),
  },
  {
    name: 'simulator',
    // The pages of the published contract use the colours of the kit.
    inputs: [
      ...ours,
      ...['simulator', '!simulator/console', 'scenarios', 'ui-kit/foundations/theme'],
      'tests/tools/bundle.ts',
      ...[noTests, noStories],
    ],
    output: 'simulator/dist/cli.js',
    command: ['--import', 'tsx', 'tests/tools/bundle.ts'],
  },
  {
    name: 'console',
    inputs: [
      ...ours,
      'ui-kit',
      'simulator/console',
      'tests/tools/pages-build.ts',
      noTests,
      noStories,
    ],
    output: 'simulator/console/dist/index.html',
    command: vite('simulator/console').split(' '),
  },
  {
    name: 'storybook',
    inputs: [
      ...[...ours, '.storybook', 'ui-kit', 'portal', ...inPages, 'scenarios'],
      'tests/tools/without-words.ts',
      noTests,
    ],
    output: `${storybookFolder}/index.json`,
    command: [
      ...['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet'],
      ...['--config-dir', '.storybook', '--output-dir', storybookFolder],
    ],
    noisy: true,
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const wanted =
  positionals.length > 0 ? positionals : ['portal', 'embedding', 'simulator', 'console'];

for (const build of builds.filter(({ name }) => wanted.includes(name))) {
  const make = async () => {
    const stdio = build.noisy ? 'pipe' : 'inherit';
    await execa(process.execPath, build.command, { cwd: root, stdio });
  };
  const started = performance.now();
  try {
    if (await makeIfStale(build, make, { root, cacheFolder, ...values })) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`Built the ${build.name} in ${seconds} s`);
    }
  } catch (error) {
    // The builder has printed the place and the reason, or its output is part of the message.
    console.error(`The ${build.name} could not be built.`);
    if (build.noisy) console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
