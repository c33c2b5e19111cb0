import type { JournalEntry } from '@dokubox/spec/schemas/journal.ts';
import { Refusal } from '../../handler.ts';
import { noContent, type Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';
import { harOf } from './har.ts';
import { entriesOf, exchangeOf } from './journal-entries.ts';
import { journalOf, strayRequestsOf, type Journal, type Kept } from './journal.ts';

/** A request by its number. @throws Refusal 404 */
export function keptOf(journal: Journal, number: number): Kept {
  const kept = journal.find(number);
  if (kept) return kept;
  const reason = `the journal holds no request ${number}`;
  throw new Refusal(404, 'dde.error.notFound', null, { reason });
}

/** What was called in the world, with the verdicts. */
export const getJournal: Handler<'getJournal'> = ({ engine, input }) => {
  const { since = 0, operationId, status, username, format } = input.query;
  const fits = (entry: JournalEntry) =>
    (operationId === undefined || entry.operationId === operationId) &&
    (status === undefined || entry.status === status) &&
    (username === undefined || entry.username === username);
  const journal = journalOf(worldOf(engine, input.params.worldId));
  const entries = entriesOf(journal, since).filter(fits);
  if (format !== 'har') return { body: entries };
  const exchanges = entries.map(({ number }) => exchangeOf(keptOf(journal, number)));
  return { body: harOf(exchanges, engine.settings.version) as unknown as JournalEntry[] };
};

/** A request with its headers and its answer. */
export const getJournalEntry: Handler<'getJournalEntry'> = ({ engine, input }) => {
  const { worldId, entry } = input.params;
  return { body: exchangeOf(keptOf(journalOf(worldOf(engine, worldId)), entry)) };
};

export const clearJournal: Handler<'clearJournal'> = ({ engine, input }) => {
  journalOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};

/** Refused requests that named no world. */
export const getStrayRequests: Handler<'getStrayRequests'> = ({ engine }) => ({
  body: entriesOf(strayRequestsOf(engine.worlds)),
});
