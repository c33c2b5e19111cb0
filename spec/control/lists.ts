import { describedList, type DescribedList } from '../lists/list.ts';
import * as enums from './enums.ts';

const { controlEnumOrigins: origin } = enums;

/** Every closed list of the control API in the published documents by its name there. */
export const controlLists: Readonly<Record<string, DescribedList>> = {
  RefusalStep: describedList(
    origin.refusalSteps,
    'A step of the way of a request, at which it was refused.',
    enums.refusalSteps,
    {
      request: 'Its path, its headers or the fields of its body.',
      access: 'The session, its rights, or a box the caller may not know of.',
      portalStatus: 'The portal, or the function the call needs, is blocked.',
      fault: 'A fault asked for the refusal.',
      lock: 'The box is cancelled, or somebody else holds its lock.',
      rules: 'The rules of the call itself.',
    },
  ),
  JournalVerdict: describedList(
    origin.journalVerdicts,
    'Whether a request and its answer kept the contract, else who broke it.',
    enums.journalVerdicts,
    {
      KEPT: 'Both kept it; a refusal the contract knows keeps it too.',
      BROKEN_BY_CLIENT: 'The request is none the contract knows: path, method, headers or body.',
      BROKEN_BY_SERVER:
        'The answer breaks its schema, is not listed, or the server made a mistake.',
      BROKEN_BY_FAULT: 'A fault asked for an answer the contract does not know, or for none.',
    },
  ),
  BrokenPart: describedList(
    origin.brokenParts,
    'A part of a request or its answer that breaks the contract.',
    enums.brokenParts,
    {
      METHOD: 'The path is one of the contract, for other methods.',
      PATH: 'The contract has no such path, or a value in it has another form.',
      HEADERS: 'A header is missing, or has no value of its list.',
      QUERY: 'A query parameter is unknown or has another form.',
      BODY: 'It is missing, cut off, too large, of another kind, or a field is wrong.',
      ANSWER: 'What was answered.',
    },
  ),
  ContractSignature: describedList(
    origin.contractSignatures,
    'Whether a user has to sign the framework contract first.',
    enums.contractSignatures,
    {
      NONE: 'There is nothing to sign.',
      REQUIRED: 'It has to be signed first.',
      UNAVAILABLE: 'It has to be signed, and cannot be reached.',
    },
  ),
  FileSource: describedList(
    origin.fileSources,
    'Where the bytes of a file come from.',
    enums.fileSources,
    {
      seeded: 'Drawn when it is first read.',
      uploaded: 'Came with a call.',
    },
  ),
  IdKind: describedList(origin.idKinds, 'A kind of record that gets new ids.', enums.idKinds, {
    box: 'A dokubox.',
    doku: 'A document.',
    message: 'A message.',
    user: 'A user.',
    envelope: 'An envelope of the signing service.',
  }),
  RecordKind: describedList(origin.recordKinds, 'A kind of record of a world.', enums.recordKinds, {
    box: 'A dokubox with its documents.',
    user: 'A user.',
    settings: 'Portal statuses and feature flags.',
  }),
  ExportFormat: describedList(
    origin.exportFormats,
    'A form of a world as a file.',
    enums.exportFormats,
    {
      bundle: 'Exact: brings the world back as it was, with its history.',
      scenario: 'Readable: the situation as a scenario file, as somebody would have written it.',
    },
  ),
  JournalFormat: describedList(
    origin.journalFormats,
    'A form of a journal.',
    enums.journalFormats,
    {
      json: 'The list, without headers and answers.',
      har: 'An HTTP Archive 1.2 with everything, secrets masked.',
    },
  ),
  WorldEventKind: describedList(
    origin.worldEventKinds,
    'What happened in a world.',
    enums.worldEventKinds,
    {
      command: 'A command changed records.',
      undo: 'The last command was taken back.',
      redo: 'A command that was taken back was done again.',
      reset: 'The world went back to its beginning.',
      clock: 'Its clock was moved.',
    },
  ),
  FaultPreset: describedList(
    origin.faultPresets,
    'Faults that are known by a name.',
    enums.faultPresets,
    {
      expiredToken:
        'The next call in a session is refused with 401: the portal refreshes its token and goes on.',
      expiredSession: 'The next call in a session is refused with 428: the session is over.',
      portalBlocked: 'Every call is refused with 307: the portal is blocked.',
      slowUpload: 'Every check of a file takes 15 seconds longer.',
      flakyNetwork: 'Of ten calls two get no answer, and some are 3 seconds late.',
    },
  ),
  ArchiveOutcome: describedList(
    origin.archiveOutcomes,
    'What the archive answers about a document.',
    enums.archiveOutcomes,
    {
      ARCHIVED: 'It takes the document.',
      FAILED: 'It refuses the document.',
    },
  ),
  ReadinessStatus: describedList('A-396', 'Whether people can be sent to a simulator.', ['ready'], {
    ready: 'They can.',
  }),
  HealthStatus: describedList('A-270', 'How a simulator is.', ['ok'], { ok: 'It answers.' }),
};
