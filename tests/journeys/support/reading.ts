import type { Page } from 'playwright/test';

/** Attributes whose text a reader sees, or hears from a screen reader. */
const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
] as const;

/**
 * Everything a reader sees or hears on the page: its title, text nodes (also hidden ones, which name
 * others), names, descriptions, placeholders. Left out is what says by its markup that it is no text
 * of ours: a language's own name carries its `lang`, names of things inside the browser stand in
 * `<code>`.
 */
export async function readableTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate((attributes) => {
    const found: string[] = [document.title];
    const foreign = 'script, style, code, [lang]:not(html)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(foreign)) continue;
      found.push(node.textContent ?? '');
    }
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        // Nobody hears the name of what is hidden from screen readers.
        if (name.startsWith('aria-') && element.closest('[aria-hidden=true]')) continue;
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found;
  }, spokenAttributes);
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
