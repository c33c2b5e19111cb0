// Written by `npm run gen` from the schemas; change them, not this file.

/** Fields that answers write as a moment: those the schemas declare as `date-time`. */
export const momentFields = [
  'at',
  'bestSignatureTime',
  'cancelledAt',
  'createdAt',
  'envelopeExpiresAt',
  'expiresAt',
  'lastChangedAt',
  'lastUsedAt',
  'lockedUntil',
  'madeAt',
  'notAfter',
  'notBefore',
  'now',
  'productionTime',
  'reference',
  'signedAt',
  'signingTime',
  'startedAt',
  'startedDateTime',
  'timeFrom',
  'timeTo',
  'until',
  'uploadedAt',
  'waitingSince',
] as const;
export type MomentField = (typeof momentFields)[number];
