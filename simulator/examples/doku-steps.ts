import { limits } from '@dokubox/spec/limits.ts';
import { refusedBox, refusedDoku } from './refused-box.ts';
import type { Stage } from './stage.ts';
import { nowhere, step, thisDoku, withBody, type Step, type StepInput } from './step.ts';

/** A file that is what its name says. */
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

/** Files that are refused, by what is wrong with them. */
const badFiles = [
  ['Extension is not allowed', 'extract.exe', 'x'],
  ['Name too long', `${'x'.repeat(limits.fileNameMax)}.csv`, 'x'],
  ['Empty', 'extract.pdf', ''],
  ['Not what its name says', 'extract.pdf', 'hello'],
  ['Too large', 'extract.pdf', `%PDF${'0'.repeat(10 * 1024 * 1024)}`],
] as const;

const form = (part: string, name: string, text: string, fields: Record<string, string> = {}) => ({
  form: fields,
  file: { part, name, text },
});

/** Documents: acting and files. */
export const dokuSteps: readonly Step[] = [
  step('submitClientDokubox', 'Uploads a file', {
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
  step('submitClientDokubox', 'Nothing is submitted', {
    as: 'client1',
    boxes: ['upload'],
    input: act({}),
  }),
  step('submitClientDokubox', 'Not offered in this status', {
    as: 'client1',
    boxes: ['upload'],
    input: act({ dokuAction: 'SendForSigning' }),
  }),
  step('submitClientDokubox', 'May not remove it', {
    as: 'client1',
    boxes: ['upload'],
    input: act(removal),
  }),
  step('submitBankerDokubox', 'Sends to the client', {
    as: 'bankerRm',
    tenant: 'HU',
    boxes: ['external'],
    input: act({ dokuAction: 'SendToClient' }),
  }),
  step('submitBankerDokubox', 'Removes the document', {
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
  step('submitBankerDokubox', 'Not offered in this status', {
    as: 'bankerRm',
    boxes: ['review'],
    input: act({ dokuAction: 'SendToArchive' }),
  }),
  step('submitBankerDokubox', 'The archive is blocked', {
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
  step('downloadDoku', 'There is no file yet', {
    as: 'client1',
    boxes: ['upload'],
    input: thisDoku,
  }),
  step('finalizeDoku', 'Set up', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) =>
      stage.change((box) => {
        Object.assign(box.dokus[0] ?? {}, { dokuSetupCompleted: false });
      }),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  ...refusedDoku('finalizeDoku', 'bankerRm', (s) => ({ ...thisDoku(s), body: {} })),
  step('finalizeDoku', 'Is complete already', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'A file without signatures', {
    as: 'bankerRm',
    boxes: ['review'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'There is no file yet', {
    as: 'bankerRm',
    boxes: ['upload'],
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'Other files of the world come first', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) => stage.waitForThreads(2),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('validateSignature', 'As many files of the world wait as may', {
    as: 'bankerRm',
    boxes: ['review'],
    before: (stage) => stage.waitForThreads(null),
    input: (s) => ({ ...thisDoku(s), body: {} }),
  }),
  step('checkFileContent', 'Fits its name', {
    as: 'client1',
    input: () =>
      form('files', 'extract.csv', table, { fileName: 'extract.csv', dokuFlowTypeId: '1' }),
  }),
  step('checkFileContent', 'No file at all', {
    as: 'client1',
    input: () => ({ form: { fileName: 'extract.pdf', dokuFlowTypeId: '1' } }),
  }),
  step('checkBankUpload', 'Can be uploaded', {
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
  step('checkClientUpload', 'Not signed outside', {
    as: 'client1',
    input: () => form('file', 'extract.csv', table),
  }),
  ...badFiles.map(([shows, name, text]) =>
    step('checkClientUpload', shows, { as: 'client1', input: () => form('file', name, text) }),
  ),
  step('checkUploadOfDoku', 'Can be uploaded', {
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
