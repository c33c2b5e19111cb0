import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { root } from './root.ts';

const configFile = join(root, '.dependency-cruiser.js');

interface Rule {
  name: string;
  comment: string;
  to?: { pathNot?: string | string[] };
}

interface Violation {
  from: string;
  /** The modules of a cycle, which is reported once, from one of them. */
  cycle?: { name: string }[];
  rule: { name: string };
}

/** Imports that must be rejected: rule, importing file, imported file. */
const refused: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['known-folders', 'helpers/a.ts', './b.ts'],
  ['spec-imports-nothing-of-ours', 'spec/knows-ui.ts', '@dokubox/ui-kit/Card/Card.tsx'],
  ['spec-needs-no-package', 'spec/uses-ajv.ts', 'ajv'],
  ['spec-estimates-passwords', 'spec/password-strength/uses-ajv.ts', 'ajv'],
  ['spec-reads-phone-numbers', 'spec/phone-numbers.ts', 'ajv'],
  ['product-knows-no-control', 'spec/operations/boxes.ts', '../control/enums.ts'],
  ['product-knows-no-control', 'spec/workflow/rows.ts', '../operations/table.ts'],
  ['product-knows-no-control', 'spec/operations/request.ts', '../schemas/registry.ts'],
  ['simulator-imports-spec-only', 'simulator/new-folder/a.ts', '@dokubox/ui-kit/Card/Card.tsx'],
  [
    'reading-wears-the-theme',
    'simulator/publishing/reading/theme.ts',
    '@dokubox/ui-kit/Card/Card.tsx',
  ],
  [
    'page-of-errors-quotes-the-words',
    'simulator/publishing/generate/errors-doc.ts',
    '@dokubox/ui-kit/Card/Card.tsx',
  ],
  [
    'page-of-the-console-lists-its-functions',
    'simulator/publishing/generate/console-doc.ts',
    '@dokubox/console/clean.ts',
  ],
  [
    'publishing-reads-the-contract',
    'simulator/publishing/a.ts',
    '@dokubox/simulator/server/app.ts',
  ],
  ['console-is-a-client', 'simulator/console/a.ts', '@dokubox/simulator/engine/clean.ts'],
  ['testing-is-for-tests', 'simulator/server/c.ts', '@dokubox/testing/clean.ts'],
  ['engine-stands-alone', 'simulator/engine/a.ts', '@dokubox/signatures/signing/sign.ts'],
  ['engine-floor-ground', 'simulator/engine/state.ts', './seed/clean.ts'],
  ['engine-floor-seed', 'simulator/engine/seed/a.ts', '../world/clean.ts'],
  ['engine-floor-side', 'simulator/engine/side/a.ts', '../world/clean.ts'],
  ['engine-floor-sessions', 'simulator/engine/sessions/a.ts', '../world/clean.ts'],
  ['engine-floor-world', 'simulator/engine/world/a.ts', '../scenario/clean.ts'],
  ['engine-floor-world', 'simulator/engine/world/b.ts', '../handlers/clean.ts'],
  ['engine-floor-views', 'simulator/engine/views/a.ts', '../handlers/clean.ts'],
  ['engine-floor-scenario', 'simulator/engine/scenario/a.ts', '../handlers/clean.ts'],
  ['engine-floor-scenario', 'simulator/engine/scenario/saved/b.ts', '../../worlds/clean.ts'],
  ['engine-floor-worlds', 'simulator/engine/worlds/a.ts', '../traffic/clean.ts'],
  ['engine-floor-traffic', 'simulator/engine/traffic/a.ts', '../handlers/clean.ts'],
  ['engine-floor-handlers', 'simulator/engine/handlers/a.ts', '../engine.ts'],
  ['state-is-no-handler', 'simulator/door/e.ts', '../engine/handlers/clean.ts'],
  ['state-is-no-handler', 'simulator/store/c.ts', '../engine/handlers/clean.ts'],
  ['engine-packages-run-in-browsers', 'simulator/engine/b.ts', 'asn1js'],
  ['door-stands-alone', 'simulator/door/a.ts', '../server/app.ts'],
  ['door-packages-run-in-browsers', 'simulator/door/b.ts', 'asn1js'],
  ['signatures-stand-alone', 'simulator/signatures/signing/a.test.ts', '@dokubox/simulator/engine/clean.ts'], // prettier-ignore
  ['signatures-need-little-of-the-contract', 'simulator/signatures/uploads/a.ts', '@dokubox/spec/uses-ajv.ts'], // prettier-ignore
  ['file-parts-stand-alone', 'simulator/signatures/inspection/a.ts', '../signing/sign.ts'],
  ['file-packages-run-in-browsers', 'simulator/signatures/documents/a.ts', 'asn1js'],
  ['formats-stand-alone', 'simulator/signatures/formats/a.ts', '../signing/sign.ts'],
  ['validation-does-not-sign', 'simulator/signatures/validation/a.ts', '../signing/sign.ts'],
  ['signing-does-not-judge', 'simulator/signatures/signing/b.ts', '../validation/clean.ts'],
  ['stores-know-the-engine-only', 'simulator/store/a.ts', '../door/clean.ts'],
  ['store-packages', 'simulator/store/b.ts', 'asn1js'],
  ['browser-door-needs-no-server', 'simulator/browser/a.ts', '../server/app.ts'],
  ['browser-door-needs-no-server', 'simulator/browser/b.ts', '@dokubox/signatures/signing/sign.ts'],
  ['browser-door-needs-no-package', 'simulator/browser/c.ts', 'immer'],
  ['only-server-knows-fastify', 'simulator/signatures/signing/a.ts', 'fastify'],
  ['only-server-knows-fastify', 'simulator/door/c.ts', 'fastify'],
  ['only-server-knows-fastify', 'simulator/new-folder/b.ts', '@fastify/cors'],
  ['node-modules-by-place', 'simulator/new-folder/c.ts', 'node:fs'],
  ['node-modules-by-place', 'simulator/engine/c.ts', 'node:crypto'],
  ['node-modules-by-place', 'simulator/door/d.ts', 'node:crypto'],
  ['node-modules-by-place', 'simulator/browser/d.ts', 'node:fs'],
  ['node-modules-by-place', 'simulator/signatures/documents/b.ts', 'node:fs'],
  ['node-modules-by-place', 'simulator/signatures/inspection/b.ts', 'node:zlib'],
  ['node-modules-by-place', 'spec/reads.ts', 'fs/promises'],
  ['ui-kit-imports-spec-only', 'ui-kit/Card/a.tsx', '@dokubox/simulator/engine/clean.ts'],
  ['ui-kit-is-pure', 'ui-kit/Card/b.tsx', 'swr'],
  ['portal-imports-spec-and-ui-kit', 'portal/app/a.ts', '@dokubox/simulator/engine/clean.ts'],
  ['features-are-islands', 'portal/features/list/a.ts', '../box/screen.ts'],
  ['api-knows-no-screens', 'portal/api/a.ts', '../app/clean.ts'],
  ['workspaces-by-name', 'portal/app/b.ts', '../../spec/limits.ts'],
  ['rooms-of-the-simulator-by-name', 'simulator/server/d.ts', '../signatures/signing/sign.ts'],
  ['workspaces-by-name', 'simulator/signatures/validation/c.ts', '../../engine/clean.ts'],
  ['no-index-files', 'portal/app/c.ts', './parts/index.ts'],
  ['no-test-code-in-product', 'portal/app/d.ts', './clean.test.ts'],
  ['no-test-code-in-product', 'ui-kit/Card/c.tsx', '../../tests/tools/helper.ts'],
  ['no-test-code-in-product', 'ui-kit/Card/d.tsx', './Card.scenes.tsx'],
  ['no-dev-package-in-product', 'portal/app/e.ts', 'vitest'],
  ['declared-packages-only', 'portal/app/f.ts', 'stray'],
  ['no-cycles', 'portal/app/circle.ts', './circle-back.ts'],
  ['resolvable', 'portal/app/g.ts', './missing.ts'],
  ['resolvable', 'simulator/server/e.ts', '@dokubox/signatures/inner/hidden.ts'],
];

/** Imports that must be accepted. */
const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['spec/limits.ts', 'json-schema-to-ts'],
  ['spec/operations/table.ts', '../control/operations/table.ts'],
  ['spec/schemas/registry.ts', '../control/enums.ts'],
  ['spec/control/enums.ts', '../limits.ts'],
  ['spec/control/operations/table.ts', '../../operations/types.ts'],
  ['spec/operations/types.ts', '../limits.ts'],
  ['simulator/engine/clean.ts', '@dokubox/spec/limits.ts'],
  ['simulator/engine/stores.ts', 'immer'],
  ['simulator/engine/engine.ts', './handlers/clean.ts'],
  ['simulator/engine/handlers/clean.ts', '../traffic/clean.ts'],
  ['simulator/engine/traffic/clean.ts', '../worlds/clean.ts'],
  ['simulator/engine/worlds/clean.ts', '../scenario/clean.ts'],
  ['simulator/engine/scenario/clean.ts', '../views/clean.ts'],
  ['simulator/engine/views/clean.ts', '../world/clean.ts'],
  ['simulator/engine/world/clean.ts', '../sessions/clean.ts'],
  ['simulator/engine/world/clean.test.ts', '../handlers/clean.ts'],
  ['simulator/engine/sessions/clean.ts', '../side/clean.ts'],
  ['simulator/engine/side/clean.ts', '../clean.ts'],
  ['simulator/engine/seed/clean.ts', '../clean.ts'],
  ['simulator/store/clean.ts', '../engine/traffic/clean.ts'],
  ['simulator/door/clean.ts', '../engine/clean.ts'],
  ['simulator/browser/clean.ts', '../door/clean.ts'],
  ['simulator/browser/clean.test.ts', '../server/app.ts'],
  ['simulator/signatures/signing/sign.ts', 'node:crypto'],
  ['simulator/signatures/formats/clean.ts', 'node:zlib'],
  ['simulator/testing/clean.ts', 'node:fs'],
  ['simulator/signatures/validation/clean.ts', '../formats/clean.ts'],
  ['simulator/signatures/documents/installed-fonts.ts', 'node:fs'],
  ['simulator/signatures/inner/hidden.ts', '../formats/clean.ts'],
  ['simulator/console/clean.ts', '@dokubox/ui-kit/Card/Card.tsx'],
  ['simulator/server/app.ts', 'fastify'],
  ['simulator/server/ports.ts', '@dokubox/signatures/signing/sign.ts'],
  ['simulator/cli.ts', 'node:process'],
  ['ui-kit/Card/Card.tsx', '@dokubox/spec/limits.ts'],
  ['ui-kit/Card/Card.test.tsx', '@dokubox/simulator/engine/clean.ts'],
  ['ui-kit/Card/Card.stories.tsx', '@dokubox/simulator/engine/clean.ts'],
  ['ui-kit/Card/Card.scenes.tsx', '@dokubox/simulator/engine/clean.ts'],
  ['portal/app/clean.ts', '../features/box/screen.ts'],
  ['portal/features/box/screen.ts', '@dokubox/ui-kit/Card/Card.tsx'],
  ['portal/features/box/parts/row.ts', '../screen.ts'],
  ['portal/app/page.ts', './pages.ts'],
  ['portal/app/clean.test.ts', 'vitest'],
  ['tests/tools/helper.ts', '@dokubox/simulator/server/app.ts'],
];

const workspaces: Readonly<Record<string, readonly string[]>> = {
  spec: ['json-schema-to-ts', 'ajv'],
  simulator: ['fastify', '@fastify/cors', 'immer', 'asn1js'],
  'simulator/signatures': ['asn1js'],
  'simulator/console': [],
  'simulator/publishing': [],
  'simulator/testing': [],
  'ui-kit': ['swr'],
  portal: [],
};

let folder = '';
let violations: Violation[] = [];
let rules: Rule[] = [];

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function writePackages(): void {
  const names = [...Object.values(workspaces).flat(), 'vitest', 'stray'];
  for (const name of names) {
    const packageJson = { name, version: '1.0.0', type: 'module', exports: './main.js' };
    write(`node_modules/${name}/package.json`, JSON.stringify(packageJson));
    write(`node_modules/${name}/main.js`, 'export {};\n');
  }
  mkdirSync(join(folder, 'node_modules', '@dokubox'), { recursive: true });
  const exports = { './*': './*', './inner/*': null };
  for (const [path, needs] of Object.entries(workspaces)) {
    const name = basename(path);
    const ours = Object.keys(workspaces).map((other) => `@dokubox/${basename(other)}`);
    const dependencies = Object.fromEntries([...needs, ...ours].map((need) => [need, '1.0.0']));
    const packageJson = { name: `@dokubox/${name}`, type: 'module', exports };
    write(`${path}/package.json`, JSON.stringify({ ...packageJson, dependencies }));
    symlinkSync(join(folder, path), join(folder, 'node_modules', '@dokubox', name), 'dir');
  }
  const rootPackage = {
    name: 'fixture',
    type: 'module',
    workspaces: Object.keys(workspaces),
    devDependencies: { vitest: '1.0.0' },
  };
  write('package.json', JSON.stringify(rootPackage));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'ESNext' } }));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dokubox-imports-'));
  writePackages();
  for (const [file, imported] of [...refused.map(([, ...pair]) => pair), ...allowed]) {
    write(file, `import '${imported}';\n`);
  }
  write('helpers/b.ts', 'export {};\n');
  write('portal/app/parts/index.ts', 'export {};\n');
  write('portal/app/circle-back.ts', "import './circle.ts';\n");
  write('portal/app/pages.ts', "export const page = () => import('./page.ts');\n");

  const config = (await import(configFile)) as { default: { forbidden: Rule[] } };
  rules = config.default.forbidden;
  const bin = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [bin, '--config', configFile, '--output-type', 'json', '.'];
  const run = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = JSON.parse(run.stdout) as { summary: { violations: Violation[] } };
  violations = report.summary.violations;
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const brokenIn = (file: string) =>
  violations
    .filter(({ from, cycle }) => from === file || cycle?.some(({ name }) => name === file))
    .map(({ rule }) => rule.name);

describe('import rules', () => {
  it.each(refused)('%s rejects %s importing %s', (rule, file) => {
    expect(brokenIn(file)).toContain(rule);
  });

  it.each(allowed)('let %s import %s', (file) => {
    expect(brokenIn(file)).toEqual([]);
  });

  it('let a layer of the engine import layers that are listed before it', () => {
    const floors = rules.filter(({ name }) => name.startsWith('engine-floor-'));
    const seen = new Set<string>();
    for (const { name, to } of floors) {
      const own = name.replace('engine-floor-', '');
      const below = [to?.pathNot ?? []]
        .flat()
        .flatMap((path) => /engine\/(\w+)\/$/.exec(path)?.[1] ?? []);
      expect(below.filter((floor) => floor !== own && !seen.has(floor))).toEqual([]);
      seen.add(own);
    }
    expect(seen.size).toBe(10);
  });

  it('have a test and a reason each', () => {
    const proven = new Set(refused.map(([rule]) => rule));
    expect(rules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
    expect(rules.filter(({ comment }) => comment.length < 30)).toEqual([]);
  });
});
