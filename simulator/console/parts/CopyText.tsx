import { Button } from '@mantine/core';
import { useState } from 'react';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

/** Copies a text to the clipboard and confirms it. The text itself is next to the button. */
export function CopyText({
  label,
  name,
  text,
}: {
  readonly label: string;
  /** Name for screen readers that says which text is copied. It begins with the label. */
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
