import { limits } from './limits.ts';
import { describe, expect, it } from 'vitest';
import { maskText, maskValue } from './log-masking.ts';

describe('log masking', () => {
  it('[R9.9] masks every secret field at any depth, in any spelling', () => {
    const masked = maskValue({
      user: 'anna',
      PASSWORD: 'a',
      nested: [{ 'X-Id-Token': 'b', ial_refresh_token: 'c', securityPin: 'd', ok: 'e' }],
      fileContent: 'f',
      Authorization: 'g',
      phoneNumber: 'h',
      otp: 1,
      clientSecret: { value: 'i' },
      'Set-Cookie': ['j'],
    });
    expect(masked).toEqual({
      user: 'anna',
      PASSWORD: '***',
      nested: [{ 'X-Id-Token': '***', ial_refresh_token: '***', securityPin: '***', ok: 'e' }],
      fileContent: '***',
      Authorization: '***',
      phoneNumber: '***',
      otp: '***',
      clientSecret: '***',
      'Set-Cookie': '***',
    });
  });

  it('[R9.9] masks secrets in addresses and headers inside texts', () => {
    expect(maskText('GET /ial#ialIdToken=abc&x=1&refresh-token=def')).toBe(
      'GET /ial#ialIdToken=***&x=1&refresh-token=***',
    );
    expect(maskText('Bearer abc.def-_ failed')).toBe('Bearer *** failed');
  });

  it('[R9.9] masks secrets in the query and fragment of an address, in any spelling', () => {
    expect(maskText('https://a.example/ial#ialIdToken=abc&x=1')).toBe(
      'https://a.example/ial#ialIdToken=***&x=1',
    );
    expect(maskText('/p?code=1&state=2&page=3&Security-Pin=4&phone_Number=5&errorCode=6')).toBe(
      '/p?code=***&state=***&page=3&Security-Pin=***&phone_Number=***&errorCode=6',
    );
    expect(maskText('/app/dokubox/1')).toBe('/app/dokubox/1');
  });

  it('[R9.9] keeps the maximum length of a log message, although a mask can be longer than the secret', () => {
    expect(maskText('pin=1&'.repeat(1000))).toHaveLength(limits.logMessageMax);
  });

  it('[R9.9] masks secrets in JSON quoted inside texts, even if it is cut off', () => {
    expect(maskText('sent {"password": "a\\"b c", "otp":123456,"user":"anna"}')).toBe(
      'sent {"password": "***", "otp":"***","user":"anna"}',
    );
    expect(maskText('{"refreshToken":"abc.de')).toBe('{"refreshToken":"***');
  });

  it('[R9.9] masks a name in the middle of a long run in linear time', () => {
    const run = 'a'.repeat(limits.logMessageMax - 20);
    // A pattern that restarts at every letter would exceed the time limit of the test.
    for (let count = 0; count < 500; count += 1) expect(maskText(run)).toBe(run);
    expect(maskText(`${run}-token=secret`)).toBe(`${run}-token=***`);
  });

  it('[R9.9] keeps reports of any shape small and harmless', () => {
    let deep: unknown = 'secret at the bottom';
    for (let level = 0; level < 50; level += 1) deep = { deep };
    expect(JSON.stringify(maskValue(deep))).not.toContain('bottom');
    expect(maskText('x'.repeat(limits.logMessageMax + 1))).toHaveLength(limits.logMessageMax);
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const masked = maskValue(hostile) as Record<string, unknown>;
    expect(Object.hasOwn(masked, '__proto__')).toBe(true);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
