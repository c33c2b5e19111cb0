import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleSheetsLast } from '../vite.config.ts';
import { surfaces } from '@dokubox/ui-kit/foundations/theme/tones.ts';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

/** The custom properties of the rule with this selector. */
function colours(selector: string): Record<string, string> {
  const rule = html.slice(html.indexOf(`${selector} {`));
  const body = rule.slice(0, rule.indexOf('}'));
  return Object.fromEntries([...body.matchAll(/--(\w+): (#\w+);/g)].map(([, a, b]) => [a, b]));
}

it('[A-385] gives the placeholder of the first script the colours of the screens, light and dark', () => {
  const { light, dark } = surfaces;
  for (const [selector, { page, card, line }] of [
    ['\n      .first', light],
    ["[data-mantine-color-scheme='dark'] .first", dark],
  ] as const) {
    expect(colours(selector)).toMatchObject({ page, card, line });
  }
});

it('[A-265] keeps to the portal’s policy: no inline code except rules, and no address of its own', () => {
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|\son\w+=|url\(|https?:/);
});

it('[A-385] is painted before the style sheets, which a head would wait for', async () => {
  const { transformIndexHtml } = styleSheetsLast();
  if (typeof transformIndexHtml !== 'object')
    throw new Error('The plugin does not change the page. Check the page it received.');
  const link = '<link rel="stylesheet" crossorigin href="/assets/portal.css">';
  const built = html.replace('</head>', `  ${link}\n  </head>`);
  const moved = await transformIndexHtml.handler.call({} as never, built, {} as never);
  expect(String(moved)).toMatch(/id="root"[^]*<link rel="stylesheet"[^>]*>\s*<\/body>/);
  expect(String(moved).match(/rel="stylesheet"/g)).toHaveLength(1);
});
