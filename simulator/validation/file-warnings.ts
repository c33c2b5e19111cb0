import { fileWarnings, type FileWarning } from '@dokubox/spec/enums.ts';
import type { ValidationNode } from '@dokubox/spec/schemas/validation-result.ts';

/** The warnings about a file and all files inside it, each once, in the order of the contract. */
export function fileWarningsOf(node: ValidationNode): readonly FileWarning[] {
  const found = new Set<string>();
  const visit = ({ errorGroups, children }: ValidationNode): void => {
    for (const { errors } of errorGroups) for (const { errorId } of errors) found.add(errorId);
    for (const child of children) visit(child);
  };
  visit(node);
  return fileWarnings.filter((warning) => found.has(warning));
}
