import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { situationOperations as operations } from '@dokubox/spec/control/operations/situations.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { Dialog } from '@dokubox/ui-kit/shared/Dialog.tsx';
import { useRead } from '../api/hooks.ts';
import { CopyLink } from '../parts/CopyLink.tsx';
import { momentText } from '../parts/moments.ts';
import { personLabel } from '../parts/personLabel.ts';
import { ticketAddress } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './TicketDialog.module.css';

const wording = words.ticket;
const { path: pathSchema } = operations.openSituation.query.properties;
// eslint-disable-next-line no-restricted-syntax -- the contract's own pattern; lint reads it there
const isPath = new RegExp(pathSchema.pattern);

/** A link for a bug ticket: whom it signs in, where it leads, and when its world begins. */
export function TicketDialog({
  world,
  onClose,
}: {
  readonly world: Pick<WorldView, 'scenario' | 'tenant' | 'user' | 'now'>;
  readonly onClose: () => void;
}) {
  const platform = useConsolePlatform();
  const { scenario, tenant } = world;
  // The time when the dialog opened, because the world's clock keeps running.
  const [now] = useState(world.now);
  const { data } = useRead('listScenarios', {});
  const [user, setUser] = useState(world.user);
  const [path, setPath] = useState('');
  const [atNow, setAtNow] = useState(false);
  const users = data?.find(({ name }) => name === scenario)?.users ?? [];
  const wrong = path !== '' && !isPath.test(path);
  const address = ticketAddress({
    scenario,
    tenant,
    user,
    ...(path === '' ? {} : { path }),
    ...(atNow ? { now } : {}),
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={wording.title}
      size="lg"
      closeButtonProps={{ 'aria-label': wording.close }}
    >
      <div className={classes.fields}>
        <p className={classes.text}>{wording.text}</p>
        <NativeSelect
          data-autofocus
          label={wording.user}
          value={user}
          data={users.map(({ key, title }) => ({
            value: key,
            label: words.statuses.role(personLabel(key), title),
          }))}
          onChange={(event) => {
            setUser(event.currentTarget.value);
          }}
        />
        <TextInput
          label={wording.path}
          description={wording.pathHint}
          maxLength={pathSchema.maxLength}
          value={path}
          error={wrong ? wording.pathWrong : null}
          onChange={(event) => {
            setPath(event.currentTarget.value.trim());
          }}
        />
        <Checkbox
          label={wording.nowThen(momentText(now))}
          checked={atNow}
          onChange={(event) => {
            setAtNow(event.currentTarget.checked);
          }}
        />
        <TextInput
          readOnly
          label={wording.address}
          value={platform.origin + address}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <div className={shared.actions}>
          {wrong ? null : <CopyLink label={wording.copy} address={address} />}
        </div>
      </div>
    </Dialog>
  );
}
