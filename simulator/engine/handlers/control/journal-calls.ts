import type { Har, JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import { Refusal } from '../../handler.ts';
import { stepByStep } from '../../slices.ts';
import { noContent, type Handler } from '../call.ts';
import { worldOf } from '../simulation.ts';
import { harEntryOf, harOf } from './har.ts';
import { entriesOf, shownEntryOf, exchangeOf, keptAfter } from '../../traffic/journal-entries.ts';
import { journalOf, strayRequestsOf, type Journal, type Kept } from '../../traffic/journal.ts';

/**
 * A request by its number.
 * @throws Refusal 404
 */
export function keptOf(journal: Journal, number: number): Kept {
  const kept = journal.find(number);
  if (kept) return kept;
  const reason = `the journal has no request ${number}`;
  throw new Refusal(404, 'dde.error.notFound', null, { reason });
}

/** The requests to the world with their verdicts, yielding after each. */
export const getJournal: Handler<'getJournal'> = async ({ engine, input }) => {
  const { since, operationId, status, username, format } = input.query;
  const fits = (kept: Kept) =>
    (operationId === undefined || kept.operationId === operationId) &&
    (status === undefined || kept.status === status) &&
    (username === undefined || kept.username === username);
  const journal = journalOf(worldOf(engine, input.params.worldId));
  const entries: JournalEntry[] = [];
  const harEntries: Har['log']['entries'] = [];
  function* told(): Generator<void> {
    for (const kept of keptAfter(journal, since)) {
      if (!fits(kept)) continue;
      if (format === 'har') harEntries.push(harEntryOf(exchangeOf(kept)));
      else entries.push(shownEntryOf(kept));
      yield;
    }
  }
  await stepByStep(told());
  if (format !== 'har') return { body: entries };
  return { body: harOf(harEntries, engine.settings.version) as unknown as JournalEntry[] };
};

/** A request with its headers and answer. */
export const getJournalEntry: Handler<'getJournalEntry'> = ({ engine, input }) => {
  const { worldId, entry } = input.params;
  return { body: exchangeOf(keptOf(journalOf(worldOf(engine, worldId)), entry)) };
};

export const clearJournal: Handler<'clearJournal'> = ({ engine, input }) => {
  journalOf(worldOf(engine, input.params.worldId)).clear();
  return noContent;
};

/** Rejected requests that named no world. */
export const getStrayRequests: Handler<'getStrayRequests'> = ({ engine }) => ({
  body: entriesOf(strayRequestsOf(engine.worlds)),
});
