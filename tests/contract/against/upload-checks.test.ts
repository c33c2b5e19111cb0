import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuFlowTypeIds, tenants, type Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { tenantPolicies } from '@dokubox/spec/tenants/table.ts';
import { ServerUnderTest, type TargetWorld } from './target.ts';

let target: ServerUnderTest;
let worlds: Readonly<Record<Tenant, TargetWorld>>;

beforeAll(async () => {
  target = await ServerUnderTest.open();
  const made = tenants.map(async (tenant) => [tenant, await target.world(tenant)] as const);
  worlds = Object.fromEntries(await Promise.all(made)) as typeof worlds;
});
afterAll(() => target.close());

const bytesOf = (text: string) => new TextEncoder().encode(text);
const filled = (head: string, size: number) => {
  const bytes = new Uint8Array(size).fill(0x20);
  bytes.set(bytesOf(head), 0);
  return bytes;
};

/** A PDF of exactly this many bytes. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const head =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%';
  const tail = bytesOf('\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n');
  const bytes = filled(head, size);
  bytes.set(tail, size - tail.length);
  return bytes;
}

function formOf(fileName: string, ...files: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('dokuFlowTypeId', String(dokuFlowTypeIds[0]));
  for (const bytes of files) form.append('files', new Blob([bytes]), fileName);
  return form;
}

const check = (form: FormData, tenant: Tenant = 'CZ') =>
  worlds[tenant].call('client1', 'checkFileContent', { form });

/** The verdict of the check: null if the file is accepted, otherwise the problem. */
async function verdict(fileName: string, bytes: Uint8Array<ArrayBuffer>, tenant?: Tenant) {
  const { status, json } = await check(formOf(fileName, bytes), tenant);
  expect(status).toBe(200);
  const { valid, messageKey } = json as { valid: boolean; messageKey?: string };
  expect(valid).toBe(messageKey === undefined);
  return messageKey ?? null;
}

describe('the check of a file', () => {
  it('[R5.19] accepts 10,485,760 bytes and rejects one more', async () => {
    expect(await verdict('a.pdf', pdfOf(limits.uploadMaxBytes))).toBeNull();
    expect(await verdict('a.pdf', pdfOf(limits.uploadMaxBytes + 1))).toBe('dde.error.maxSize');
  });

  it('[R5.20] rejects a file without bytes', async () => {
    expect(await verdict('a.pdf', new Uint8Array())).toBe('dde.error.emptyFile');
  });

  it.each(tenants)('[R5.17][R5.18] knows the extensions of %s', async (tenant) => {
    const refused = async (extension: string) =>
      (await verdict(`a.${extension}`, pdfOf(300), tenant)) === 'dde.error.forbiddenExtension';
    const extensions = [...new Set(tenants.flatMap((one) => tenantPolicies[one].uploadExtensions))];
    const taken = [];
    for (const extension of extensions) if (!(await refused(extension))) taken.push(extension);
    expect(taken.sort()).toEqual([...tenantPolicies[tenant].uploadExtensions].sort());
    expect(await refused('exe')).toBe(true);
    expect(await refused('pdf.exe')).toBe(true);
    expect(await refused('PDF')).toBe(false);
    expect(await verdict('pdf', pdfOf(300), tenant)).toBe('dde.error.forbiddenExtension');
  });

  it.each([
    ['a.pdf', '%PDF-1.7', true],
    ['a.pdf', 'MZ, a program', false],
    ['a.png', 'no picture', false],
    ['a.jpg', '%PDF-1.7', false],
    ['a.docx', 'no archive', false],
    ['a.csv', 'name;amount\nŠárka;1\n', true],
  ])('[R5.21] looks into %s that begins with %j: %s', async (fileName, head, fits) => {
    const bytes = head.startsWith('%PDF') && fits ? pdfOf(300) : bytesOf(head);
    expect(await verdict(fileName, bytes)).toBe(fits ? null : 'dde.error.invalidContent');
  });

  it('names the first broken rule: extension, size, empty, content', async () => {
    const large = filled('no PDF', limits.uploadMaxBytes + 1);
    expect(await verdict('a.exe', large)).toBe('dde.error.forbiddenExtension');
    expect(await verdict('a.pdf', large)).toBe('dde.error.maxSize');
  });

  it('accepts bytes as base64 in their field, but not twice', async () => {
    const base64 = formOf('a.pdf');
    base64.set('fileContent', Buffer.from(pdfOf(300)).toString('base64'));
    expect((await check(base64)).json).toEqual({ valid: true });
    base64.append('files', new Blob([pdfOf(300)]), 'a.pdf');
    const twice = await check(base64);
    expect([twice.status, twice.error.messageKey]).toEqual([400, 'dde.error.invalidValue']);
  });

  it('[R5.16] rejects two files, and none', async () => {
    const two = await check(formOf('a.pdf', pdfOf(300), pdfOf(300)));
    expect([two.status, two.error.messageKey]).toEqual([400, 'dde.error.onlyOneFile']);
    const none = await check(formOf('a.pdf'));
    expect([none.status, none.error.messageKey]).toEqual([400, 'dde.error.requiredField']);
    expect(none.error.fieldErrors?.[0]?.field).toBe('files');
  });

  it('rejects an unknown part, and a text instead of the file', async () => {
    const extra = formOf('a.pdf', pdfOf(300));
    extra.set('owner', 'me');
    const unknown = await check(extra);
    expect([unknown.status, unknown.error.messageKey]).toEqual([400, 'dde.error.unknownField']);
    const text = formOf('a.pdf');
    text.set('files', 'no file');
    expect((await check(text)).error.fieldErrors?.[0]?.field).toBe('files');
  });

  it('rejects an unknown kind of document', async () => {
    const form = formOf('a.pdf', pdfOf(300));
    form.set('dokuFlowTypeId', '7');
    const { status, error } = await check(form);
    expect([status, error.fieldErrors?.[0]?.field]).toEqual([400, 'dokuFlowTypeId']);
  });
});
