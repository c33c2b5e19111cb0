import { describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { safeFileName } from '@dokubox/spec/file-names.ts';
import { formatFileSize, previewKind, savedFileName } from './files.ts';

describe('file names', () => {
  it('[R7.16] start with the position, padded to two digits', () => {
    expect(savedFileName(1, 'Договор.pdf')).toBe('01_Договор.pdf');
    expect(savedFileName(12, 'a.pdf')).toBe('12_a.pdf');
    expect(savedFileName(123, 'a.pdf')).toBe('123_a.pdf');
  });

  it('[R7.16] contain no characters that a file system rejects', () => {
    expect(safeFileName('a/b\\c:d*e?f"g<h>i|j.pdf')).toBe('a_b_c_d_e_f_g_h_i_j.pdf');
    expect(safeFileName('../../etc/passwd')).toBe('.._.._etc_passwd');
    // A right-to-left override would show “annexe.fdp.exe” as another type.
    expect(safeFileName('annex\u202Efdp.exe')).toBe('annex_fdp.exe');
    expect(safeFileName('tab\there\n.pdf')).toBe('tab_here_.pdf');
    expect(safeFileName('ends. .')).toBe('ends___');
    expect(safeFileName('NUL.pdf')).toBe('_NUL.pdf');
    expect(safeFileName('')).toBe('_');
  });

  it('[R7.16] have letters with a combining sign as one character', () => {
    expect(safeFileName('cafe\u0301.pdf')).toBe('caf\u00e9.pdf');
  });

  it('[R7.16] are cut to the limit, but keep their extension', () => {
    const name = savedFileName(7, `${'x'.repeat(400)}.pdf`);
    expect(name).toHaveLength(limits.fileNameMax);
    expect(name.startsWith('07_xxx')).toBe(true);
    expect(name.endsWith('.pdf')).toBe(true);
  });

  it('[R2.20] decide which files can be shown', () => {
    expect(previewKind('a.PDF')).toBe('pdf');
    expect(previewKind('a.JpEg')).toBe('picture');
    expect(previewKind('a.csv')).toBe('table');
    expect(previewKind('a.docx')).toBe('none');
    expect(previewKind('constructor')).toBe('none');
  });

  it('[R5.19] are shown with sizes in the digits of the language', () => {
    expect(formatFileSize(0, 'en')).toBe('0\u00a0B');
    expect(formatFileSize(2048, 'en')).toBe('2\u00a0kB');
    expect(formatFileSize(limits.uploadMaxBytes, 'en')).toBe('10\u00a0MB');
    expect(formatFileSize(1.5 * 1024 * 1024, 'hu')).toBe('1,5\u00a0MB');
  });
});
