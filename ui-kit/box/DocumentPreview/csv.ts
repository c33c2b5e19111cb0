import { utf16OrderOf } from '@dokubox/spec/csv-text.ts';

/** A table read from a csv file. */
export interface CsvTable {
  readonly head: readonly string[];
  /** The first rows, at most the requested number. */
  readonly rows: readonly (readonly string[])[];
  /** Number of all rows of the file, without the head. */
  readonly total: number;
}

const delimiters = [';', ',', '\t', '|'] as const;

/** Bytes used to detect an alphabet. */
const sampleBytes = 64 * 1024;
/** The end mark of DOS, which some programs still write. */
const endMark = 0x1a;
/**
 * Letters of the DOS code page of Central Europe (852) from byte 128 on, which decoders do not
 * know.
 */
const dosLetters =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0';

function fromDos(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (dosLetters[byte - 128] ?? ''),
  );
  return letters.join('');
}

const isLatinLetter = (byte = 0) => /[A-Za-z]/.test(String.fromCharCode(byte));

/**
 * Whether text with one byte for each letter is Cyrillic. Its letters beyond ASCII are then
 * adjacent, while Latin alphabets have them among plain letters.
 */
function looksCyrillic(bytes: Uint8Array): boolean {
  let together = 0;
  let amongPlain = 0;
  bytes.subarray(0, sampleBytes).forEach((byte, at) => {
    if (byte < 128) return;
    const next = bytes[at + 1] ?? 0;
    if (next >= 128) together += 1;
    else if (isLatinLetter(next)) amongPlain += 1;
  });
  return together > amongPlain;
}

function fromCodePage(
  bytes: Uint8Array,
  [usual = 'windows-1250', other]: readonly string[],
): string {
  const isDos = bytes.at(-1) === endMark && usual === 'windows-1250' && !other;
  if (isDos) return fromDos(bytes);
  return new TextDecoder(other && looksCyrillic(bytes) ? other : usual).decode(bytes);
}

/**
 * Returns the text of a csv file: UTF-16, UTF-8, or a code page of the bank's country.
 * Marks at the end of a page or a file are left out.
 * @param codePages of the tenant, the usual one first
 */
export function decodeCsv(bytes: Uint8Array, codePages: readonly string[]): string {
  const order = utf16OrderOf(bytes);
  let text: string;
  try {
    // The decoder drops a byte order mark automatically.
    text = new TextDecoder(order ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = fromCodePage(bytes, codePages);
  }
  let end = text.length;
  while (end > 0 && '\f\u001a\u0000'.includes(text[end - 1] ?? '-')) end -= 1;
  return text.slice(0, end);
}

/** The first line of a file that names its delimiter for spreadsheets. */
const named = /^"?sep=(.)"?(?:\r\n?|\n|$)/i;

/**
 * Returns the delimiter of the cells: the one the file names, or the most frequent one in its first
 * line outside quotes.
 */
export function delimiterOf(text: string): string {
  const namedDelimiter = named.exec(text)?.[1];
  if (namedDelimiter !== undefined) return namedDelimiter;
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

/** Yields the rows of RFC 4180 text, with quotes, doubled quotes and line breaks inside cells. */
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
 * Reads a csv file. The first row is the head, and empty lines do not count.
 * @param most rows to keep. Further rows are only counted
 */
export function parseCsv(text: string, most: number): CsvTable {
  let head: string[] | undefined;
  const rows: string[][] = [];
  let total = 0;
  let width = 0;
  for (const row of rowsOf(text.replace(named, ''), delimiterOf(text))) {
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
