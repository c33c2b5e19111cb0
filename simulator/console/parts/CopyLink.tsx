import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

const wording = words.copying;

/**
 * Copies an address of the simulator to the clipboard and confirms it. If the browser blocks that,
 * it shows the address for copying by hand.
 */
export function CopyLink({
  label,
  name,
  address,
}: {
  readonly label: string;
  /** Name for screen readers that says which link is copied. It begins with the label. */
  readonly name?: string;
  /** Path of the simulator. */
  readonly address: string;
}) {
  const platform = useConsolePlatform();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const url = platform.origin + address;
  const copy = async () => {
    try {
      await platform.copy(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        {...(name === undefined ? {} : { 'aria-label': name })}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span className={shared.soft} role="status">
        {outcome === 'copied' ? wording.copied : null}
      </span>
      {outcome === 'refused' ? (
        <TextInput
          autoFocus
          readOnly
          label={wording.byHand}
          value={url}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
      ) : null}
    </>
  );
}
