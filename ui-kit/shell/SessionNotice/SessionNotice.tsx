import { useTranslation } from 'react-i18next';
import { errorCodeText } from '../../locales/messageText.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';

export type SessionNoticeProps =
  /**
   * The session ended automatically. `resumes` if signing in leads back to the last page.
   */
  | { readonly reason: 'expired'; readonly resumes?: boolean }
  /** The user signed out. */
  | { readonly reason: 'signedOut' }
  /** The server refused to continue or start a session (R7.23). */
  | { readonly reason: 'loginFailed' }
  /** The bank has locked the user: the title is that of §8, the text says whom to ask. */
  | { readonly reason: 'lockedByBank' };

/** Notice above the login form. */
export function SessionNotice(props: SessionNoticeProps) {
  const { t } = useTranslation('signIn');
  const { t: contract } = useTranslation('contract');
  if (props.reason === 'signedOut') {
    return (
      <StatusMessage kind="success" title={t('signedOut.title')}>
        {t('signedOut.text')}
      </StatusMessage>
    );
  }
  if (props.reason === 'loginFailed' || props.reason === 'lockedByBank') {
    const code = 'UNAUTHORIZED_428';
    const { title, text } =
      props.reason === 'lockedByBank'
        ? errorCodeText(contract, code, 'dde.error.userLockedByBank')
        : errorCodeText(contract, code);
    return (
      <StatusMessage kind="error" title={title} code={code}>
        {text}
      </StatusMessage>
    );
  }
  return (
    <StatusMessage kind="info" title={t('expired.title')}>
      {t('expired.text')} {props.resumes ? t('expired.resume') : null}
    </StatusMessage>
  );
}
