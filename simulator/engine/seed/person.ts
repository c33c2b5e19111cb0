import type { PersonNames } from '../state.ts';
import type { SeedLocale } from './texts/people.ts';
import type { Random } from './random.ts';

/** Lower-case ASCII letters and digits. Everything else becomes the separator. */
export function asciiSlug(text: string, separator = '-'): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', separator);
}

/** Creates a person of the country. */
export function makePerson(locale: SeedLocale, random: Random): PersonNames {
  const female = random.next() < 0.5;
  const first = random.pick(female ? locale.femaleNames : locale.maleNames);
  const surname = random.pick(locale.surnames);
  const last = typeof surname === 'string' ? surname : surname[female ? 1 : 0];
  const latin = locale.transliterate ?? ((text: string) => text);
  return {
    firstName: latin(first),
    lastName: latin(last),
    firstNameLocal: first,
    lastNameLocal: last,
    fullName: `${latin(first)} ${latin(last)}`,
    fullNameLocal: locale.surnameFirst ? `${last} ${first}` : `${first} ${last}`,
  };
}

/** Creates unique people and usernames. */
export class Registrar {
  readonly #locale: SeedLocale;
  readonly #fullNames = new Set<string>();
  readonly #usernames = new Set<string>();

  constructor(locale: SeedLocale) {
    this.#locale = locale;
  }

  /** Creates a person with a unique name. */
  person(random: Random): PersonNames {
    for (;;) {
      const person = makePerson(this.#locale, random);
      if (this.#fullNames.has(person.fullName)) continue;
      this.#fullNames.add(person.fullName);
      return person;
    }
  }

  /** `maria.kovacs`, for clients. */
  clientUsername(person: PersonNames): string {
    return this.#unique(`${asciiSlug(person.firstName, '')}.${asciiSlug(person.lastName, '')}`);
  }

  /** `KOVACSM`, for bankers, whose usernames are upper case (R5.15). */
  bankerUsername(person: PersonNames): string {
    const name = `${asciiSlug(person.lastName, '')}${asciiSlug(person.firstName, '').charAt(0)}`;
    return this.#unique(name.toUpperCase());
  }

  #unique(wanted: string): string {
    let username = wanted;
    for (let number = 2; this.#usernames.has(username); number += 1)
      username = `${wanted}${number}`;
    this.#usernames.add(username);
    return username;
  }
}
