import { Badge, UnstyledButton } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeEnvironments, type Environment, type Tenant } from '@dokubox/spec/enums.ts';
import classes from './EnvironmentBadge.module.css';

/** Dialogs are no part of the sign-in's first bytes: this one comes when it is asked for. */
const EnvironmentDialog = lazy(() => import('./EnvironmentDialog.tsx'));

export interface EnvironmentBadgeProps {
  readonly environment: Environment;
  /** Id of this page load, sent with every request. */
  readonly flowId: string;
  /** Version of the build, as the build states it. */
  readonly build: string;
  readonly tenant: Tenant;
}

/** Whether an environment shows its badge (§9: sit, uat and hf only). */
export function showsEnvironmentBadge(environment: Environment): boolean {
  return badgeEnvironments.some((entry) => entry === environment);
}

/** Badge of a test environment and its details (R2.31, A-059); nothing elsewhere. */
export function EnvironmentBadge({ environment, flowId, build, tenant }: EnvironmentBadgeProps) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!showsEnvironmentBadge(environment)) return null;
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
