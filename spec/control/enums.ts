import type { Origin } from '../origin.ts';

/** Closed lists that only the control API has. The product's lists are in `enums.ts`. */

/**
 * Whether a user must sign the framework contract first, and whether its signing page is available
 * (A-215).
 */
export const contractSignatures = ['NONE', 'REQUIRED', 'UNAVAILABLE'] as const;

/** Sources of a file's bytes, in the records of a world. */
export const fileSources = ['seeded', 'uploaded'] as const;

/** Kinds of records in a world. */
export const recordKinds = ['box', 'user', 'settings'] as const;
/** Kinds of records that get new ids in a running world. */
export const idKinds = ['box', 'doku', 'message', 'user', 'envelope'] as const;
export type IdKind = (typeof idKinds)[number];

/** Formats of a world as a file. */
export const exportFormats = ['bundle', 'scenario'] as const;

/** Kinds of events in a world. */
export const worldEventKinds = ['command', 'undo', 'redo', 'reset', 'clock'] as const;

/** Faults with a name. */
export const faultPresets = [
  'expiredToken',
  'expiredSession',
  'portalBlocked',
  'slowUpload',
  'flakyNetwork',
] as const;
export type FaultPreset = (typeof faultPresets)[number];

/** Answers of the archive about a document. */
export const archiveOutcomes = ['ARCHIVED', 'FAILED'] as const;

/** Steps of a request. It can be rejected at each of them, and passes each only once. */
export const refusalSteps = [
  'request',
  'access',
  'portalStatus',
  'fault',
  'lock',
  'rules',
] as const;
export type RefusalStep = (typeof refusalSteps)[number];

/**
 * Verdict of the journal on a request: whether the contract was kept, or else who broke it.
 */
export const journalVerdicts = [
  'KEPT',
  'BROKEN_BY_CLIENT',
  'BROKEN_BY_SERVER',
  'BROKEN_BY_FAULT',
] as const;
export type JournalVerdict = (typeof journalVerdicts)[number];

/** Formats of a journal. */
export const journalFormats = ['json', 'har'] as const;
export type JournalFormat = (typeof journalFormats)[number];

/** Parts of a request and its answer that can break the contract. */
export const brokenParts = ['METHOD', 'PATH', 'HEADERS', 'QUERY', 'BODY', 'ANSWER'] as const;
export type BrokenPart = (typeof brokenParts)[number];

/** Origin of each list above. */
export const controlEnumOrigins = {
  contractSignatures: 'A-215',
  fileSources: 'A-410',
  recordKinds: 'A-271',
  idKinds: 'A-414',
  archiveOutcomes: 'A-413',
  worldEventKinds: 'A-416',
  faultPresets: 'A-420',
  exportFormats: 'A-414',
  refusalSteps: 'A-296',
  journalVerdicts: 'A-421',
  journalFormats: 'A-423',
  brokenParts: 'A-421',
} as const satisfies Record<string, Origin>;
