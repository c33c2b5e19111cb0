import { crc32 } from 'node:zlib';
import { atOnce, stepByStep } from '../../engine/slices.ts';
import { keyNameOf, type StoredTexts } from '../keys.ts';
import type { Key, StoreWrite } from '../store.ts';

const LINE_FEED = 0x0a;
/** Characters of a checksum in base 16, and of the space after it. */
const CHECKSUM = 8;
const HEAD = CHECKSUM + 1;

const checksumText = (checksum: number): string => checksum.toString(16).padStart(CHECKSUM, '0');

/** Characters of a value that are written in one step. */
const PIECE = 64 * 1024;

/** Changes as JSON, piece by piece; null removes. JSON escapes line feeds, and what UTF-8 cannot say. */
function* textOf(changes: readonly StoreWrite[]): Generator<string> {
  let text = '[';
  for (const [nth, { key, value }] of changes.entries()) {
    text += `${nth === 0 ? '' : ','}[${JSON.stringify(key)},`;
    if (value === undefined) text += 'null]';
    else {
      text += '"';
      for (let from = 0; from < value.length; from += PIECE) {
        text += JSON.stringify(value.slice(from, from + PIECE)).slice(1, -1);
        if (text.length < PIECE) continue;
        yield text;
        text = '';
      }
      text += '"]';
    }
  }
  yield `${text}]\n`;
}

/** One transaction as a line, a piece a step: its checksum, then its changes as JSON. */
function* lineInSteps(changes: readonly StoreWrite[]): Generator<void, Buffer> {
  const head = Buffer.alloc(HEAD, ' ');
  const pieces = [head];
  let checksum = 0;
  for (const text of textOf(changes)) {
    const bytes = Buffer.from(text);
    const isLast = text.endsWith('\n');
    checksum = crc32(isLast ? bytes.subarray(0, -1) : bytes, checksum);
    pieces.push(bytes);
    if (!isLast) yield;
  }
  head.write(checksumText(checksum), 'latin1');
  return Buffer.concat(pieces);
}

/** One transaction as a line. A large one takes as long as it is: see {@link lineInSlices}. */
export function transactionLineOf(changes: readonly StoreWrite[]): Buffer {
  return atOnce(lineInSteps(changes));
}

/** The same in slices, between which others are served. */
export async function lineInSlices(changes: readonly StoreWrite[]): Promise<Buffer> {
  let line: Buffer = Buffer.alloc(0);
  const steps = function* () {
    line = yield* lineInSteps(changes);
  };
  await stepByStep(steps());
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
  if (line.toString('latin1', 0, HEAD) !== `${checksumText(crc32(body))} `) return undefined;
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
