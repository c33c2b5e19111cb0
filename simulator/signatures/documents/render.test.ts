import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { SeededDocument } from '../../engine/state.ts';
import { documentLabels } from './labels.ts';
import { loadFonts } from './installed-fonts.ts';
import { renderDocument as render } from './render.ts';

const renderDocument = async (document: SeededDocument) => render(document, await loadFonts());

/** All letters beyond ASCII of the eight languages. */
const letters: Readonly<Record<Tenant, string>> = {
  HU: 'árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP',
  CZ: 'příliš žluťoučký kůň úpěl ďábelské ódy ŘĚŽŤŮŇĎ',
  SK: 'kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa ĺŕôäý',
  RS: 'češće ceđenje mrežastim džakom poboljšava fertilizaciju genskih hibrida ĐŽŠČĆ',
  BG: 'ах чудна българска земьо полюшвай цъфтящи жита ЩЮЯЪЬЙ',
  HR: 'gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje ŠĐČĆŽ',
  RO: 'gheorghe obezul a reușit să obțină jucându-se un flux în Quebec de o mie kilowațioră ĂÂÎȘȚ',
};

function sample(tenant: Tenant, pages = 1): SeededDocument {
  return {
    tenant,
    title: `${letters[tenant].slice(0, 24)}`,
    clientName: 'Példa Kft.',
    bankName: 'Ister Bank',
    documentNumber: '000123',
    date: '02-03-2026',
    paragraphs: [letters[tenant]],
    signatories: ['Kovács Mária'],
    pages,
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

describe('seeded documents', () => {
  it.each(tenants)('print every letter of the language of %s', async (tenant) => {
    const { text } = await textOf(await renderDocument(sample(tenant)));
    expect(text).toContain(letters[tenant]);
    expect(text).toContain(documentLabels[tenant].signature);
    expect(text).not.toContain('?');
  });

  it('are the same bytes for the same document', async () => {
    const first = await renderDocument(sample('BG'));
    const second = await renderDocument(sample('BG'));
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('have at least the pages asked for', async () => {
    const { pages } = await textOf(await renderDocument(sample('HU', 3)));
    expect(pages).toBeGreaterThanOrEqual(3);
  });

  it('are accepted by an independent checker where one is installed', async ({ skip }) => {
    const folder = mkdtempSync(join(tmpdir(), 'dokubox-pdf-'));
    try {
      const file = join(folder, 'sample.pdf');
      writeFileSync(file, await renderDocument(sample('RO')));
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
