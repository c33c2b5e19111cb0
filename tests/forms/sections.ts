import { deflateSync } from 'node:zlib';
import type { Form } from './parts.ts';

/** The file a revision is appended to, and the objects it is about. */
export interface FormGround {
  readonly bytes: Uint8Array;
  /** Offset of the newest section. */
  readonly previous: number;
  readonly size: number;
  /** Trailer entries that stay: root, information and id. */
  readonly trailer: string;
  /** The number of the last page's content, which an attacker wants to replace. */
  readonly content: number;
  /** The number of an object nothing depends on. */
  readonly harmless: number;
}

/** An object's position as a section gives it. */
export interface SectionPlace {
  readonly number: number;
  readonly at: number;
  readonly generation?: number;
  readonly kind?: 'n' | 'f';
}

function entryOf(
  form: Form,
  { at, generation = 0, kind = 'n' }: SectionPlace,
  size: number,
): string {
  const offset = String(Math.max(0, at)).padStart(10, '0');
  const version = String(generation).padStart(5, '0');
  const written: Readonly<Record<string, string>> = {
    exact: `${offset} ${version} ${kind} \n`,
    short: `${at} ${generation} ${kind}\n`,
    nineteen: `${offset} ${version} ${kind}\n`,
    twentyOne: `${offset} ${version} ${kind}  \n`,
    noBlank: `${offset}${version} ${kind}  \n`,
    generation: `${offset} 00001 ${kind} \n`,
    upper: `${offset} ${version} N \n`,
    unknown: `${offset} ${version} x \n`,
    free: `${offset} ${version} f \n`,
    next: `${String(at + 1).padStart(10, '0')} ${version} ${kind} \n`,
    before: `${String(Math.max(0, at - 1)).padStart(10, '0')} ${version} ${kind} \n`,
    zero: `0000000000 ${version} ${kind} \n`,
    beyond: `${String(size + 9_000).padStart(10, '0')} ${version} ${kind} \n`,
    signed: `+${offset.slice(1)} ${version} ${kind} \n`,
    cr: `${offset} ${version} ${kind} \r`,
    tabs: `${offset}\t${version}\t${kind} \n`,
    comment: `${offset} ${version} ${kind} %\n`,
    kindless: `${offset} ${version}   \n`,
    wide: `0${offset} ${version} ${kind}\n`,
    nonBreaking: `${offset}\xa0${version} ${kind} \n`,
    nul: `${offset}\0${version}\0${kind} \n`,
    swapped: `${version} ${offset} ${kind} \n`,
    hex: `${`0x${at.toString(16)}`.padStart(10, '0')} ${version} ${kind} \n`,
  };
  return written[form.entry] ?? '';
}

function subsectionOf(form: Form, first: number): string {
  const written: Readonly<Record<string, string>> = {
    exact: `${first} 1\n`,
    firstMore: `${first + 1} 1\n`,
    firstLess: `${first - 1} 1\n`,
    countMore: `${first} 2\n`,
    countLess: `${first} 0\n`,
    zero: `0 0\n${first} 1\n`,
    tabs: `${first}\t1\n`,
    twice: `${first} 1\n${first} 1\n`,
    comment: `${first} 1 %\n`,
    oneLine: `${first} 1 `,
    leading: `0${first} 01\n`,
    real: `${first}.0 1\n`,
    signed: `+${first} 1\n`,
    fromOne: `1 1\n0000000000 65535 f \n${first} 1\n`,
    missing: '',
    overlap: `${first} 1\n0000000000 00000 f \n${first} 1\n`,
    blank: `${first} 1 \n`,
    huge: `${first} 99999999\n`,
  };
  return written[form.subsection] ?? '';
}

function trailerOf(ground: FormGround, form: Form, size: number, start: number): string {
  const { previous } = ground;
  const prev: Readonly<Record<string, string>> = {
    exact: `/Prev ${previous}`,
    real: `/Prev ${previous}.0`,
    reference: '/Prev 1 0 R',
    negative: `/Prev -${previous}`,
    plus: `/Prev +${previous}`,
    leading: `/Prev 000${previous}`,
    twice: `/Prev ${previous}/Prev ${previous}`,
    twiceOther: `/Prev 10/Prev ${previous}`,
    missing: '',
    text: `/Prev(${previous})`,
    list: `/Prev[${previous}]`,
    more: `/Prev ${previous + 1}`,
    less: `/Prev ${previous - 1}`,
    comment: `/Prev %x\n${previous}`,
    escaped: `/Pr#65v ${previous}`,
    own: `/Prev ${start}`,
    zero: '/Prev 0',
    null: '/Prev null',
    huge: '/Prev 99999999999',
    overflow: `/Prev ${previous + 2 ** 32}`,
  };
  const sizes: Readonly<Record<string, string>> = {
    exact: `/Size ${size}`,
    less: `/Size ${ground.content}`,
    zero: '/Size 0',
    huge: '/Size 99999999',
    real: `/Size ${size}.0`,
    missing: '',
    text: `/Size(${size})`,
    negative: `/Size -${size}`,
    twice: `/Size 3/Size ${size}`,
    reference: '/Size 1 0 R',
  };
  const { trailer } = ground;
  const roots: Readonly<Record<string, string>> = {
    exact: trailer,
    generation: trailer.replace(/\/Root (\d+) 0 R/, '/Root $1 1 R'),
    missing: trailer.replace(/\/Root \d+ 0 R/, ''),
    twice: `/Root ${ground.harmless} 0 R${trailer}`,
    other: trailer.replace(/\/Root \d+ 0 R/, `/Root ${ground.harmless} 0 R`),
    escaped: trailer.replace('/Root', '/R#6fot'),
    direct: trailer.replace(/\/Root \d+ 0 R/, '/Root<</Type/Catalog>>'),
  };
  return `${sizes[form.size] ?? ''}${roots[form.root] ?? ''}${prev[form.prev] ?? ''}`;
}

const sizeWith = (ground: FormGround, places: readonly SectionPlace[]) =>
  Math.max(ground.size, ...places.map(({ number }) => number + 1));

/**
 * A table of positions with its trailer. @param hidden position of the stream that old readers do
 * not know
 */
export function tableOf(
  ground: FormGround,
  form: Form,
  places: readonly SectionPlace[],
  hidden: number | null,
) {
  const size = ground.bytes.length;
  const lines = places.map(
    (place) => subsectionOf(form, place.number) + entryOf(form, place, size),
  );
  const trailer = trailerOf(ground, form, sizeWith(ground, places), size);
  const beside = hidden === null ? '' : `/XRefStm ${hidden}`;
  return `${form.word}${lines.join('')}${form.trailerWord}<<${trailer}${beside}>>\n`;
}

/**
 * Compresses the entries of a stream of positions, possibly in a way the standard does not allow.
 */
function packedData(form: Form, data: string): { data: string; entries: string } {
  const flate = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  const entries = '/Filter/FlateDecode';
  switch (form.data) {
    case 'more':
      return { data: `${data}${data}`, entries: '' };
    case 'less':
      return { data: data.slice(0, -3), entries: '' };
    case 'none':
      return { data: '', entries: '' };
    case 'flate':
      return { data: flate(data), entries };
    case 'flateCut':
      return { data: flate(data).slice(0, -3), entries };
    case 'flateMore':
      return { data: `${flate(data)}${flate(data)}`, entries };
    case 'hex':
      return {
        data: `${Buffer.from(data, 'latin1').toString('hex')}>`,
        entries: '/Filter/ASCIIHexDecode',
      };
    case 'predictor':
      return {
        data: flate(data.replace(/[^]{7}/g, (row) => `\0${row}`)),
        entries: `${entries}/DecodeParms<</Predictor 12/Columns 7>>`,
      };
    case 'badFilter':
      return { data, entries: '/Filter/Unknown' };
    default:
      return { data, entries: '' };
  }
}

/** A stream of positions. @param start its future offset */
export function streamOf(
  ground: FormGround,
  form: Form,
  places: readonly SectionPlace[],
  start: number,
) {
  const own = sizeWith(ground, places);
  const all = [...places, { number: own, at: start }];
  const widths = form.widths.split(' ').map(Number);
  const field = (value: number, width: number) => {
    const bytes = Buffer.alloc(Math.max(0, Math.trunc(width)));
    for (let left = value, index = bytes.length - 1; index >= 0; index -= 1) {
      bytes[index] = left % 256;
      left = Math.floor(left / 256);
    }
    return bytes.toString('latin1');
  };
  const [w0 = 1, w1 = 4, w2 = 2] = widths;
  let data = all
    .map(({ at, generation = 0, kind = 'n' }: SectionPlace) => {
      const type = form.kind === 'exact' ? (kind === 'n' ? 1 : 0) : Number(form.kind);
      return field(type, w0) + field(Math.max(0, at), w1) + field(generation, w2);
    })
    .join('');
  const pairs = all.map(({ number }) => [number, 1] as const);
  const indexes: Readonly<Record<string, string>> = {
    exact: `/Index[${pairs.flat().join(' ')}]`,
    missing: '',
    more: `/Index[${pairs.flat().join(' ')} ${own + 1} 2]`,
    less: `/Index[${pairs.slice(1).flat().join(' ')}]`,
    disordered: `/Index[${[...pairs].reverse().flat().join(' ')}]`,
    overlap: `/Index[${pairs.flat().join(' ')} ${pairs[0]?.join(' ')}]`,
    odd: `/Index[${pairs.flat().join(' ')} 7]`,
    real: `/Index[${pairs.map(([first]) => `${first}.0 1`).join(' ')}]`,
    negative: `/Index[-1 1 ${pairs.flat().join(' ')}]`,
    twice: `/Index[0 1]/Index[${pairs.flat().join(' ')}]`,
    shift: `/Index[${pairs.map(([first]) => `${first - 1} 1`).join(' ')}]`,
    null: '/Index null',
  };
  const filtered = packedData(form, data);
  data = filtered.data;
  const dict = `${form.type}/W[${form.widths}]${indexes[form.index] ?? ''}${filtered.entries}${trailerOf(ground, form, own + 1, start)}`;
  return `${own} 0 obj\n<<${dict}/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;
}
