import { describe, expect, it } from 'vitest';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import {
  crl,
  days,
  extension,
  issued,
  judged,
  namedDer,
  placed,
  points,
  pkiStep,
  uri,
  type Wanted,
} from '../fixtures/pki.ts';

/** Sentences of RFC 5280 § 5 and § 6.3. Each has a list that complies with it or violates it. */

const root = issued('Root', null, { authority: true });
const place = 'http://example.org/a.crl';

/** Name of a place, one step below the name of the list's issuer. */
const relative = (cn: string) =>
  der.explicit(0, der.implicit(1, pkiStep(oids.commonName, der.utf8String(cn))));
const scope = (...parts: readonly (Buffer | undefined)[]) =>
  extension(oids.issuingDistributionPoint, der.sequence(...parts), true);
const flag = (context: number) => der.implicit(context, der.boolean(true));
/** ReasonFlags from their bits. */
const reasons = (context: number, first: number, second = 0) =>
  der.implicit(context, der.bitString(Buffer.of(first, second), 7));
const keeper = (name: Buffer) => der.implicit(2, der.sequence(der.explicit(4, name)));
const reason = (value: number) => extension(oids.reasonCode, der.enumerated(value));
const delta = extension(oids.deltaCrlIndicator, der.integer(1), true);

const person = (wanted: Wanted = {}) => issued('Person', root, wanted);
const missing = ['REVOCATION_MISSING'];
const revoked = ['CERTIFICATE_REVOKED'];

type Listing = readonly [what: string, own: readonly Buffer[], list: readonly Buffer[]];

describe('[R7.13] revocation lists (RFC 5280 § 5, § 6.3)', () => {
  const listed: readonly Listing[] = [
    ['that names no place', [], []],
    ['that names no place, for a certificate that names one', [points([placed(uri(place))])], []],
    [
      'from the place in the certificate',
      [points([placed(uri(place))])],
      [scope(placed(uri(place)))],
    ],
    [
      'from one of several places in the certificate',
      [points([placed(uri('http://a/'))], [placed(uri(place))])],
      [scope(placed(uri(place), uri('http://b/')))],
    ],
    [
      'from a place relative to its issuer',
      [points([relative('List 1')])],
      [scope(relative('List 1'))],
    ],
    ['about end users only', [], [scope(flag(1))]],
    [
      'with extensions that are not critical',
      [],
      [extension('1.2.3.4', der.nothing()), extension(oids.crlNumber, der.integer(7))],
    ],
    [
      'with extensions that are critical and known',
      [],
      [
        extension(oids.crlNumber, der.integer(7), true),
        extension(oids.freshestCrl, der.sequence(), true),
      ],
    ],
  ];
  it.each(listed)('are accepted: a list %s', (_what, extensions, list) => {
    const own = person({ extensions });
    expect(judged(own, [root], [], [crl(root, [], { extensions: list })])).toEqual([]);
    const entries = [{ certificate: own.certificate }];
    expect(judged(own, [root], [], [crl(root, entries, { extensions: list })])).toEqual(revoked);
  });

  const unlisted: readonly Listing[] = [
    ['from another place', [points([placed(uri('http://other/'))])], [scope(placed(uri(place)))]],
    ['from a place, for a certificate that names none', [], [scope(placed(uri(place)))]],
    [
      'from another place relative to its issuer',
      [points([relative('List 2')])],
      [scope(relative('List 1'))],
    ],
    ['about authorities only', [], [scope(flag(2))]],
    ['about attribute certificates only', [], [scope(flag(5))]],
    ['about some reasons only', [], [scope(reasons(3, 0x60))]],
    [
      'that the certificate names for some reasons only',
      [points([placed(uri(place)), reasons(1, 0x60)])],
      [scope(placed(uri(place)))],
    ],
    ['that contains only changes', [], [delta]],
    ['with an unknown critical extension', [], [extension('1.2.3.4.5', der.nothing(), true)]],
    [
      'with a repeated extension',
      [],
      [extension(oids.crlNumber, der.integer(7)), extension(oids.crlNumber, der.integer(8))],
    ],
  ];
  it.each(unlisted)('do not prove a certificate good: a list %s', (_what, extensions, list) => {
    const own = person({ extensions });
    expect(judged(own, [root], [], [crl(root, [], { extensions: list })])).toEqual(missing);
  });

  it('cover authorities if they say so', () => {
    const top = issued('Authority', root, { authority: true });
    const own = issued('Person', top);
    const lists = (context: number) => [
      crl(top),
      crl(root, [], { extensions: [scope(flag(context))] }),
    ];
    expect(judged(own, [root], [top], lists(2))).toEqual([]);
    expect(judged(own, [root], [top], lists(1))).toEqual(missing);
  });

  it('together prove what each proves for some reasons', () => {
    const own = person();
    const some = (first: number, second: number) =>
      crl(root, [], { extensions: [scope(reasons(3, first, second))] });
    expect(judged(own, [root], [], [some(0x70, 0), some(0x0f, 0x80)])).toEqual([]);
    expect(judged(own, [root], [], [some(0x70, 0), some(0x0f, 0)])).toEqual(missing);
  });

  it.each([
    ['about some reasons only', [scope(reasons(3, 0x60))], []],
    ['that contains only changes', [delta], []],
    ['with a reason', [], [reason(1)]],
    ['with a suspension', [], [reason(6)]],
  ])('prove a certificate revoked: a list %s', (_what, extensions, own) => {
    const { certificate, key } = person();
    const list = crl(root, [{ certificate, extensions: own }], { extensions });
    expect(judged({ certificate, key }, [root], [], [crl(root), list])).toEqual(revoked);
  });

  it('prove nothing about a certificate that was removed from a list', () => {
    const own = person();
    const entry = { certificate: own.certificate, extensions: [reason(8)] };
    expect(
      judged(own, [root], [], [crl(root), crl(root, [entry], { extensions: [delta] })]),
    ).toEqual([]);
  });

  it('are rejected with an unknown critical extension in any entry', () => {
    const other = person();
    const entry = {
      certificate: other.certificate,
      extensions: [extension('1.2.3.4', der.nothing(), true)],
    };
    expect(judged(person(), [root], [], [crl(root, [entry])])).toEqual(missing);
    const known = {
      certificate: other.certificate,
      extensions: [extension('1.2.3.4', der.nothing())],
    };
    expect(judged(person(), [root], [], [crl(root, [known])])).toEqual([]);
  });

  it('are rejected from an issuer without the right to sign lists, or with another name', () => {
    const mute = issued('Authority', root, { authority: true, usage: ['keyCertSign'] });
    expect(judged(issued('Person', mute), [root], [mute], [crl(mute), crl(root)])).toEqual(missing);
    expect(judged(person(), [root], [], [crl(root, [], { issuer: namedDer('Other') })])).toEqual(
      missing,
    );
    const stranger = issued('Root', null, { authority: true });
    expect(judged(person(), [root], [stranger], [crl(stranger)])).toEqual(missing);
  });

  it('are rejected if they name two algorithms', () => {
    const algorithm = der.algorithm(oids.ecdsaSha512);
    expect(judged(person(), [root], [], [crl(root, [], { algorithm })])).toEqual(missing);
  });

  it('are valid until their stated end, and not if they come from the future', () => {
    const at = (from: number, to: number) =>
      judged(
        person(),
        [root],
        [],
        [crl(root, [], { thisUpdate: days(from), nextUpdate: days(to) })],
      );
    expect(at(-5, 1)).toEqual([]);
    expect(at(-5, -1)).toEqual(missing);
    expect(at(3, 9)).toEqual(missing);
  });

  it('do not cover certificates that expired earlier, unless they keep expired ones', () => {
    const own = person({ notAfter: days(-1) });
    const list = (...extensions: readonly Buffer[]) =>
      judged(own, [root], [], [crl(root, [], { extensions })]);
    const since = (count: number) =>
      extension(oids.expiredCertsOnCrl, der.generalizedTime(days(count)));
    expect(list()).toContain('REVOCATION_MISSING');
    expect(list(since(0))).toContain('REVOCATION_MISSING');
    expect(list(since(-10))).toEqual(['CERTIFICATE_EXPIRED']);
  });

  describe('with a separate issuer', () => {
    const lists = issued('Lists', root, { authority: true, usage: ['crlSign'] });
    const name = Buffer.from(lists.certificate.subject.raw);
    const certifies = (one: Buffer) =>
      extension(oids.certificateIssuer, der.sequence(der.explicit(4, one)), true);
    /** States that the issuer of the lists is good, and covers no end users. */
    const aboutKeeper = crl(root, [], { extensions: [scope(flag(2))] });
    const indirect = scope(placed(uri(place)), flag(4));
    const own = () => person({ extensions: [points([placed(uri(place)), keeper(name)])] });

    it('are accepted if the certificate names the issuer of lists and the list agrees', () => {
      const known = [crl(lists, [], { extensions: [indirect] }), aboutKeeper];
      expect(judged(own(), [root], [lists], known)).toEqual([]);
      const one = own();
      const entry = {
        certificate: one.certificate,
        extensions: [certifies(Buffer.from(root.certificate.subject.raw))],
      };
      expect(
        judged(
          one,
          [root],
          [lists],
          [crl(lists, [entry], { extensions: [indirect] }), aboutKeeper],
        ),
      ).toEqual(revoked);
    });

    it('apply the issuer of an entry to the entries after it', () => {
      const one = own();
      const entries = [
        {
          certificate: person().certificate,
          extensions: [certifies(Buffer.from(root.certificate.subject.raw))],
        },
        { certificate: one.certificate },
      ];
      expect(
        judged(
          one,
          [root],
          [lists],
          [crl(lists, entries, { extensions: [indirect] }), aboutKeeper],
        ),
      ).toEqual(revoked);
      // Without an issuer, the entry is about a certificate from the issuer of the list.
      expect(
        judged(
          one,
          [root],
          [lists],
          [crl(lists, entries.slice(1), { extensions: [indirect] }), aboutKeeper],
        ),
      ).toEqual([]);
    });

    it('are rejected if only one of them says so', () => {
      const only = (extensions: readonly Buffer[], list: readonly Buffer[]) =>
        judged(person({ extensions }), [root], [lists], [crl(lists, [], { extensions: list })]);
      expect(only([], [indirect])).toEqual(missing);
      expect(
        only([points([placed(uri(place)), keeper(name)])], [scope(placed(uri(place)))]),
      ).toEqual(missing);
    });

    it('are rejected if their issuer was revoked or has no trusted chain', () => {
      const list = crl(lists, [], { extensions: [indirect] });
      const entry = { certificate: lists.certificate };
      const gone = crl(root, [entry], { extensions: [scope(flag(2))] });
      expect(judged(own(), [root], [lists], [list, aboutKeeper])).toEqual([]);
      expect(judged(own(), [root], [lists], [list, gone])).toEqual(missing);
      const stranger = issued('Lists', null, { authority: true, usage: ['crlSign'] });
      expect(
        judged(own(), [root], [stranger], [crl(stranger, [], { extensions: [indirect] })]),
      ).toEqual(missing);
    });
  });
});
