import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { decodeBase64, decodedLength, encodeBase64, isBase64, pageCodec } from './base64.ts';

const platforms = [
  ['Node', undefined],
  ['a page', pageCodec],
] as const;

describe.each(platforms)('base64 of files in %s', (_where, codec) => {
  it('[R7.16] returns the same bytes, and encodes like Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
        const text = encodeBase64(bytes, codec);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodedLength(text)).toBe(bytes.length);
        expect(decodeBase64(text, codec)).toEqual(new Uint8Array(bytes));
        expect(isBase64(text)).toBe(true);
      }),
    );
  });

  it('[R7.16] returns the bytes of a file that is decoded in several parts', () => {
    const bytes = Uint8Array.from({ length: 200_001 }, (_, index) => (index * 7919) >> 3);
    const text = encodeBase64(bytes, codec);
    expect(text).toBe(Buffer.from(bytes).toString('base64'));
    expect(Buffer.compare(decodeBase64(text, codec) ?? new Uint8Array(), bytes)).toBe(0);
  });

  it.each(['A', 'AB', 'ABC', 'AB=C', '====', 'A===', 'AB==CD==', 'AÀ==', 'AB C', 'AB==\n'])(
    '[R5.21] rejects %j, which is not padded base64',
    (text) => {
      expect(decodeBase64(text, codec)).toBeNull();
      expect(isBase64(text)).toBe(false);
    },
  );

  it.each([
    '-_-_',
    'AB-_',
    '\u0141\u0141\u0141\u0141',
    'QUJD QUJD   ',
    `${'A'.repeat(65_534)}==QUJD`,
  ])('[R5.21] rejects text that platform decoders accept: %#', (text) => {
    expect(decodeBase64(text, codec)).toBeNull();
    expect(isBase64(text)).toBe(false);
  });

  it('[R5.21] rejects unused bits, so that each file has one text', () => {
    expect(decodeBase64('QQ==', codec)).toEqual(new Uint8Array([65]));
    expect(decodeBase64('QR==', codec)).toBeNull();
    expect(decodeBase64('QUJ=', codec)).toBeNull();
  });
});

describe('the size of a base64 text', () => {
  it('[R5.19] is known for the largest file to the byte', () => {
    const text = encodeBase64(new Uint8Array(limits.uploadMaxBytes + 1));
    expect(decodedLength(text)).toBe(limits.uploadMaxBytes + 1);
  });
});
