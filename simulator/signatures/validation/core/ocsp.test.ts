import { createHash } from 'node:crypto';
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
  ocsp,
  placed,
  points,
  uri,
  type AnswerPlan,
  type Pair,
  type Wanted,
} from '../fixtures/pki.ts';

/** Sentences of RFC 6960. Each has a response that complies with it or violates it. */

const root = issued('Root', null, { authority: true });
const missing = ['REVOCATION_MISSING'];
const revoked = ['CERTIFICATE_REVOKED'];

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

describe('[R7.13] OCSP responses (RFC 6960)', () => {
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

  it('are accepted from the issuer and from a responder certified by its key (§ 4.2.2.2)', () => {
    expect(good(top)).toEqual([]);
    expect(good(responder)).toEqual([]);
    expect(good(responder, { revoked: days(-1) })).toEqual(revoked);
  });

  it('are accepted from a responder that is trusted by decision', () => {
    const decided = issued('Decided', null, answers);
    const answer = ocsp(decided, own.certificate, top.certificate);
    expect(judged(own, [root, decided], [top], [answer, crl(root)])).toEqual([]);
    expect(judged(own, [root], [top, decided], [answer, crl(root)])).toEqual(missing);
  });

  it.each<readonly [string, () => Pair]>([
    ['the authority above the issuer', () => root],
    ['a responder of the authority above the issuer', () => issued('Responder', root, answers)],
    [
      'a responder without the OCSP usage',
      () => issued('Responder', top, { usage: ['digitalSignature'] }),
    ],
    [
      'a responder with any usage',
      () =>
        issued('Responder', top, {
          ...answers,
          extensions: [extension(oids.extendedKeyUsage, der.sequence(der.oid(oids.anyUsage)))],
        }),
    ],
    [
      'a responder whose key may not sign',
      () => issued('Responder', top, { ...answers, usage: ['crlSign'] }),
    ],
    ['an expired responder', () => issued('Responder', top, { ...answers, notAfter: days(-1) })],
    [
      'a responder with an unknown critical extension',
      () =>
        issued('Responder', top, {
          ...answers,
          extensions: [use, extension('1.2.3.4', der.nothing(), true)],
        }),
    ],
    ['the holder of the certificate', () => own],
  ])('are rejected from %s', (_who, by) => {
    expect(good(by())).toEqual(missing);
  });

  it('are rejected from a responder certified by another key of the issuer (§ 4.2.2.2)', () => {
    const newer = issued('Authority', root, { authority: true });
    expect(newer.certificate.subject.key).toBe(top.certificate.subject.key);
    expect(good(issued('Responder', newer, answers))).toEqual(missing);
  });

  it('are rejected from a revoked responder (§ 4.2.2.2.1)', () => {
    for (const extensions of [[use], answers.extensions ?? []]) {
      const gone = issued('Gone', top, { ...answers, extensions });
      const about = ocsp(responder, gone.certificate, top.certificate, { revoked: days(-2) });
      expect(good(gone, {}, [about])).toEqual(missing);
      expect(good(gone, {}, [crl(top, [{ certificate: gone.certificate }])])).toEqual([]);
    }
  });

  it('are rejected if the responder needs its own revocation status and has none', () => {
    const checked = issued('Checked', top, { ...answers, extensions: [use, asks] });
    expect(good(checked)).toEqual(missing);
    expect(good(checked, {}, [ocsp(responder, checked.certificate, top.certificate)])).toEqual([]);
    const listed = issued('Checked', top, {
      ...answers,
      extensions: [use, points([placed(uri('http://example.org/a.crl'))])],
    });
    expect(good(listed)).toEqual(missing);
    // The issuer named no source for the status. The client then decides, and accepts the response.
    expect(good(issued('Plain', top, { ...answers, extensions: [use] }))).toEqual([]);
    const both = issued('Unchecked', top, {
      ...answers,
      extensions: [...(answers.extensions ?? []), asks],
    });
    expect(good(both)).toEqual([]);
  });

  it('are rejected from responders that vouch only for themselves or each other', () => {
    const [a, b] = ['A', 'B'].map((cn) =>
      issued(cn, top, { ...answers, extensions: [use, asks] }),
    ) as [Pair, Pair];
    expect(good(a, {}, [ocsp(a, a.certificate, top.certificate)])).toEqual(missing);
    const each = [ocsp(a, b.certificate, top.certificate), ocsp(b, a.certificate, top.certificate)];
    expect(good(a, {}, each)).toEqual(missing);
  });

  it('are not exempt by `ocsp-nocheck` if the certificate is not for a responder (§ 4.2.2.2.1)', () => {
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
    ['identifies the issuer by SHA-256', { digest: der.algorithm(oids.sha256), hashed: sha256 }],
    ['was produced some time ago', { thisUpdate: days(-3), producedAt: days(-1) }],
    ['repeats a nonce', { extensions: [extension(oids.ocspNonce, der.octetString(Buffer.of(1)))] }],
    [
      'has unknown extensions that are not critical',
      {
        extensions: [extension('1.2.3.4', der.nothing())],
        single: [extension('1.2.3.4', der.nothing())],
      },
    ],
    ['states its version explicitly', { version: der.explicit(0, der.integer(0)) }],
  ])('are accepted if a response %s', (_what, plan) => {
    expect(good(responder, plan)).toEqual([]);
  });

  it.each<readonly [string, AnswerPlan]>([
    ['names another responder', { responder: der.explicit(1, namedDer('Other')) }],
    ['names another key', { responder: der.explicit(2, der.octetString(Buffer.alloc(20))) }],
    ['identifies the issuer by a weak digest', { digest: der.algorithm(oids.md5), hashed: md5 }],
    [
      'identifies the issuer by a digest with parameters',
      { digest: der.algorithm(oids.sha1, der.integer(1)) },
    ],
    [
      'states a time of the status after its production',
      { thisUpdate: days(0), producedAt: days(-1) },
    ],
    ['ends before it begins', { thisUpdate: days(1), producedAt: days(1), nextUpdate: days(-1) }],
    ['has expired', { thisUpdate: days(-5), nextUpdate: days(-1) }],
    ['comes from the future', { thisUpdate: days(3) }],
    [
      'has an unknown critical extension',
      { extensions: [extension('1.2.3.4', der.nothing(), true)] },
    ],
    [
      'has an unknown critical extension for its certificate',
      { single: [extension('1.2.3.4', der.nothing(), true)] },
    ],
    ['has another version', { version: der.explicit(0, der.integer(1)) }],
  ])('are rejected if a response %s', (_what, plan) => {
    expect(good(responder, plan)).toEqual(missing);
  });

  it('are rejected if they are about another certificate or issuer', () => {
    const other = issued('Other', top);
    const data = [ocsp(responder, other.certificate, top.certificate), crl(root)];
    expect(judged(own, [root], [top], data)).toEqual(missing);
    const newer = issued('Authority', root, { authority: true });
    expect(
      judged(own, [root], [top], [ocsp(responder, own.certificate, newer.certificate), crl(root)]),
    ).toEqual(missing);
  });
});
