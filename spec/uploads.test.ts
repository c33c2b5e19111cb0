import { describe, expect, it } from 'vitest';
import { tenants } from './enums.ts';
import { limits } from './limits.ts';
import { defaultUploadExtensions } from './tenants/base.ts';
import { policyOf } from './tenants/table.ts';
import { checkNameAndSize, extensionOf } from './uploads.ts';

describe('extensionOf', () => {
  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['no-dot', null],
    ['.pdf', null],
    ['ends.', null],
  ])('[R5.17] the extension of %s is %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('checkNameAndSize', () => {
  const cz = policyOf('CZ');

  it.each(tenants)('[R5.17] %s accepts the default extensions in any case', (tenant) => {
    for (const extension of defaultUploadExtensions) {
      expect(checkNameAndSize(`x.${extension.toUpperCase()}`, 1, policyOf(tenant))).toBeNull();
    }
  });

  it('[R5.17] msg is accepted only in HR and RO, and the dossier formats only in HU', () => {
    const accepts = (extension: string) =>
      tenants.filter((tenant) => !checkNameAndSize(`x.${extension}`, 1, policyOf(tenant)));
    expect(accepts('msg')).toEqual(['HR', 'RO']);
    for (const extension of ['es3', 'et3', 'dosszie']) expect(accepts(extension)).toEqual(['HU']);
  });

  it('[R5.18] an upload is rejected for its extension before anything else', () => {
    expect(checkNameAndSize('x.exe', 0, cz)).toBe('dde.error.forbiddenExtension');
    expect(checkNameAndSize('x.pdf.exe', limits.uploadMaxBytes + 1, cz)).toBe(
      'dde.error.forbiddenExtension',
    );
  });

  it('[R5.19] an upload of 10 MB is accepted, and one byte more is rejected', () => {
    expect(checkNameAndSize('x.pdf', 10_485_760, cz)).toBeNull();
    expect(checkNameAndSize('x.pdf', 10_485_761, cz)).toBe('dde.error.maxSize');
  });

  it('[R5.20] an empty file is rejected', () => {
    expect(checkNameAndSize('x.pdf', 0, cz)).toBe('dde.error.emptyFile');
  });
});
