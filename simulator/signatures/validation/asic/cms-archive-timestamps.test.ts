import { beforeAll, describe, expect, it } from 'vitest';
import { containerTypes } from '@dokubox/spec/uploads.ts';
import { oids } from '../../formats/asn1/oids.ts';
import * as der from '../../formats/asn1/write.ts';
import { writeContainer } from '../../formats/zip/container.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import {
  cmsWithArchiveTimestamp,
  longTermCms,
  withParts,
} from '../fixtures/cms-archive-timestamps.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  signedAt,
  validate,
} from '../fixtures/files.ts';

let trust: TestTrust;
let signer: Credential;
let stranger: Credential;
/** A long-term signature with evidence, but without an archive time stamp. */
let plain: Buffer;

const contract = { name: 'contract.txt', bytes: new TextEncoder().encode('amount 100') };
const [first, second] = [new Date('2026-03-03T09:30:00Z'), new Date('2026-03-04T09:30:00Z')];
/** A time after the test certificates have expired. */
const longAfter = new Date('2060-01-01T00:00:00Z');

const judged = async (signature: Uint8Array, at?: Date) => {
  const entries = [contract, { name: 'META-INF/signature.p7s', bytes: signature }];
  const bytes = await writeContainer(containerTypes['ASiC-S'], entries, signedAt);
  const node = await validate(bytes, trust, { name: 'a.asics', ...(at ? { at } : {}) });
  const [one] = node.signatures;
  return {
    indication: indications(node)[0],
    found: findings(node),
    format: one?.signatureFormat,
    uncovered: one?.uncoveredEvidence,
    stamps: one?.timestamps.map(({ type, indication }) => `${type} ${indication}`),
    best: one?.bestSignatureTime,
  };
};
const stamped = (cms: Uint8Array, at = first) =>
  cmsWithArchiveTimestamp(cms, contract.bytes, trust, at);

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  stranger = await trust.signerFor(identity('Somebody'));
  plain = longTermCms(contract.bytes, signer, trust);
});

describe('[R7.13] a CAdES archive time stamp', () => {
  it('covers the signature and all evidence it names', async () => {
    expect(await judged(plain)).toMatchObject({
      indication: 'TOTAL_PASSED',
      format: 'CAdES-BASELINE-LT',
      uncovered: ['CERTIFICATES', 'REVOCATION_DATA', 'TIMESTAMPS'],
    });
    expect(await judged(stamped(plain))).toEqual({
      indication: 'TOTAL_PASSED',
      found: [],
      format: 'CAdES-BASELINE-LTA',
      uncovered: [],
      stamps: ['SIGNATURE_TIMESTAMP PASSED', 'ARCHIVE_TIMESTAMP PASSED'],
      best: signedAt.toISOString(),
    });
  });

  it('is renewed by another one, in any order', async () => {
    const renewed = await judged(stamped(stamped(plain), second));
    expect(renewed).toMatchObject({ indication: 'TOTAL_PASSED', found: [], uncovered: [] });
    expect(renewed.stamps).toHaveLength(3);
  });

  it('proves no time after its own certificate has expired', async () => {
    expect((await judged(stamped(plain), longAfter)).indication).toMatch(/^INDETERMINATE/);
  });

  it('does not cover evidence that was added later', async () => {
    const more = withParts(stamped(plain), ({ certificates }) => ({
      certificates: [...certificates, stranger.certificate.der],
    }));
    expect(await judged(more)).toMatchObject({
      indication: 'TOTAL_PASSED',
      format: 'CAdES-BASELINE-LTA',
      uncovered: ['CERTIFICATES'],
    });
  });

  it.each<readonly [string, () => Uint8Array]>([
    [
      'a certificate it names was removed',
      () =>
        withParts(stamped(plain), ({ certificates }) => ({
          certificates: certificates.filter(
            (one) => Buffer.compare(one, trust.root.der) !== 0 && one !== certificates.at(-1),
          ),
        })),
    ],
    [
      'a response it names was removed',
      () => withParts(stamped(plain), ({ revocations }) => ({ revocations: revocations.slice(1) })),
    ],
    [
      'it covers something else',
      () =>
        cmsWithArchiveTimestamp(plain, contract.bytes, trust, first, (imprint) =>
          imprint.toReversed(),
        ),
    ],
    [
      'it covers another file',
      () => cmsWithArchiveTimestamp(plain, Buffer.from('amount 900'), trust, first),
    ],
  ])('makes the signature INDETERMINATE if %s', async (_what, make) => {
    const { indication, found, format } = await judged(make());
    expect(indication).toMatch(/^INDETERMINATE/);
    expect(found).toContain('LATER_TIMESTAMP_BROKEN');
    expect(format).toBe('CAdES-BASELINE-LT');
  });

  it('is not read without a version 3 index, and the report says so', async () => {
    const token = trust.timeStamp(Buffer.alloc(32), first);
    const old = (id: string) =>
      withParts(plain, ({ attributes }) => ({
        attributes: [...attributes, der.sequence(der.oid(id), der.setOf(token))],
      }));
    for (const id of [oids.archiveTimeStampV2, oids.archiveTimeStampV3]) {
      expect(await judged(old(id))).toMatchObject({
        indication: 'TOTAL_PASSED',
        found: ['ARCHIVE_TIMESTAMP_NOT_SUPPORTED'],
        format: 'CAdES-BASELINE-LT',
      });
    }
  });
});

describe('[R7.13] an evidence record in a signature (RFC 4998)', () => {
  it.each([
    ['internal', oids.evidenceRecordInternal],
    ['external', oids.evidenceRecordExternal],
  ])('is reported but not judged: an %s record', async (_kind, id) => {
    const attribute = der.sequence(der.oid(id), der.setOf(der.sequence(der.integer(1))));
    const withRecord = withParts(plain, ({ attributes }) => ({
      attributes: [...attributes, attribute],
    }));
    expect(await judged(withRecord)).toMatchObject({
      indication: 'TOTAL_PASSED',
      found: ['EVIDENCE_RECORD_NOT_JUDGED'],
      format: 'CAdES-ERS',
    });
  });
});
