import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { decodeBase64, decodedLength, encodeBase64 } from './base64.ts';

describe('base64 of files', () => {
  it('[R7.16] gives back the same bytes, and writes what Node writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodedLength(text)).toBe(bytes.length);
        expect(decodeBase64(text)).toEqual(new Uint8Array(bytes));
      }),
    );
  });

  it('[R5.19] knows the size of the largest file to the byte', () => {
    const text = encodeBase64(new Uint8Array(limits.uploadMaxBytes + 1));
    expect(decodedLength(text)).toBe(limits.uploadMaxBytes + 1);
  });

  it.each(['A', 'AB', 'ABC', 'AB=C', '====', 'A===', 'AB==CD==', 'AÀ==', 'AB C', 'AB==\n'])(
    '[R5.21] refuses %j, which is no padded base64',
    (text) => {
      expect(decodeBase64(text)).toBeNull();
    },
  );

  it('[R5.21] refuses bits that belong to no byte: one text for one file', () => {
    expect(decodeBase64('QQ==')).toEqual(new Uint8Array([65]));
    expect(decodeBase64('QR==')).toBeNull();
    expect(decodeBase64('QUJ=')).toBeNull();
  });
});
