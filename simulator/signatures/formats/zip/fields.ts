import { crc32 } from 'node:zlib';
import { ContainerError } from './container-error.ts';

/** Extra fields that say something about what is in an entry (APPNOTE 6.3.10 § 4.5, § 4.6). */
export const extraIds = {
  /** Sizes and places of 64 bits. */
  long: 0x0001,
  /** Another spelling of the name (Info-ZIP). */
  unicodePath: 0x7075,
  /** Ways to encipher. */
  ciphers: [0x9901, 0x0017],
} as const;

const telling: readonly number[] = [extraIds.long, extraIds.unicodePath];

/**
 * The extra fields of an entry by their id.
 * @param name the entry, where it is known
 * @throws ContainerError where they do not end with their room, or one that tells something stands twice
 */
export function extraFields(bytes: Buffer, name?: string): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  let at = 0;
  while (at + 4 <= bytes.length) {
    const id = bytes.readUInt16LE(at);
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length || (found.has(id) && telling.includes(id))) {
      throw new ContainerError('ambiguous', name);
    }
    found.set(id, bytes.subarray(at + 4, end));
    at = end;
  }
  // Room that is left is filled with zeros by programs that align what follows.
  if (bytes.subarray(at).some((byte) => byte !== 0)) throw new ContainerError('ambiguous', name);
  return found;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Which of the old code pages it was, only its writer knows.
    throw new ContainerError('ambiguous', Buffer.from(bytes).toString('latin1'));
  }
}

/** The other spelling of a name, where it is one of this very name. */
function spelled(raw: Buffer, field: Buffer | undefined): string | null {
  if (!field || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw))
    return null;
  return decoded(field.subarray(5));
}

/** Whether a name leads out of the folder a ZIP file is unpacked in, or is written in two ways. */
function unsafe(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- exactly what is looked for
  if (/[\\\0-\x1f\x7f]|^[a-z]:/i.test(name)) return true;
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  return parts.some((part) => ['', '.', '..'].includes(part));
}

/**
 * The name of an entry. One spelling counts: what the file says is UTF-8, is; what is ASCII, is; of old
 * programs that do not say what they write, UTF-8 or the other spelling they add.
 * @throws ContainerError for a name two readers could take for different ones, or for another place
 */
export function entryName(
  raw: Buffer,
  isUtf8: boolean,
  extras: ReadonlyMap<number, Buffer>,
): string {
  const field = extras.get(extraIds.unicodePath);
  const other = spelled(raw, field);
  const plain = isUtf8 || raw.every((byte) => byte < 0x80);
  const name = other !== null && !plain ? other : decoded(raw);
  if (other !== null && other !== name) throw new ContainerError('ambiguous', name);
  if (unsafe(name)) throw new ContainerError('ambiguous', name);
  return name;
}

/** A part of a name as the systems that distinguish least compare it. */
function folded(part: string): string {
  let end = part.length;
  while (end > 0 && '. '.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end).toUpperCase().toLowerCase().normalize('NFC');
}

/**
 * The first name that is not the only one of its kind: in other letters or another spelling, with blanks
 * or dots at its end, or as a file where a folder is.
 */
export function nameTwice(names: readonly string[]): string | null {
  const seen = new Set<string>();
  const folders = new Set<string>();
  const parsed = names.map((name) => {
    const folder = name.endsWith('/');
    const parts = (folder ? name.slice(0, -1) : name).split('/').map(folded);
    return { name, folder, parts, key: parts.join('/') };
  });
  for (const { folder, parts } of parsed) {
    const above = folder ? parts.length : parts.length - 1;
    for (let count = 1; count <= above; count += 1) folders.add(parts.slice(0, count).join('/'));
  }
  for (const { name, folder, key } of parsed) {
    if (seen.has(key) || (!folder && folders.has(key))) return name;
    seen.add(key);
  }
  return null;
}
