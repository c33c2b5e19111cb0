import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  acceptList,
  canRetry,
  checkChosenFile,
  checkChosenFiles,
  extensionList,
  todoFor,
} from './checkChosenFile.ts';

const policy = policyOf('CZ');
const pdf = { name: 'contract.pdf', size: 1000 };

describe('checks before an upload', () => {
  it('[R5.16] reject several files at once', () => {
    expect(checkChosenFiles([pdf], policy)).toBeNull();
    expect(checkChosenFiles([pdf, pdf], policy)).toBe('dde.error.onlyOneFile');
    expect(checkChosenFiles([], policy)).toBeNull();
  });

  it('[R5.17] accept exactly the extensions of each tenant, in any case', () => {
    for (const tenant of tenants) {
      const own = policyOf(tenant);
      for (const extension of ['pdf', 'asice', 'msg', 'es3', 'et3', 'dosszie', 'exe', 'html']) {
        const expected = own.uploadExtensions.includes(extension)
          ? null
          : 'dde.error.forbiddenExtension';
        const name = `a.b.${extension.toUpperCase()}`;
        expect(checkChosenFile({ name, size: 1 }, own), `${tenant} ${extension}`).toBe(expected);
      }
    }
    expect(checkChosenFile({ name: 'a.msg', size: 1 }, policyOf('HR'))).toBeNull();
    expect(checkChosenFile({ name: 'a.dosszie', size: 1 }, policyOf('HU'))).toBeNull();
    expect(checkChosenFile({ name: 'a.dosszie', size: 1 }, policyOf('RO'))).not.toBeNull();
  });

  it('[R5.18] reject a file without a dot or with another extension', () => {
    for (const name of ['pdf', 'contract.pdf.exe', 'contract.', '']) {
      expect(checkChosenFile({ name, size: 1 }, policy), name).toBe('dde.error.forbiddenExtension');
    }
  });

  it('[R5.19] accept 10 MB and reject one byte more', () => {
    expect(checkChosenFile({ ...pdf, size: limits.uploadMaxBytes }, policy)).toBeNull();
    expect(checkChosenFile({ ...pdf, size: limits.uploadMaxBytes + 1 }, policy)).toBe(
      'dde.error.maxSize',
    );
  });

  it('[R5.20] reject an empty file', () => {
    expect(checkChosenFile({ ...pdf, size: 0 }, policy)).toBe('dde.error.emptyFile');
  });

  it('[R5.18] report the extension before anything else', () => {
    expect(checkChosenFile({ name: 'a.exe', size: limits.uploadMaxBytes + 1 }, policy)).toBe(
      'dde.error.forbiddenExtension',
    );
    expect(checkChosenFiles([{ name: 'a.exe', size: 0 }, pdf], policy)).toBe(
      'dde.error.onlyOneFile',
    );
  });

  it('[R8.9] have advice for each error of a file, and when another attempt can help', () => {
    expect(todoFor('dde.error.unsignedClientFile')).toBe('unsignedClientFile');
    expect(todoFor('dde.error.timeout')).toBeNull();
    expect(todoFor('toString')).toBeNull();
    expect(canRetry('dde.error.timeout')).toBe(true);
    expect(canRetry('dde.error.invalidContent')).toBe(false);
  });

  it('[R5.17] list the extensions for users and for the browser', () => {
    expect(extensionList({ uploadExtensions: ['pdf', 'asice'] })).toBe('PDF, ASICE');
    expect(acceptList({ uploadExtensions: ['pdf', 'asice'] })).toBe('.pdf,.asice');
  });
});
