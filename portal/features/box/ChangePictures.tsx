import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import {
  RevisionComparison,
  type ChangedRevision,
} from '@dokubox/ui-kit/box/RevisionComparison/RevisionComparison.tsx';
import { useFailureText } from '../../shared/failure.ts';
import { useFileContent } from './useFileContent.ts';

export interface ChangePicturesProps {
  readonly doku: Doku;
  readonly changes: readonly ChangedRevision[];
}

/** Pictures of changes to the stored file after it was signed. */
export function ChangePictures({ doku, changes }: ChangePicturesProps) {
  const textOf = useFailureText();
  const { content, reload } = useFileContent(doku.id);
  const shown =
    content.state === 'failed'
      ? ({ state: 'failed', text: textOf(content.error) } as const)
      : content;
  return changes.map((change) => (
    <RevisionComparison key={change.length} change={change} content={shown} onRetry={reload} />
  ));
}
