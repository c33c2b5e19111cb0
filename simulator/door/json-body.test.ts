import { describe, expect, it } from 'vitest';
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
  it('is nothing where it is empty', () => {
    expect(parseJson('')).toBeUndefined();
  });

  it('may escape whole characters', () => {
    expect(parseJson(String.raw`{"fileName":"\ud83d\ude00.pdf"}`)).toEqual({ fileName: '😀.pdf' });
  });

  it.each([
    [String.raw`{"fileName":"\ud800.pdf"}`, 'fileName'],
    [String.raw`{"files":[{"fileName":"a\udfff"}]}`, 'fileName'],
    [String.raw`{"\uD800":1}`, '\ufffd'],
    [String.raw`["\ude00\ud83d"]`, '0'],
  ])('[A-395] with half a character is refused, and its field named: %s', (text, field) => {
    const refusal = refusalOf(text);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal?.status).toBe(400);
    expect(refusal?.details.reason).toContain(`${field} holds half of a character`);
  });

  it('that is no JSON says where it breaks, whatever it escapes', () => {
    const refusal = refusalOf(String.raw`{"a":"\ud800"`);
    expect(refusal?.details.reason).toMatch(/^the body is not JSON/);
  });
});
