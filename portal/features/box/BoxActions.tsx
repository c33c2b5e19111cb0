import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { writeLocked } from '@dokubox/spec/workflow/rights.ts';
import { terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import type { Reader } from '@dokubox/ui-kit/helpers/turn.ts';
import { boxActionsOf, type BoxActionName } from './boxActions.ts';

export interface BoxActionsProps {
  readonly box: ReceivedBox;
  readonly reader: Reader;
  readonly onOpen: (name: BoxActionName) => void;
}

/** Buttons for what the reader can do with the box as a whole; none while somebody else holds it. */
export function BoxActions({ box, reader, onOpen }: BoxActionsProps) {
  const { t } = useTranslation('acting');
  if (writeLocked(box, reader)) return null;
  const pending =
    terminationOutcome(boxFactsFromWire(box), reader.userType) === 'PENDING_CANCELLATION_APPROVAL';
  const labels = {
    closePaper: t('closePaper.title'),
    terminate: t(`terminate.title.${pending ? 'PENDING' : 'CANCELLED'}`),
  } as const satisfies Record<BoxActionName, string>;
  return boxActionsOf(box, reader).map((name) => (
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
