import { Badge, UnstyledButton } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnvironmentBadgeProps } from './environment.ts';
import classes from './EnvironmentBadge.module.css';

/** The sign-in does not load dialogs at first, so this one loads when it opens. */
const EnvironmentDialog = lazy(() => import('./EnvironmentDialog.tsx'));

/** The badge, which opens its details. */
export default function EnvironmentTrigger({
  environment,
  flowId,
  build,
  tenant,
}: EnvironmentBadgeProps) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const name = environment.toUpperCase();
  return (
    <>
      <UnstyledButton
        className={classes.trigger}
        aria-label={t('environment.badge', { name })}
        onClick={() => {
          setWasOpened(true);
          setOpened(true);
        }}
      >
        <Badge color="warning" variant="filled" className={classes.badge}>
          {name}
        </Badge>
      </UnstyledButton>
      {wasOpened ? (
        <Suspense fallback={null}>
          <EnvironmentDialog
            opened={opened}
            onClose={() => {
              setOpened(false);
            }}
            environment={environment}
            flowId={flowId}
            build={build}
            tenant={tenant}
          />
        </Suspense>
      ) : null}
    </>
  );
}
