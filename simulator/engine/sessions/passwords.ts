import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { SideRecords } from '../side/side-records.ts';
import type { BoundedMap } from '../side/bounded-map.ts';

/** Low on purpose: the simulator protects test accounts, and a sign-in must be quick. */
const iterations = 10_000;

const encoder = new TextEncoder();

async function derive(password: string, salt: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  );
  return new Uint8Array(bits);
}

/** Compares in constant time, so that the duration does not reveal the first difference. */
function sameBytes(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= (a[index] ?? 0) ^ (b[index] ?? 0);
  }
  return difference === 0;
}

const seededSalt = 'seeded';
let seeded: Promise<Uint8Array> | undefined;

interface Stored {
  readonly salt: string;
  readonly digest: readonly number[];
}

const maxPasswords = 20_000;

/**
 * The passwords of one world. Every seeded user starts with the documented test password. A
 * changed password is stored only as a salted digest.
 */
export class Passwords {
  readonly #changed: BoundedMap<string, Stored>;

  constructor(side: SideRecords) {
    this.#changed = side.map('passwords', maxPasswords);
  }

  /**
   * Whether this is the user's password. It takes the same time for an unknown name, so that the
   * duration does not reveal an account.
   */
  async matches(username: string, password: string): Promise<boolean> {
    const stored = this.#changed.get(username);
    seeded ??= derive(testPassword, seededSalt);
    const expected = stored?.digest ?? (await seeded);
    const actual = await derive(password, stored?.salt ?? seededSalt);
    return sameBytes(actual, expected);
  }

  /** Stores a new password. */
  async change(username: string, password: string, salt: string): Promise<void> {
    this.#changed.set(username, { salt, digest: [...(await derive(password, salt))] });
  }

  /** True once the user has changed their password in this world. */
  hasChanged(username: string): boolean {
    return this.#changed.get(username) !== undefined;
  }
}
