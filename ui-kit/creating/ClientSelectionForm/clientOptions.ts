import type { Language } from '@dokubox/spec/enums.ts';

/** A client to choose from (§3, client list item). */
export interface ClientItem {
  readonly clientNumber: string;
  readonly clientName: string;
  readonly clientNameLocal?: string | null;
}

/** One option of the select. */
export interface ClientOption {
  value: string;
  label: string;
}

/** Name in the language of the screen: the local name if that is the tenant's language. */
export function clientNameIn(
  client: ClientItem,
  language: Language,
  localLanguage: Language,
): string {
  const local = client.clientNameLocal ?? '';
  return language === localLanguage && local !== '' ? local : client.clientName || local;
}

/** Options of the select, with the label “number – name”. */
export function clientOptions(
  clients: readonly ClientItem[],
  language: Language,
  localLanguage: Language,
): ClientOption[] {
  return clients.map((client) => ({
    value: client.clientNumber,
    label: `${client.clientNumber} – ${clientNameIn(client, language, localLanguage)}`,
  }));
}

/**
 * Returns the options whose label contains the text in any case. The label of the chosen option
 * matches all.
 */
export function matchingOptions(options: readonly ClientOption[], text: string): ClientOption[] {
  const wanted = text.trim().toLocaleLowerCase();
  const isChosen = options.some((option) => option.label === text);
  return options.filter((option) => isChosen || option.label.toLocaleLowerCase().includes(wanted));
}

/** Number of the preselected client: an only client (R5.14). */
export function preselected(clients: readonly ClientItem[]): string | null {
  const [only, ...others] = clients;
  return only && others.length === 0 ? only.clientNumber : null;
}
