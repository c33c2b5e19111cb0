import { fontsFile, origin, styleSheetFile } from './files.ts';
import { keepKeys } from './keepKeys.ts';
import { plainElement, type PlainMessage } from './plainMessage.ts';
import { followSeenPart } from './seenPart.ts';

/** Where Dokubox lives inside the host's page: a shadow root, which the styles of neither side cross. */
export interface Ground {
  /** Holds everything that is drawn. */
  readonly shadow: ShadowRoot;
  /** Carries language, scheme and custom properties. */
  readonly root: HTMLElement;
  /** Receives the screens. */
  readonly content: HTMLElement;
  /** Receives dialogs, menus and toasts. */
  readonly floating: HTMLElement;
  /** Resolves when the style sheet applies; rejects when it cannot be loaded. */
  readonly styled: Promise<void>;
  /** Calls the listener with the height of the content in CSS pixels, now and after each change. */
  readonly onHeight: (listener: (height: number) => void) => void;
  /** Shows a message instead of everything else, by means no policy of a page refuses. */
  readonly sayPlainly: (message: PlainMessage) => void;
  /** Takes everything out of the page again. */
  readonly remove: () => void;
}

/** A name of our own: what a host says of `div` or `section` does not reach it. */
const TAG = 'dokubox-embed';

function styleSheet(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Without it the browser would not let a page of another origin have the file.
  link.crossOrigin = 'anonymous';
  link.href = `${origin}/embed/${file}`;
  return link;
}

/** The outer element: nothing of the host's text, colours or spacing is handed down through it. */
function outerElement(): HTMLElement {
  const outer = document.createElement(TAG);
  const rules = { all: 'initial', display: 'block', visibility: 'inherit' };
  for (const [name, value] of Object.entries(rules)) {
    outer.style.setProperty(name, value, 'important');
  }
  return outer;
}

/**
 * Measures what the host has done to `rem`, which a shadow root does not keep out: 1 unless the host
 * has given `html` a font size. The reader's own font size, set in the browser, goes on counting.
 */
function rootScale(probe: HTMLElement): number {
  const { fontSize, width } = getComputedStyle(probe);
  const scale = Number.parseFloat(fontSize) / Number.parseFloat(width);
  return Number.isFinite(scale) ? scale : 1;
}

function probeElement(): HTMLElement {
  const probe = document.createElement('i');
  probe.style.cssText =
    'position:absolute;visibility:hidden;pointer-events:none;height:0;width:1rem;font-size:medium';
  return probe;
}

/**
 * Holds what floats, in the browser's top layer: there no `transform`, `overflow` or `z-index` of the
 * elements around the place moves, cuts or covers it. It has no height and covers nothing itself.
 */
function floatingElement(): HTMLElement {
  const floating = document.createElement('div');
  floating.popover = 'manual';
  floating.style.cssText =
    'position:fixed;inset:0 0 auto;display:block;width:auto;height:0;padding:0;border:0;margin:0;' +
    'overflow:visible;background:none;color:inherit';
  return floating;
}

/** Lays the ground for one Dokubox inside an element of the host's page. */
export function layGround(element: HTMLElement): Ground {
  const outer = outerElement();
  const shadow = outer.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  const content = document.createElement('div');
  const floating = floatingElement();
  root.setAttribute('data-dokubox-root', '');
  const probe = probeElement();
  // Inside a host a page is as high as what it shows: a frame's window would follow it.
  root.style.setProperty('--dk-page-height', '0');
  root.append(content, floating);
  const styles = styleSheet(styleSheetFile);
  shadow.append(styles, root, probe);
  const styled = new Promise<void>((resolve, reject) => {
    styles.onload = () => {
      resolve();
    };
    styles.onerror = () => {
      reject(new Error(`The style sheet ${styles.href} cannot be loaded.`));
    };
  });
  // A browser takes fonts from the style sheets of the document only.
  const fonts = styleSheet(fontsFile);
  document.head.append(fonts);
  element.append(outer);
  keepKeys(outer, floating);
  // Browsers that know no popover keep it where it is, as an element like any other.
  if ('showPopover' in floating) floating.showPopover();

  let heightListener: ((height: number) => void) | undefined;
  const scale = () => {
    root.style.setProperty('--mantine-scale', String(rootScale(probe)));
  };
  // Before anything is drawn, and again whenever the host changes its mind.
  scale();
  const sizes = new ResizeObserver(() => {
    scale();
    heightListener?.(Math.ceil(root.getBoundingClientRect().height));
  });
  sizes.observe(probe);
  sizes.observe(root);
  const stopFollowing = followSeenPart(root);
  return {
    shadow,
    root,
    content,
    floating,
    styled,
    onHeight: (listener) => {
      heightListener = listener;
    },
    sayPlainly: (message) => {
      // What is drawn belongs to React, which may still take it away.
      root.style.display = 'none';
      shadow.append(plainElement(message));
    },
    remove: () => {
      sizes.disconnect();
      stopFollowing();
      outer.remove();
      fonts.remove();
    },
  };
}
