import { deflateSync } from 'node:zlib';
import { stream } from '../../simulator/signatures/validation/fixtures/written-pdf.ts';

/** The structure of a PDF (ISO 32000-2 § 7.5). */
export interface Structure {
  /** `hybrid`: a table for old readers, which hides packed objects. */
  readonly places: 'table' | 'streams' | 'packed' | 'hybrid';
  /** Later revisions that change nothing. */
  readonly updates: number;
  /** Bytes before the header. */
  readonly before: string;
  /** Bytes after the end mark. */
  readonly end: string;
}

type Entry = readonly [kind: 0 | 1 | 2, second: number, third: number];

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function tableOf(entries: ReadonlyMap<number, Entry>): string {
  // Free numbers refer to each other (§ 7.5.4).
  const free = [...entries].flatMap(([number, [kind]]) => (kind === 1 ? [] : [number]));
  const lines = [...entries].map(([number, [kind, offset, generation]]) => {
    const used = kind === 1;
    const place = String(used ? offset : (free[free.indexOf(number) + 1] ?? 0)).padStart(10, '0');
    return `${number} 1\n${place} ${String(generation).padStart(5, '0')} ${used ? 'n' : 'f'} \n`;
  });
  return `xref\n${lines.join('')}`;
}

function streamOf(unsorted: ReadonlyMap<number, Entry>, trailer: string): Buffer {
  // The numbers of an index must be ascending (§ 7.5.8.2).
  const entries = new Map([...unsorted].sort(([a], [b]) => a - b));
  const rows = [...entries.values()].map(([kind, second, third]) => {
    const row = Buffer.alloc(7);
    row[0] = kind;
    row.writeUInt32BE(second, 1);
    row.writeUInt16BE(third, 5);
    return row;
  });
  const index = [...entries.keys()].map((number) => `${number} 1`).join(' ');
  const data = deflateSync(Buffer.concat(rows));
  return stream(`/Type/XRef/W[1 4 2]/Index[${index}]/Filter/FlateDecode${trailer}`, data);
}

/** Writes objects, numbered from 1, the catalog first. */
export function writeOdd(
  objects: readonly (string | Uint8Array)[],
  structure: Structure,
): Uint8Array {
  const { places, updates, before, end } = structure;
  const parts: Uint8Array[] = [latin1(`${before}%PDF-1.7\n%âãÏÓ\n`)];
  const length = () => parts.reduce((sum, one) => sum + one.length, 0);
  // The numbers after the objects are for the object streams, then the sections.
  const packs = objects.length + 1;
  const own = packs + 1;
  const isPacked = (one: string | Uint8Array) =>
    (places === 'packed' || places === 'hybrid') &&
    typeof one === 'string' &&
    !/Catalog|Sig/.test(one);
  const entries = new Map<number, Entry>([[0, [0, 0, 65_535]]]);
  const put = (number: number, body: string | Uint8Array) => {
    entries.set(number, [1, length(), 0]);
    parts.push(
      latin1(`${number} 0 obj\n`),
      typeof body === 'string' ? latin1(body) : body,
      latin1('\nendobj\n'),
    );
  };
  const packed: [number, string][] = [];
  objects.forEach((one, index) => {
    if (isPacked(one)) packed.push([index + 1, one as string]);
    else put(index + 1, one);
  });
  const hidden = new Map<number, Entry>();
  if (packed.length > 0) {
    let at = 0;
    const heads = packed.map(([number, body], index) => {
      hidden.set(number, [2, packs, index]);
      const head = `${number} ${at}`;
      at += body.length + 1;
      return head;
    });
    const first = `${heads.join(' ')}\n`;
    const data = deflateSync(latin1(first + packed.map(([, body]) => body).join('\n')));
    const table = `/Type/ObjStm/N ${packed.length}/First ${first.length}/Filter/FlateDecode`;
    put(packs, stream(table, data));
  }
  const highest = places === 'table' ? objects.length : own;
  const trailer = `/Size ${highest + 1}/Root 1 0 R/ID[<01><01>]`;
  let start = length();
  if (places === 'table') parts.push(latin1(`${tableOf(entries)}trailer\n<<${trailer}>>\n`));
  else if (places === 'hybrid') {
    parts.push(latin1(`${own} 0 obj\n`), streamOf(hidden, trailer), latin1('\nendobj\n'));
    const free = new Map<number, Entry>([...hidden.keys()].map((number) => [number, [0, 0, 0]]));
    const shown = new Map([...entries, ...free]);
    const stands = start;
    start = length();
    parts.push(latin1(`${tableOf(shown)}trailer\n<<${trailer}/XRefStm ${stands}>>\n`));
  } else {
    const all = new Map<number, Entry>([...entries, ...hidden, [own, [1, start, 0]]]);
    parts.push(latin1(`${own} 0 obj\n`), streamOf(all, trailer), latin1('\nendobj\n'));
  }
  parts.push(latin1(`startxref\n${start}\n%%EOF\n`));
  for (let update = 0; update < updates; update += 1) {
    const at = length();
    parts.push(latin1(`1 0 obj\n${objects[0] as string}\nendobj\n`));
    const changed = new Map<number, Entry>([[1, [1, at, 0]]]);
    const prev = start;
    start = length();
    if (places === 'table' || places === 'hybrid') {
      parts.push(latin1(`${tableOf(changed)}trailer\n<<${trailer}/Prev ${prev}>>\n`));
    } else {
      changed.set(own, [1, start, 0]);
      parts.push(
        latin1(`${own} 0 obj\n`),
        streamOf(changed, `${trailer}/Prev ${prev}`),
        latin1('\nendobj\n'),
      );
    }
    parts.push(latin1(`startxref\n${start}\n%%EOF${update === updates - 1 ? end : '\n'}`));
  }
  return Buffer.concat(parts);
}
