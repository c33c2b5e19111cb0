import { limits } from '@dokubox/spec/limits.ts';
import { refusedBox, refusedDoku } from './refused-box.ts';
import type { Stage } from './stage.ts';
import { nowhere, step, thisDoku, withBody, type Step, type StepInput } from './step.ts';

/** A file whose content matches its name. */
const table = 'Account;Balance\n11-22;100\n';
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

const act = (more: object) =>
  withBody((stage) => ({ dokuBoxId: stage.box().id, dokus: [{ id: stage.doku(), ...more }] }));
const file =
  (fileName: string, content: string) =>
  (stage: Stage): StepInput => {
    const upload = {
      dokuId: stage.doku(),
      dokuStaticAction: 'Upload',
      actionData: { fileName },
      fileContent: base64(content),
    };
    const dokus = [{ id: stage.doku(), submitDokuStaticActions: [upload] }];
    return { body: { dokuBoxId: stage.box().id, dokus } };
  };
const removal = { dokuAction: 'Reconfigure', usedInBox: false, reason: 'NOT_NEEDED' };

/** Files that are rejected, by their fault. */
const badFiles = [
  ['The extension is not allowed', 'extract.exe', 'x'],
  ['Name too long', `${'x'.repeat(limits.fileNameMax)}.csv`, 'x'],
  ['Empty', 'extract.pdf', ''],
  ['The content does not match the name', 'extract.pdf', 'hello'],
  ['Too large', 'extract.pdf', `%PDF${'0'.repeat(10 * 1024 * 1024)}`],
] as const;

const form = (part: string, name: string, text: string, fields: Record<string, string> = {}) => ({
  form: fields,
  file: { part, name, text },
});

/** Steps for document actions and files. */
export const dokuSteps: readonly Step[] = [
  step('submitClientDokubox', 'Upload a file', {
    as: 'client1',
    tenant: 'CZ',
    boxes: ['upload'],
    input: file('extract.csv', table),
  }),
  ...badFiles.map(([shows, name, text]) =>
    step('submitClientDokubox', shows, {
      as: 'client1',
      boxes: ['upload'],
      input: file(name, text),
    }),
  ),
  ...refusedBox(
    'submitClientDokubox',
    'client1',
    act({ dokuAction: 'SendToBank' }),
    withBody(() => ({ dokuBoxId: nowhere, dokus: [{ id: 1, dokuAction: 'SendToBank' }] })),
  ),
  step('submitClientDokubox', 'Neither a file nor an action', {
    as: 'client1',
    boxes: ['upload'],
    input: act({}),
  }),
  step('submitClientDokubox', 'Not possible in this status', {
    as: 'client1',
    boxes: ['upload'],
    input: act({ dokuAction: 'SendForSigning' }),
  }),
  step('submitClientDokubox', 'A client cannot remove the document', {
    as: 'client1',
    boxes: ['upload'],
    input: act(removal),
  }),
  step('submitBankerDokubox', 'Send the document to the client', {
    as: 'bankerRm',
    tenant: 'HU',
    boxes: ['external'],
    input: act({ dokuAction: 'SendToClient' }),
  }),
  step('submitBankerDokubox', 'Remove the document', {
    as: 'bankerRm',
    tenant: 'SK',
    boxes: ['review'],
    input: act({ ...removal, note: 'Sent twice' }),
  }),
  ...refusedBox(
    'submitBankerDokubox',
    'bankerRm',
    act({ dokuAction: 'SendToClient' }),
    withBody(() => ({ dokuBoxId: nowhere, dokus: [{ id: 1, dokuAction: 'SendToClient' }] })),
  ),
  step('submitBankerDokubox', 'Without a reason', {
    as: 'bankerRm',
    boxes: ['review'],
    input: act({ ...removal, reason: null }),
  }),
  step('submitBankerDokubox', 'Not possible in this status', {
    as: 'bankerRm',
    boxes: ['review'],
    input: act({ dokuAction: 'SendToArchive' }),
  }),
  step('submitBankerDokubox', 'Archiving is blocked', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) => stage.block('ARCHIVING'),
    input: act({ dokuAction: 'SendToArchive' }),
  }),
  step('downloadDoku', 'The file', {
    as: 'client1',
    tenant: 'BG',
    boxes: ['review'],
    input: thisDoku,
  }),
  ...refusedDoku('downloadDoku', 'client1', thisDoku),
  step('downloadDoku', 'The document has no file yet', {
    as: 'client1',
    boxes: ['upload'],
    input: thisDoku,
  }),
  step('finalizeDoku', 'The document is set up', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) =>
      stage.change((box) => {
        Object.assign(box.dokus[0] ?? {}, { dokuSetupCompleted: false });
      }),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  ...refusedDoku('finalizeDoku', 'bankerRm', (s) => ({ ...thisDoku(s), body: {} })),
  step('finalizeDoku', 'Already complete', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'A file without signatures', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'The document has no file yet', {
    as: 'bankerRm',
    boxes: ['upload'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'Other files of the world are validated first', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) => stage.waitForThreads(2),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'Too many files of the world are waiting', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) => stage.waitForThreads(null),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('checkFileContent', 'The content matches the name', {
    as: 'client1',
    input: () =>
      form('files', 'extract.csv', table, { fileName: 'extract.csv', dokuFlowTypeId: '1' }),
  }),
  step('checkFileContent', 'The file is missing', {
    as: 'client1',
    input: () => ({ form: { fileName: 'extract.pdf', dokuFlowTypeId: '1' } }),
  }),
  step('checkBankUpload', 'The file can be uploaded', {
    as: 'bankerRm',
    input: () =>
      form('files', 'letter.csv', table, { fileName: 'letter.csv', dokuFlowTypeId: '2' }),
  }),
  ...badFiles.map(([shows, name, text]) =>
    step('checkBankUpload', shows, {
      as: 'bankerRm',
      input: () => form('files', name, text, { fileName: name, dokuFlowTypeId: '2' }),
    }),
  ),
  step('checkClientUpload', 'The file was not signed elsewhere', {
    as: 'client1',
    input: () => form('file', 'extract.csv', table),
  }),
  ...badFiles.map(([shows, name, text]) =>
    step('checkClientUpload', shows, { as: 'client1', input: () => form('file', name, text) }),
  ),
  step('checkUploadOfDoku', 'The file can be uploaded', {
    as: 'client1',
    boxes: ['upload'],
    input: (s) => ({ ...thisDoku(s), ...form('file', 'extract.csv', table) }),
  }),
  ...badFiles.map(([shows, name, text]) =>
    step('checkUploadOfDoku', shows, {
      as: 'client1',
      boxes: ['upload'],
      input: (s) => ({ ...thisDoku(s), ...form('file', name, text) }),
    }),
  ),
  ...refusedDoku('checkUploadOfDoku', 'client1', (s) => ({
    ...thisDoku(s),
    ...form('file', 'extract.csv', table),
  })),
];
