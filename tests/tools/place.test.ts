import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './files.ts';
import { root } from './root.ts';

/**
 * Code that reads the width or height of the window. Inside a host's page, the window is the
 * host's, and a frame's window depends on its content. `ui-kit/foundations/Place` has the
 * alternatives.
 */
const askingTheWindow: readonly { readonly kind: string; readonly pattern: RegExp }[] = [
  {
    kind: 'a media query for the width; use @container place (…)',
    pattern: /@media[^{]*\b(?:width|orientation|aspect-ratio)\b/,
  },
  {
    // A custom property comes first here, and the window is only the fallback.
    kind: 'a length by the window; use cqi, cqh, --dk-page-height or --dk-seen-height',
    pattern: /^(?!.*var\(--dk-[\w-]+, 100dvh\)).*\d(?:[dls]?v[hwib]|[dls]?vmin|[dls]?vmax)\b/,
  },
  {
    kind: 'a container query in rem, which is the host’s; use em',
    pattern: /@container[^{]*\d(?:rem|px)\b/,
  },
  {
    kind: 'a container query that names no place, and asks whatever lies around',
    pattern: /@container (?!place \()/,
  },
  {
    kind: 'the width of the window in a component; use useNarrowPlace',
    pattern:
      /\b(?:useMediaQuery|useViewportSize|matchMedia|window\.innerWidth|visibleFrom|hiddenFrom)\b/,
  },
];

/** Lines of a source that read the window, each with the problem. */
function problemsOf(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      askingTheWindow
        .filter(({ pattern }) => pattern.test(line))
        .map(({ kind }) => `${path}:${index + 1}: ${kind}`),
    );
}

describe('the layout', () => {
  it('[A-514] follows the place, because no style sheet and no component reads the window', () => {
    const files = listFiles(root, ['{ui-kit,portal}/**/*.{css,ts,tsx}']).filter(
      (path) => !/\.(?:test|stories|scenes)\.tsx?$/.test(path),
    );
    const sheets = files.filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(50);
    expect(
      files.flatMap((path) => problemsOf(path, readFileSync(join(root, path), 'utf8'))),
    ).toEqual([]);
  });

  it.each([
    '@media (max-width: 30rem) {',
    '@media screen and (width >= 48em) {',
    '  height: min(60rem, 90dvh);',
    '  padding: 5vw;',
    '@container (width < 48em) {',
    '@container place (width < 48rem) {',
    "  const phone = useMediaQuery('(max-width: 48em)');",
  ])('reads the window, and the check finds it, in: %s', (line) => {
    expect(problemsOf('a.css', line)).toHaveLength(1);
  });

  it.each([
    '@media print {',
    '@media (max-height: 30rem) {',
    '@container place (48em <= width < 72em) {',
    '  min-height: var(--dk-page-height, 100dvh);',
    '  max-height: 90cqh;',
    "  viewBox: '0 0 100 100';",
  ])('does not read the window, and the check passes, in: %s', (line) => {
    expect(problemsOf('a.css', line)).toEqual([]);
  });
});
