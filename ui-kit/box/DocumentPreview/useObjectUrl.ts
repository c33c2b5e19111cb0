import { useEffect, useState } from 'react';

/**
 * Returns an address of bytes for an element of the page. It is revoked when it is no longer
 * needed.
 */
export function useObjectUrl(bytes: Uint8Array, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists outside React and must be given back with this effect
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [bytes, type]);
  return url;
}
