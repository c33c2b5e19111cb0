import { limits } from '@dokubox/spec/limits.ts';
import type { FieldRules } from '../../shared/useFields.ts';
import { maxLength, required, usable } from '../../shared/fieldRules.ts';

/** Fields of the selection form. Empty texts mean that nothing was chosen. */
export type CreateValues = {
  readonly segment: string;
  readonly categoryCode: string;
  readonly definitionPid: string;
  readonly customName: string;
};

/**
 * Category and dokubox are required, in a segment. The name has a maximum length (R5.1,
 * R5.2).
 */
export const createRules = {
  segment: [required],
  categoryCode: [required],
  definitionPid: [required],
  customName: [maxLength(limits.customNameMax, 'dde.error.maxLength100'), usable('line')],
} satisfies FieldRules<CreateValues>;
