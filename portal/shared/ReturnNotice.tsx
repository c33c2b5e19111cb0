import { Box } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RedirectionNotice } from '@dokubox/ui-kit/list/RedirectionNotice/RedirectionNotice.tsx';
import { boxPath, RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';
import { dokuBoxIdOf } from '../config/returned.ts';

/**
 * The notice of a return from a signing service. The address reports the return once, on any screen
 * (R2.9, A-012).
 */
export function ReturnNotice() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [returned, setReturned] = useState<number>();
  const { pathname } = useLocation();
  const given = query.get(RETURN_PARAMETER);
  const boxId = dokuBoxIdOf(query);
  // Stored before the address is cleaned, so that a reload does not show it again.
  if (boxId !== undefined && boxId !== returned) setReturned(boxId);

  useEffect(() => {
    if (given === null) return;
    setQuery(
      (now) => {
        now.delete(RETURN_PARAMETER);
        return now;
      },
      { replace: true },
    );
  }, [given, setQuery]);

  if (returned === undefined) return null;
  const dismiss = () => {
    setReturned(undefined);
  };
  return (
    <Box mb="lg">
      <RedirectionNotice
        boxHref={pathname === boxPath(returned) ? undefined : boxPath(returned)}
        onNavigate={(href) => {
          // Following the link counts as reading it. The list may stay until the box has loaded.
          dismiss();
          void navigate(href);
        }}
        onDismiss={dismiss}
      />
    </Box>
  );
}
