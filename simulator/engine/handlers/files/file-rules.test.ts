import { defaultUploadExtensions } from '@dokubox/spec/tenants/base.ts';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { checkFileRules, fileProblem, plainFileName } from './file-rules.ts';

const policy = { uploadExtensions: defaultUploadExtensions };
const world = { id: 'w1', tenant: 'CZ' } as const;

describe('the rules for a file', () => {
  it.each(tenants)(
    '[R5.17] let %s accept exactly the extensions of its policy, in any case',
    (tenant) => {
      const all = new Set(tenants.flatMap((name) => policyOf(name).uploadExtensions));
      for (const extension of all) {
        const expected = policyOf(tenant).uploadExtensions.includes(extension)
          ? null
          : 'dde.error.forbiddenExtension';
        expect(fileProblem(`a.${extension}`, 1, policyOf(tenant))).toBe(expected);
        expect(fileProblem(`a.${extension.toUpperCase()}`, 1, policyOf(tenant))).toBe(expected);
      }
    },
  );

  it.each(['noextension', 'a.exe', 'a.pdf.exe', 'a.', '', 'a.pdf/b', 'a.\u202efdp.exe'])(
    '[R5.18] reject the name %j',
    (fileName) => {
      expect(fileProblem(fileName, 1, policy)).toBe('dde.error.forbiddenExtension');
    },
  );

  it('[R5.19] accept 10 MB and reject one byte more', () => {
    expect(fileProblem('a.pdf', limits.uploadMaxBytes, policy)).toBeNull();
    expect(fileProblem('a.pdf', limits.uploadMaxBytes + 1, policy)).toBe('dde.error.maxSize');
  });

  it('[R5.20] reject an empty file', () => {
    expect(fileProblem('a.pdf', 0, policy)).toBe('dde.error.emptyFile');
  });

  it('[R5.18] report the extension first, then the size', () => {
    expect(fileProblem('a.exe', limits.uploadMaxBytes + 1, policy)).toBe(
      'dde.error.forbiddenExtension',
    );
  });

  it('[R5.21] inspect the content last, and only if name and size are valid', async () => {
    const seen: string[] = [];
    const ports = {
      inspectFile: (fileName: string) => {
        seen.push(fileName);
        return Promise.resolve({
          validContent: false,
          hindrance: null,
          isReally: null,
          signed: false,
          signatureBroken: false,
          needsContainer: false,
          warnings: [],
          mimeType: 'text/plain',
        });
      },
    };
    expect(await checkFileRules('a.pdf', new Uint8Array(), world, ports)).toEqual({
      problem: 'dde.error.emptyFile',
    });
    expect(seen).toEqual([]);
    expect(await checkFileRules('../a.pdf', new Uint8Array(1), world, ports)).toEqual({
      problem: 'dde.error.invalidContent',
    });
    expect(seen).toEqual(['a.pdf']);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\szerződés č.pdf', 'szerződés č.pdf'],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['fdp\u202egpj.pdf', 'fdpgpj.pdf'],
  ])('[R5.16] store %j as %j', (fileName, kept) => {
    expect(plainFileName(fileName)).toBe(kept);
  });
});
