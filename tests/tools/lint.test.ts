import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ESLint } from 'eslint';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';

import { root } from './root.ts';

const eslint = new ESLint({ cwd: root });

async function messages(file: string, code: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath: join(root, file) });
  return results.flatMap((result) => result.messages.map(({ message }) => message));
}

const TENANTS = /policy in spec\/tenants/;
const SLEEP = /A sleep is too short/;
const TEXT = /Texts stand in the locales/;
const ONCE = /later than the next line/;
const SLOW = /quadratic runtime|polynomial backtracking|exponential/;
const AT_RUN_TIME = /put together at run time/;
const GLOBALS = /also runs in the browser/;

describe('code rules reject', () => {
  it.each([
    [
      'a tenant compared',
      'portal/app/a.ts',
      "export const x = (t: string) => t === 'HU';",
      TENANTS,
    ],
    ['a tenant in a list', 'simulator/engine/a.ts', "export const x = ['CZ', 'SK'];", TENANTS],
    ['a case', 'ui-kit/a.ts', "export const x = (t: string) => { switch (t) { case 'RS': return 1; default: return 2; } };", TENANTS], // prettier-ignore
    ['a tenant in a template', 'spec/a.ts', 'export const x = `RO`;', TENANTS],
    ['a tenant picked', 'portal/app/b.ts', 'export const x = (a: { BG: 1 }) => a.BG;', TENANTS],
    ['a tenant in a screen', 'portal/app/c.tsx', "export const x = <A tenant='HR' />;", TENANTS],
    ['.only', 'spec/a.test.ts', "it.only('x', () => {});", /silence every other test/],
    ['.skip', 'ui-kit/a.test.tsx', "describe.skip('x', () => {});", /proves nothing/],
    ['a timer in a test', 'spec/b.test.ts', 'setTimeout(() => {}, 5);', SLEEP],
    ['a wait in a journey', 'tests/journeys/a.spec.ts', 'page.waitForTimeout(5);', SLEEP],
    ['a pause from Node', 'spec/c.test.ts', "import { setTimeout as wait } from 'node:timers/promises'; wait(1);", SLEEP], // prettier-ignore
    ['a look at what may be gone', 'portal/app/a.stories.tsx', "async () => expect(await page.findByText('x')).toBeVisible();", /look again/], // prettier-ignore
    ['a look right after a click', 'portal/app/b.stories.tsx', "async () => { await userEvent.click(a); await expect(page.getByText('x')).toBeVisible(); };", ONCE], // prettier-ignore
    ['a look right after an address', 'portal/app/c.stories.tsx', "async () => { await waitFor(() => expect(visit.portal?.path()).toBe('/')); await expect(page.getByText('x')).toBeVisible(); };", ONCE], // prettier-ignore
    ['a text on a screen', 'portal/app/d.tsx', 'export const x = <p>Welcome</p>;', TEXT],
    [
      'a name for screen readers',
      'ui-kit/b.tsx',
      'export const x = <A aria-label="Close" />;',
      TEXT,
    ],
    ['quantifiers that exchange characters', 'simulator/signatures/inspection/a.ts', String.raw`export const x = /^<\w+(?:\s+[^<>]*?)?\s*>/;`, SLOW], // prettier-ignore
    ['such quantifiers in a text of constants', 'simulator/signatures/inspection/b.ts', String.raw`const n = '\\w+'; export const x = RegExp(${'`'}^${'$'}{n}\\d*!${'`'});`, SLOW], // prettier-ignore
    ['a search that begins at every letter', 'simulator/signatures/validation/a.ts', String.raw`export const x = (t: string) => t.replace(/<[^>]*>/g, '');`, SLOW], // prettier-ignore
    ['quantifiers in quantifiers of a test', 'simulator/signatures/inspection/a.test.ts', 'export const x = /^(a+)+$/;', SLOW], // prettier-ignore
    ['a pattern from a parameter', 'simulator/signatures/validation/b.ts', 'export const x = (n: string) => new RegExp(n);', AT_RUN_TIME], // prettier-ignore
    ['a pattern from a parameter of a screen', 'ui-kit/d.tsx', 'export const x = (n: string) => new RegExp(`^${n}$`);', AT_RUN_TIME], // prettier-ignore
    ['process in the engine', 'simulator/engine/b.ts', 'export const x = process.env;', GLOBALS],
    ['Buffer in the contract', 'spec/d.ts', "export const x = Buffer.from('');", GLOBALS],
    ['a function of more than 100 lines', 'portal/app/f.ts', `export const x = () => {\n${'f();\n'.repeat(99)}};`, /too many lines/], // prettier-ignore
    ['a left-over print', 'portal/app/e.ts', "console.log('x');", /Unexpected console/],
    ['any', 'spec/e.ts', 'export const x = (a: any) => a;', /Unexpected any/],
    ['a switched-off check', 'spec/f.ts', '// @ts-ignore\nexport const x = 1;', /ts-ignore/],
    ['a needless exception', 'spec/g.ts', '// eslint-disable-next-line no-eval\nexport const x = 1;', /Unused eslint-disable/], // prettier-ignore
  ])('%s', async (_what, file, code, message) => {
    expect(await messages(file, code)).toContainEqual(expect.stringMatching(message));
  });
});

describe('code rules accept', () => {
  it.each([
    ['tenants in the policy table', 'spec/tenants/a.ts', "export const x = 'HU';"],
    ['the list of tenants', 'spec/enums.ts', "export const tenants = ['HU', 'CZ'];"],
    ['an expression that takes each letter once', 'simulator/signatures/inspection/c.ts', String.raw`export const x = /^<(\w+)(?:\s[^<>]*)?>/;`], // prettier-ignore
    ['a pattern put together in a test', 'spec/h.test.ts', 'export const x = (n: string) => new RegExp(n);'], // prettier-ignore
    ['tenants in tests', 'portal/app/a.test.ts', "export const x = 'HU';"],
    ['tenants in stories', 'ui-kit/a.stories.tsx', "export const x = 'HU';"],
    ['a look again after a click', 'ui-kit/b.stories.tsx', "export const x = async () => { await userEvent.click(a); await waitFor(() => expect(page.getByText('x')).toBeVisible()); };"], // prettier-ignore
    ['tenants in the data of stories', 'ui-kit/a.scenes.tsx', "export const x = 'HU';"],
    [
      'a table with a row per tenant',
      'ui-kit/foundations/theme/a.ts',
      'export const x = { HU: 1, CZ: 2 };',
    ],
    ['languages, which are no tenants', 'portal/app/b.ts', "export const x = 'hu';"],
    ['fake timers in tests', 'portal/app/b.test.ts', 'vi.advanceTimersByTime(5);'],
    ['timers in the product', 'portal/app/c.ts', 'setTimeout(() => {}, 5);'],
    ['signs and numbers on a screen', 'portal/app/d.tsx', 'export const x = <p>: 1</p>;'],
    ['a function of 100 lines', 'portal/app/e.ts', `export const x = () => {\n\n${'f();\n'.repeat(98)}};`], // prettier-ignore
    ['a long list of cases in a test', 'portal/app/c.test.ts', `export const x = () => {\n${'f();\n'.repeat(99)}};`], // prettier-ignore
    ['printing by the command line', 'simulator/cli.ts', "console.log('x');"],
  ])('%s', async (_what, file, code) => {
    expect(await messages(file, code)).toEqual([]);
  });
});

/** The findings of oxlint in a file at a path, by rule, with the configuration of the project. */
async function found(file: string, code: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dokubox-lint-'));
  try {
    const compilerOptions = { strict: true, target: 'ES2023', module: 'ESNext', noEmit: true };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    // Overrides match paths relative to the configuration.
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
    const { stdout } = await execa('oxlint', ['--format', 'json', '.'], {
      cwd: folder,
      preferLocal: true,
      localDir: root,
      reject: false,
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code?: string }[] };
    return diagnostics.map((one) => one.code ?? 'needless exception').toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('code rules of oxlint', () => {
  it('reject a forgotten await, a needless one, a promise as a condition and a missing case', async () => {
    const promises = `const later = async () => 1;
      export const forgets = () => { later(); };
      export const waits = async () => await 1;
      export const asks = () => (later() ? 1 : 2);
      export function misses(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }
      export const passes = () => { [1].forEach(async () => { await later(); }); };`;
    expect(await found('a.ts', promises)).toEqual([
      'typescript(await-thenable)',
      'typescript(no-floating-promises)',
      'typescript(no-misused-promises)',
      'typescript(switch-exhaustiveness-check)',
    ]);
  });

  /**
   * Code that the rules of React must reject, as the body of a component that receives an `a`. Code
   * against only `preserve-manual-memoization` is reported first by `exhaustive-deps` or
   * `immutability`.
   */
  const components = {
    'react-hooks(rules-of-hooks)': 'if (a) useState(1); return null;',
    'react-hooks(exhaustive-deps)': 'useEffect(() => { f(a); }, []); return null;',
    'react(error-boundaries)': 'try { return <B a={a} />; } catch { return null; }',
    'react(globals)': 'count += 1; return <p>{count}</p>;',
    'react(immutability)': 'a.b = 1; return <p>{a.b}</p>;',
    'react(incompatible-library)': 'const t = useReactTable({}); return <p>{t}</p>;',
    'react(purity)': 'return <p>{Math.random()}</p>;',
    'react(refs)': 'const ref = useRef(1); return <p>{ref.current}</p>;',
    'react(set-state-in-effect)':
      'const [b, set] = useState(0); useEffect(() => { set(a); }, [a]); return <p>{b}</p>;',
    'react(set-state-in-render)': 'const [b, set] = useState(0); set(1); return <p>{b}</p>;',
    'react(static-components)': 'const C = () => <p>{a}</p>; return <C />;',
    'react(unsupported-syntax)': 'return <p>{eval(a)}</p>;',
    'react(use-memo)': 'return <p>{useMemo((b) => a, [a])}</p>;',
    'react(void-use-memo)': 'const b = useMemo(() => { f(a); }, [a]); return <p>{b}</p>;',
  };
  const code = `import { useEffect, useMemo, useRef, useState } from 'react';
    import { useReactTable } from '@tanstack/react-table';
    import { f, B } from './b';
    let count = 0;
    ${Object.values(components)
      .map((body, index) => `export function A${index}({ a }) { ${body} }`)
      .join('\n')}`;

  it('reject each mistake in a component or hook', async () => {
    expect(new Set(await found('ui-kit/box/a.tsx', code))).toEqual(
      new Set(Object.keys(components)),
    );
  });

  it('let stories write their render functions freely', async () => {
    expect(await found('ui-kit/box/a.stories.tsx', code)).toEqual([]);
  });

  it('reject an unnecessary exception', async () => {
    const needless = '// oxlint-disable-next-line react/purity\nexport const x = 1;';
    expect(await found('portal/a.ts', needless)).toEqual(['needless exception']);
  });
});
