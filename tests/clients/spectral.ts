import { readFileSync } from 'node:fs';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** The findings of Spectral's OpenAPI rules in a document. */
export async function spectralFindings(file: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] } as never);
  const found = await linter.run(readFileSync(file, 'utf8'));
  return found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}
