/**
 * Makes a page behave as if the user wanted less motion, without the system setting. Media queries
 * of style sheets and scripts answer as the toolbar says.
 */

const query = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/;

/** The original condition of each rule, because it is overwritten. */
const written = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);
let reduced = false;

/** Returns a condition in which the wish is already answered. Other conditions stay as they are. */
function answered(condition: string): string {
  const wish = query.exec(condition)?.[1] ?? 'reduce';
  // A minimum width of 0 is always true. A minimum that no screen reaches is always false.
  return condition.replace(query, wish === 'reduce' ? '(min-width: 0)' : '(min-width: 999999px)');
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText;
      if (query.test(own)) {
        written.set(rule, own);
        const next = reduced ? answered(own) : own;
        if (rule.media.mediaText !== next) rule.media.mediaText = next;
      }
    }
    if ('cssRules' in rule) rewrite((rule as CSSGroupingRule).cssRules);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    // Sheets of other origins cannot be read, but the Storybook has none.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) rewrite(sheet.cssRules);
  }
}

/** Handles style sheets that are added later, for example with a part loaded on demand. */
const arrivals = new MutationObserver(rewriteAll);

/** @param wish true shows the page to a user who wants less motion, false follows the system */
export function setReducedMotion(wish: boolean): void {
  if (!wish && !reduced) return;
  reduced = wish;
  window.matchMedia = (text) => systemMatchMedia(reduced ? answered(text) : text);
  rewriteAll();
  if (reduced) arrivals.observe(document.head, { childList: true, subtree: true });
  else arrivals.disconnect();
}
