import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { words } from '../words.ts';

const TicketDialog = lazy(async () => ({
  default: (await import('./TicketDialog.tsx')).TicketDialog,
}));

/** A button that makes a link for a bug ticket, to the situation a world began from. */
export function TicketLink({
  world,
}: {
  readonly world: Pick<WorldView, 'scenario' | 'tenant' | 'user' | 'now'>;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setOpened(true);
        }}
      >
        {words.ticket.open}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <TicketDialog
            world={world}
            onClose={() => {
              setOpened(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
