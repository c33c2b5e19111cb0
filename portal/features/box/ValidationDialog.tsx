import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { BoxFields } from '@dokubox/spec/workflow/facts.ts';
import { isEvidence } from '@dokubox/spec/workflow/progress.ts';
import { contentLanguage, dokuTitle } from '@dokubox/ui-kit/helpers/names.ts';
import { SignatureValidation } from '@dokubox/ui-kit/box/SignatureValidation/SignatureValidation.tsx';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { useFailureText } from '../../shared/failure.ts';
import { ChangePictures } from './ChangePictures.tsx';
import { useValidation } from './useValidation.ts';

export interface ValidationDialogProps {
  readonly doku: Doku;
  readonly box: BoxFields;
  readonly onClose: () => void;
}

/** Validates the signatures of a document and shows the results (R2.23, R7.13). */
export function ValidationDialog({ doku, box, onClose }: ValidationDialogProps) {
  const textOf = useFailureText();
  const { launch } = useStart();
  const { language } = useLanguage();
  const { user } = useUser();
  const { validation, validate } = useValidation(doku.id);
  return (
    <SignatureValidation
      opened
      onClose={onClose}
      title={dokuTitle(doku, contentLanguage(launch.tenant, language))}
      content={
        validation.state === 'failed'
          ? {
              state: 'failed',
              text: textOf(validation.error),
            }
          : validation
      }
      refused={isEvidence(doku, box)}
      forArchive={user.userType === 'BANKER' && doku.status === 'WAITING_ARCHIVAL'}
      onRetry={validate}
      pictures={(changes) => <ChangePictures doku={doku} changes={changes} />}
    />
  );
}
