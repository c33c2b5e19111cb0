import { crc32 } from 'node:zlib';
import { atOnce, stepByStep } from '../../engine/slices.ts';
import { keyNameOf, type StoredTexts } from '../keys.ts';
import type { Key, StoreWrite } from '../store.ts';

const LINE_FEED = 0x0a;
/** Number of hexadecimal digits of a checksum. A space follows it. */
const CHECKSUM = 8;
const HEAD = CHECKSUM + 1;

const checksumText = (checksum: number): string => checksum.toString(16).padStart(CHECKSUM, '0');

/** Number of characters of a value that are written in one step. */
const PIECE = 64 * 1024;

/**
 * Changes as JSON in pieces. Null removes a text. JSON escapes line feeds and characters that UTF-8
 * cannot encode.
 */
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

/** One transaction as a line, in pieces: its checksum, then its changes as JSON. */
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

/**
 * One transaction as a line. A large one blocks the process, so {@link lineInSlices} is better for
 * it.
 */
export function transactionLineOf(changes: readonly StoreWrite[]): Buffer {
  return atOnce(lineInSteps(changes));
}

/** The same in slices, so that other calls are served between them. */
export async function lineInSlices(changes: readonly StoreWrite[]): Promise<Buffer> {
  let line: Buffer = Buffer.alloc(0);
  const steps = function* () {
    line = yield* lineInSteps(changes);
  };
  await stepByStep(steps());
  return line;
}

/** Content of all lines of a file. */
export interface ReadLines {
  readonly texts: StoredTexts;
  /** Number of bytes up to the end of the last complete line. */
  readonly end: number;
  /** Number of the first damaged line. Undefined if there is none. */
  readonly damagedAt: number | undefined;
}

function changesIn(line: Buffer): [key: Key, value: string | null][] | undefined {
  const body = line.subarray(HEAD);
  if (line.toString('latin1', 0, HEAD) !== `${checksumText(crc32(body))} `) return undefined;
  return JSON.parse(body.toString()) as [Key, string | null][];
}

/**
 * Reads all lines, including those after a damaged one, so that a download of the world contains
 * them.
 */
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
