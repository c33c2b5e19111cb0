import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, early enough for the printed content to change. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const change = (next: boolean) => () => {
      // The browser prints the page as it is when the listeners return.
      flushSync(() => {
        setPrinting(next);
      });
    };
    const start = change(true);
    const end = change(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
