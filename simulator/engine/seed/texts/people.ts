import type { Random } from '../random.ts';

/** A first name or surname in both forms, or one text for both genders. */
export type Surname = string | readonly [male: string, female: string];

/**
 * Names of people and companies, and addresses of a country. Only common names: thousands of people
 * share each full name, and company names consist of everyday words.
 */
export interface SeedLocale {
  readonly maleNames: readonly string[];
  readonly femaleNames: readonly string[];
  readonly surnames: readonly Surname[];
  /** Whether the surname comes first in the country. */
  readonly surnameFirst: boolean;
  /** Invented company names without the legal form. */
  readonly companyNames: readonly string[];
  /** Legal forms of small companies and of large ones, as written in the country. */
  readonly smallForms: readonly string[];
  readonly largeForms: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly (readonly [postalCode: string, city: string])[];
  /** Formats an address from its parts. */
  address(street: string, number: number, postalCode: string, city: string): string;
  /** National part of a mobile number, digits only, in the national format. */
  mobile(random: Random): string;
  /** The issuer of identity documents. */
  readonly documentIssuer: string;
  /** Latin spelling, for the fields without `Local`. Absent if the language uses Latin letters. */
  transliterate?(text: string): string;
}
