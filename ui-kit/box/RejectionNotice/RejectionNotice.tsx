import { IconAlertHexagon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SignatureRejection as Rejection } from '@dokubox/spec/schemas/signature-rejection.ts';
import { useTenantLook } from '../../foundations/DokuboxProvider/tenantContext.ts';
import { contentLanguage, localName } from '../../helpers/names.ts';
import { listInWords } from '../../helpers/listInWords.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './RejectionNotice.module.css';

export interface RejectionNoticeProps {
  /** Without a rejection, nothing is shown. */
  readonly rejection: Rejection | null | undefined;
  /** `banner` above the documents of a box, `note` on a card, `line` in the row of a list. */
  readonly shape: 'banner' | 'note' | 'line';
  /** Titles of the documents it is about, for the banner. A card already shows its document. */
  readonly documents?: readonly string[];
}

/**
 * Returns the text about the signer, or only the side if the user may not know the person.
 */
function useWords(rejection: Rejection | null | undefined): string {
  const { t, i18n } = useTranslation('box');
  const tenant = useTenantLook();
  if (!rejection) return '';
  const language = contentLanguage(tenant, i18n.language);
  const name = localName(rejection.fullName, rejection.fullNameLocal, language);
  if (name !== '') return t('rejection.by', { name });
  return t(rejection.participantType === 'BANK' ? 'rejection.byBank' : 'rejection.byClient');
}

/** Shows who refused to sign, and why, to users who may know. */
export function RejectionNotice({ rejection, shape, documents = [] }: RejectionNoticeProps) {
  const { t, i18n } = useTranslation('box');
  const words = useWords(rejection);
  if (!rejection) return null;
  const reason = rejection.reason ? t('rejection.reason', { reason: rejection.reason }) : null;
  if (shape === 'banner') {
    return (
      <StatusMessage kind="error" title={words}>
        {documents.length === 0 ? null : (
          <span className={classes.documents}>{listInWords(documents, i18n.language)}</span>
        )}
        {reason}
      </StatusMessage>
    );
  }
  return (
    <p className={classes.rejection} data-shape={shape}>
      <IconAlertHexagon size={16} stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>
        <span>{reason === null ? words : `${words}.`}</span>
        {reason === null ? null : <span className={classes.reason}> {reason}</span>}
      </span>
    </p>
  );
}
