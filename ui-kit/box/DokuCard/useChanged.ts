import { useEffect, useState } from 'react';

/** How long a changed card stays marked, in milliseconds: long enough to be noticed. */
const MARKED_MS = 1_600;

/** True for a short time after the text has changed, but never for its first value. */
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
