import { useTranslation } from '../../locales/useTranslation.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export type SessionNoticeProps =
  /** The session ended by itself; `resumes` when the last page is offered after signing in. */
  | { readonly reason: 'expired'; readonly resumes?: boolean }
  /** The user signed out. */
  | { readonly reason: 'signedOut' };

/** Notice above the login form. */
export function SessionNotice(props: SessionNoticeProps) {
  const { t } = useTranslation('signIn');
  if (props.reason === 'signedOut') {
    return (
      <StatusMessage kind="success" title={t('signedOut.title')}>
        {t('signedOut.text')}
      </StatusMessage>
    );
  }
  return (
    <StatusMessage kind="info" title={t('expired.title')}>
      {t('expired.text')} {props.resumes ? t('expired.resume') : null}
    </StatusMessage>
  );
}
