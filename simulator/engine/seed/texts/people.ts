import type { Random } from '../random.ts';

/** A first name or surname in both forms; one text where both genders share it. */
export type Surname = string | readonly [male: string, female: string];

/**
 * What people, companies and addresses of a country look like. Common names only: a full name made
 * from them belongs to thousands, and company names are made of everyday words.
 */
export interface SeedLocale {
  readonly maleNames: readonly string[];
  readonly femaleNames: readonly string[];
  readonly surnames: readonly Surname[];
  /** The surname stands first in the country's own order. */
  readonly surnameFirst: boolean;
  /** Invented company names without the legal form. */
  readonly companyNames: readonly string[];
  /** Legal forms of small companies and of large ones, as written in the country. */
  readonly smallForms: readonly string[];
  readonly largeForms: readonly string[];
  readonly streets: readonly string[];
  readonly cities: readonly (readonly [postalCode: string, city: string])[];
  /** How the parts of an address stand together. */
  address(street: string, number: number, postalCode: string, city: string): string;
  /** National part of a mobile number, digits only, in the national format. */
  mobile(random: Random): string;
  /** Who issues identity documents. */
  readonly documentIssuer: string;
  /** Latin spelling, for the fields without `Local`; absent where the letters are Latin anyway. */
  transliterate?(text: string): string;
}
