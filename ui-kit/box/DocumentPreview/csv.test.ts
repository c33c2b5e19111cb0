import { describe, expect, it } from 'vitest';
import { csvBytes } from './DocumentPreview.scenes.ts';
import { decodeCsv, delimiterOf, parseCsv } from './csv.ts';

describe('csv files as tables', () => {
  it('[R2.20] reads quotes, doubled quotes and line breaks inside a cell', () => {
    const table = parseCsv(decodeCsv(csvBytes, 'hu'), 100);
    expect(table.head).toEqual(['Dátum', 'Megnevezés', 'Összeg']);
    expect(table.rows[0]).toEqual(['2026-01-15', 'Búza, étkezési', '12 450 000']);
    expect(table.rows[1]?.[1]).toBe('Szállítás "expressz"\nKecskemét');
    expect(table.total).toBe(3);
  });

  it('[R2.20] keeps the first rows and counts them all', () => {
    const table = parseCsv('a,b\n1,2\n3,4\n\n5,6', 2);
    expect(table.rows).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(table.total).toBe(3);
  });

  it('[R2.20] fills short rows and widens the head for long ones', () => {
    expect(parseCsv('a;b\n1\n1;2;3', 9)).toEqual({
      head: ['a', 'b', ''],
      rows: [
        ['1', '', ''],
        ['1', '2', '3'],
      ],
      total: 2,
    });
    expect(parseCsv('', 9)).toEqual({ head: [], rows: [], total: 0 });
  });

  it('[R2.20] finds the delimiter outside quotes', () => {
    expect(delimiterOf('"a;b;c;d",e,f\n')).toBe(',');
    expect(delimiterOf('a\tb\tc')).toBe('\t');
    expect(delimiterOf('one column')).toBe(';');
  });

  it('[R2.20] reads the regional code pages where the text is not UTF-8', () => {
    expect(decodeCsv(new Uint8Array([0xf5, 0xfb]), 'hu')).toBe('őű');
    expect(decodeCsv(new Uint8Array([0xc4, 0xe0]), 'bg')).toBe('Да');
  });
});
