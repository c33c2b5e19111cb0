import { limits } from './limits.ts';
import type { Origin } from './origin.ts';

/** Something that happens after a time, without a call. */
interface ClockRule {
  /** Milliseconds after the event it counts from. */
  readonly afterMs: number;
  readonly countsFrom: string;
  readonly does: string;
  readonly origin: Origin;
}

/** Actions of a server at set times. */
export const clockRules = {
  oneTimeCode: {
    afterMs: limits.otpValidMs,
    countsFrom: 'the code was sent',
    does: 'The code is no longer valid. The user must sign in again.',
    origin: 'A-023',
  },
  idToken: {
    afterMs: limits.idTokenMs,
    countsFrom: 'the token was issued',
    does: 'Calls answer 401. The refresh token returns a new pair.',
    origin: 'A-035',
  },
  refreshToken: {
    afterMs: limits.refreshTokenMs,
    countsFrom: 'the token was issued',
    does: 'The session has expired.',
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
    does: 'The lock has expired: `lockUser` is null, and any user may change the box and take its lock. This needs no job.',
    origin: 'A-111',
  },
  archiveJob: {
    afterMs: limits.archiveJobMs,
    countsFrom: 'SendToArchive (in a simulator, because a real archive answers when it is done)',
    does: 'ArchiveCompleted or ArchiveFailed: the document leaves UNDER_ARCHIVING.',
    origin: 'A-198',
  },
  envelope: {
    afterMs: limits.envelopeMs,
    countsFrom: 'the signing started, even for documents that joined later',
    does: 'The signing service reports `envelopeExpired` (T46). The envelope becomes CANCELLED, signing pages say that the time is over, and SendForResigning is offered.',
    origin: 'A-360',
  },
} as const satisfies Record<string, ClockRule>;
