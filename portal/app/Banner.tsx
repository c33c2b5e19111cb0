import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { OfflineBanner } from '@dokubox/ui-kit/shell/OfflineBanner/OfflineBanner.tsx';
import { MaintenanceNotice } from '@dokubox/ui-kit/shell/PortalBlocked/MaintenanceNotice.tsx';
import { usePortalStatus } from '../session/portalStatus.ts';
import { useOnline } from '../shared/useOnline.ts';

/** Returns a function that reads all data on the screen again. */
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

/** Urgent notices above the screen: no connection, planned maintenance. */
export function Banner() {
  const online = useOnline();
  const { retrying, retry } = useRetry();
  const { availability } = usePortalStatus();
  /** Start of the maintenance whose notice was dismissed. Another maintenance is shown again. */
  const [hiddenFor, setHiddenFor] = useState<number>();
  const from = availability.kind === 'scheduled' ? availability.from.getTime() : undefined;
  return (
    <>
      <OfflineBanner offline={!online} retrying={retrying} onRetry={retry} />
      {availability.kind === 'scheduled' && hiddenFor !== from ? (
        <MaintenanceNotice
          of={availability.of}
          from={availability.from}
          until={availability.until ?? null}
          onDismiss={() => {
            setHiddenFor(from);
          }}
        />
      ) : null}
    </>
  );
}
