import { describe, expect, it } from 'vitest';
import { boxIdOf, configurePath, createPath, dokuOfHash, dokuPath } from './boxAddress.ts';

describe('addresses around a box', () => {
  it('[R2.4] name the document of a task, and are read back', () => {
    expect(dokuPath(12)).toBe('/app/dokubox/12');
    expect(dokuPath(12, null)).toBe('/app/dokubox/12');
    expect(dokuPath(12, 7)).toBe('/app/dokubox/12#doku-7');
    expect(dokuOfHash('#doku-7')).toBe(7);
    for (const hash of ['', '#', '#doku-', '#doku-0', '#doku-7x', '#doku--7', '#other-7']) {
      expect(dokuOfHash(hash), hash).toBeUndefined();
    }
  });

  it('[R2.7] accept only a positive whole number as a box', () => {
    expect(boxIdOf('4177')).toBe(4177);
    for (const text of [undefined, '', '0', '-1', '1.5', '1e3', '12345678901234567', 'x']) {
      expect(boxIdOf(text), text).toBeUndefined();
    }
  });

  it('[R1.4] lead to the start of a box, for a client if one is known', () => {
    expect(createPath()).toBe('/app/createDokuBox');
    expect(createPath('0012')).toBe('/app/createDokuBox?clientNumber=0012');
    expect(configurePath(12)).toBe('/app/createDokuBox/configure/12');
  });
});
