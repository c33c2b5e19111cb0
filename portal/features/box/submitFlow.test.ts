import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { errorOfAnswer } from '../../api/errors.ts';
import { failureOf, entryOf, Refused } from '../../shared/failure.ts';
import { boxAfter, removalItem, submitItems } from './submitFlow.ts';

const policy = policyOf('RO');
const paper = { date: '2026-03-05', place: null, scan: null };
const signed = { trigger: 'PrintedAndPaperSigned' } as const;
const scanOf = (name: string, size: number) =>
  new File([new Uint8Array(size).fill(0x20)], name, { type: 'application/pdf' });

describe('the body of a submit', () => {
  it('[R7.21][A-119] has one entry for each choice, with the option alone', async () => {
    const items = await submitItems(
      { 12: { trigger: 'SendToBank' }, 7: { trigger: 'SendForArchiving' } },
      policy,
    );
    expect(items).toEqual([
      { id: 7, dokuAction: 'SendForArchiving' },
      { id: 12, dokuAction: 'SendToBank' },
    ]);
  });

  it('[A-181][A-186] has day, place and scan of a signature on paper', async () => {
    expect(await submitItems({ 1: { ...signed, paper } }, policy)).toEqual([
      { id: 1, dokuAction: signed.trigger, paperSigning: { signedOn: '2026-03-05' } },
    ]);
    const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    const whole = { ...signed, paper: { ...paper, place: 'Cluj', scan } };
    expect(await submitItems({ 1: whole }, policy)).toEqual([
      {
        id: 1,
        dokuAction: signed.trigger,
        paperSigning: { signedOn: '2026-03-05', place: 'Cluj' },
        submitDokuStaticActions: [
          {
            dokuId: 1,
            dokuStaticAction: 'Upload',
            actionData: { fileName: 'scan.pdf', mimeType: 'application/pdf' },
            fileContent: btoa('%PDF-1.7'),
          },
        ],
      },
    ]);
  });

  it.each([
    ['R5.18', [scanOf('a.exe', 1)], 1, 'dde.error.forbiddenExtension'],
    ['R5.19', [scanOf('a.pdf', limits.uploadMaxBytes + 1)], 1, 'dde.error.maxSize'],
    ['R5.20', [scanOf('a.pdf', 1), scanOf('b.pdf', 0)], 2, 'dde.error.emptyFile'],
    [
      'A-142',
      [scanOf('a.pdf', limits.uploadMaxBytes), scanOf('b.pdf', limits.uploadMaxBytes)],
      2,
      'dde.error.payloadTooLarge',
    ],
  ] as const)('[%s] names the scan that cannot be sent', async (_id, scans, dokuId, messageKey) => {
    const choices = Object.fromEntries(
      scans.map((scan, index) => [index + 1, { ...signed, paper: { ...paper, scan } }]),
    );
    const refused: unknown = await submitItems(choices, policy).catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(Refused);
    const failure = failureOf(refused);
    expect(failure.messageKey).toBe(messageKey);
    expect(entryOf(failure, 'dokus', Object.keys(choices))).toBe(String(dokuId));
  });

  it('[R4.20][R5.3] of a removal is a Reconfigure with usedInBox false', () => {
    const removal = { id: 3, dokuAction: 'Reconfigure', usedInBox: false, reason: 'OTHER' };
    expect(removalItem(3, { reason: 'OTHER', note: null })).toEqual(removal);
    expect(removalItem(3, { reason: 'OTHER', note: 'Sold' })).toEqual({ ...removal, note: 'Sold' });
  });
});

describe('the box of a rejection', () => {
  const never = () =>
    Promise.reject(new Error('The box is in the answer already. Do not read it.'));
  const refused = (status: number, body: object = {}) =>
    errorOfAnswer(status, { messageKey: 'dde.error.conflict', flowId: 'f', ...body }, 'f');

  it('[A-119] comes with a rejection that reports a change, and its dates are dates', async () => {
    const dokubox = { id: 7, createdAt: '2026-03-05T08:00:00.000Z' };
    const box = await boxAfter(never, refused(409, { dokubox }), 7);
    expect(box).toMatchObject({ id: 7, createdAt: new Date(dokubox.createdAt) });
  });

  it('[A-119] is read again only if a document has gone', async () => {
    const fresh = { id: 7 };
    const read = () => Promise.resolve(fresh as never);
    expect(await boxAfter(read, refused(404), 7)).toBe(fresh);
    expect(await boxAfter(never, refused(404), 7)).toBeUndefined();
    expect(await boxAfter(read, refused(409), 7)).toBeUndefined();
  });
});
