import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { OfflineBanner } from '@dokubox/ui-kit/OfflineBanner/OfflineBanner.tsx';
import { StatusMessage } from '@dokubox/ui-kit/StatusMessage/StatusMessage.tsx';
import { formatDayTime } from '@dokubox/ui-kit/helpers/moments.ts';
import { usePortalStatus } from '../session/portalStatus.ts';
import { useOnline } from '../shared/useOnline.ts';

/** Reads everything on the screen anew. */
function useRetry() {
  const { mutate } = useSWRConfig();
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void mutate(() => true).finally(() => {
      setRetrying(false);
    });
  };
  return { retrying, retry };
}

/** What must be read first: no connection, planned maintenance. */
export function Banner() {
  const { t } = useTranslation('portal');
  const online = useOnline();
  const { retrying, retry } = useRetry();
  const { availability } = usePortalStatus();
  /** Beginning of the maintenance whose notice was dismissed; another one is told anew. */
  const [hiddenFor, setHiddenFor] = useState<number>();
  const from = availability.kind === 'scheduled' ? availability.from.getTime() : undefined;
  return (
    <>
      <OfflineBanner offline={!online} retrying={retrying} onRetry={retry} />
      {availability.kind === 'scheduled' && hiddenFor !== from ? (
        <StatusMessage
          kind="warning"
          title={t('blocked.scheduledTitle')}
          onDismiss={() => {
            setHiddenFor(from);
          }}
        >
          {availability.until
            ? t('blocked.scheduled', {
                from: formatDayTime(availability.from),
                until: formatDayTime(availability.until),
              })
            : t('blocked.scheduledOpen', { from: formatDayTime(availability.from) })}
        </StatusMessage>
      ) : null}
    </>
  );
}
