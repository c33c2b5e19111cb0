import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { limits } from '@dokubox/spec/limits.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import { Dialog } from '@dokubox/ui-kit/shared/Dialog.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './WorldsPage.module.css';

const wording = words.worlds;

/** Numbers of hours offered in addition to the simulator's setting. */
const hours = [8, 24, 7 * 24, 90 * 24, 365 * 24];

/** The secret link of a world that was just made. */
export function LinkDialog({
  address,
  onClose,
}: {
  readonly address: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={wording.linkTitle}
      closeButtonProps={{ 'aria-label': wording.close }}
    >
      <p className={classes.first}>{wording.linkText}</p>
      <div className={shared.actions}>
        <CopyLink label={wording.linkCopy} address={address} />
      </div>
    </Dialog>
  );
}

/** Name of a world, and how long it is kept. */
export function EditDialog({
  world,
  busy,
  onSave,
  onClose,
}: {
  readonly world: WorldView;
  readonly busy: boolean;
  readonly onSave: (change: { name: string | null; keepIdleHours: number | null }) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(world.name ?? '');
  const [keep, setKeep] = useState(String(world.keepIdleHours ?? ''));
  const offered = [...new Set([...hours, ...(world.keepIdleHours ? [world.keepIdleHours] : [])])];
  return (
    <Dialog
      opened
      onClose={onClose}
      title={wording.editTitle}
      closeButtonProps={{ 'aria-label': wording.close }}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          const called = name.trim();
          onSave({
            name: called === '' ? null : called,
            keepIdleHours: keep === '' ? null : Number(keep),
          });
        }}
      >
        <TextInput
          data-autofocus
          label={wording.name}
          maxLength={limits.customNameMax}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={wording.keep}
          value={keep}
          data={[
            { value: '', label: wording.keepAsSet },
            ...offered
              .sort((one, other) => one - other)
              .map((one) => ({ value: String(one), label: wording.keepHours(one) })),
          ]}
          onChange={(event) => {
            setKeep(event.currentTarget.value);
          }}
        />
        <div className={shared.actions}>
          <Button type="submit" loading={busy}>
            {wording.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {wording.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
