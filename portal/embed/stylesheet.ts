import { origin } from './origin.ts';

/**
 * Loads the one style sheet, whose rules apply inside Dokubox only. Resolves when it applies; rejects
 * when it cannot be loaded.
 */
export function loadStyles(): { readonly loaded: Promise<void>; readonly remove: () => void } {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Without it the browser would not let a page of another origin have the file.
  link.crossOrigin = 'anonymous';
  link.href = `${origin}/embed/dokubox.css`;
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      reject(new Error(`The style sheet ${link.href} cannot be loaded.`));
    };
  });
  document.head.append(link);
  return {
    loaded,
    remove: () => {
      link.remove();
    },
  };
}
