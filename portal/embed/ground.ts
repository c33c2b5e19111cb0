import { fontsFile, origin, styleSheetFile } from './files.ts';

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

/** What is said where neither styles nor screens can be shown. */
export interface PlainMessage {
  readonly title: string;
  readonly text: string;
  readonly code: string;
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

/** The message as an element; its looks are those of the browser and the reader's system. */
function plainElement({ title, text, code }: PlainMessage): HTMLElement {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const looks = { 'color-scheme': 'light dark', color: 'CanvasText', background: 'Canvas' };
  for (const [name, value] of Object.entries({
    ...looks,
    font: '1rem system-ui',
    padding: '1rem',
  })) {
    alert.style.setProperty(name, value);
  }
  const lines = (
    [
      ['h1', title],
      ['p', text],
      ['p', code],
    ] as const
  ).filter(([, words]) => words);
  alert.append(
    ...lines.map(([tag, words]) => {
      const line = document.createElement(tag);
      line.textContent = words;
      return line;
    }),
  );
  return alert;
}

/** Elements that take what is typed. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Keeps keys from the host's shortcuts while something is typed or a dialog is open: outside of the shadow
 * root nobody can tell that a field has them. Tab goes through, because focus is kept in a dialog from there.
 */
function keepKeys(outer: HTMLElement, floating: HTMLElement): void {
  const keep = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.key === 'Tab' || !(target instanceof Element)) return;
    if (target.matches(fields) || floating.contains(target)) event.stopPropagation();
  };
  for (const name of ['keydown', 'keypress', 'keyup'] as const) outer.addEventListener(name, keep);
}

/** Lays the ground for one Dokubox inside an element of the host's page. */
export function layGround(element: HTMLElement): Ground {
  const outer = outerElement();
  const shadow = outer.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  const content = document.createElement('div');
  const floating = document.createElement('div');
  root.setAttribute('data-dokubox-root', '');
  const probe = probeElement();
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
      outer.remove();
      fonts.remove();
    },
  };
}
