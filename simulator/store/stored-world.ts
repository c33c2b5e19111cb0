import { createHash } from 'node:crypto';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldBase } from '../engine/world/base.ts';

/** What a world is made of again, before what happened in it. */
export interface WorldHeader {
  readonly scenario: string;
  /** Hash of the scenario as it was. */
  readonly scenarioHash: string;
  readonly tenant: Tenant;
  readonly seed: number;
  /** The moment its seeded dates are counted from, ISO 8601. */
  readonly reference: string;
  /** Its first moment, milliseconds since 1970. */
  readonly startedAt: number;
  /** By how much its clock differed from real time when it was made, in milliseconds. */
  readonly offset: number;
  readonly userKey: string;
  /** When it was made, by the real time, ISO 8601. */
  readonly made: string;
  /** Who and what there is in its beginning; see {@link groundOf}. */
  readonly ground: string;
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url');

export { hashOf };

const scenarioHashes = new WeakMap<Scenario, string>();

/** Tells one content of a scenario from another. */
export function scenarioHashOf(scenario: Scenario): string {
  let hash = scenarioHashes.get(scenario);
  if (hash === undefined) {
    scenarioHashes.set(scenario, (hash = hashOf(JSON.stringify(scenario))));
  }
  return hash;
}

const grounds = new WeakMap<WorldBase, string>();

/**
 * Who and what there is in a beginning, by their ids. What is stored of a world names them; a program that
 * makes other ones of the same scenario cannot go on with it.
 */
export function groundOf(base: WorldBase): string {
  let ground = grounds.get(base);
  if (ground === undefined) {
    const users = [...base.users.values()].map(({ id, username, key }) => [id, username, key]);
    const parts = [users, [...base.clients.keys()], [...base.boxes.keys()], base.lastIds];
    grounds.set(base, (ground = hashOf(JSON.stringify(parts))));
  }
  return ground;
}

/** Part of a key for a name that people may choose: what the store could not take is hashed. */
export function keyPart(name: string): string {
  return /^[\x21-\x7e]{1,200}$/.test(name) ? name : `#${hashOf(Buffer.from(name, 'utf16le'))}`;
}

/** A file that was uploaded to a world: the hash of its content, and its bytes. */
export interface StoredUpload {
  readonly hash: string;
  readonly size: number;
}

/** How an upload is written down. */
export function uploadText({ hash, size }: StoredUpload): string {
  return `${hash} ${size}`;
}

/** An upload that was written down; before there were bounds, without its size. */
export function storedUploadOf(text: string): StoredUpload {
  const [hash = '', size = '0'] = text.split(' ');
  return { hash, size: Number(size) };
}

/**
 * A stored text as what it was.
 * @param what names the text in the sentence that says it cannot be read; its content is not repeated
 */
export function parsed<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${what} is not valid JSON`, { cause });
  }
}
