import { crc32 } from 'node:zlib';
import { keyNameOf, type StoredTexts } from '../keys.ts';
import type { Key, StoreWrite } from '../store.ts';

const LINE_FEED = 0x0a;
/** Characters of a checksum in base 16, and of the space after it. */
const CHECKSUM = 8;
const HEAD = CHECKSUM + 1;

const checksumOf = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(CHECKSUM, '0');

/** One transaction as a line: its checksum, then its changes as JSON; null removes. */
export function transactionLineOf(changes: readonly StoreWrite[]): Buffer {
  const text = JSON.stringify(changes.map(({ key, value }) => [key, value ?? null]));
  // JSON escapes what UTF-8 cannot say, and line feeds: a line is read as it was written.
  const line = Buffer.from(`${'0'.repeat(CHECKSUM)} ${text}\n`);
  line.write(checksumOf(line.subarray(HEAD, -1)), 'latin1');
  return line;
}

/** What the lines of a file say together. */
export interface ReadLines {
  readonly texts: StoredTexts;
  /** Bytes up to the end of the last whole line. */
  readonly end: number;
  /** Number of the first line that is not as it was written; undefined where all are. */
  readonly damagedAt: number | undefined;
}

function changesIn(line: Buffer): [key: Key, value: string | null][] | undefined {
  const body = line.subarray(HEAD);
  if (line.toString('latin1', 0, HEAD) !== `${checksumOf(body)} `) return undefined;
  return JSON.parse(body.toString()) as [Key, string | null][];
}

/** Reads lines, also past a damaged one, so that whoever looks into the file sees the rest. */
export function readLines(bytes: Buffer): ReadLines {
  const texts: StoredTexts = new Map();
  let damagedAt: number | undefined;
  let from = 0;
  let number = 0;
  for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, from)) {
    number += 1;
    const changes = changesIn(bytes.subarray(from, end));
    if (!changes) damagedAt ??= number;
    for (const [key, value] of changes ?? []) {
      if (value === null) texts.delete(keyNameOf(key));
      else texts.set(keyNameOf(key), { key, value });
    }
    from = end + 1;
  }
  return { texts, end: from, damagedAt };
}
