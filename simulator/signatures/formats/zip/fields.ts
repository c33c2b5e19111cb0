import { crc32 } from 'node:zlib';
import { ContainerError } from './container-error.ts';

/** Extra fields that change how an entry is read (APPNOTE 6.3.10 § 4.5, § 4.6). */
export const extraIds = {
  /** Sizes and offsets of 64 bits. */
  long: 0x0001,
  /** Another spelling of the name (Info-ZIP). */
  unicodePath: 0x7075,
  /** Encryption methods. */
  ciphers: [0x9901, 0x0017],
} as const;

const relevantIds: readonly number[] = [extraIds.long, extraIds.unicodePath];

/**
 * Extra fields of an entry by their id.
 * @param name the entry, if known
 * @throws ContainerError if the fields do not fill their space exactly, or if a field that
 *   changes the reading is repeated
 */
export function extraFields(bytes: Buffer, name?: string): ReadonlyMap<number, Buffer> {
  const found = new Map<number, Buffer>();
  let at = 0;
  while (at + 4 <= bytes.length) {
    const id = bytes.readUInt16LE(at);
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length || (found.has(id) && relevantIds.includes(id))) {
      throw new ContainerError('ambiguous', name);
    }
    found.set(id, bytes.subarray(at + 4, end));
    at = end;
  }
  // Programs that align the next field fill the remaining space with zeros.
  if (bytes.subarray(at).some((byte) => byte !== 0)) throw new ContainerError('ambiguous', name);
  return found;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    // Only the writer knows which of the old code pages was used.
    throw new ContainerError('ambiguous', Buffer.from(bytes).toString('latin1'));
  }
}

/** Name from the Unicode path field, if the field belongs to exactly this name. */
function unicodeNameOf(raw: Buffer, field: Buffer | undefined): string | null {
  if (!field || field.length < 5 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw))
    return null;
  return decoded(field.subarray(5));
}

/** Whether a name leaves the folder of unpacking, or has several spellings. */
function unsafe(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- exactly what is looked for
  if (/[\\\0-\x1f\x7f]|^[a-z]:/i.test(name)) return true;
  const parts = (name.endsWith('/') ? name.slice(0, -1) : name).split('/');
  return parts.some((part) => ['', '.', '..'].includes(part));
}

/**
 * Name of an entry. Exactly one spelling counts: UTF-8 if the file declares it, otherwise ASCII.
 * Older programs declare nothing, so UTF-8 or their Unicode path field counts.
 * @throws ContainerError for a name that readers could interpret differently, or that leaves the
 *   folder
 */
export function entryName(
  raw: Buffer,
  isUtf8: boolean,
  extras: ReadonlyMap<number, Buffer>,
): string {
  const field = extras.get(extraIds.unicodePath);
  const other = unicodeNameOf(raw, field);
  const plain = isUtf8 || raw.every((byte) => byte < 0x80);
  const name = other !== null && !plain ? other : decoded(raw);
  if (other !== null && other !== name) throw new ContainerError('ambiguous', name);
  if (unsafe(name)) throw new ContainerError('ambiguous', name);
  return name;
}

/** Part of a name, as file systems with the fewest distinctions compare it. */
function folded(part: string): string {
  let end = part.length;
  while (end > 0 && '. '.includes(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end).toUpperCase().toLowerCase().normalize('NFC');
}

/**
 * First name that collides with another one: in letter case or spelling, in trailing blanks or
 * dots, or as a file with the name of a folder.
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
