import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import {
  askedAt,
  crl,
  extension,
  issued,
  judged,
  named,
  ocsp,
  step,
  typed,
  type AnswerPlan,
  type Pair,
  type Wanted,
} from '../fixtures/pki.ts';

/** Sentences of RFC 5280 § 5 and § 6.3 and of RFC 6960, each as data that keeps to it or does not. */

const day = (count: number) => new Date(askedAt.getTime() + count * 86_400_000);
const root = issued('Root', null, { authority: true });
const uri = (text: string) => der.implicit(6, typed(22, text));
const place = 'http://example.org/a.crl';

/** A name of a place: a full one, or a step below the name of who keeps the list. */
const full = (...names: readonly Buffer[]) =>
  der.explicit(0, der.implicit(0, der.sequence(...names)));
const relative = (cn: string) =>
  der.explicit(0, der.implicit(1, step(oids.commonName, der.utf8String(cn))));
const points = (...list: readonly (readonly (Buffer | undefined)[])[]) =>
  extension(oids.crlDistributionPoints, der.sequence(...list.map((one) => der.sequence(...one))));
const scope = (...parts: readonly (Buffer | undefined)[]) =>
  extension(oids.issuingDistributionPoint, der.sequence(...parts), true);
const flag = (context: number) => der.implicit(context, der.boolean(true));
/** ReasonFlags by their bits. */
const reasons = (context: number, first: number, second = 0) =>
  der.implicit(context, der.bitString(Buffer.of(first, second), 7));
const keeper = (name: Buffer) => der.implicit(2, der.sequence(der.explicit(4, name)));
const reason = (value: number) => extension(oids.reasonCode, der.enumerated(value));
const delta = extension(oids.deltaCrlIndicator, der.integer(1), true);

const person = (wanted: Wanted = {}) => issued('Person', root, wanted);
const missing = ['REVOCATION_MISSING'];
const revoked = ['CERTIFICATE_REVOKED'];

type Listing = readonly [what: string, own: readonly Buffer[], list: readonly Buffer[]];

describe('[R7.13] lists of revoked certificates (RFC 5280 § 5, § 6.3)', () => {
  const listed: readonly Listing[] = [
    ['that names no place', [], []],
    ['that names no place, of a certificate that names one', [points([full(uri(place))])], []],
    [
      'from the place the certificate names',
      [points([full(uri(place))])],
      [scope(full(uri(place)))],
    ],
    [
      'from one of several places',
      [points([full(uri('http://a/'))], [full(uri(place))])],
      [scope(full(uri(place), uri('http://b/')))],
    ],
    [
      'from a place named below its issuer',
      [points([relative('List 1')])],
      [scope(relative('List 1'))],
    ],
    ['about people only', [], [scope(flag(1))]],
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
  it.each(listed)('count: one %s', (_what, extensions, list) => {
    const own = person({ extensions });
    expect(judged(own, [root], [], [crl(root, [], { extensions: list })])).toEqual([]);
    const entries = [{ certificate: own.certificate }];
    expect(judged(own, [root], [], [crl(root, entries, { extensions: list })])).toEqual(revoked);
  });

  const unlisted: readonly Listing[] = [
    ['from another place', [points([full(uri('http://other/'))])], [scope(full(uri(place)))]],
    ['from a place, of a certificate that names none', [], [scope(full(uri(place)))]],
    [
      'from another place below its issuer',
      [points([relative('List 2')])],
      [scope(relative('List 1'))],
    ],
    ['about authorities only', [], [scope(flag(2))]],
    ['about attributes only', [], [scope(flag(5))]],
    ['about some reasons only', [], [scope(reasons(3, 0x60))]],
    [
      'of which the certificate wants some reasons only',
      [points([full(uri(place)), reasons(1, 0x60)])],
      [scope(full(uri(place)))],
    ],
    ['that tells only what changed', [], [delta]],
    ['with an unknown critical extension', [], [extension('1.2.3.4.5', der.nothing(), true)]],
    [
      'with one extension twice',
      [],
      [extension(oids.crlNumber, der.integer(7)), extension(oids.crlNumber, der.integer(8))],
    ],
  ];
  it.each(unlisted)('do not say that somebody is good: one %s', (_what, extensions, list) => {
    const own = person({ extensions });
    expect(judged(own, [root], [], [crl(root, [], { extensions: list })])).toEqual(missing);
  });

  it('are about authorities where they say so', () => {
    const top = issued('Authority', root, { authority: true });
    const own = issued('Person', top);
    const lists = (context: number) => [
      crl(top),
      crl(root, [], { extensions: [scope(flag(context))] }),
    ];
    expect(judged(own, [root], [top], lists(2))).toEqual([]);
    expect(judged(own, [root], [top], lists(1))).toEqual(missing);
  });

  it('say together what each says of some reasons', () => {
    const own = person();
    const some = (first: number, second: number) =>
      crl(root, [], { extensions: [scope(reasons(3, first, second))] });
    expect(judged(own, [root], [], [some(0x70, 0), some(0x0f, 0x80)])).toEqual([]);
    expect(judged(own, [root], [], [some(0x70, 0), some(0x0f, 0)])).toEqual(missing);
  });

  it.each([
    ['about some reasons only', [scope(reasons(3, 0x60))], []],
    ['that tells only what changed', [delta], []],
    ['with a reason', [], [reason(1)]],
    ['that suspends', [], [reason(6)]],
  ])('say that somebody is revoked: one %s', (_what, extensions, own) => {
    const { certificate, key } = person();
    const list = crl(root, [{ certificate, extensions: own }], { extensions });
    expect(judged({ certificate, key }, [root], [], [crl(root), list])).toEqual(revoked);
  });

  it('say of a certificate taken out of a list nothing more', () => {
    const own = person();
    const entry = { certificate: own.certificate, extensions: [reason(8)] };
    expect(
      judged(own, [root], [], [crl(root), crl(root, [entry], { extensions: [delta] })]),
    ).toEqual([]);
  });

  it('do not count with an unknown critical extension of any entry', () => {
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

  it('do not count from who may not sign lists, or with the name of another', () => {
    const mute = issued('Authority', root, { authority: true, usage: ['keyCertSign'] });
    expect(judged(issued('Person', mute), [root], [mute], [crl(mute), crl(root)])).toEqual(missing);
    expect(judged(person(), [root], [], [crl(root, [], { issuer: named('Other') })])).toEqual(
      missing,
    );
    const stranger = issued('Root', null, { authority: true });
    expect(judged(person(), [root], [stranger], [crl(stranger)])).toEqual(missing);
  });

  it('do not count where two algorithms are named', () => {
    const algorithm = der.algorithm(oids.ecdsaSha512);
    expect(judged(person(), [root], [], [crl(root, [], { algorithm })])).toEqual(missing);
  });

  it('count as long as they say, and not from the future', () => {
    const at = (from: number, to: number) =>
      judged(person(), [root], [], [crl(root, [], { thisUpdate: day(from), nextUpdate: day(to) })]);
    expect(at(-5, 1)).toEqual([]);
    expect(at(-5, -1)).toEqual(missing);
    expect(at(3, 9)).toEqual(missing);
  });

  it('do not speak of who ended before them, unless they say that they keep them', () => {
    const own = person({ notAfter: day(-1) });
    const list = (...extensions: readonly Buffer[]) =>
      judged(own, [root], [], [crl(root, [], { extensions })]);
    const since = (count: number) =>
      extension(oids.expiredCertsOnCrl, der.generalizedTime(day(count)));
    expect(list()).toContain('REVOCATION_MISSING');
    expect(list(since(0))).toContain('REVOCATION_MISSING');
    expect(list(since(-10))).toEqual(['CERTIFICATE_EXPIRED']);
  });

  describe('kept by somebody else', () => {
    const lists = issued('Lists', root, { authority: true, usage: ['crlSign'] });
    const name = Buffer.from(lists.certificate.subject.raw);
    const certifies = (one: Buffer) =>
      extension(oids.certificateIssuer, der.sequence(der.explicit(4, one)), true);
    /** Says that who keeps the lists is good, and nothing of people. */
    const aboutKeeper = crl(root, [], { extensions: [scope(flag(2))] });
    const indirect = scope(full(uri(place)), flag(4));
    const own = () => person({ extensions: [points([full(uri(place)), keeper(name)])] });

    it('count where the certificate names who keeps them and the list says so', () => {
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

    it('name the issuer of an entry for those that follow', () => {
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
      // Without a name the entry is about a certificate of who keeps the list.
      expect(
        judged(
          one,
          [root],
          [lists],
          [crl(lists, entries.slice(1), { extensions: [indirect] }), aboutKeeper],
        ),
      ).toEqual([]);
    });

    it('do not count where only one of both says so', () => {
      const only = (extensions: readonly Buffer[], list: readonly Buffer[]) =>
        judged(person({ extensions }), [root], [lists], [crl(lists, [], { extensions: list })]);
      expect(only([], [indirect])).toEqual(missing);
      expect(only([points([full(uri(place)), keeper(name)])], [scope(full(uri(place)))])).toEqual(
        missing,
      );
    });

    it('do not count from who was revoked, or stands under nobody who is trusted', () => {
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

const answers: Wanted = {
  usage: ['digitalSignature'],
  extensions: [
    extension(oids.extendedKeyUsage, der.sequence(der.oid(oids.ocspSigning))),
    extension(oids.ocspNoCheck, der.nothing()),
  ],
};
const asks = extension(
  oids.authorityInfoAccess,
  der.sequence(der.sequence(der.oid(oids.ocspAccess), uri('http://example.org/'))),
);
const use = extension(oids.extendedKeyUsage, der.sequence(der.oid(oids.ocspSigning)));

describe('[R7.13] answers about revocation (RFC 6960)', () => {
  const top = issued('Authority', root, { authority: true });
  const own = issued('Person', top);
  const responder = issued('Responder', top, answers);
  const good = (by: Pair, plan: AnswerPlan = {}, more: readonly Buffer[] = []) =>
    judged(
      own,
      [root],
      [top],
      [ocsp(by, own.certificate, top.certificate, plan), crl(root), ...more],
    );

  it('count from the issuer and from one its key named (§ 4.2.2.2)', () => {
    expect(good(top)).toEqual([]);
    expect(good(responder)).toEqual([]);
    expect(good(responder, { revoked: day(-1) })).toEqual(revoked);
  });

  it('count from a responder that is trusted by decision', () => {
    const decided = issued('Decided', null, answers);
    const answer = ocsp(decided, own.certificate, top.certificate);
    expect(judged(own, [root, decided], [top], [answer, crl(root)])).toEqual([]);
    expect(judged(own, [root], [top, decided], [answer, crl(root)])).toEqual(missing);
  });

  it.each<readonly [string, () => Pair]>([
    ['the authority above the issuer', () => root],
    ['a responder of the authority above', () => issued('Responder', root, answers)],
    [
      'a responder without the usage',
      () => issued('Responder', top, { usage: ['digitalSignature'] }),
    ],
    [
      'a responder of any usage',
      () =>
        issued('Responder', top, {
          ...answers,
          extensions: [extension(oids.extendedKeyUsage, der.sequence(der.oid(oids.anyUsage)))],
        }),
    ],
    [
      'a responder whose key signs nothing',
      () => issued('Responder', top, { ...answers, usage: ['crlSign'] }),
    ],
    [
      'a responder that has ended',
      () => issued('Responder', top, { ...answers, notAfter: day(-1) }),
    ],
    [
      'a responder with an unknown critical extension',
      () =>
        issued('Responder', top, {
          ...answers,
          extensions: [use, extension('1.2.3.4', der.nothing(), true)],
        }),
    ],
    ['the holder itself', () => own],
  ])('do not count from %s', (_who, by) => {
    expect(good(by())).toEqual(missing);
  });

  it('do not count from a responder named by another key of the issuer (§ 4.2.2.2)', () => {
    const newer = issued('Authority', root, { authority: true });
    expect(newer.certificate.subject.key).toBe(top.certificate.subject.key);
    expect(good(issued('Responder', newer, answers))).toEqual(missing);
  });

  it('do not count from a responder that was revoked (§ 4.2.2.2.1)', () => {
    for (const extensions of [[use], answers.extensions ?? []]) {
      const gone = issued('Gone', top, { ...answers, extensions });
      const about = ocsp(responder, gone.certificate, top.certificate, { revoked: day(-2) });
      expect(good(gone, {}, [about])).toEqual(missing);
      expect(good(gone, {}, [crl(top, [{ certificate: gone.certificate }])])).toEqual([]);
    }
  });

  it('do not count from a responder that says where to ask about it, where nobody answered', () => {
    const checked = issued('Checked', top, { ...answers, extensions: [use, asks] });
    expect(good(checked)).toEqual(missing);
    expect(good(checked, {}, [ocsp(responder, checked.certificate, top.certificate)])).toEqual([]);
    const listed = issued('Checked', top, {
      ...answers,
      extensions: [use, points([full(uri(place))])],
    });
    expect(good(listed)).toEqual(missing);
    // Its issuer decided not to say how: who reads the answer decides, and believes it.
    expect(good(issued('Plain', top, { ...answers, extensions: [use] }))).toEqual([]);
    const both = issued('Unchecked', top, {
      ...answers,
      extensions: [...(answers.extensions ?? []), asks],
    });
    expect(good(both)).toEqual([]);
  });

  it('do not count from responders that only speak for themselves, or for each other', () => {
    const [a, b] = ['A', 'B'].map((cn) =>
      issued(cn, top, { ...answers, extensions: [use, asks] }),
    ) as [Pair, Pair];
    expect(good(a, {}, [ocsp(a, a.certificate, top.certificate)])).toEqual(missing);
    const each = [ocsp(a, b.certificate, top.certificate), ocsp(b, a.certificate, top.certificate)];
    expect(good(a, {}, each)).toEqual(missing);
  });

  it('are not spared to who is no responder by `ocsp-nocheck` (§ 4.2.2.2.1)', () => {
    const extensions = [extension(oids.ocspNoCheck, der.nothing())];
    expect(judged(issued('Person', top, { extensions }), [root], [top], [crl(root)])).toEqual(
      missing,
    );
  });

  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest();
  const key = createHash('sha1').update(responder.certificate.keyBits).digest();
  it.each<readonly [string, AnswerPlan]>([
    ['names its responder by its key', { responder: der.explicit(2, der.octetString(key)) }],
    ['names the certificate by SHA-256', { digest: der.algorithm(oids.sha256), hashed: sha256 }],
    ['was kept for a while', { thisUpdate: day(-3), producedAt: day(-1) }],
    ['repeats a nonce', { extensions: [extension(oids.ocspNonce, der.octetString(Buffer.of(1)))] }],
    [
      'has unknown extensions that are not critical',
      {
        extensions: [extension('1.2.3.4', der.nothing())],
        single: [extension('1.2.3.4', der.nothing())],
      },
    ],
    ['writes its version', { version: der.explicit(0, der.integer(0)) }],
  ])('count where one %s', (_what, plan) => {
    expect(good(responder, plan)).toEqual([]);
  });

  it.each<readonly [string, AnswerPlan]>([
    ['names another responder', { responder: der.explicit(1, named('Other')) }],
    ['names another key', { responder: der.explicit(2, der.octetString(Buffer.alloc(20))) }],
    [
      'names the certificate by a digest two issuers can share',
      { digest: der.algorithm(oids.md5), hashed: md5 },
    ],
    [
      'names the certificate by a digest with parameters',
      { digest: der.algorithm(oids.sha1, der.integer(1)) },
    ],
    ['knew the status only after it was made', { thisUpdate: day(0), producedAt: day(-1) }],
    ['ends before it begins', { thisUpdate: day(1), producedAt: day(1), nextUpdate: day(-1) }],
    ['has ended', { thisUpdate: day(-5), nextUpdate: day(-1) }],
    ['comes from the future', { thisUpdate: day(3) }],
    [
      'has an unknown critical extension',
      { extensions: [extension('1.2.3.4', der.nothing(), true)] },
    ],
    [
      'has an unknown critical extension of the single answer',
      { single: [extension('1.2.3.4', der.nothing(), true)] },
    ],
    ['has another version', { version: der.explicit(0, der.integer(1)) }],
  ])('do not count where one %s', (_what, plan) => {
    expect(good(responder, plan)).toEqual(missing);
  });

  it('do not count where they are about another certificate or issuer', () => {
    const other = issued('Other', top);
    const data = [ocsp(responder, other.certificate, top.certificate), crl(root)];
    expect(judged(own, [root], [top], data)).toEqual(missing);
    const newer = issued('Authority', root, { authority: true });
    expect(
      judged(own, [root], [top], [ocsp(responder, own.certificate, newer.certificate), crl(root)]),
    ).toEqual(missing);
  });
});
