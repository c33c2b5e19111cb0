import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mantine = dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')));
const esm = join(mantine, 'esm');

const read = (path: string) => readFileSync(path, 'utf8');

/** Files that Mantine's index takes its exports from, by name. */
const origins = new Map(
  [...read(join(esm, 'index.mjs')).matchAll(/import \{ ([^}]+) \} from "(\.[^"]+)"/g)].flatMap(
    ([, names = '', from = '']) =>
      names.split(', ').map((name) => [name.replace(/^.* as /, ''), join(esm, from)] as const),
  ),
);

/** Returns the Mantine components that our sources and the other Mantine packages import. */
function importedNames(): Set<string> {
  const ours = globSync(
    ['ui-kit', 'portal', 'simulator/console', '.storybook'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
    {
      cwd: root,
      absolute: true,
      dot: true,
      ignore: ['**/dist/**'],
    },
  );
  const theirs = globSync('../notifications/esm/**/*.mjs', { cwd: mantine, absolute: true });
  const names = [...ours, ...theirs].flatMap((file) =>
    [...read(file).matchAll(/import (?:type )?\{([^}]+)\} from ['"]@mantine\/core['"]/g)].flatMap(
      ([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    ),
  );
  return new Set(names.filter((name) => origins.has(name)));
}

/** Returns the components with styles among the modules that these files need. */
function styled(files: Iterable<string>): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const look = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const [, component] = /\/(\w+)\.module\.mjs$/.exec(file) ?? [];
    if (component) found.add(component);
    for (const [, from = ''] of read(file).matchAll(/(?:from|import) "(\.[^"]+)"/g)) {
      look(join(dirname(file), from));
    }
  };
  for (const file of files) look(file);
  return found;
}

const imports = [
  ...read(join(root, 'ui-kit/foundations/theme/mantine.css')).matchAll(
    /@import '@mantine\/core\/styles\/([\w-]+)\.layer\.css';/g,
  ),
].map(([, name = '']) => name);

it('the style sheet has the styles of each used Mantine component, and no others', () => {
  const names = importedNames();
  expect(names.size).toBeGreaterThan(20);
  const used = styled([...names].map((name) => origins.get(name) ?? ''));
  expect(imports.filter((name) => /^[A-Z]/.test(name)).sort()).toEqual([...used].sort());
});

it('the style sheet has them in Mantine’s order, in which later styles override earlier ones', () => {
  const whole = read(join(mantine, 'styles.layer.css'));
  const places = imports.map((name) => {
    const path = join(mantine, 'styles', `${name}.layer.css`);
    expect(existsSync(path), name).toBe(true);
    const [first = ''] =
      /(?<=@layer mantine \{)[^{]+\{[^}]+\}/.exec(read(path).replaceAll(/\s+/g, ' ')) ?? [];
    const place = whole.replaceAll(/\s+/g, ' ').indexOf(first.trim());
    expect(place, name).toBeGreaterThanOrEqual(0);
    return place;
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
