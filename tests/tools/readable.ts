import * as enums from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { errorCodes, isMessageKey } from '@dokubox/spec/errors.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import shell from '@dokubox/ui-kit/locales/en/shell.ts';
import { languageNames } from '@dokubox/ui-kit/locales/names.ts';
import { initials } from '@dokubox/ui-kit/shell/UserMenu/initials.ts';
import { pseudoText, strayWords } from './pseudo.ts';

/** Attributes whose text a reader sees, or a screen reader announces. */
export const spokenAttributes = [
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
 * Elements whose markup shows that their text is not ours, such as a language's own name in its
 * `lang`.
 */
export const foreignMarkup = 'script, style, code, [lang]:not(html)';

/**
 * Everything in the body that a reader sees or hears: text nodes (also hidden ones, which name
 * others), names, descriptions, placeholders. Has no dependencies, so that it can be passed to
 * another browser.
 *
 * @param attributes names of attributes with readable values
 * @param foreign selector of elements with foreign text
 * @param outside selector of elements outside the screen, including their attributes
 */
export function readableTexts({
  attributes,
  foreign,
  outside,
}: {
  readonly attributes: readonly string[];
  readonly foreign: string;
  readonly outside?: string;
}): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(foreign)) continue;
    if (!outside || !parent.closest(outside)) found.push(node.textContent ?? '');
  }
  for (const name of attributes) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (outside && element.closest(outside)) continue;
      // The name of an element hidden from screen readers is never announced.
      if (name.startsWith('aria-') && element.closest('[aria-hidden=true]')) continue;
      found.push(element.getAttribute(name) ?? '');
    }
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

/** Codes of the contract. A code on a screen means that a text is missing. */
const codes = new Set<unknown>(Object.values(enums).flatMap((value) => Object.values(value)));
const isCode = (text: string) =>
  codes.has(text) || isMessageKey(text) || /^dde\.|^[A-Z]+(?:_[A-Z0-9]+)+$/u.test(text);

/** Only the line under an error, meant for error reports, may show a code. */
const reported = Object.keys(errorCodes).map((code) =>
  pseudoText(shell.error.code).replace('{{code}}', code),
);

/** Names that are the same in every language. */
export const namesEverywhere: readonly string[] = [
  'Dokubox',
  'LinkedIn',
  'Facebook',
  'X',
  // The browser's time zone, after a time.
  'UTC',
  ...Object.values(languageNames),
  ...reported,
  ...tenants.flatMap((tenant) => policyOf(tenant).uploadExtensions.map((one) => one.toUpperCase())),
];

/** Adds the texts of an answer, which a screen may show unchanged. Codes are not included. */
export function addTextsIn(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.trim();
    if (!/[A-Za-z]/u.test(text) || isCode(text)) return;
    found.add(text);
    // A person is also shown by their initials.
    if (/^\p{Lu}\p{L}+ /u.test(text) && /\p{Lu}\p{L}+$/u.test(text)) found.add(initials(text));
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) addTextsIn(inner, found);
  }
}

/** The id of a call in a user's error report. */
const flowId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

/** Texts of a page in the pseudo-language that are neither pseudo nor data. */
export function strayTexts(texts: readonly string[], data: ReadonlySet<string>): string[] {
  return [...new Set(texts)].filter((text) => strayWords(text.replace(flowId, ''), data) !== null);
}
