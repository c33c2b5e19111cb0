import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { bodyMaxOf } from './body-max.ts';
import { operations, type OperationId } from './table.ts';

it('[A-142][A-530] large bodies are accepted only by calls that carry files, a world or log entries', () => {
  const ids = Object.keys(operations) as OperationId[];
  const large = ids.filter((id) => bodyMaxOf(operations[id]) > limits.plainBodyMaxBytes);
  expect(large.sort()).toEqual([
    'checkBankUpload',
    'checkClientUpload',
    'checkFileContent',
    'checkUploadOfDoku',
    'deliverSignedFile',
    'importWorld',
    'submitBankerDokubox',
    'submitClientDokubox',
    'uploadLogs',
    'validateSignature',
  ]);
  expect(bodyMaxOf(operations.uploadLogs)).toBe(limits.logBodyMaxBytes);
});
