import { operations } from '@dokubox/spec/operations/table.ts';
import { schemas } from '@dokubox/spec/schemas/registry.ts';

interface SchemaNode {
  readonly format?: unknown;
  readonly properties?: unknown;
}

/**
 * Records for every field below a node whether it is a timestamp. `known` has one entry per name.
 */
function note(node: unknown, known: Map<string, Set<boolean>>): void {
  if (typeof node !== 'object' || node === null) return;
  const { properties } = node as SchemaNode;
  if (typeof properties === 'object' && properties !== null) {
    for (const [name, field] of Object.entries(properties)) {
      const { format } = field as SchemaNode;
      known.set(name, (known.get(name) ?? new Set()).add(format === 'date-time'));
    }
  }
  for (const value of Object.values(node)) note(value, known);
}

/**
 * Names of the fields that answers write as timestamps, at any depth.
 *
 * @param answers schemas of all answers
 * @throws Error for a name that is a timestamp in one place and something else in another, because
 *   readers of an answer use the name
 */
export function momentFieldsOf(answers: readonly unknown[]): readonly string[] {
  const known = new Map<string, Set<boolean>>();
  for (const schema of answers) note(schema, known);
  const moments = [...known].filter(([, found]) => found.has(true));
  for (const [name, { size }] of moments) {
    if (size > 1) {
      throw new Error(
        `The field ${name} is a timestamp in one schema and something else in another. Rename one of them.`,
      );
    }
  }
  return moments.map(([name]) => name).sort();
}

/** All schemas of answers: the entities, and the schemas inside the operations. */
function answerSchemas(): readonly unknown[] {
  return [
    ...Object.values(schemas),
    ...Object.values(operations).map(({ success }) => success.schema),
  ];
}

/** The list as a formatted TypeScript module. */
export function momentFieldsModule(): string {
  const names = momentFieldsOf(answerSchemas());
  return `// Written by \`npm run gen\` from the schemas; change them, not this file.

/** Fields that answers write as a moment: those the schemas declare as \`date-time\` (A-282). */
export const momentFields = [
${names.map((name) => `  '${name}',\n`).join('')}] as const;
export type MomentField = (typeof momentFields)[number];
`;
}
