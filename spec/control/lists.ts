import { describedList, type DescribedList } from '../lists/list.ts';
import * as enums from './enums.ts';

const { controlEnumOrigins: origin } = enums;

/** Every closed list of the control API by its name in the published documents. */
export const controlLists: Readonly<Record<string, DescribedList>> = {
  RefusalStep: describedList(
    origin.refusalSteps,
    'Step at which a request was rejected.',
    enums.refusalSteps,
    {
      request: 'The path, the headers or the fields of the body are invalid.',
      access: 'The session or its rights do not allow the call, or the caller may not see the box.',
      portalStatus: 'The portal, or the function the call needs, is blocked.',
      fault: 'A fault rejected the request on purpose.',
      lock: 'The box is cancelled, or another user holds its lock.',
      rules: 'A rule of the call itself rejected it.',
    },
  ),
  JournalVerdict: describedList(
    origin.journalVerdicts,
    'Whether a request and its answer kept the contract, or else which of them broke it.',
    enums.journalVerdicts,
    {
      KEPT: 'Both kept the contract. A refusal that the contract lists keeps it too.',
      BROKEN_BY_CLIENT: 'The request breaks the contract: its path, method, headers or body.',
      BROKEN_BY_SERVER: 'The answer breaks its schema or is not listed, or the server failed.',
      BROKEN_BY_FAULT: 'A fault caused an answer that is not in the contract, or no answer.',
    },
  ),
  BrokenPart: describedList(
    origin.brokenParts,
    'Part of a request or its answer that breaks the contract.',
    enums.brokenParts,
    {
      METHOD: 'The path exists in the contract, but with other methods.',
      PATH: 'The path is not in the contract, or a value in it is invalid.',
      HEADERS: 'A header is missing, or its value is not in its list.',
      QUERY: 'A query parameter is unknown or invalid.',
      BODY: 'The body is missing, incomplete, too large or of another media type, or a field is invalid.',
      ANSWER: 'The answer breaks the contract.',
    },
  ),
  ContractSignature: describedList(
    origin.contractSignatures,
    'Whether a user must sign the framework contract first.',
    enums.contractSignatures,
    {
      NONE: 'The user does not have to sign.',
      REQUIRED: 'The user must sign first.',
      UNAVAILABLE: 'The user must sign first, but the signing page is not available.',
    },
  ),
  FileSource: describedList(origin.fileSources, 'Source of a file’s bytes.', enums.fileSources, {
    seeded: 'Generated when the file is first read.',
    uploaded: 'Uploaded in a call.',
  }),
  IdKind: describedList(origin.idKinds, 'A kind of record that gets new ids.', enums.idKinds, {
    box: 'A dokubox.',
    doku: 'A document.',
    message: 'A message.',
    user: 'A user.',
    envelope: 'An envelope of the signing service.',
  }),
  RecordKind: describedList(origin.recordKinds, 'A kind of record in a world.', enums.recordKinds, {
    box: 'A dokubox with its documents.',
    user: 'A user.',
    settings: 'Portal statuses and feature flags.',
  }),
  ExportFormat: describedList(
    origin.exportFormats,
    'A format of a world as a file.',
    enums.exportFormats,
    {
      bundle: 'Exact: restores the world as it was, with its history.',
      scenario: 'Readable: a scenario file with the situation, as a person would write it.',
    },
  ),
  JournalFormat: describedList(
    origin.journalFormats,
    'A format of a journal.',
    enums.journalFormats,
    {
      json: 'The list, without headers and answers.',
      har: 'An HTTP Archive 1.2 with all headers and bodies, secrets masked.',
    },
  ),
  WorldEventKind: describedList(
    origin.worldEventKinds,
    'A kind of event in a world.',
    enums.worldEventKinds,
    {
      command: 'A command changed records.',
      undo: 'The last command was undone.',
      redo: 'An undone command was done again.',
      reset: 'The world was reset to its beginning.',
      clock: 'The world’s clock was moved.',
    },
  ),
  FaultPreset: describedList(origin.faultPresets, 'A fault with a name.', enums.faultPresets, {
    expiredToken:
      'The next call in a session is rejected with 401. The portal refreshes its token and continues.',
    expiredSession: 'The next call in a session is rejected with 428. The session is over.',
    portalBlocked: 'Every call is rejected with 307. The portal is blocked.',
    slowUpload: 'Every check of a file takes 15 seconds longer.',
    flakyNetwork: 'Two of ten calls get no answer, and some answers are 3 seconds late.',
  }),
  ArchiveOutcome: describedList(
    origin.archiveOutcomes,
    'Answer of the archive about a document.',
    enums.archiveOutcomes,
    {
      ARCHIVED: 'The archive accepts the document.',
      FAILED: 'The archive rejects the document.',
    },
  ),
  ReadinessStatus: describedList('A-396', 'Whether the simulator is ready for users.', ['ready'], {
    ready: 'The simulator is ready.',
  }),
  HealthStatus: describedList('A-270', 'Health of the simulator.', ['ok'], {
    ok: 'The simulator answers.',
  }),
};
