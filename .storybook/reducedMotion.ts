/**
 * Makes a page behave as with the user's wish for less motion, without the system being asked: the
 * media queries of its style sheets and of its scripts answer as the toolbar says.
 */

const query = /\(\s*prefers-reduced-motion(?:\s*:\s*(reduce|no-preference))?\s*\)/;

/** The condition each rule had, because it is written over. */
const written = new WeakMap<CSSMediaRule, string>();
const systemMatchMedia = window.matchMedia.bind(window);
let reduced = false;

/** A condition in which the wish is already answered; others stay as they are. */
function answered(condition: string): string {
  const wish = query.exec(condition)?.[1] ?? 'reduce';
  // A width nothing is narrower than is true, one nothing reaches is false.
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
    // Sheets of other origins cannot be read; the Storybook has none.
    if (sheet.href === null || sheet.href.startsWith(location.origin)) rewrite(sheet.cssRules);
  }
}

/** Follows style sheets that come later, as those of a part loaded on demand. */
const arrivals = new MutationObserver(rewriteAll);

/** @param wish true shows the page to a user who wants less motion, false as the system says */
export function setReducedMotion(wish: boolean): void {
  if (!wish && !reduced) return;
  reduced = wish;
  window.matchMedia = (text) => systemMatchMedia(reduced ? answered(text) : text);
  rewriteAll();
  if (reduced) arrivals.observe(document.head, { childList: true, subtree: true });
  else arrivals.disconnect();
}
