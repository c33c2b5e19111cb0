/** Larger fonts are not read, in bytes. */
const maxBytes = 8 * 1024 * 1024;
const maxTables = 64;
const maxPoints = 2_000;
const maxGroups = 20_000;

/** Thrown if a font refers to bytes outside itself. */
class OutsideFontError extends Error {
  override name = 'OutsideFontError';
}

/**
 * Outlines of a TrueType font, to distinguish a dot from a letter. The statements of a font may be
 * false, but its outlines are what viewers draw. Only simple outlines are read: a composite letter
 * is unknown.
 */
export class TrueTypeOutlines {
  readonly #view: DataView;
  readonly #tables = new Map<string, number>();
  readonly #unit: number;
  readonly #long: boolean;

  private constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const amount = this.#word(4);
    if (amount > maxTables) throw new OutsideFontError();
    for (let index = 0; index < amount; index += 1) {
      const at = 12 + index * 16;
      const tag = [0, 1, 2, 3].map((place) => String.fromCharCode(this.#byte(at + place))).join('');
      // Readers differ about which of two equal tables counts.
      if (this.#tables.has(tag)) throw new OutsideFontError();
      this.#tables.set(tag, this.#long32(at + 8));
    }
    const head = this.#table('head');
    this.#unit = this.#word(head + 18);
    this.#long = this.#word(head + 50) === 1;
    if (this.#unit === 0) throw new OutsideFontError();
  }

  /** @returns null if the bytes are not such a font */
  static of(bytes: Uint8Array): TrueTypeOutlines | null {
    if (bytes.length > maxBytes) return null;
    return inside(() => new TrueTypeOutlines(bytes));
  }

  /**
   * Height of a glyph from its lowest to its highest point, as a fraction of the size. Null if
   * unknown.
   */
  height(glyph: number): number | null {
    return inside(() => this.#height(glyph));
  }

  /**
   * Every glyph that some viewer may draw for a code of a simple font, because viewers use
   * different tables of the font. Null for a font with an unknown table.
   * @param letter the letter of the code in the encoding. Empty without an encoding.
   */
  glyphsOf(code: number, letter: string): readonly number[] | null {
    return inside(() => {
      const cmap = this.#table('cmap');
      const amount = this.#word(cmap + 2);
      if (amount > maxTables) throw new OutsideFontError();
      const candidates = [code, 0xf000 + code, letter.codePointAt(0) ?? code];
      const found = new Set<number>();
      for (let index = 0; index < amount; index += 1) {
        const at = cmap + this.#long32(cmap + 4 + index * 8 + 4);
        for (const one of candidates) found.add(this.#lookUp(at, one));
      }
      found.delete(0);
      return [...found];
    });
  }

  #lookUp(at: number, code: number): number {
    const format = this.#word(at);
    if (format === 0) return code < 256 ? this.#byte(at + 6 + code) : 0;
    if (format === 6) {
      const index = code - this.#word(at + 6);
      return index >= 0 && index < this.#word(at + 8) ? this.#word(at + 10 + index * 2) : 0;
    }
    if (format === 12) return this.#lookUpFar(at, code);
    if (format !== 4) throw new OutsideFontError();
    const twice = this.#word(at + 6);
    const [ends, starts] = [at + 14, at + 16 + twice];
    for (let place = 0; place < twice; place += 2) {
      if (this.#word(ends + place) < code) continue;
      const start = this.#word(starts + place);
      if (start > code) return 0;
      const delta = this.#word(starts + twice + place);
      const offsetAt = starts + 2 * twice + place;
      const offset = this.#word(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = this.#word(offsetAt + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  }

  #lookUpFar(at: number, code: number): number {
    const end = at + 16 + Math.min(this.#long32(at + 12), maxGroups) * 12;
    for (let group = at + 16; group < end; group += 12) {
      const first = this.#long32(group);
      if (code >= first && code <= this.#long32(group + 4)) {
        return this.#long32(group + 8) + code - first;
      }
    }
    return 0;
  }

  #height(glyph: number): number | null {
    const loca = this.#table('loca');
    const place = (index: number) =>
      this.#long ? this.#long32(loca + index * 4) : this.#word(loca + index * 2) * 2;
    if (place(glyph + 1) === place(glyph)) return 0;
    const start = this.#table('glyf') + place(glyph);
    const contours = this.#word(start);
    if (contours === 0) return 0;
    if (contours > 0x7fff) return null;
    let at = start + 10 + contours * 2;
    const points = this.#word(at - 2) + 1;
    if (points > maxPoints) return null;
    at += 2 + this.#word(at);
    const flags: number[] = [];
    while (flags.length < points) {
      const flag = this.#byte(at);
      at += 1;
      let times = 1;
      if ((flag & 8) !== 0) times += this.#byte(at++);
      for (; times > 0; times -= 1) flags.push(flag);
    }
    // The horizontal coordinates come first: none, one or two bytes for each point.
    for (const flag of flags) at += (flag & 2) !== 0 ? 1 : (flag & 16) !== 0 ? 0 : 2;
    let y = 0;
    let [low, high] = [Infinity, -Infinity];
    for (const flag of flags) {
      if ((flag & 4) !== 0) y += (flag & 32) !== 0 ? this.#byte(at++) : -this.#byte(at++);
      else if ((flag & 32) === 0) {
        y += this.#view.getInt16(at);
        at += 2;
      }
      [low, high] = [Math.min(low, y), Math.max(high, y)];
    }
    return (high - low) / this.#unit;
  }

  #table(tag: string): number {
    const at = this.#tables.get(tag);
    if (at === undefined) throw new OutsideFontError();
    return at;
  }

  #byte(at: number): number {
    return this.#view.getUint8(at);
  }

  #word(at: number): number {
    return this.#view.getUint16(at);
  }

  #long32(at: number): number {
    return this.#view.getUint32(at);
  }
}

/** Result of the read. Null if the font refers to bytes outside itself. */
function inside<Found>(read: () => Found): Found | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof OutsideFontError || error instanceof RangeError) return null;
    throw error;
  }
}
