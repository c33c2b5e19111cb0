import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';

/**
 * Names of a path's whole-number placeholders. Any other text in their place makes a different
 * path, so that a mistyped `/dde/dokubox/banker/…` is not reported as a wrong box id.
 */
export function numberPlaceholders({ params }: OperationDefinition): ReadonlySet<string> {
  const properties = (typeof params === 'object' && params.properties) || {};
  const numbers = Object.entries(properties).filter(
    ([, schema]) => typeof schema === 'object' && schema.type === 'integer',
  );
  return new Set(numbers.map(([name]) => name));
}

/** Whether a segment of a path consists of digits. */
export function isNumeral(segment: string): boolean {
  return /^\d+$/.test(segment);
}
