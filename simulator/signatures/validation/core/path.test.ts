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

/** Sentences of RFC 5280 § 6.1. Each has a chain that complies with it or violates it. */

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

/** Findings about a chain whose certificates are all good according to a revocation list. */
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

/** Findings about a person with these names below an authority with these constraints. */
function below(limits: Buffer, ...names: readonly Buffer[]) {
  const above = authority([limits]);
  const extensions = names.length > 0 ? [alternatives(...names)] : [];
  return found(issued('Person', above, { extensions }), above);
}

const refused = ['CHAIN_NOT_ACCEPTABLE'];
const subject = name.directory(namedDer(''));

describe('[R7.13] name constraints (RFC 5280 § 4.2.1.10, § 6.1.3 b and c)', () => {
  it.each([
    ['a subject inside a permitted subtree', [name.directory(namedDer(''))], []],
    [
      'a subject inside, in other case and string type',
      [name.directory(der.sequence(pkiStep(oids.organization, typedDer(19, 'ZATOKA'))))],
      [],
    ],
    ['a permitted host', [name.dns('example.org')], [name.dns('example.org')]],
    ['a host below a permitted one', [name.dns('example.org')], [name.dns('a.b.EXAMPLE.org')]],
    [
      'an e-mail address of a permitted host',
      [name.email('example.org')],
      [name.email('jana@example.org')],
    ],
    [
      'an e-mail address below a permitted domain',
      [name.email('.example.org')],
      [name.email('jana@a.example.org')],
    ],
    [
      'a permitted e-mail address',
      [name.email('jana@example.org')],
      [name.email('jana@Example.org')],
    ],
    ['a URI of a permitted host', [name.uri('example.org')], [name.uri('https://example.org/a')]],
    [
      'a URI below a permitted domain',
      [name.uri('.example.org')],
      [name.uri('https://a.example.org:8443/a')],
    ],
    [
      'an IP address in a permitted network',
      [name.ip(10, 1, 0, 0, 255, 255, 0, 0)],
      [name.ip(10, 1, 2, 3)],
    ],
    [
      'one of several permitted names',
      [name.dns('example.com'), name.dns('example.org')],
      [name.dns('example.org')],
    ],
    ['names of an unconstrained kind', [name.dns('example.org')], [name.other()]],
  ])('permit %s', (_what, permitted, names) => {
    expect(below(constraints(permitted), ...names)).toEqual([]);
    expect(below(constraints(permitted, [], false), ...names)).toEqual([]);
  });

  const outside: readonly (readonly [string, readonly Buffer[], readonly Buffer[]])[] = [
    ['a subject of another organization', [name.directory(namedDer('', 'Other'))], []],
    [
      'a host that only ends with a permitted one',
      [name.dns('example.org')],
      [name.dns('badexample.org')],
    ],
    ['a host above a permitted one', [name.dns('a.example.org')], [name.dns('example.org')]],
    [
      'an e-mail address of a host below a permitted one',
      [name.email('example.org')],
      [name.email('jana@a.example.org')],
    ],
    [
      'an e-mail address of the domain itself',
      [name.email('.example.org')],
      [name.email('jana@example.org')],
    ],
    [
      'the e-mail address of someone else',
      [name.email('jana@example.org')],
      [name.email('Jana@example.org')],
    ],
    [
      'a URI of another host',
      [name.uri('example.org')],
      [name.uri('https://example.org.example.com/')],
    ],
    [
      'a URI whose user part looks like a host',
      [name.uri('example.org')],
      [name.uri('https://example.org@example.com/')],
    ],
    ['a URI without a host', [name.uri('example.org')], [name.uri('urn:example.org')]],
    ['a URI with an IP address as host', [name.uri('.org')], [name.uri('https://10.0.0.1/')]],
    [
      'an IP address in another network',
      [name.ip(10, 1, 0, 0, 255, 255, 0, 0)],
      [name.ip(10, 2, 2, 3)],
    ],
    [
      'an IP address of another length',
      [name.ip(10, 1, 0, 0, 255, 255, 0, 0)],
      [name.ip(...Array<number>(16).fill(0))],
    ],
    ['a name of an incomparable kind', [name.other()], [name.other()]],
    [
      'one permitted name and one other',
      [name.dns('example.org')],
      [name.dns('example.org'), name.dns('example.com')],
    ],
  ];
  it.each(outside)('exclude %s', (_what, permitted, names) => {
    expect(below(constraints(permitted), ...names)).toEqual(refused);
    // RFC 5280 requires the extension to be critical. Otherwise it is a limit nevertheless.
    expect(below(constraints(permitted, [], false), ...names)).toEqual(refused);
  });

  it.each([
    ['a subject', [subject], []],
    ['a host below an excluded one', [name.dns('example.org')], [name.dns('a.example.org')]],
    ['a URI without a host', [name.uri('example.org')], [name.uri('urn:a')]],
  ])('exclude %s if it is both permitted and excluded', (_what, excluded, names) => {
    expect(
      below(constraints([subject, name.dns('org'), name.uri('.org')], excluded), ...names),
    ).toEqual(refused);
  });

  it('apply to the e-mail address in a subject without other names', () => {
    const above = authority([constraints([name.email('example.org')])]);
    const withEmail = (address: string) =>
      issued('', above, {
        subject: namedDer('Person', 'Zatoka', [pkiStep(oids.emailAddress, typedDer(22, address))]),
      });
    expect(found(withEmail('jana@example.org'), above)).toEqual([]);
    expect(found(withEmail('jana@example.com'), above)).toEqual(refused);
  });

  it('apply from every authority above', () => {
    const top = authority([constraints([name.dns('example.org')])]);
    const middle = issued('Middle', top, { authority: true });
    const person = (host: string) =>
      issued('Person', middle, { extensions: [alternatives(name.dns(host))] });
    expect(found(person('a.example.org'), middle, top)).toEqual([]);
    expect(found(person('example.com'), middle, top)).toEqual(refused);
  });

  it('do not apply to an authority that issued itself a new key', () => {
    const top = issued('', root, {
      authority: true,
      subject: namedDer('Top', 'Other'),
      extensions: [constraints([subject])],
    });
    const again = issued('', top, { authority: true, subject: namedDer('Top', 'Other') });
    expect(found(issued('Person', again), again, top)).toEqual([]);
  });

  it('reject the chain if they cannot be applied', () => {
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

describe('[R7.13] certificate policies (RFC 5280 § 6.1.3 d to f, § 6.1.4 a to j, § 6.1.5)', () => {
  const way = (above: readonly Buffer[], own: readonly Buffer[]) => {
    const top = authority(above);
    return found(issued('Person', top, { extensions: own }), top);
  };
  it.each([
    ['none required and none present', [], []],
    ['none required and different ones present', [policies('1.2.3')], [policies('1.2.4')]],
    ['one required and the same present', [policies('1.2.3'), required(0)], [policies('1.2.3')]],
    [
      'any policy at the top and one below',
      [policies(oids.anyPolicy), required(0)],
      [policies('1.2.3')],
    ],
    [
      'one at the top and any policy below',
      [policies('1.2.3'), required(0)],
      [policies(oids.anyPolicy)],
    ],
    [
      'one that a mapping makes equal',
      [policies('1.2.3'), required(0), mappings('1.2.3', '1.2.4')],
      [policies('1.2.4')],
    ],
    ['one required only after further certificates', [policies('1.2.3'), required(2)], []],
    [
      'any policy inhibited but not used',
      [policies('1.2.3'), noAny, required(0)],
      [policies('1.2.3')],
    ],
  ])('are satisfied with %s', (_what, above, own) => {
    expect(way(above, own)).toEqual([]);
  });

  it.each([
    ['one required and none present', [policies('1.2.3'), required(0)], []],
    ['one required and another present', [policies('1.2.3'), required(0)], [policies('1.2.4')]],
    ['none at the top and one below', [required(0)], [policies('1.2.3')]],
    [
      'any policy below although it is inhibited',
      [policies('1.2.3'), noAny, required(0)],
      [policies(oids.anyPolicy)],
    ],
    [
      'the old name of a mapped policy',
      [policies('1.2.3'), required(0), mappings('1.2.3', '1.2.4')],
      [policies('1.2.3')],
    ],
    ['a mapping of any policy', [policies('1.2.3'), mappings(oids.anyPolicy, '1.2.4')], []],
    ['one that the last certificate requires itself', [], [required(0)]],
  ])('are violated with %s', (_what, above, own) => {
    expect(way(above, own)).toEqual(refused);
  });

  it('are violated with a mapping if mappings are inhibited', () => {
    const top = authority([policies('1.2.3'), required(0, 0)]);
    const middle = issued('Middle', top, {
      authority: true,
      extensions: [policies('1.2.3'), mappings('1.2.3', '1.2.4')],
    });
    const person = issued('Person', middle, { extensions: [policies('1.2.4')] });
    expect(found(person, middle, top)).toEqual(refused);
  });
});

describe('[R7.13] certificates of a chain (RFC 5280 § 6.1.3 a, § 6.1.4 k to o)', () => {
  it('are found by names that differ only in case, blanks and type of string', () => {
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
  ])('are rejected with %s', (_what, above, own) => {
    const top = authority(above);
    expect(found(issued('Person', top, { extensions: own }), top)).toEqual(refused);
  });

  it('are accepted with unknown extensions that are not critical', () => {
    const top = authority([extension('1.2.3.4', der.nothing())]);
    expect(found(issued('Person', top), top)).toEqual([]);
  });

  it('do not count towards the path length if an authority issued itself a new key', () => {
    const top = issued('Top', root, { authority: true, pathLength: 0 });
    const again = issued('Top', top, { authority: true });
    expect(found(issued('Person', again), again, top)).toEqual([]);
    const other = issued('Other', top, { authority: true });
    expect(found(issued('Person', other), other, top)).toEqual(refused);
  });
});
