import { describe, expect, it } from 'vitest';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import {
  crl,
  extension,
  issued,
  judged,
  namedDer,
  pkiStep,
  typedDer,
  type Pair,
} from '../fixtures/pki.ts';

/** Sentences of RFC 5280 § 6.1, each as a chain that keeps to it or does not. */

const root = issued('Root', null, { authority: true });

/** GeneralNames by their kind. */
const name = {
  email: (text: string) => der.implicit(1, typedDer(22, text)),
  dns: (text: string) => der.implicit(2, typedDer(22, text)),
  directory: (value: Buffer) => der.explicit(4, value),
  uri: (text: string) => der.implicit(6, typedDer(22, text)),
  ip: (...bytes: readonly number[]) => der.implicit(7, der.octetString(Buffer.from(bytes))),
  other: () => der.implicit(8, der.oid('1.2.3')),
};
const subtrees = (context: number, names: readonly Buffer[], ...depth: readonly Buffer[]) =>
  names.length === 0
    ? undefined
    : der.implicit(context, der.sequence(...names.map((one) => der.sequence(one, ...depth))));
const constraints = (
  permitted: readonly Buffer[],
  excluded: readonly Buffer[] = [],
  critical = true,
) =>
  extension(
    oids.nameConstraints,
    der.sequence(subtrees(0, permitted), subtrees(1, excluded)),
    critical,
  );
const alternatives = (...names: readonly Buffer[]) =>
  extension(oids.subjectAltName, der.sequence(...names));

/** The findings about a chain whose certificates all have a list that says they are good. */
function found(leaf: Pair, ...above: readonly Pair[]) {
  return judged(
    leaf,
    [root],
    above,
    [...above, root].map((one) => crl(one)),
  );
}

const authority = (extensions: readonly Buffer[], by = root) =>
  issued('Authority', by, { authority: true, extensions });

/** The findings about a person with these names below an authority with these constraints. */
function below(limits: Buffer, ...names: readonly Buffer[]) {
  const above = authority([limits]);
  const extensions = names.length > 0 ? [alternatives(...names)] : [];
  return found(issued('Person', above, { extensions }), above);
}

const refused = ['CHAIN_NOT_ACCEPTABLE'];
const subject = name.directory(namedDer(''));

describe('[R7.13] names an authority may give (RFC 5280 § 4.2.1.10, § 6.1.3 b and c)', () => {
  it.each([
    ['a subject inside of a permitted one', [name.directory(namedDer(''))], []],
    [
      'a subject inside, in other letters and another type of string',
      [name.directory(der.sequence(pkiStep(oids.organization, typedDer(19, 'ZATOKA'))))],
      [],
    ],
    ['a host that is permitted', [name.dns('example.org')], [name.dns('example.org')]],
    [
      'a host below one that is permitted',
      [name.dns('example.org')],
      [name.dns('a.b.EXAMPLE.org')],
    ],
    [
      'an address of a permitted host',
      [name.email('example.org')],
      [name.email('jana@example.org')],
    ],
    [
      'an address below a permitted domain',
      [name.email('.example.org')],
      [name.email('jana@a.example.org')],
    ],
    ['the very address', [name.email('jana@example.org')], [name.email('jana@Example.org')]],
    ['a URI of a permitted host', [name.uri('example.org')], [name.uri('https://example.org/a')]],
    [
      'a URI below a permitted domain',
      [name.uri('.example.org')],
      [name.uri('https://a.example.org:8443/a')],
    ],
    [
      'a number of a permitted network',
      [name.ip(10, 1, 0, 0, 255, 255, 0, 0)],
      [name.ip(10, 1, 2, 3)],
    ],
    [
      'one of several that are permitted',
      [name.dns('example.com'), name.dns('example.org')],
      [name.dns('example.org')],
    ],
    ['names of a kind nobody constrains', [name.dns('example.org')], [name.other()]],
  ])('lets in %s', (_what, permitted, names) => {
    expect(below(constraints(permitted), ...names)).toEqual([]);
    expect(below(constraints(permitted, [], false), ...names)).toEqual([]);
  });

  const outside: readonly (readonly [string, readonly Buffer[], readonly Buffer[]])[] = [
    ['a subject of another organization', [name.directory(namedDer('', 'Other'))], []],
    ['a host beside', [name.dns('example.org')], [name.dns('badexample.org')]],
    ['a host above a permitted one', [name.dns('a.example.org')], [name.dns('example.org')]],
    [
      'an address of a host below a permitted one',
      [name.email('example.org')],
      [name.email('jana@a.example.org')],
    ],
    [
      'an address of the domain itself',
      [name.email('.example.org')],
      [name.email('jana@example.org')],
    ],
    [
      'the address of somebody else',
      [name.email('jana@example.org')],
      [name.email('Jana@example.org')],
    ],
    [
      'a URI of another host',
      [name.uri('example.org')],
      [name.uri('https://example.org.example.com/')],
    ],
    [
      'a URI whose user looks like a host',
      [name.uri('example.org')],
      [name.uri('https://example.org@example.com/')],
    ],
    ['a URI without a host', [name.uri('example.org')], [name.uri('urn:example.org')]],
    ['a URI with a number for a host', [name.uri('.org')], [name.uri('https://10.0.0.1/')]],
    ['a number of another network', [name.ip(10, 1, 0, 0, 255, 255, 0, 0)], [name.ip(10, 2, 2, 3)]],
    [
      'a number of another length',
      [name.ip(10, 1, 0, 0, 255, 255, 0, 0)],
      [name.ip(...Array<number>(16).fill(0))],
    ],
    ['a name of a kind nobody can compare', [name.other()], [name.other()]],
    [
      'one name inside and one outside',
      [name.dns('example.org')],
      [name.dns('example.org'), name.dns('example.com')],
    ],
  ];
  it.each(outside)('keeps out %s', (_what, permitted, names) => {
    expect(below(constraints(permitted), ...names)).toEqual(refused);
    // RFC 5280 says the extension is critical; where it is not, it is no less a limit.
    expect(below(constraints(permitted, [], false), ...names)).toEqual(refused);
  });

  it.each([
    ['a subject', [subject], []],
    ['a host below', [name.dns('example.org')], [name.dns('a.example.org')]],
    ['a URI without a host', [name.uri('example.org')], [name.uri('urn:a')]],
  ])('keeps out %s that is excluded, though it is permitted', (_what, excluded, names) => {
    expect(
      below(constraints([subject, name.dns('org'), name.uri('.org')], excluded), ...names),
    ).toEqual(refused);
  });

  it('applies a constraint of addresses to the one in a subject without other names', () => {
    const above = authority([constraints([name.email('example.org')])]);
    const withEmail = (address: string) =>
      issued('', above, {
        subject: namedDer('Person', 'Zatoka', [pkiStep(oids.emailAddress, typedDer(22, address))]),
      });
    expect(found(withEmail('jana@example.org'), above)).toEqual([]);
    expect(found(withEmail('jana@example.com'), above)).toEqual(refused);
  });

  it('applies the constraints of every authority above', () => {
    const top = authority([constraints([name.dns('example.org')])]);
    const middle = issued('Middle', top, { authority: true });
    const person = (host: string) =>
      issued('Person', middle, { extensions: [alternatives(name.dns(host))] });
    expect(found(person('a.example.org'), middle, top)).toEqual([]);
    expect(found(person('example.com'), middle, top)).toEqual(refused);
  });

  it('asks no authority that issued itself a new key to keep to the names', () => {
    const top = issued('', root, {
      authority: true,
      subject: namedDer('Top', 'Other'),
      extensions: [constraints([subject])],
    });
    const again = issued('', top, { authority: true, subject: namedDer('Top', 'Other') });
    expect(found(issued('Person', again), again, top)).toEqual([]);
  });

  it('refuses constraints nobody can keep to', () => {
    const deep = subtrees(0, [name.dns('example.org')], der.implicit(1, der.integer(3)));
    expect(below(extension(oids.nameConstraints, der.sequence(deep), true))).toEqual(refused);
    expect(below(extension(oids.nameConstraints, der.sequence(), true))).toEqual(refused);
    expect(below(extension(oids.nameConstraints, der.nothing(), false))).toEqual(refused);
    const many = Array.from({ length: 400 }, (_, at) => name.dns(`a${at}.example.org`));
    expect(below(constraints([name.dns('example.org')]), ...many)).toEqual([]);
    expect(below(constraints(many), ...many)).toEqual(refused);
  });
});

const policies = (...ids: readonly string[]) =>
  extension(oids.certificatePolicies, der.sequence(...ids.map((id) => der.sequence(der.oid(id)))));
const required = (skip: number, noMapping?: number) =>
  extension(
    oids.policyConstraints,
    der.sequence(
      der.implicit(0, der.integer(skip)),
      noMapping === undefined ? undefined : der.implicit(1, der.integer(noMapping)),
    ),
    true,
  );
const noAny = extension(oids.inhibitAnyPolicy, der.integer(0), true);
const mappings = (from: string, to: string) =>
  extension(oids.policyMappings, der.sequence(der.sequence(der.oid(from), der.oid(to))), true);

describe('[R7.13] policies on the way (RFC 5280 § 6.1.3 d to f, § 6.1.4 a to j, § 6.1.5)', () => {
  const way = (above: readonly Buffer[], own: readonly Buffer[]) => {
    const top = authority(above);
    return found(issued('Person', top, { extensions: own }), top);
  };
  it.each([
    ['none asked for and none there', [], []],
    ['none asked for and different ones there', [policies('1.2.3')], [policies('1.2.4')]],
    ['one asked for and the same there', [policies('1.2.3'), required(0)], [policies('1.2.3')]],
    ['any at the top and one below', [policies(oids.anyPolicy), required(0)], [policies('1.2.3')]],
    ['one at the top and any below', [policies('1.2.3'), required(0)], [policies(oids.anyPolicy)]],
    [
      'one that is the same by a mapping',
      [policies('1.2.3'), required(0), mappings('1.2.3', '1.2.4')],
      [policies('1.2.4')],
    ],
    ['one asked for only after further certificates', [policies('1.2.3'), required(2)], []],
    [
      'any inhibited where nobody uses it',
      [policies('1.2.3'), noAny, required(0)],
      [policies('1.2.3')],
    ],
  ])('are in order with %s', (_what, above, own) => {
    expect(way(above, own)).toEqual([]);
  });

  it.each([
    ['one asked for and none there', [policies('1.2.3'), required(0)], []],
    ['one asked for and another there', [policies('1.2.3'), required(0)], [policies('1.2.4')]],
    ['none at the top and one below', [required(0)], [policies('1.2.3')]],
    [
      'any below where it is inhibited',
      [policies('1.2.3'), noAny, required(0)],
      [policies(oids.anyPolicy)],
    ],
    [
      'the old name of one that is mapped',
      [policies('1.2.3'), required(0), mappings('1.2.3', '1.2.4')],
      [policies('1.2.3')],
    ],
    ['a mapping of any policy', [policies('1.2.3'), mappings(oids.anyPolicy, '1.2.4')], []],
    ['one the last certificate asks for itself', [], [required(0)]],
  ])('are not with %s', (_what, above, own) => {
    expect(way(above, own)).toEqual(refused);
  });

  it('are not with a mapping where mappings are inhibited', () => {
    const top = authority([policies('1.2.3'), required(0, 0)]);
    const middle = issued('Middle', top, {
      authority: true,
      extensions: [policies('1.2.3'), mappings('1.2.3', '1.2.4')],
    });
    const person = issued('Person', middle, { extensions: [policies('1.2.4')] });
    expect(found(person, middle, top)).toEqual(refused);
  });
});

describe('[R7.13] certificates on the way (RFC 5280 § 6.1.3 a, § 6.1.4 k to o)', () => {
  it('are found by names that differ in letters, blanks and type of string only', () => {
    const top = issued('', root, { authority: true, subject: namedDer('The  Authority') });
    const issuer = der.sequence(
      pkiStep(oids.organization, typedDer(19, 'ZATOKA')),
      pkiStep(oids.commonName, typedDer(19, ' the authority ')),
    );
    expect(found(issued('Person', top, { issuer }), top)).toEqual([]);
  });

  it.each([
    [
      'an authority with an unknown critical extension',
      [extension('1.2.3.4', der.nothing(), true)],
      [],
    ],
    [
      'a person with an unknown critical extension',
      [],
      [extension('1.2.3.4', der.nothing(), true)],
    ],
  ])('are refused with %s', (_what, above, own) => {
    const top = authority(above);
    expect(found(issued('Person', top, { extensions: own }), top)).toEqual(refused);
  });

  it('are accepted with unknown extensions that are not critical', () => {
    const top = authority([extension('1.2.3.4', der.nothing())]);
    expect(found(issued('Person', top), top)).toEqual([]);
  });

  it('count no authority that issued itself a new key against the length of the way', () => {
    const top = issued('Top', root, { authority: true, pathLength: 0 });
    const again = issued('Top', top, { authority: true });
    expect(found(issued('Person', again), again, top)).toEqual([]);
    const other = issued('Other', top, { authority: true });
    expect(found(issued('Person', other), other, top)).toEqual(refused);
  });
});
