/** A table read from a csv file. */
export interface CsvTable {
  readonly head: readonly string[];
  /** The first rows, at most as many as asked for. */
  readonly rows: readonly (readonly string[])[];
  /** All rows of the file, without the head. */
  readonly total: number;
}

const delimiters = [';', ',', '\t'] as const;

/** Text of a csv file: UTF-8, or the Windows code page of the region where it is not. */
export function decodeCsv(bytes: Uint8Array, language: string): string {
  try {
    // The decoder drops a byte order mark by itself.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(language === 'bg' ? 'windows-1251' : 'windows-1250').decode(bytes);
  }
}

/** The sign that parts the cells of the first line; quoted ones do not count. */
export function delimiterOf(text: string): string {
  const end = text.search(/\r|\n/);
  const line = (end < 0 ? text : text.slice(0, end)).replace(/"(?:[^"]|"")*"/g, '');
  let best: string = delimiters[0];
  let most = 0;
  for (const delimiter of delimiters) {
    const count = line.split(delimiter).length - 1;
    if (count > most) {
      most = count;
      best = delimiter;
    }
  }
  return best;
}

/** Walks through the cells of RFC 4180 text: quotes, doubled quotes and line breaks inside them. */
function* rowsOf(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === delimiter) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[index + 1] === '\n') index += 1;
      row.push(cell);
      cell = '';
      if (row.length > 1 || row[0] !== '') yield row;
      row = [];
    } else cell += sign;
  }
  row.push(cell);
  if (row.length > 1 || row[0] !== '') yield row;
}

/**
 * Reads a csv file: the first row is the head; empty lines do not count.
 * @param most rows to keep; the rest is only counted
 */
export function parseCsv(text: string, most: number): CsvTable {
  let head: string[] | undefined;
  const rows: string[][] = [];
  let total = 0;
  let width = 0;
  for (const row of rowsOf(text, delimiterOf(text))) {
    if (!head) {
      head = row;
      width = row.length;
      continue;
    }
    total += 1;
    if (rows.length >= most) continue;
    rows.push(row);
    width = Math.max(width, row.length);
  }
  const filled = (row: readonly string[]) => Array.from({ length: width }, (_, i) => row[i] ?? '');
  return { head: filled(head ?? []), rows: rows.map(filled), total };
}
