import { createHash } from 'node:crypto';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldBase } from '../engine/world/base.ts';

/** Data from which a world is created again, before its history. */
export interface WorldHeader {
  readonly scenario: string;
  /** Hash of the scenario at the time of creation. */
  readonly scenarioHash: string;
  readonly tenant: Tenant;
  readonly seed: number;
  /** Reference time of its seeded dates, ISO 8601. */
  readonly reference: string;
  /** Time of its clock at the start, milliseconds since 1970. */
  readonly startedAt: number;
  /** Difference of its clock from real time at creation, in milliseconds. */
  readonly offset: number;
  readonly userKey: string;
  /** Real time of its creation, ISO 8601. */
  readonly made: string;
  /** Hash of the people and boxes at its start, see {@link groundOf}. */
  readonly ground: string;
}

const hashOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('base64url');

export { hashOf };

const scenarioHashes = new WeakMap<Scenario, string>();

/** Hash that distinguishes the contents of scenarios. */
export function scenarioHashOf(scenario: Scenario): string {
  let hash = scenarioHashes.get(scenario);
  if (hash === undefined) {
    scenarioHashes.set(scenario, (hash = hashOf(JSON.stringify(scenario))));
  }
  return hash;
}

const grounds = new WeakMap<WorldBase, string>();

/**
 * Ids of the people and boxes at the start of a world. Stored data refers to them, so a program
 * that creates others from the same scenario cannot load the world.
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

/** Part of a key for a name chosen by users. Names that the store cannot use are hashed. */
export function keyPart(name: string): string {
  return /^[\x21-\x7e]{1,200}$/.test(name) ? name : `#${hashOf(Buffer.from(name, 'utf16le'))}`;
}

/** A file uploaded to a world: the hash of its content, and its size. */
export interface StoredUpload {
  readonly hash: string;
  readonly size: number;
}

/** Stored text of an upload. */
export function uploadText({ hash, size }: StoredUpload): string {
  return `${hash} ${size}`;
}

/** Upload from its stored text. Older texts have no size. */
export function storedUploadOf(text: string): StoredUpload {
  const [hash = '', size = '0'] = text.split(' ');
  return { hash, size: Number(size) };
}

/**
 * Parses a stored text as JSON.
 * @param what name of the text for the error message, which does not repeat the content
 */
export function parsed<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${what} is not valid JSON`, { cause });
  }
}
