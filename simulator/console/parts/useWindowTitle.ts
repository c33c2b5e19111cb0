import { useEffect } from 'react';
import { words } from '../words.ts';

/** Names the page in the window's title. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
}
