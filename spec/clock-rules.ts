import { limits } from './limits.ts';
import type { Origin } from './origin.ts';

/** Something that happens because time passes, not because somebody calls. */
interface ClockRule {
  /** Milliseconds after the moment it counts from. */
  readonly afterMs: number;
  readonly countsFrom: string;
  readonly does: string;
  readonly origin: Origin;
}

/** What a server does by the clock. */
export const clockRules = {
  oneTimeCode: {
    afterMs: limits.otpValidMs,
    countsFrom: 'the code was sent',
    does: 'The code is worth nothing any more; the sign-in starts anew.',
    origin: 'A-023',
  },
  idToken: {
    afterMs: limits.idTokenMs,
    countsFrom: 'the token was given',
    does: 'Calls answer 401; the refresh token gives a new pair.',
    origin: 'A-035',
  },
  refreshToken: {
    afterMs: limits.refreshTokenMs,
    countsFrom: 'the token was given',
    does: 'The session is over.',
    origin: 'A-035',
  },
  signInLock: {
    afterMs: limits.loginLockMs,
    countsFrom: 'the last failed sign-in that counted',
    does: 'A user locked for failed sign-ins may try again.',
    origin: 'A-022',
  },
  boxLock: {
    afterMs: limits.lockExpiresMs,
    countsFrom: 'the lock was taken or renewed',
    does: 'The lock holds nothing any more: `lockUser` is null, anybody may write and take it, and no job is needed for that.',
    origin: 'A-111',
  },
  archiveJob: {
    afterMs: limits.archiveJobMs,
    countsFrom: 'SendToArchive (in a simulator; a real archive answers when it is done)',
    does: 'ArchiveCompleted, or ArchiveFailed: the document leaves UNDER_ARCHIVING.',
    origin: 'A-198',
  },
  envelope: {
    afterMs: limits.envelopeMs,
    countsFrom: 'the signing started, for every document that joined later, too',
    does: 'The signing service reports `envelopeExpired` (T46): the envelope is CANCELLED, signing pages say that the time is over, and SendForResigning is offered.',
    origin: 'A-360',
  },
} as const satisfies Record<string, ClockRule>;
