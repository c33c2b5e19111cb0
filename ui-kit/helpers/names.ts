import { bankAlias, type Language, type Tenant } from '@dokubox/spec/enums.ts';
import { showableText, spokenText } from '@dokubox/spec/free-text.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

/** The content language of a user: the tenant's own or English. */
export type ContentLanguage = 'local' | 'en';

/**
 * Returns the content language: local for the tenant's own language, English for every other
 * (A-240).
 */
export function contentLanguage(tenant: Tenant, language: string): ContentLanguage {
  const local: Language = policyOf(tenant).localLanguage;
  return language === local ? 'local' : 'en';
}

/** Returns a text with at least one visible character, as it can be shown. */
function filled(text: string | null | undefined): string | undefined {
  return spokenText(text) === '' ? undefined : showableText(text ?? '');
}

/** Returns the text in the wanted content language, or in the other one if it is empty. */
export function localized(
  en: string | null | undefined,
  local: string | null | undefined,
  language: ContentLanguage,
): string {
  const [first, second] = language === 'local' ? [local, en] : [en, local];
  return filled(first) ?? filled(second) ?? '';
}

/**
 * Returns the text with a capital first letter, for a sentence that starts with an inserted value.
 */
export function upperFirst(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** A person whom a box names. */
export interface NamedPerson {
  readonly username: string;
  readonly fullName?: string | undefined;
  readonly fullNameLocal?: string | undefined;
}

/**
 * Returns the name of a person in a box: the full name in the user's script, otherwise the
 * username. If the tenant hides the names of bank employees, all employees have the same text
 * (R6.2, A-159).
 */
export function personName(
  person: NamedPerson,
  anyBanker: string,
  language: ContentLanguage,
): string {
  if (person.username === bankAlias) return anyBanker;
  return localized(person.fullName, person.fullNameLocal, language) || person.username;
}

/** Title of the definition a box was created from. */
export function definitionTitle(
  box: Pick<Dokubox, 'titleEn' | 'titleLocal'>,
  language: ContentLanguage,
): string {
  return localized(box.titleEn, box.titleLocal, language);
}

/** Name of a box: the client's own, otherwise the definition's title. */
export function boxTitle(
  box: Pick<Dokubox, 'titleEn' | 'titleLocal' | 'customName'>,
  language: ContentLanguage,
): string {
  return filled(box.customName) ?? definitionTitle(box, language);
}

/** Title of a document: the name given to it, otherwise its definition's. */
export function dokuTitle(
  doku: Pick<Doku, 'titleEn' | 'titleLocal' | 'customDokuName'>,
  language: ContentLanguage,
): string {
  return filled(doku.customDokuName) ?? localized(doku.titleEn, doku.titleLocal, language);
}

/** Instruction of a document, or empty. */
export function dokuInstruction(
  doku: Pick<Doku, 'instructionEn' | 'instructionLocal'>,
  language: ContentLanguage,
): string {
  return localized(doku.instructionEn, doku.instructionLocal, language);
}

/**
 * Returns a person's or company's name in the user's script, or the other name if that is empty.
 */
export function localName(
  name: string | null | undefined,
  local: string | null | undefined,
  language: ContentLanguage,
): string {
  return localized(name, local, language);
}

/** Returns a signer's name: the name in the document's people, otherwise the parts of the name. */
export function signerName(
  signer: Pick<SigningUser, 'username' | 'firstName' | 'lastName'> &
    Partial<Pick<SigningUser, 'firstNameLocal' | 'lastNameLocal'>>,
  participants: readonly Doku['participants'][number][],
  language: ContentLanguage,
): string {
  const known = participants.find(({ user }) => user.username === signer.username)?.user;
  if (known) return localName(known.fullName, known.fullNameLocal, language);
  return localName(
    `${signer.firstName} ${signer.lastName}`,
    `${signer.firstNameLocal ?? signer.firstName} ${signer.lastNameLocal ?? signer.lastName}`,
    language,
  );
}
