import { useState } from 'react';
import { ControlFailed } from '../api/client.ts';

/** Something a button does: whether it is under way, and how the last one failed. */
export function useDoing() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ControlFailed | null>(null);
  /** @returns whether it was done */
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (cause) {
      if (!(cause instanceof ControlFailed)) throw cause;
      setError(cause);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
