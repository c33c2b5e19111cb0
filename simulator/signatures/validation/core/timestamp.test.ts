import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as der from '../../formats/asn1/write.ts';
import { oids } from '../../formats/asn1/oids.ts';
import { signedData } from '../../signing/cms/signed-data.ts';
import { credential } from '../../signing/x509/credential.ts';
import {
  checkedAt,
  crl,
  extension,
  issued,
  namedDer,
  pkiStep,
  type Wanted,
} from '../fixtures/pki.ts';
import { Evidence, validationContext } from './context.ts';
import { outOfOrder, provenBy } from './proof.ts';
import { judgeTimestamp, openTimestamp } from './timestamp.ts';

/** Sentences of RFC 3161. Each has a token that complies with it or violates it. */

const root = issued('Root', null, { authority: true });
const content = Buffer.from('amount 100');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const usage = (critical: boolean, ...ids: readonly string[]) =>
  extension(oids.extendedKeyUsage, der.sequence(...ids.map((id) => der.oid(id))), critical);
const stamping = usage(true, oids.timeStamping);

/** Values of a token that differ from those of a correct one. */
interface TokenPlan {
  readonly authority?: Wanted;
  readonly version?: Buffer;
  readonly policy?: Buffer;
  readonly imprint?: Buffer;
  readonly time?: Buffer;
  readonly rest?: readonly Buffer[];
  readonly at?: Date;
}

const imprint = (digest = der.algorithm(oids.sha256), value = sha256(content)) =>
  der.sequence(digest, der.octetString(value));

function token(plan: TokenPlan = {}) {
  const {
    usage: bits = ['digitalSignature'],
    extensions = [stamping],
    ...more
  } = plan.authority ?? {};
  const tsa = issued('TSA', root, { usage: bits, extensions, ...more });
  const info = der.sequence(
    ...[plan.version ?? der.integer(1), plan.policy ?? der.oid('1.2.3')],
    ...[plan.imprint ?? imprint(), der.integer(7)],
    ...[plan.time ?? der.generalizedTime(plan.at ?? checkedAt), ...(plan.rest ?? [])],
  );
  return signedData({
    credential: credential(tsa.key, tsa.certificate, []),
    contentType: oids.tstInfo,
    digest: sha256(info),
    content: info,
  });
}

function judged(bytes: Uint8Array) {
  const evidence = new Evidence();
  evidence.addRevocations([crl(root)]);
  const context = validationContext([{ ...root, listed: true }], checkedAt);
  const open = openTimestamp(bytes, { id: 'T1', type: 'SIGNATURE_TIMESTAMP' }, [content], evidence);
  return judgeTimestamp(open, { at: checkedAt, proven: false }, evidence, context);
}

function statusOf(plan: TokenPlan) {
  const { checks } = judged(token(plan));
  return [checks.verdict.level, ...checks.findings.map(({ id }) => id)];
}

const accuracy = (seconds: number, ...parts: readonly Buffer[]) =>
  der.sequence(der.integer(seconds), ...parts);
const millis = (value: number) => der.implicit(0, der.integer(value));
const micros = (value: number) => der.implicit(1, der.integer(value));
const tsaName = (name: Buffer) => der.explicit(0, der.explicit(4, name));
const extensions = (critical: boolean) =>
  der.implicit(1, der.sequence(extension('1.2.3.4', der.nothing(), critical)));

describe('[R7.13] a time stamp (RFC 3161)', () => {
  it.each<readonly [string, TokenPlan]>([
    ['only the required fields', {}],
    [
      'all optional fields',
      {
        rest: [
          accuracy(1, millis(500), micros(999)),
          der.boolean(true),
          der.integer(99),
          tsaName(namedDer('TSA')),
          extensions(false),
        ],
      },
    ],
    [
      'a name whose steps are in another order',
      {
        rest: [
          tsaName(
            der.sequence(
              pkiStep(oids.commonName, der.utf8String('TSA')),
              pkiStep(oids.organization, der.utf8String('Zatoka')),
            ),
          ),
        ],
      },
    ],
    [
      'a digest with NULL parameters',
      { imprint: imprint(der.algorithm(oids.sha256, der.nothing())) },
    ],
    ['a key for non-repudiation', { authority: { usage: ['nonRepudiation'] } }],
  ])('passes with %s', (_what, plan) => {
    expect(statusOf(plan)).toEqual(['PASSED']);
  });

  it.each<readonly [string, Wanted]>([
    ['without the time-stamping usage', { extensions: [] }],
    ['whose usage is not critical', { extensions: [usage(false, oids.timeStamping)] }],
    ['with a further usage', { extensions: [usage(true, oids.timeStamping, oids.codeSigning)] }],
    ['with another usage', { extensions: [usage(true, oids.ocspSigning)] }],
    ['with any usage', { extensions: [usage(true, oids.anyUsage)] }],
    ['whose key may only sign lists', { usage: ['crlSign'] }],
  ])('is INDETERMINATE from an authority %s (§ 2.3)', (_what, authority) => {
    expect(statusOf({ authority })).toEqual(['INDETERMINATE', 'NOT_A_TIMESTAMP_CERTIFICATE']);
  });

  it.each<readonly [string, TokenPlan, string]>([
    ['with another version', { version: der.integer(2) }, 'SIGNATURE_NOT_READABLE'],
    ['without a policy', { policy: der.integer(1) }, 'SIGNATURE_NOT_READABLE'],
    [
      'over other content',
      { imprint: imprint(undefined, sha256(Buffer.from('amount 900'))) },
      'DIGEST_DIFFERS',
    ],
    [
      'over an incomplete digest',
      { imprint: imprint(undefined, sha256(content).subarray(0, 16)) },
      'DIGEST_DIFFERS',
    ],
    [
      'whose time has no time zone',
      { time: Buffer.concat([Buffer.of(0x18, 14), Buffer.from('20260302093000')]) },
      'SIGNATURE_NOT_READABLE',
    ],
    ['whose time is a UTCTime', { time: der.certificateTime(checkedAt) }, 'SIGNATURE_NOT_READABLE'],
    [
      'with an accuracy of 1,000 milliseconds',
      { rest: [accuracy(1, millis(1_000))] },
      'SIGNATURE_NOT_READABLE',
    ],
    [
      'with an accuracy of 0 milliseconds',
      { rest: [accuracy(1, millis(0))] },
      'SIGNATURE_NOT_READABLE',
    ],
    [
      'whose fields are in another order',
      { rest: [der.integer(99), der.boolean(true)] },
      'SIGNATURE_NOT_READABLE',
    ],
    [
      'with an unknown field',
      { rest: [der.explicit(2, der.integer(1))] },
      'SIGNATURE_NOT_READABLE',
    ],
  ])('fails: a token %s (§ 2.4.2)', (_what, plan, id) => {
    expect(statusOf(plan)).toEqual(['FAILED', id]);
  });

  it.each<readonly [string, TokenPlan, string]>([
    ['with an unknown critical extension', { rest: [extensions(true)] }, 'SIGNATURE_NOT_READABLE'],
    [
      'whose digest has parameters',
      { imprint: imprint(der.algorithm(oids.sha256, der.integer(1))) },
      'WEAK_ALGORITHM',
    ],
    ['whose digest is unknown', { imprint: imprint(der.algorithm('1.2.3.4')) }, 'WEAK_ALGORITHM'],
    ['from the future', { at: new Date(checkedAt.getTime() + 3_600_000) }, 'TIMESTAMP_ORDER_WRONG'],
    ['older than its certificate', { at: new Date('2020-01-01') }, 'TIMESTAMP_ORDER_WRONG'],
  ])('is INDETERMINATE: a token %s (§ 2.4.2)', (_what, plan, id) => {
    expect(statusOf(plan)).toEqual(['INDETERMINATE', id]);
  });

  it('gets a warning if it names another authority than its certificate (§ 2.4.2)', () => {
    expect(statusOf({ rest: [tsaName(namedDer('Other'))] })).toEqual([
      'PASSED',
      'NOT_A_TIMESTAMP_CERTIFICATE',
    ]);
  });

  it('proves a time only within its stated accuracy (§ 2.4.2)', () => {
    const at = new Date(checkedAt.getTime() - 60_000);
    const stamp = judged(token({ at, rest: [accuracy(20, millis(500))] }));
    const { at: latest, stated } = provenBy([stamp], checkedAt);
    expect([latest.getTime() - at.getTime(), stated]).toEqual([20_500, at]);
    expect(provenBy([judged(token({ at, rest: [accuracy(3_600)] }))], checkedAt).at).toEqual(
      checkedAt,
    );
  });

  it('cannot be older than a stamp it covers, beyond the accuracy of both clocks', () => {
    const made = (minutes: number, seconds = 0) =>
      judged(
        token({ at: new Date(checkedAt.getTime() - minutes * 60_000), rest: [accuracy(seconds)] }),
      );
    expect(outOfOrder([made(20)], [made(10)])).toBe(false);
    expect(outOfOrder([made(10)], [made(12)])).toBe(false);
    expect(outOfOrder([made(10)], [made(20)])).toBe(true);
    expect(outOfOrder([made(10)], [made(20, 600)])).toBe(false);
  });
});
