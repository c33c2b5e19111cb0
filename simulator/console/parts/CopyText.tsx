import { Button } from '@mantine/core';
import { useState } from 'react';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

/** Puts a text on the clipboard and says so; the text itself stands beside the button. */
export function CopyText({
  label,
  name,
  text,
}: {
  readonly label: string;
  /** Says what, for whoever does not see where the button stands; begins with the label. */
  readonly name: string;
  readonly text: string;
}) {
  const platform = useConsolePlatform();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await platform.copy(text);
      setSaid(words.copying.copied);
    } catch {
      setSaid(words.copying.byHand);
    }
  };
  return (
    <>
      <Button size="compact-md" variant="subtle" aria-label={name} onClick={() => void copy()}>
        {label}
      </Button>
      <span className={shared.soft} role="status">
        {said}
      </span>
    </>
  );
}
