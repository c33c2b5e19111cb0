import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { removalRefusal, type RemovalRefusal } from '@dokubox/spec/workflow/removal.ts';
import { LateMenu } from '../../shared/LateMenu.tsx';
import type { CardActing } from './DokuActing.tsx';
import { inBoxOf, type ActingBox } from './dokuOptions.ts';
import classes from './DokuCard.module.css';

const DokuPanel = lazy(() => import('./DokuPanel.tsx'));

/**
 * Refusals without a menu: the user may never remove the document, or nothing may be changed. The
 * dialog shows other refusals.
 */
const hiddenFor: readonly (RemovalRefusal | null)[] = [
  'NO_PERMISSION',
  'NOT_USED',
  'BOX_NOT_OPEN',
  'LOCKED',
];

export interface DokuMenuProps {
  readonly doku: Doku;
  readonly box: ActingBox;
  readonly title: string;
  readonly acting: CardActing;
}

/** The delete menu of a card, also of a closed one (R2.20, R6.4, X-27). */
export function DokuMenu({ doku, box, title, acting }: DokuMenuProps) {
  const { t } = useTranslation('acting');
  const { currentUser, tenant } = acting;
  const refusal = removalRefusal(inBoxOf(doku, box), currentUser, box, policyOf(tenant));
  if (hiddenFor.includes(refusal)) return null;
  return (
    <LateMenu
      button={(button) => (
        <ActionIcon
          {...button}
          className={classes.menu ?? ''}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('card.more', { title })}
        >
          <IconDotsVertical size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      panel={(place) => (
        <DokuPanel
          place={place}
          onRemove={() => {
            acting.onRemove(doku.id);
          }}
        />
      )}
    />
  );
}
