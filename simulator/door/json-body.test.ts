import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { Refusal } from '../engine/handler.ts';
import { parseJson } from './json-body.ts';

function refusalOf(text: string): Refusal | null {
  try {
    parseJson(text);
    return null;
  } catch (error) {
    return error as Refusal;
  }
}

describe('a JSON body', () => {
  it('is undefined if it is empty', () => {
    expect(parseJson('')).toBeUndefined();
  });

  it('can escape whole characters', () => {
    expect(parseJson(String.raw`{"fileName":"\ud83d\ude00.pdf"}`)).toEqual({ fileName: '😀.pdf' });
  });

  it.each([
    [String.raw`{"fileName":"\ud800.pdf"}`, 'fileName'],
    [String.raw`{"files":[{"fileName":"a\udfff"}]}`, 'fileName'],
    [String.raw`{"\uD800":1}`, '\ufffd'],
    [String.raw`["\ude00\ud83d"]`, '0'],
  ])('[A-395] with half a character is rejected, and its field named: %s', (text, field) => {
    const refusal = refusalOf(text);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal?.status).toBe(400);
    expect(refusal?.details.reason).toContain(`${field} contains half of a character`);
  });

  it.each([
    ['{"a":1,"a":2}', 'a'],
    [String.raw`{"a":1,"\u0061":1}`, 'a'],
    ['{"dokus":[{"id":1},{"id":2,"to":{"x":":{","x":null}}]}', 'dokus[1].to.x'],
    [String.raw`{"quoted\"":"{\"","b":[],"quoted\"":""}`, 'quoted"'],
  ])('[A-469] is rejected with the name of a duplicate field: %s', (text, field) => {
    const refusal = refusalOf(text);
    expect(refusal?.status).toBe(400);
    expect(refusal?.details.reason).toBe(`${field} occurs twice`);
  });

  it('[A-469] with many fields is rejected for a duplicate field without its name', () => {
    const fields = Array.from({ length: 20_000 }, (_, at) => `"f${at}":${at}`);
    expect(refusalOf(`{${fields.join(',')}}`)).toBeNull();
    expect(refusalOf(`{${fields.join(',')},"f7":0}`)?.details.reason).toBe('a field occurs twice');
  });

  it('[A-469] can contain colons, braces and quotes in its texts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(parseJson(JSON.stringify(value, null, 1))).toEqual(
          JSON.parse(JSON.stringify(value)),
        );
      }),
      { seed: 469, numRuns: 500 },
    );
  });

  it('[A-469] is rejected if nested too deep, and read only up to there', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(refusalOf(nested(limits.jsonDepthMax))).toBeNull();
    expect(refusalOf(nested(limits.jsonDepthMax + 1))?.status).toBe(400);
    expect(refusalOf(`"\\ud800"${nested(1_000_000)}`)?.status).toBe(400);
  });

  it('[A-534] is rejected with too many values, and read only up to there', () => {
    const list = (values: number) => `[${'1,'.repeat(values - 1)}1]`;
    expect(refusalOf(list(limits.jsonValuesMax))).toBeNull();
    const refusal = refusalOf(list(limits.jsonValuesMax + 1));
    expect(refusal?.status).toBe(400);
    expect(refusal?.details.reason).toContain(`more than ${limits.jsonValuesMax} values`);
  });

  it('that is not JSON is rejected with the position, whatever it escapes', () => {
    const refusal = refusalOf(String.raw`{"a":"\ud800"`);
    expect(refusal?.details.reason).toMatch(/^the body is not JSON/);
  });
});
