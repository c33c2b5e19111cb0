import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { surfaces } from '@dokubox/ui-kit/foundations/theme/tones.ts';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

/** The custom properties of the rule with this selector. */
function colours(selector: string): Record<string, string> {
  const rule = html.slice(html.indexOf(`${selector} {`));
  const body = rule.slice(0, rule.indexOf('}'));
  return Object.fromEntries([...body.matchAll(/--(\w+): (#\w+);/g)].map(([, a, b]) => [a, b]));
}

it('[A-385] what stands in for the first script has the colours of the screens, light and dark', () => {
  const { light, dark } = surfaces;
  for (const [selector, { page, card, line }] of [
    ['\n      .first', light],
    ["[data-mantine-color-scheme='dark'] .first", dark],
  ] as const) {
    expect(colours(selector)).toMatchObject({ page, card, line });
  }
});

it('[A-265] keeps to the policy of the portal: nothing inline but rules, no address of its own', () => {
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|\son\w+=|url\(|https?:/);
});
