import type { DokuStatus } from '../enums.ts';
import { limits } from '../limits.ts';
import type { Origin } from '../origin.ts';
import type { SignerFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

export const signerDateMarks = ['notAvailable', 'none', 'warning', 'error'] as const;
/** How an expiry date is shown: as N/A, without a mark, as a warning, or as an error (R5.25). */
export type SignerDateMark = (typeof signerDateMarks)[number];

/** The meaning and origin of each mark. */
export const signerDateRules = {
  notAvailable: { says: 'the date is missing', origin: '§5' },
  none: { says: 'the date is more than one month ahead, or tolerated', origin: 'A-178' },
  warning: { says: 'the date is between today and one month ahead, inclusive', origin: 'A-178' },
  error: { says: 'the date is in the past', origin: '§5' },
} as const satisfies Record<SignerDateMark, { says: string; origin: Origin }>;

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Returns the same day of a later month, or the last day of that month if it is shorter (2027-01-31
 * → 2027-02-28).
 * @param day calendar day, yyyy-mm-dd
 * @throws RangeError when `day` is not yyyy-mm-dd
 */
export function addMonths(day: string, months: number): string {
  const match = calendarDay.exec(day);
  if (!match) throw new RangeError(`not a calendar day: ${day}`);
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)));
  return target.toISOString().slice(0, 10);
}

/** Formatters by time zone. Creating one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

/**
 * Returns the calendar day of an instant in a time zone, yyyy-mm-dd.
 * @param timeZone IANA name of the tenant's own zone
 */
export function calendarDayIn(timeZone: string, at: Date): string {
  const parts = formatterIn(timeZone).formatToParts(at);
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/**
 * Returns the mark of a signer's expiry date (R5.25). Days are compared as text, never as instants.
 * @param expiry yyyy-mm-dd, or absent
 * @param today calendar day in the tenant's time zone, yyyy-mm-dd
 */
export function signerDateMark(
  expiry: string | null | undefined,
  today: string,
  status: DokuStatus,
  policy: Pick<WorkflowPolicy, 'expiryToleratedInWaitingArchival'>,
): SignerDateMark {
  if (!expiry?.trim()) return 'notAvailable';
  if (expiry < today) {
    const tolerated = policy.expiryToleratedInWaitingArchival && status === 'WAITING_ARCHIVAL';
    return tolerated ? 'none' : 'error';
  }
  return expiry <= addMonths(today, limits.signerExpiryWarningMonths) ? 'warning' : 'none';
}

/**
 * Returns the mark of a signer's identity document, also if the current user may not see its date
 * (A-364).
 */
export function expiryMark(
  signer: Pick<SignerFacts, 'docExpiryDate' | 'docExpiryMark'>,
  ...rest: [
    today: string,
    status: DokuStatus,
    policy: Pick<WorkflowPolicy, 'expiryToleratedInWaitingArchival'>,
  ]
): SignerDateMark {
  return signer.docExpiryMark ?? signerDateMark(signer.docExpiryDate, ...rest);
}
