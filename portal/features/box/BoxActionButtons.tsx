import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import type { UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import { boxActionsOf, type BoxActionName } from './boxActions.ts';

export interface BoxActionButtonsProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  readonly onOpen: (name: BoxActionName) => void;
}

/**
 * Buttons for the user's actions on the box as a whole. There are none while another user holds the
 * box.
 */
export function BoxActionButtons({ box, currentUser, onOpen }: BoxActionButtonsProps) {
  const { t } = useTranslation('acting');
  if (writeLocked(box, currentUser)) return null;
  const pending =
    terminationOutcome(boxFactsFromWire(box), currentUser.userType) ===
    'PENDING_CANCELLATION_APPROVAL';
  const labels = {
    closePaper: t('closePaper.title'),
    terminate: t(`terminate.title.${pending ? 'PENDING' : 'CANCELLED'}`),
  } as const satisfies Record<BoxActionName, string>;
  return boxActionsOf(box, currentUser).map((name) => (
    <Button
      key={name}
      size="sm"
      variant={name === 'terminate' ? 'default' : 'filled'}
      onClick={() => {
        onOpen(name);
      }}
    >
      {labels[name]}
    </Button>
  ));
}
