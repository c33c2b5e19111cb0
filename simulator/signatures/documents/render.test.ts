import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { installedFonts } from './installed-fonts.ts';
import { renderDocument as render, type PrintedDocument } from './render.ts';

const renderDocument = async (document: PrintedDocument) =>
  render(document, await installedFonts());

function sample(pages = 1): PrintedDocument {
  return {
    title: 'Szerződés',
    issuer: 'Ister Bank',
    facts: [['Ügyfél', 'Példa Kft.']],
    date: '02-03-2026',
    paragraphs: ['árvíztűrő tükörfúrógép', 'чудна българска земьо', 'șapte țigări, đačić'],
    signatories: ['Kovács Mária'],
    pages,
    words: { page: 'oldal', signature: 'Aláírás', specimen: 'Mintadokumentum' },
  };
}

async function textOf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const pdf = await task.promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    text += content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  const pages = pdf.numPages;
  await task.destroy();
  return { text: text.replace(/\s+/g, ' '), pages };
}

describe('a rendered document', () => {
  it('shows every given text, in all scripts of our languages', async () => {
    const { facts, paragraphs, words, ...document } = sample();
    const { text } = await textOf(await renderDocument(sample()));
    const shown = [...facts.flat(), ...paragraphs, ...document.signatories, document.issuer];
    for (const part of [...shown, words.signature, words.specimen]) expect(text).toContain(part);
    expect(text).not.toContain('?');
  });

  it('has the same bytes each time it is rendered', async () => {
    const first = await renderDocument(sample());
    const second = await renderDocument(sample());
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('has at least the requested number of pages', async () => {
    const { pages } = await textOf(await renderDocument(sample(3)));
    expect(pages).toBeGreaterThanOrEqual(3);
  });

  it('passes qpdf where it is installed', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'dokubox-pdf-'));
    try {
      const file = join(folder, 'sample.pdf');
      writeFileSync(file, await renderDocument(sample()));
      try {
        execFileSync('qpdf', ['--version'], { stdio: 'ignore' });
      } catch {
        skip('qpdf is not installed');
      }
      expect(execFileSync('qpdf', ['--check', file], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors found',
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
