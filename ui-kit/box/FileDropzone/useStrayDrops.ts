import { useEffect } from 'react';

let zones = 0;

function refuse(event: DragEvent) {
  // Files that a zone has accepted are left alone.
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** While a zone is on the screen, a file dropped outside it does not replace the page. */
export function useStrayDrops(): void {
  useEffect(() => {
    zones += 1;
    if (zones === 1) {
      window.addEventListener('dragover', refuse);
      window.addEventListener('drop', refuse);
    }
    return () => {
      zones -= 1;
      if (zones === 0) {
        window.removeEventListener('dragover', refuse);
        window.removeEventListener('drop', refuse);
      }
    };
  }, []);
}
