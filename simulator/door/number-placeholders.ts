import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';

/**
 * Names of the placeholders of a path that are whole numbers. Anything else in their place is another
 * path: nobody who mistypes `/dde/dokubox/banker/…` should hear of a box with a wrong id.
 */
export function numberPlaceholders({ params }: OperationDefinition): ReadonlySet<string> {
  const properties = (typeof params === 'object' && params.properties) || {};
  const numbers = Object.entries(properties).filter(
    ([, schema]) => typeof schema === 'object' && schema.type === 'integer',
  );
  return new Set(numbers.map(([name]) => name));
}

/** Whether a segment of a path is written like a whole number. */
export function isNumeral(segment: string): boolean {
  return /^\d+$/.test(segment);
}
