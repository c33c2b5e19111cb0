import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { errorCodeText, messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { isOffline, NO_ANSWER, type ApiError } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { listPath } from '../config/landing.ts';

/** Says why a box cannot be opened (R8.7), with the way back to the list. */
export function CannotOpenBox({
  error,
  onRetry,
}: {
  readonly error?: ApiError;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const code = error?.errorCode ?? 'DOKUBOX_LOAD_ERROR';
  const offline = error !== undefined && isOffline(error);
  const words =
    error?.status === NO_ANSWER
      ? { text: messageText(t, error.messageKey) }
      : { ...errorCodeText(t, code), code };
  return (
    <ErrorPage
      kind={offline ? 'offline' : error?.status === 403 ? 'accessDenied' : 'general'}
      {...words}
      flowId={error?.flowId ?? flowId}
      homeHref={listPath}
      onNavigate={(href) => void navigate(href)}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}
