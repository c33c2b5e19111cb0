import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import {
  indications,
  numbers,
  openTrust,
  validate,
} from '../../simulator/signatures/validation/fixtures/files.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';
import { stands } from './judged.ts';
import type { Next } from './mutations.ts';
import { samples } from './samples.ts';

/** Milliseconds of processor a damaged file may cost. */
const bound = 8_000;

const words = [
  ...['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref', '%%EOF', '/Prev'],
  ...[
    '/ByteRange',
    '/Contents',
    '/Kids',
    '/Root',
    '/Length',
    '/Type',
    '<<',
    '>>',
    '[',
    ']',
    '(',
    ')',
  ],
  ...['0', '9', '-1', '99999999', ' R', '/', '%', '<', '>', 'null', '\0', '\r'],
];

const pieceOf = (bytes: Buffer, next: Next): Buffer => {
  const start = next(bytes.length);
  return bytes.subarray(start, start + 1 + next(400));
};

/** Positions of the structure's keywords, where damage has the most effect. */
function structurePlace(bytes: Buffer, next: Next): number {
  const word = words[next(12)] ?? 'obj';
  const from = next(bytes.length);
  const at = bytes.indexOf(word, from, 'latin1');
  return at === -1 ? from : at;
}

const ways: readonly ((bytes: Buffer, at: number, next: Next) => Buffer)[] = [
  // One word overwrites another, so that all offsets stay the same.
  (bytes, at, next) => {
    const copy = Buffer.from(bytes);
    copy.write(words[next(words.length)] ?? '', at, 'latin1');
    return copy;
  },
  (bytes, at, next) => {
    const copy = Buffer.from(bytes);
    copy[at] = next(256);
    return copy;
  },
  (bytes, at, next) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + next(60))]),
  (bytes, at, next) =>
    Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from(words[next(words.length)] ?? '', 'latin1'),
      bytes.subarray(at),
    ]),
  (bytes, at, next) =>
    Buffer.concat([bytes.subarray(0, at), pieceOf(bytes, next), bytes.subarray(at)]),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, _at, next) => Buffer.concat([bytes, pieceOf(bytes, next)]),
  (bytes, _at, next) => {
    const end = bytes.lastIndexOf('startxref');
    const start = next(bytes.length);
    return Buffer.concat([
      bytes,
      pieceOf(bytes, next),
      Buffer.from(`\nstartxref\n${next(2) ? start : end}\n%%EOF\n`),
    ]);
  },
  (bytes, at, next) => {
    const copy = Buffer.from(bytes);
    pieceOf(bytes, next).copy(copy, at);
    return copy;
  },
];

/** The signed bytes of each signature, without the room for its contents. Null for time stamps. */
function signedParts(bytes: Uint8Array): readonly (Buffer | null)[] {
  const file = new PdfFile(bytes);
  return findSignatures(file)
    .filter(({ isTimestamp }) => !isTimestamp)
    .map((one) => {
      const coverage = coverageOf(file, one);
      return coverage && Buffer.concat(coverage.parts);
    });
}

/** Results for damaged files. */
export interface DamageFigures {
  tries: number;
  /** Files that keep a valid signature, because the damage touched nothing it covers. */
  stood: number;
  /** Milliseconds of processor. */
  slowest: number;
  /** Crashes, hangs and files that passed wrongly. There must be none. */
  readonly wrong: string[];
}

/** Damages signed PDFs and validates them. */
export async function tryDamages(amount: number, seed: number): Promise<DamageFigures> {
  const trusted = await openTrust();
  const files = await samples(trusted);
  const next = numbers(seed);
  const figures: DamageFigures = { tries: 0, stood: 0, slowest: 0, wrong: [] };
  for (let index = 0; index < amount; index += 1) {
    const sample = files[index % files.length];
    if (!sample) throw new Error('no file to damage');
    let bytes = Buffer.from(sample.bytes);
    for (let more = 1 + next(3); more > 0; more -= 1) {
      const at = next(2) ? next(bytes.length) : structurePlace(bytes, next);
      bytes = Buffer.from((ways[next(ways.length)] ?? Buffer.from)(bytes, at, next));
      if (bytes.length === 0) bytes = Buffer.from('%PDF-1.7');
    }
    figures.tries += 1;
    const name = `${sample.name}, number ${index}`;
    const before = process.cpuUsage();
    try {
      const node = await validate(bytes, trusted.trust);
      if (stands(node)) {
        figures.stood += 1;
        const known = signedParts(sample.bytes);
        const now = signedParts(bytes);
        const same = indications(node).every((indication, place) => {
          const own = now[place];
          return indication !== 'TOTAL_PASSED' || known.some((one) => own && one?.equals(own));
        });
        if (!same) {
          figures.wrong.push(`passed though its signed bytes are others: ${name}`);
        }
      }
    } catch (error) {
      figures.wrong.push(`threw: ${name}: ${String(error)}`);
    }
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    figures.slowest = Math.max(figures.slowest, spent);
    if (spent > bound) figures.wrong.push(`took ${spent.toFixed(0)} ms: ${name}`);
  }
  return figures;
}
