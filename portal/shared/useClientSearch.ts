import { useState } from 'react';
import { limits, pageSizes } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { useQuery } from '../api/hooks.ts';

const bodyOf = (text: string) =>
  text.length < limits.clientSearchMin ? null : { body: { text, page: 0, size: pageSizes[1] } };

/**
 * Clients that match a banker's input. The chosen client keeps its name while the list shows others
 * (A-025).
 *
 * @param chosen number of the chosen client. Empty for none
 */
export function useClientSearch(chosen = '') {
  const [text, setText] = useState('');
  const typed = useQuery('searchClients', bodyOf(text), { keepPreviousData: true });
  const known = useQuery('searchClients', bodyOf(chosen));
  const found = new Map<string, ClientListItem>();
  for (const client of known.data?.content ?? []) {
    if (client.clientNumber === chosen) found.set(client.clientNumber, client);
  }
  for (const client of typed.data?.content ?? []) found.set(client.clientNumber, client);
  return {
    found: [...found.values()],
    searching: typed.isValidating,
    error: typed.error ?? known.error,
    search: setText,
    reload: () => {
      typed.reload();
      known.reload();
    },
  };
}
