import type { DocumentWords, PrintedDocument } from '@dokubox/signatures/documents/render.ts';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { SeededDocument } from './state.ts';

/** Labels in a seeded document besides its own text, in the tenant's language. */
interface DocumentLabels extends DocumentWords {
  readonly client: string;
  readonly number: string;
  readonly date: string;
}

/** Documents are data of the simulated bank, so their labels are here, not in the locales. */
export const documentLabels: Readonly<Record<Tenant, DocumentLabels>> = {
  HU: {
    client: 'Ügyfél',
    number: 'Iratszám',
    date: 'Kelt',
    page: 'oldal',
    signature: 'Aláírás',
    specimen: 'Mintadokumentum, joghatása nincs',
  },
  CZ: {
    client: 'Klient',
    number: 'Číslo dokumentu',
    date: 'Datum',
    page: 'strana',
    signature: 'Podpis',
    specimen: 'Vzorový dokument bez právních účinků',
  },
  SK: {
    client: 'Klient',
    number: 'Číslo dokumentu',
    date: 'Dátum',
    page: 'strana',
    signature: 'Podpis',
    specimen: 'Vzorový dokument bez právnych účinkov',
  },
  RS: {
    client: 'Klijent',
    number: 'Broj dokumenta',
    date: 'Datum',
    page: 'strana',
    signature: 'Potpis',
    specimen: 'Primer dokumenta bez pravnog dejstva',
  },
  BG: {
    client: 'Клиент',
    number: 'Номер на документа',
    date: 'Дата',
    page: 'страница',
    signature: 'Подпис',
    specimen: 'Примерен документ без правно действие',
  },
  HR: {
    client: 'Klijent',
    number: 'Broj dokumenta',
    date: 'Datum',
    page: 'stranica',
    signature: 'Potpis',
    specimen: 'Ogledni dokument bez pravnog učinka',
  },
  RO: {
    client: 'Client',
    number: 'Numărul documentului',
    date: 'Data',
    page: 'pagina',
    signature: 'Semnătura',
    specimen: 'Model de document, fără efecte juridice',
  },
};

/** The contents of a seeded document, for the function that draws it. */
export function printedDocument({
  tenant,
  bankName,
  clientName,
  documentNumber,
  ...document
}: SeededDocument): PrintedDocument {
  const labels = documentLabels[tenant];
  return {
    ...document,
    issuer: bankName,
    facts: [
      [labels.client, clientName],
      [labels.number, documentNumber],
      [labels.date, document.date],
    ],
    words: labels,
  };
}
