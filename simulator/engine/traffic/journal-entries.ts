import { maskText, maskValue } from '@dokubox/spec/log-masking.ts';
import type { JournalEntry, JournalExchange } from '@dokubox/spec/control/schemas/journal.ts';
import {
  keptHeadersOf,
  isKeepable,
  logCalls,
  type AnsweredRequest,
  type Journal,
  type Kept,
} from './journal.ts';

/** Reads a journal. Entries are masked only here, because few requests are ever read. */

function shownBody({ body, operationId }: Kept): Pick<JournalEntry, 'body'> {
  if (!isKeepable(body)) return {};
  return { body: logCalls.has(operationId) ? body : (maskValue(body) as typeof body) };
}

/** A request in the list, masked. */
export function shownEntryOf(kept: Kept): JournalEntry {
  const { number, atMs, operationId, method, path, status, verdict, durationMs } = kept;
  const { messageKey, errorCode, reason, fields, step, flowId, username, faultId } = kept;
  const { brokenPart, breach, commands } = kept;
  return {
    number,
    at: new Date(atMs).toISOString(),
    ...(operationId === undefined ? {} : { operationId }),
    method,
    path: maskText(path),
    status,
    verdict,
    ...(brokenPart === undefined ? {} : { brokenPart }),
    ...(breach === undefined ? {} : { breach: maskText(breach) }),
    ...(commands === undefined ? {} : { commands }),
    durationMs,
    ...(messageKey === undefined ? {} : { messageKey }),
    ...(errorCode === undefined ? {} : { errorCode }),
    ...(reason === undefined ? {} : { reason: maskText(reason) }),
    ...(fields === undefined ? {} : { fields: [...fields] }),
    ...(step === undefined ? {} : { step }),
    ...(flowId === undefined ? {} : { flowId }),
    ...(username === undefined ? {} : { username }),
    ...(faultId === undefined ? {} : { faultId }),
    ...shownBody(kept),
  };
}

/**
 * Requests of a journal, oldest first. Requests dropped while the caller iterates are left out.
 * @param after returns only requests after this number, by default all
 */
export function* keptAfter(journal: Journal, after = 0): Generator<Kept> {
  const { last } = journal;
  for (let number = Math.max(after + 1, journal.first); number <= last; number += 1) {
    const kept = journal.find(number);
    if (kept) yield kept;
  }
}

/** All list entries after a number, masked. */
export function entriesOf(journal: Journal, after = 0): JournalEntry[] {
  return Array.from(keptAfter(journal, after), shownEntryOf);
}

/** Defaults for fields missing in older stored entries. */
const missingDefaults = { verdict: 'KEPT', durationMs: 0 } as const;

/**
 * Continues after an earlier journal of the world.
 * @param entries entries from {@link entriesOf}, oldest first
 */
export function restoreEntries(
  journal: Journal,
  entries: readonly JournalEntry[],
  last: number,
): void {
  journal.continueAfter(last - entries.length);
  for (const { at, body, ...entry } of entries) {
    journal.add({ ...missingDefaults, ...entry, body } as AnsweredRequest, Date.parse(at));
  }
}

type Headers = NonNullable<JournalExchange['requestHeaders']>;

/** The cookie names of a request without their values. Names are not secret. */
function cookieNames(header: string): string {
  return header.replaceAll(/=[^;]*/g, '=***');
}

function shownHeaders(headers: Readonly<Record<string, unknown>>): Headers {
  const shown = Object.entries(headers)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as const);
  const masked = maskValue(Object.fromEntries(shown)) as Headers;
  const { cookie } = headers;
  return typeof cookie === 'string' ? { ...masked, cookie: cookieNames(cookie) } : masked;
}

/** Headers of an answer, with only the names of the cookies it sets. */
function shownAnswerHeaders(
  headers: Readonly<Record<string, string>>,
  cookies: Kept['answerCookies'],
): Headers {
  const shown = shownHeaders(headers);
  if (!cookies) return shown;
  return { ...shown, 'set-cookie': cookies.map(({ name }) => `${name}=***`).join(', ') };
}

/** The body of an answer, masked: parsed JSON, or else text. */
function shownAnswer(body: unknown): Pick<JournalExchange, 'responseBody'> {
  if (body === undefined) return {};
  let value = body;
  if (typeof body === 'string') {
    try {
      value = JSON.parse(body);
    } catch {
      // JSON truncated by a fault, or other text.
    }
  }
  return { responseBody: maskValue(value) as NonNullable<JournalExchange['responseBody']> };
}

/** A request with everything the journal has about it, masked. */
export function exchangeOf(kept: Kept): JournalExchange {
  const { answerHeaders, answerCookies, answerBody } = kept;
  const headers = keptHeadersOf(kept);
  return {
    entry: shownEntryOf(kept),
    ...(headers ? { requestHeaders: shownHeaders(headers) } : {}),
    ...(answerHeaders
      ? {
          responseHeaders: shownAnswerHeaders(answerHeaders, answerCookies),
          ...shownAnswer(answerBody),
        }
      : {}),
  };
}
