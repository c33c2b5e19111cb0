import type { Conditions } from './refusal-kinds.ts';

const otherSegment =
  'The box is of a segment the banker does not work in, and the banker takes no part in it.';

/** Reading one box. */
export const boxReading = {
  accessDenied: otherSegment,
  boxNotFound:
    'There is no such box, or it belongs to another client: the answer does not tell which (A-110).',
  boxInitiatedByClient:
    'A banker asks for a box its client started and still prepares (CLIENT_SETUP, A-110).',
} as const satisfies Conditions;

/** Changing one box. */
export const boxWriting = {
  ...boxReading,
  boxLocked:
    'Somebody else holds the lock of the box; `lockUser` names them where the reader may know (A-111).',
  boxCancelled: 'The box is CANCELLED: nothing is written any more (A-229).',
} as const satisfies Conditions;

/** Reading one document. */
export const dokuReading = {
  accessDenied: otherSegment,
  notFound:
    'There is no such document, it belongs to another client, is not in use (for clients), or its box is still prepared by its client (for bankers): the answer does not tell which.',
} as const satisfies Conditions;

/** Changing one document. */
export const dokuWriting = {
  ...dokuReading,
  boxLocked: boxWriting.boxLocked,
  boxCancelled: boxWriting.boxCancelled,
} as const satisfies Conditions;
