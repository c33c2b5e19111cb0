import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { DokuboxStatus } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { mayWorkInBox } from '@dokubox/ui-kit/helpers/turn.ts';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { linkProps } from '@dokubox/ui-kit/shared/link.ts';
import { PlainPage } from '@dokubox/ui-kit/shared/PlainPage.tsx';
import { useQuery } from '../../api/hooks.ts';
import { useUser } from '../../session/session.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { boxIdOf } from '../../shared/boxAddress.ts';
import { CannotOpenBox } from '../../shared/CannotOpenBox.tsx';
import { RoleStop } from '../../shared/RoleStop.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { Configure } from './Configure.tsx';

type Mode = 'setup' | 'change';

/** The page's purpose in each status that has a setup. */
const modes: Partial<Record<DokuboxStatus, Mode>> = {
  BANK_SETUP: 'setup',
  WAITING_BANK_CONFIGURATION: 'setup',
  IN_PROGRESS: 'change',
};

/** A banker's configuration page of one box, after Next or later. */
export function ConfigureScreen() {
  const { t } = useTranslation('creating');
  const { user, roles } = useUser();
  const id = boxIdOf(useParams()['dokuBoxId']);
  const { data, error, reload } = useQuery(
    'loadDokubox',
    id === undefined ? null : { params: { id } },
    { refreshInterval: limits.windowPollMs },
  );
  /**
   * Kept while the page is open, because its own commands change the status before the user leaves.
   */
  const [kept, setKept] = useState<{ readonly id: number; readonly mode: Mode }>();
  const offered = data && modes[data.status];
  if (data && offered && kept?.id !== data.id) setKept({ id: data.id, mode: offered });
  const mode = data && kept?.id === data.id ? kept.mode : offered;
  usePageTitle(t(`configure.title.${mode ?? 'setup'}`));
  if (id === undefined) return <CannotOpenBox />;
  if (data && !mayWorkInBox(data, { ...user, roles })) return <RoleStop />;
  if (data && mode) {
    const onMoved = () => {
      setKept(undefined);
    };
    return <Configure key={data.id} box={data} mode={mode} onMoved={onMoved} />;
  }
  if (data) return <Closed box={data} />;
  if (error) return <CannotOpenBox error={error} onRetry={reload} />;
  return <PageSkeleton shape="form" />;
}

/** The box has no setup to change now: explains why, and links to the box. */
function Closed({ box }: { readonly box: ReceivedBox }) {
  const { t } = useTranslation('creating');
  const navigate = useNavigate();
  return (
    <PlainPage
      title={t('configure.closed.title')}
      actions={
        <Button component="a" {...linkProps(boxPath(box.id), (href) => void navigate(href))}>
          {t('configure.openBox')}
        </Button>
      }
    >
      <p>{t(`configure.closed.${box.status === 'CLIENT_SETUP' ? 'CLIENT_SETUP' : 'other'}`)}</p>
    </PlainPage>
  );
}
