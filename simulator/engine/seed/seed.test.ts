import { languages, tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { isPhoneNumber } from '@dokubox/spec/phone-numbers.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { ownTexts } from '#own-texts';
import { catalogueFor } from './catalogue/build.ts';
import { definitionStructures } from './catalogue/structure.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { transliterateBulgarian } from './texts/bg/people.ts';
import { populate, UserMaker } from './population.ts';
import { randomFor } from './random.ts';
import { definitionPids, documentKeys, messageTopics } from './texts/keys.ts';
import { seedNames } from './texts/table.ts';
import { seededUsers } from './user-keys.ts';

const reference = new Date('2026-06-15T08:00:00.000Z');

/** Letters of a language that English does not have. */
const ownLetters = {
  hu: 'áéíóöőúüű',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sr: 'čćđšž',
  hr: 'čćđšž',
  ro: 'ăâîșț',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
} as const;

/** Words of another language, as a sign of a missing translation. */
const english = /\b(the|and|of|please|document|agreement)\b/i;

function population(tenant: (typeof tenants)[number], seed = 1) {
  return populate(tenant, seed, new UserMaker(tenant, seed, reference));
}

describe('credentials', () => {
  it('[R5.10][R5.11] include a test password that meets the rules for a chosen one', () => {
    expect(testPassword.length).toBeGreaterThanOrEqual(limits.passwordMin);
    expect(testPassword.length).toBeLessThanOrEqual(limits.passwordMax);
    expect(testPassword).toMatch(/^[A-Za-z0-9\-"#$%&'()*+,/;:=!?_@>.<[\]{}|~^]+$/);
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]) expect(testPassword).toMatch(kind);
    expect(testOtp).toMatch(new RegExp(`^\\d{${limits.otpLength}}$`));
  });
});

describe.each(tenants)('the people of %s', (tenant) => {
  const policy = policyOf(tenant);
  const { users, clients } = population(tenant);

  it('[R1.2] include every seeded user, with unique usernames', () => {
    for (const { key } of seededUsers) expect(users.some((user) => user.key === key)).toBe(true);
    expect(new Set(users.map(({ username }) => username)).size).toBe(users.length);
    expect(new Set(users.map(({ id }) => id)).size).toBe(users.length);
  });

  it('[R5.6][R5.15] have usernames within the limit, in upper case for bankers', () => {
    for (const { username, userType } of users) {
      expect(username.length).toBeLessThanOrEqual(limits.usernameMax);
      if (userType === 'BANKER') expect(username).toMatch(/^[A-Z0-9]+$/);
      else expect(username).toMatch(/^[a-z]+\.[a-z]+\d*$/);
    }
  });

  it('[R5.5][R5.7][R5.8] have unused addresses and valid telephone numbers of the country', () => {
    for (const { email, phoneNumber } of users) {
      expect(email).toMatch(/^[a-z]+\.[a-z]+@[a-z0-9-]+\.example$/);
      expect(isPhoneNumber(phoneNumber, policy), phoneNumber).toBe(true);
      const asNational = { ...policy, phone: { ...policy.phone, rule: 'national' as const } };
      expect(isPhoneNumber(phoneNumber, asNational), phoneNumber).toBe(true);
    }
  });

  it('have names in Latin letters, and in the country’s script and order', () => {
    for (const user of users) {
      expect(user.fullName).toBe(`${user.firstName} ${user.lastName}`);
      expect(user.fullName).toMatch(/^[\p{Script=Latin}\- ]+$/u);
      const { firstNameLocal, lastNameLocal } = user;
      const hungarian = policy.localLanguage === 'hu';
      expect(user.fullNameLocal).toBe(
        hungarian ? `${lastNameLocal} ${firstNameLocal}` : `${firstNameLocal} ${lastNameLocal}`,
      );
      const script =
        policy.localLanguage === 'bg' ? /^[\p{Script=Cyrillic} ]+$/u : /^[\p{Script=Latin} ]+$/u;
      expect(user.fullNameLocal).toMatch(script);
    }
  });

  it('[R3.12] have companies with unique names and numbers, with leading zeros', () => {
    const list = [...clients.values()];
    expect(new Set(list.map(({ clientName }) => clientName)).size).toBe(list.length);
    expect(new Set(list.map(({ clientNumber }) => clientNumber)).size).toBe(list.length);
    for (const { clientNumber, clientNameLocal } of list) {
      expect(clientNumber).toMatch(/^00\d{6}$/);
      expect(clientNameLocal.length).toBeGreaterThan(6);
    }
    const client3 = users.find(({ key }) => key === 'client3');
    expect(client3?.clientNumbers).toHaveLength(3);
    expect(users.find(({ key }) => key === 'client1')?.clientNumbers).toHaveLength(1);
  });

  it('[R5.28] have a contract only if the tenant offers it', () => {
    for (const client of clients.values()) {
      expect(client.contractArchived).toBe(policy.offersContractDownload);
    }
  });

  it('[R5.25] have an identity document that is valid for a while', () => {
    for (const { docExpiryDate, docIssuerCountry } of users) {
      expect(docExpiryDate! > '2027-12-31').toBe(true);
      expect(docIssuerCountry).toBe(policy.country);
    }
  });
});

describe.each(tenants)('the catalogue of the bank of %s', (tenant) => {
  const catalogue = catalogueFor(tenant);
  const local = policyOf(tenant).localLanguage;

  it('[R3.7][R3.8] has definitions in the categories’ segments, and one category without any', () => {
    const codes = new Set(catalogue.definitions.map(({ categoryCode }) => categoryCode));
    const empty = catalogue.categories.filter(({ categoryCode }) => !codes.has(categoryCode));
    expect(empty.map(({ categoryCode }) => categoryCode)).toEqual(['CORP_LEASING']);
    for (const { categoryCode, segment } of catalogue.definitions) {
      const category = catalogue.categories.find((one) => one.categoryCode === categoryCode);
      expect(category?.segment).toBe(segment);
    }
  });

  it('[R3.9] has its lists in order, with a text in every language for every item', () => {
    for (const { items } of Object.values(catalogue.catalogues)) {
      expect(items.map(({ listOrder }) => listOrder)).toEqual(
        items.map((_item, index) => index + 1),
      );
      for (const { translationKey } of items) {
        for (const language of languages) {
          expect(catalogue.productTranslations[language][translationKey]).toBeTruthy();
        }
      }
    }
  });

  it('[R8.3] has a default product name in every language', () => {
    for (const language of languages) {
      expect(catalogue.productTranslations[language]['dde.product.default']).toBeTruthy();
    }
  });

  it('has titles and instructions in English and in the tenant’s language', () => {
    for (const definition of catalogue.definitions) {
      expect(definition.titleEn).toMatch(/^[ -~’]+$/);
      expect(definition.titleLocal).not.toBe(definition.titleEn);
      expect(definition.instructionLocal).not.toMatch(english);
      expect(definition.internalNotes).not.toMatch(english);
      expect(definition.documents.length).toBeGreaterThan(1);
    }
    expect(seedNames[local].definitions).not.toEqual(seedNames.en.definitions);
  });
});

describe.each(Object.keys(ownLetters) as (keyof typeof ownLetters)[])('texts in %s', (language) => {
  const content = ownTexts(language).content;
  const paragraphs = Object.values(content.paragraphs).flat();

  it('contain paragraphs, messages and names, and no English', () => {
    for (const kind of Object.values(content.paragraphs)) {
      expect(kind.length).toBeGreaterThanOrEqual(4);
      expect(kind.length).toBeLessThanOrEqual(8);
    }
    for (const text of [...paragraphs, ...Object.values(content.messages), ...content.boxNames]) {
      expect(text).not.toMatch(english);
    }
    for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThan(80);
    for (const topic of messageTopics) expect(content.messages[topic].length).toBeGreaterThan(15);
    for (const name of content.boxNames)
      expect(name.length).toBeLessThanOrEqual(limits.customNameMax);
  });

  it('use every special letter of the language in the documents', () => {
    const text = paragraphs.join().toLowerCase();
    expect([...ownLetters[language]].filter((letter) => !text.includes(letter))).toEqual([]);
  });
});

describe('generated data', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(population('HU', 3)).toEqual(population('HU', 3));
    expect(population('HU', 4).users[0]?.username).not.toBe(population('HU', 3).users[0]?.username);
  });

  it('spreads numbers evenly', () => {
    const random = randomFor(1, 'spread');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 6_000; index += 1) {
      const face = random.int(0, 5);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
    expect(random.digits(6)).toMatch(/^[1-9]\d{5}$/);
    expect(random.uuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('spells Bulgarian in Latin letters as the law requires', () => {
    expect(transliterateBulgarian('Щастлив път ЕООД')).toBe('Shtastliv pat EOOD');
    expect(transliterateBulgarian('Мария Юлиян Цветелина')).toBe('Maria Yuliyan Tsvetelina');
  });

  it('has a structure for every definition and document', () => {
    expect(Object.keys(definitionStructures)).toEqual([...definitionPids]);
    for (const { documents } of Object.values(definitionStructures)) {
      for (const key of documents) expect(documentKeys).toContain(key);
    }
  });
});
