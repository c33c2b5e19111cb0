import { fontsFile, origin, styleSheetFile } from './files.ts';
import { keepKeys } from './keepKeys.ts';
import { plainElement, type PlainMessage } from './plainMessage.ts';
import { followSeenPart } from './seenPart.ts';

/**
 * The place of Dokubox in the host's page: a shadow root, which the styles of neither side cross.
 */
export interface Ground {
  /** Contains everything that is drawn. */
  readonly shadow: ShadowRoot;
  /** Has the language, the scheme and the custom properties. */
  readonly root: HTMLElement;
  /** Receives the screens. */
  readonly content: HTMLElement;
  /** Receives dialogs, menus and toasts. */
  readonly floating: HTMLElement;
  /** Resolves when the style sheet applies. Rejects if it cannot be loaded. */
  readonly styled: Promise<void>;
  /** Calls the listener with the height of the content in CSS pixels, now and after each change. */
  readonly onHeight: (listener: (height: number) => void) => void;
  /** Shows a message instead of all other content, by means that every page policy allows. */
  readonly showPlainMessage: (message: PlainMessage) => void;
  /** Removes everything from the page again. */
  readonly remove: () => void;
}

/** Our own element name, so that a host's rules for `div` or `section` do not apply. */
const TAG = 'dokubox-embed';

function styleSheet(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Without it, the browser would not give the file to a page of another origin.
  link.crossOrigin = 'anonymous';
  link.href = `${origin}/embed/${file}`;
  return link;
}

/** The outer element, which inherits no text, colours or spacing from the host. */
function outerElement(): HTMLElement {
  const outer = document.createElement(TAG);
  const rules = { all: 'initial', display: 'block', visibility: 'inherit' };
  for (const [name, value] of Object.entries(rules)) {
    outer.style.setProperty(name, value, 'important');
  }
  return outer;
}

/**
 * Measures how the host has scaled `rem`, which a shadow root does not prevent. The scale is 1
 * unless the host sets a font size on `html`. The reader's own font size in the browser still
 * applies.
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
 * Contains floating elements, in the browser's top layer. There, no `transform`, `overflow` or
 * `z-index` of the surrounding elements moves, cuts or covers them. It has no height and covers
 * nothing itself.
 */
function floatingElement(): HTMLElement {
  const floating = document.createElement('div');
  floating.popover = 'manual';
  floating.style.cssText =
    'position:fixed;inset:0 0 auto;display:block;width:auto;height:0;padding:0;border:0;margin:0;' +
    'overflow:visible;background:none;color:inherit';
  return floating;
}

/** Creates the ground for one Dokubox inside an element of the host's page. */
export function createGround(element: HTMLElement): Ground {
  const outer = outerElement();
  const shadow = outer.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  const content = document.createElement('div');
  const floating = floatingElement();
  root.setAttribute('data-dokubox-root', '');
  const probe = probeElement();
  // Inside a host, a page is as high as its content. The window of a frame would grow with it.
  root.style.setProperty('--dk-page-height', '0');
  root.append(content, floating);
  const styles = styleSheet(styleSheetFile);
  shadow.append(styles, root, probe);
  const styled = new Promise<void>((resolve, reject) => {
    styles.onload = () => {
      resolve();
    };
    styles.onerror = () => {
      reject(
        new Error(
          `The style sheet ${styles.href} cannot be loaded. Check that the server allows this origin.`,
        ),
      );
    };
  });
  // A browser uses fonts only from the document's style sheets.
  const fonts = styleSheet(fontsFile);
  document.head.append(fonts);
  element.append(outer);
  keepKeys(outer, floating);
  // Browsers without popovers keep it in place, as a normal element.
  if ('showPopover' in floating) floating.showPopover();

  let heightListener: ((height: number) => void) | undefined;
  const scale = () => {
    root.style.setProperty('--mantine-scale', String(rootScale(probe)));
  };
  // Set before anything is drawn, and again whenever the host changes its font size.
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
    showPlainMessage: (message) => {
      // React owns the drawn elements and may still remove them.
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
