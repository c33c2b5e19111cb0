type Json = Readonly<Record<string, unknown>>;

const listAt = (value: Json, key: string) => (value[key] ?? []) as readonly Json[];

/** Titles of tests in a Playwright suite that did not pass. */
function titlesOfSuite(suite: Json): string[] {
  return [
    ...listAt(suite, 'specs')
      .filter(({ ok }) => ok === false)
      .map(({ title }) => String(title)),
    ...listAt(suite, 'suites').flatMap(titlesOfSuite),
  ];
}

/**
 * The titles of the failed tests in a JSON report. Vitest and the Storybook test runner write
 * Jest's format. Playwright has its own.
 */
export function failedTitles(text: string): string[] {
  const report = JSON.parse(text) as Json;
  const inJest = listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => String(fullName));
  return [...inJest, ...listAt(report, 'suites').flatMap(titlesOfSuite)];
}
