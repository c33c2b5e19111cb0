import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * `tests/tools/lint.test.ts` proves the project's own rules below. `.oxlintrc.json` has the rules that
 * need types or the compiler of React: here they took a whole program of TypeScript, and Babel.
 */

const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.{ts,tsx}',
  // What a scenario has for the stories beside it.
  '**/*.scenes.{ts,tsx}',
  // Data of tests and stories.
  '**/fixtures/**',
  '**/fixtures.ts',
  'tests/**',
  '.storybook/**',
];
const tools = ['tests/tools/**', 'tests/bench/**', '**/*.config.{js,ts}', '.dependency-cruiser.js'];

const TENANT = '/^(HU|CZ|SK|RS|BG|HR|RO)$/';
const tenantReason =
  'What differs between tenants is a field of the policy in spec/tenants: read that field, so ' +
  'that one table shows all differences and a new tenant needs no search through the code.';

/** Codes as values, and fields picked by code. A table with a row for every tenant is fine. */
const tenantLiterals = [
  { selector: `Literal[value=${TENANT}]:not(Property > Literal.key)`, message: tenantReason },
  { selector: `TemplateElement[value.raw=${TENANT}]`, message: tenantReason },
  { selector: `MemberExpression[property.name=${TENANT}]`, message: tenantReason },
];

/** Where tenant codes may stand beside spec/tenants and tests, and why. */
const tenantExceptions = [
  // Hosts have no other file of ours: a test holds these types to the contract.
  'portal/embed/public/*.d.ts',
  // The list of all tenants is itself a fact of the contract.
  'spec/enums.ts',
  // Recorded examples play in one tenant or another, each named where it is told.
  'simulator/examples/*.ts',
];

const onlyReason = 'It would silence every other test.';
const skipReason = 'A test that does not run proves nothing: mend it or remove it.';
const sleepReason =
  'A sleep is too short on a slow machine and too long on a fast one: wait for what should ' +
  'happen, or use fake timers.';

const honestTests = [
  { selector: 'MemberExpression[property.name="only"]', message: onlyReason },
  {
    selector:
      'CallExpression[callee.object.name=/^(it|test|describe)$/]' +
      '[callee.property.name=/^(skip|todo|fixme)$/]',
    message: skipReason,
  },
];

const noSleeps = [
  {
    selector: 'CallExpression[callee.name=/^(setTimeout|setInterval|sleep|delay)$/]',
    message: sleepReason,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(setTimeout|setInterval|waitForTimeout)$/]' +
      ':not([callee.object.name="vi"])',
    message: sleepReason,
  },
  { selector: 'ImportDeclaration[source.value=/timers.promises$/]', message: sleepReason },
];

const lostReason =
  'Between finding and looking the screen may draw itself anew, and what was found is gone: look ' +
  'again until it holds, `await waitFor(() => expect(page.getBy…).to…)`.';

const onceReason =
  'After a click, a key or a new address the screen draws itself when it is ready, on a slow machine ' +
  'later than the next line: look again until it holds, `await waitFor(() => expect(page.getBy…).to…)`.';

/** A line of a story that looks at the screen once. */
const looksOnce =
  'ExpressionStatement:has(CallExpression[callee.name="expect"] ' +
  'CallExpression[callee.property.name=/^(get|query)(All)?By/]):not(:has(CallExpression[callee.name="waitFor"]))';

/** What a story looks at is tried again until it holds: a screen may be late, and draw itself anew. */
const noLostElements = [
  {
    selector:
      'CallExpression[callee.name="expect"] > ' +
      'AwaitExpression.arguments > CallExpression[callee.property.name=/^find(All)?By/]',
    message: lostReason,
  },
  {
    selector: `ExpressionStatement:has(MemberExpression[object.name="userEvent"]) + ${looksOnce}`,
    message: onceReason,
  },
  {
    selector:
      'ExpressionStatement:has(CallExpression[callee.name="waitFor"] ' +
      `CallExpression[callee.property.name="path"]) + ${looksOnce}`,
    message: onceReason,
  },
  {
    selector:
      'ExpressionStatement:has(CallExpression[callee.property.name=/^(navigate|letGo|reload|back)$/]) + ' +
      looksOnce,
    message: onceReason,
  },
];

const textReason =
  'Texts stand in the locales, in all eight languages; a text in code exists in one of them only.';

const noTextInCode = [
  { selector: 'JSXText[value=/[A-Za-z]/]', message: textReason },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|title|alt|placeholder|label)$/] > Literal[value=/[A-Za-z]/]',
    message: textReason,
  },
];

const patternReason =
  'Nobody can say before it runs how long an expression put together at run time takes: write it as a ' +
  'literal, compare text, or name in a comment who bounds its parts.';

/** Expressions the rules below cannot read: their text is known only at run time. */
const patternsAtRunTime = [
  {
    selector:
      ':matches(NewExpression, CallExpression)[callee.name="RegExp"]:not([arguments.0.type="Literal"])',
    message: patternReason,
  },
];

const anywhereReason = 'This code also runs in the browser, where Node’s globals do not exist.';

export default defineConfig(
  {
    name: 'dokubox/not-ours',
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'coverage/**',
      '**/test-results/**',
      // Compiled beside the client that is generated for them, not here.
      'tests/clients/programs/**',
    ],
  },
  eslint.configs.recommended,
  {
    name: 'dokubox/all',
    plugins: { regexp },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      // A longer function does several things: a component, a hook or a pure function reads better.
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...tenantLiterals, ...patternsAtRunTime],
      // Some text would take a square of its length, or worse; it may come from anybody.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  {
    name: 'dokubox/javascript',
    files: ['**/*.{js,mjs}'],
    // Node's globals; TypeScript knows them for itself.
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
  {
    name: 'dokubox/page-scripts',
    files: ['portal/public/**/*.js', 'tests/journeys/embedding-host/ledger.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        document: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    name: 'dokubox/reading-scripts',
    files: ['simulator/publishing/reading/assets/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: {
        addEventListener: 'readonly',
        crypto: 'readonly',
        document: 'readonly',
        fetch: 'readonly',
        HTMLDetailsElement: 'readonly',
        localStorage: 'readonly',
        location: 'readonly',
        matchMedia: 'readonly',
        scrollX: 'readonly',
        scrollY: 'readonly',
      },
    },
  },
  {
    name: 'dokubox/host-page',
    files: ['tests/journeys/embedding-host/host.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        location: 'readonly',
        URLSearchParams: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    name: 'dokubox/typescript',
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // The compiler says so too, and knows more.
      '@typescript-eslint/no-unused-vars': 'off',
      // `type` for shapes made of others, `interface` for those that stand alone: both have uses.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': false }],
    },
  },
  {
    name: 'dokubox/screens',
    files: ['{ui-kit,portal}/**/*.tsx', 'simulator/console/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...tenantLiterals, ...patternsAtRunTime, ...noTextInCode],
    },
  },
  {
    name: 'dokubox/runs-anywhere',
    files: ['{spec,ui-kit,portal}/**/*.{ts,tsx}', 'simulator/engine/**/*.ts'],
    ignores: [...tests, ...tools, 'spec/generate.ts', 'spec/generate/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'Buffer',
          'global',
          '__dirname',
          '__filename',
          'require',
          'setImmediate',
        ].map((name) => ({ name, message: anywhereReason })),
      ],
    },
  },
  {
    name: 'dokubox/tenants',
    files: ['spec/tenants/**', ...tenantExceptions],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    name: 'dokubox/tests',
    files: tests,
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...honestTests, ...noSleeps],
      // The text they search is ours; what grows with every length stays refused.
      'regexp/no-super-linear-move': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    name: 'dokubox/long-tests',
    files: ['**/*.{test,spec,stories,scenes}.{ts,tsx}'],
    // Their functions are lists of cases, or of data.
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    name: 'dokubox/stories',
    files: ['**/*.{stories,scenes}.tsx', '.storybook/**'],
    rules: {
      'no-restricted-syntax': ['error', ...honestTests, ...noSleeps, ...noLostElements],
    },
  },
  {
    name: 'dokubox/tools',
    files: [
      ...tools,
      'simulator/{cli,scenario-cli}.ts',
      'simulator/bin/*.mjs',
      'spec/generate.ts',
      'spec/generate/**',
    ],
    rules: {
      // Command lines speak to people by printing, and give up after a time.
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...honestTests, ...tenantLiterals],
      'regexp/no-super-linear-move': 'off',
    },
  },
);
