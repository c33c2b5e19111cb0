import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { limits } from '@dokubox/spec/limits.ts';
import { ErrorPage } from '@dokubox/ui-kit/ErrorPage/ErrorPage.tsx';
import { errorCodeText, messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { PageSkeleton } from '@dokubox/ui-kit/PageSkeleton/PageSkeleton.tsx';
import { NO_ANSWER, type ApiError } from '../../api/errors.ts';
import { useQuery } from '../../api/hooks.ts';
import { flowId } from '../../api/portal.ts';
import { listPath } from '../../config/landing.ts';
import { BoxView } from './BoxView.tsx';

/** Id of a box in an address; anything else is none. */
function idOf(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

/** One dokubox, read anew on return to the tab and every minute. */
export function BoxScreen() {
  const id = idOf(useParams()['dokuBoxId']);
  const { data, error, reload } = useQuery(
    'loadDokubox',
    id === undefined ? null : { params: { id } },
    { refreshInterval: limits.windowPollMs },
  );
  if (id === undefined) return <CannotOpen />;
  // A failed refresh keeps what was read; only a first reading that fails leaves nothing to show.
  if (data) return <BoxView key={data.id} box={data} onReload={reload} />;
  if (error) return <CannotOpen error={error} onRetry={reload} />;
  return <PageSkeleton shape="box" />;
}

/** Says why a box cannot be opened (R8.7), with the way back to the list. */
function CannotOpen({
  error,
  onRetry,
}: {
  readonly error?: ApiError;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation('contract');
  const navigate = useNavigate();
  const code = error?.errorCode ?? 'DOKUBOX_LOAD_ERROR';
  const offline = error?.status === NO_ANSWER;
  const words = offline
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
