import type { Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { csvBytes } from './DocumentPreview.scenes.ts';
import { decodeCsv, delimiterOf, parseCsv } from './csv.ts';

const pagesOf = (tenant: Tenant) => policyOf(tenant).csvCodePages;

/** Text in a code page with one byte for each letter. */
function encoded(text: string, page: string): Uint8Array {
  const letters = [
    ...new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
  ];
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

describe('csv files as tables', () => {
  it('[R2.20] may have quotes, doubled quotes and line breaks inside a cell', () => {
    const table = parseCsv(decodeCsv(csvBytes, ['windows-1250']), 100);
    expect(table.head).toEqual(['Dátum', 'Megnevezés', 'Összeg']);
    expect(table.rows[0]).toEqual(['2026-01-15', 'Búza, étkezési', '12 450 000']);
    expect(table.rows[1]?.[1]).toBe('Szállítás "expressz"\nKecskemét');
    expect(table.total).toBe(3);
  });

  it('[R2.20] keep the first rows and count all', () => {
    const table = parseCsv('a,b\n1,2\n3,4\n\n5,6', 2);
    expect(table.rows).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(table.total).toBe(3);
  });

  it('[R2.20] fill short rows and widen the head for long ones', () => {
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

  it('[R2.20] have their delimiter outside quotes', () => {
    expect(delimiterOf('"a;b;c;d",e,f\n')).toBe(',');
    expect(delimiterOf('a\tb\tc')).toBe('\t');
    expect(delimiterOf('one column')).toBe(';');
  });

  it('[R2.20] use the regional code pages if the text is not UTF-8', () => {
    expect(decodeCsv(new Uint8Array([0xf5, 0xfb]), pagesOf('HU'))).toBe('őű');
    expect(decodeCsv(new Uint8Array([0xc4, 0xe0]), pagesOf('BG'))).toBe('Да');
  });

  it.each(['Датум;Опис;Износ\r\n2026-11-01;Кирија;12', 'Šećer;Đak;Žuč\r\n2026;čaj;12'])(
    '[R2.20] read %j in Serbia by its letters',
    (text) => {
      const page = /\p{sc=Cyrillic}/u.test(text) ? 'windows-1251' : 'windows-1250';
      expect(decodeCsv(encoded(text, page), pagesOf('RS'))).toBe(text);
    },
  );

  it('[R2.20] use the DOS code page if the file has the DOS end mark', () => {
    const bytes = new Uint8Array([0xac, 0xa0, 0x73, 0x74, 0x6b, 0x61, 0x0d, 0x0a, 0x1a]);
    expect(decodeCsv(bytes, pagesOf('CZ'))).toBe('Částka\r\n');
  });

  it.each(['utf-16le', 'utf-16be'] as const)(
    '[R2.20] may be %s with and without a byte order mark',
    (order) => {
      const text = 'Datum\tPopis\r\n2026-11-01\tČástka; Износ\r\n';
      for (const mark of ['', '\ufeff']) {
        const bytes = Buffer.from(mark + text, 'utf16le');
        if (order === 'utf-16be') bytes.swap16();
        expect(decodeCsv(bytes, pagesOf('CZ'))).toBe(text);
      }
    },
  );

  it('[R2.20] leave out form feeds and end marks after the text', () => {
    expect(decodeCsv(new TextEncoder().encode('a;b\r\n\f\u001a'), pagesOf('SK'))).toBe('a;b\r\n');
  });

  it('[R2.20] may name their delimiter in a line, and may use the vertical bar', () => {
    expect(parseCsv('sep=,\r\na;b,c\r\n1;2,3', 9)).toMatchObject({
      head: ['a;b', 'c'],
      rows: [['1;2', '3']],
    });
    expect(delimiterOf('a|b|c;d')).toBe('|');
  });
});
