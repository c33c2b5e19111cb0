import { beforeAll, describe, expect, it } from 'vitest';
import {
  identity,
  indications,
  openTrust,
  signedAt,
  validate,
} from '../../validation/fixtures/files.ts';
import { folderOf, installed, orSkipped, run } from '../../validation/fixtures/tools.ts';
import { stream, writtenPdf } from '../../validation/fixtures/written-pdf.ts';
import { signFile } from '../sign-file.ts';
import type { TestTrust } from '../trust/test-trust.ts';

let trust: TestTrust;

beforeAll(async () => {
  ({ trust } = await openTrust());
});

interface Page {
  readonly turned: number;
  readonly cropped: boolean;
  readonly unit: number;
}

/** A page with one prepared field, in units of the page. */
function pageOf({ turned, cropped, unit }: Page): Uint8Array {
  const box = (...sides: readonly number[]) => `[${sides.map((one) => one / unit).join(' ')}]`;
  return writtenPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R]>>>>',
    `<</Type/Pages/Kids[3 0 R]/Count 1${cropped ? `/CropBox${box(100, 300, 450, 700)}` : ''}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox${box(0, 0, 595, 842)}/Rotate ${turned}/UserUnit ${unit}/Contents 4 0 R/Annots[5 0 R]>>`,
    stream('', ''),
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(A)/F 4/Rect${turned % 180 === 0 ? box(120, 500, 300, 530) : box(120, 450, 150, 630)}>>`,
  ]);
}

/** Text lines that MuPDF finds on the page as shown. */
function linesOf(bytes: Uint8Array) {
  const files = folderOf({ 'a.pdf': bytes });
  const { output } = run('mutool', ['draw', '-q', '-F', 'stext', files.path('a.pdf')]);
  files.remove();
  const numbers = (text = '') => text.split(' ').map(Number);
  const [, width, height] = /<page [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(output) ?? [];
  const lines = [...output.matchAll(/<line bbox="([^"]+)"[^>]* dir="([^"]+)"/g)];
  return {
    page: numbers(`${width} ${height}`),
    lines: lines.map(([, box, direction]) => ({ box: numbers(box), direction })),
  };
}

const pages = [0, 90, 180, 270].flatMap((turned) =>
  [false, true].flatMap((cropped) => [1, 2.5].map((unit) => ({ turned, cropped, unit }))),
);

describe('[A-500] the visible text of a signature', () => {
  it.skipIf(!installed('mutool')).each(pages)(
    `is upright and inside a page rotated by $turned, cropped $cropped, with unit $unit${orSkipped('mutool')}`,
    async (page) => {
      let file = { fileName: 'a.pdf', bytes: pageOf(page) };
      for (const name of ['Jana Nováková', 'Petr Dvořák']) {
        const order = { signer: identity(name), at: signedAt.toISOString() };
        file = await signFile(file, order, trust);
      }
      expect(indications(await validate(file.bytes, trust))).toEqual([
        'TOTAL_PASSED',
        'TOTAL_PASSED',
      ]);
      const { page: size, lines } = linesOf(file.bytes);
      const [width = 0, height = 0] = size;
      expect(lines).toHaveLength(6);
      for (const { box, direction } of lines) {
        const [left = 0, top = 0, right = 0, low = 0] = box;
        expect(direction).toBe('1 0');
        expect([left >= 0, top >= 0, right <= width, low <= height]).not.toContain(false);
        // The text has the usual size, even on a page with large units.
        expect(low - top).toBeGreaterThan(7);
        expect(low - top).toBeLessThan(12);
      }
    },
  );
});
