import * as enums from '@dokubox/spec/enums.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { errorCodes, isMessageKey } from '@dokubox/spec/errors.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import shell from '@dokubox/ui-kit/locales/en/shell.ts';
import { languageNames } from '@dokubox/ui-kit/locales/names.ts';
import { initials } from '@dokubox/ui-kit/shell/UserMenu/initials.ts';
import { pseudoText, strayWords } from './pseudo.ts';

/** Attributes whose text a reader sees, or hears from a screen reader. */
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

/** What says by its markup that it is no text of ours, e.g. a language's own name in its `lang`. */
export const foreignMarkup = 'script, style, code, [lang]:not(html)';

/**
 * Everything a reader sees or hears in the body: text nodes (also hidden ones, which name others),
 * names, descriptions, placeholders. Stands on its own, so that it can be handed to another browser.
 *
 * @param attributes whose values are read
 * @param foreign selector of elements whose text is none of ours
 * @param outside selector of what is no part of the screen, its attributes included
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
      // Nobody hears the name of what is hidden from screen readers.
      if (name.startsWith('aria-') && element.closest('[aria-hidden=true]')) continue;
      found.push(element.getAttribute(name) ?? '');
    }
  }
  return found.map((text) => text.trim()).filter((text) => text !== '');
}

/** Codes of the contract: who sees one on a screen sees a text that is missing. */
const codes = new Set<unknown>(Object.values(enums).flatMap((value) => Object.values(value)));
const isCode = (text: string) =>
  codes.has(text) || isMessageKey(text) || /^dde\.|^[A-Z]+(?:_[A-Z0-9]+)+$/u.test(text);

/** The line under an error for whoever reports it is the one place where a code is told. */
const reported = Object.keys(errorCodes).map((code) =>
  pseudoText(shell.error.code).replace('{{code}}', code),
);

/** What is called the same in every language. */
export const namesEverywhere: readonly string[] = [
  'Dokubox',
  'LinkedIn',
  'Facebook',
  'X',
  // The zone of the browser, behind moments.
  'UTC',
  ...Object.values(languageNames),
  ...reported,
  ...tenants.flatMap((tenant) => policyOf(tenant).uploadExtensions.map((one) => one.toUpperCase())),
];

/** Adds the texts of an answer, which a screen may show as they are; codes are none. */
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

/** Names a call in what a reader reports. */
const flowId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u;

/** Which of the texts of a page in the pseudo-language are neither pseudo nor data. */
export function strayTexts(texts: readonly string[], data: ReadonlySet<string>): string[] {
  return [...new Set(texts)].filter((text) => strayWords(text.replace(flowId, ''), data) !== null);
}
