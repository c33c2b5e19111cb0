import { useEffect, useState } from 'react';

/** How long a changed card stays marked: long enough to be found, short enough not to stay. */
const MARKED_MS = 1_600;

/** True for a moment after the text has changed; never on the first sight of it. */
export function useChanged(text: string): boolean {
  const [known, setKnown] = useState(text);
  const [changed, setChanged] = useState(false);
  if (text !== known) {
    setKnown(text);
    setChanged(true);
  }
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      setChanged(false);
    }, MARKED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [changed, known]);
  return changed;
}
