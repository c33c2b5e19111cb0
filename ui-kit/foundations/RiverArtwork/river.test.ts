import { describe, expect, it } from 'vitest';
import { languages, tenants } from '@dokubox/spec/enums.ts';
import { riverLines } from './river.ts';

const size = { width: 1440, height: 900 };

describe('riverLines', () => {
  it('[R2.13] gives every tenant and language its own picture', () => {
    const pictures = tenants.flatMap((tenant) =>
      languages.map((language) =>
        riverLines(tenant, language, size)
          .map((line) => line.d)
          .join(''),
      ),
    );
    expect(new Set(pictures).size).toBe(tenants.length * languages.length);
  });

  it('[R2.13] draws the same picture each time, and only with finite numbers', () => {
    const once = riverLines('RO', 'bg', size);
    expect(riverLines('RO', 'bg', size)).toEqual(once);
    expect(once.map((line) => line.d).join(' ')).not.toMatch(/NaN|Infinity/u);
  });

  it('spans the whole width and keeps the middle of the river inside the picture', () => {
    for (const tenant of tenants) {
      for (const language of languages) {
        const lines = riverLines(tenant, language, size);
        const middle = lines[Math.floor(lines.length / 2)];
        const numbers = (middle?.d.match(/-?\d+(\.\d+)?/gu) ?? []).map(Number);
        const xs = numbers.filter((_, index) => index % 2 === 0);
        const ys = numbers.filter((_, index) => index % 2 === 1);
        expect(Math.min(...xs)).toBeLessThanOrEqual(0);
        expect(Math.max(...xs)).toBeGreaterThanOrEqual(size.width);
        const inside = ys.filter((y) => y > 0 && y < size.height);
        expect(inside.length / ys.length, `${tenant} ${language}`).toBeGreaterThan(0.9);
      }
    }
  });

  it('draws fewer lines for the faint variant', () => {
    expect(riverLines('HU', 'en', size, 0.45).length).toBeLessThan(
      riverLines('HU', 'en', size).length,
    );
  });
});
