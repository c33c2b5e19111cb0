import type { Origin } from '../origin.ts';

/** Every closed list that only the control API has; those of the product are in `enums.ts`. */

/** Whether a user has to sign the framework contract first, and whether that can be reached. */
export const contractSignatures = ['NONE', 'REQUIRED', 'UNAVAILABLE'] as const;

/** Where the bytes of a file come from, in the records of a world. */
export const fileSources = ['seeded', 'uploaded'] as const;

/** Kinds of records a world has. */
export const recordKinds = ['box', 'user', 'settings'] as const;
/** Records that get ids of their own while a world lives. */
export const idKinds = ['box', 'doku', 'message', 'user', 'envelope'] as const;
export type IdKind = (typeof idKinds)[number];

/** Forms of a world as a file. */
export const exportFormats = ['bundle', 'scenario'] as const;

/** What happens in a world, as its events name it. */
export const worldEventKinds = ['command', 'undo', 'redo', 'reset', 'clock'] as const;

/** Faults that are known by a name. */
export const faultPresets = [
  'expiredToken',
  'expiredSession',
  'portalBlocked',
  'slowUpload',
  'flakyNetwork',
] as const;
export type FaultPreset = (typeof faultPresets)[number];

/** What the archive answers about a document. */
export const archiveOutcomes = ['ARCHIVED', 'FAILED'] as const;

/** Steps of a request on its way; at each of them it can be refused, and none is taken twice. */
export const refusalSteps = [
  'request',
  'access',
  'portalStatus',
  'fault',
  'lock',
  'rules',
] as const;
export type RefusalStep = (typeof refusalSteps)[number];

/** What the journal says of a request: whether the contract was kept, else who broke it. */
export const journalVerdicts = [
  'KEPT',
  'BROKEN_BY_CLIENT',
  'BROKEN_BY_SERVER',
  'BROKEN_BY_FAULT',
] as const;
export type JournalVerdict = (typeof journalVerdicts)[number];

/** Forms of a journal. */
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
