import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCodes } from '@dokubox/spec/errors.ts';
import { ErrorPage } from '@dokubox/ui-kit/shell/ErrorPage/ErrorPage.tsx';
import { ApiError, NO_ANSWER } from '../api/errors.ts';
import { flowId } from '../api/flowId.ts';
import { listPath } from '../config/landing.ts';
import { mayTryAgain, pageWords } from './pageWords.ts';

/**
 * Returns the error with a code. An address without a box, and a rejection without a code, mean
 * that the box does not load (§8).
 */
function coded(error: ApiError | undefined): ApiError {
  if (error && (error.errorCode !== undefined || error.status === NO_ANSWER)) return error;
  const errorCode = 'DOKUBOX_LOAD_ERROR';
  const { httpStatus: status, messageKey } = errorCodes[errorCode];
  return new ApiError({ status, messageKey, errorCode, flowId: error?.flowId ?? flowId });
}

/**
 * Explains why a box cannot be opened and what to do (R8.7, A-518), with a link back to the list.
 */
export function CannotOpenBox({
  error,
  onRetry,
}: {
  readonly error?: ApiError;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const shown = coded(error);
  return (
    <ErrorPage
      {...pageWords(t, shown)}
      homeHref={listPath}
      onNavigate={(href) => void navigate(href)}
      {...(onRetry && mayTryAgain(shown) ? { onRetry } : {})}
    />
  );
}
