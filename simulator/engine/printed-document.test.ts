import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { nodePorts } from '../server/ports.ts';
import { printedDocument } from './printed-document.ts';
import type { SeededDocument } from './state.ts';

/** All non-ASCII letters of the eight languages. */
const letters: Readonly<Record<Tenant, string>> = {
  HU: 'árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP',
  CZ: 'příliš žluťoučký kůň úpěl ďábelské ódy ŘĚŽŤŮŇĎ',
  SK: 'kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa ĺŕôäý',
  RS: 'češće ceđenje mrežastim džakom poboljšava fertilizaciju genskih hibrida ĐŽŠČĆ',
  BG: 'ах чудна българска земьо полюшвай цъфтящи жита ЩЮЯЪЬЙ',
  HR: 'gojazni đačić s biciklom drži hmelj i finu vatu u džepu nošnje ŠĐČĆŽ',
  RO: 'gheorghe obezul a reușit să obțină jucându-se un flux în Quebec de o mie kilowațioră ĂÂÎȘȚ',
};

function sample(tenant: Tenant): SeededDocument {
  return {
    tenant,
    title: `${letters[tenant].slice(0, 24)}`,
    clientName: 'Példa Kft.',
    bankName: 'Ister Bank',
    documentNumber: '000123',
    date: '02-03-2026',
    paragraphs: [letters[tenant]],
    signatories: ['Kovács Mária'],
    pages: 1,
  };
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false });
  const content = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const text = content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return text.replaceAll(/\s+/g, ' ');
}

describe('a seeded document', () => {
  it.each(tenants)('prints every letter of the language of %s', async (tenant) => {
    const document = sample(tenant);
    const { facts, words } = printedDocument(document);
    const text = await textOf(await nodePorts.renderDocument(document));
    expect(text).toContain(letters[tenant]);
    for (const label of [...facts.flat(), words.signature, words.specimen]) {
      expect(text).toContain(label);
    }
    expect(text).not.toContain('?');
  });
});
