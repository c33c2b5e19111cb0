import type { BoundedMap } from '../../side/bounded-map.ts';
import type { World } from '../../world/world.ts';
import type { ApplicationStep } from './bank-application.ts';

/** What a call-back token is good for. */
export interface CallbackGrant {
  /** The envelope, or the process in the bank's own application. */
  readonly envelopeId: string;
  /** The signer whose workstep may be reported; null for the whole envelope. */
  readonly username: string | null;
  /** The signature in the bank's own application that may be reported. */
  readonly step?: ApplicationStep;
}

const maxTokens = 10_000;

interface Issued {
  readonly grants: BoundedMap<string, CallbackGrant>;
  readonly tokens: Map<string, string>;
}

const issuedIn = new WeakMap<World, Issued>();

function issuedBy(world: World): Issued {
  let issued = issuedIn.get(world);
  if (!issued) {
    const tokens = new Map<string, string>();
    const grants = world.side.map<CallbackGrant>('callbacks', maxTokens, (grant) => {
      tokens.delete(keyOf(grant));
    });
    for (const [token, grant] of grants.entries()) tokens.set(keyOf(grant), token);
    issuedIn.set(world, (issued = { tokens, grants }));
  }
  return issued;
}

function keyOf({ envelopeId, username, step }: CallbackGrant): string {
  return JSON.stringify([envelopeId, username, step]);
}

/**
 * The token the signing service has to show when it calls back about an envelope or a workstep of it.
 * Unguessable, the same for the same workstep, and good in its own world only.
 */
export function callbackToken(
  world: World,
  grant: CallbackGrant,
  randomToken: () => string,
): string {
  const { grants, tokens } = issuedBy(world);
  const known = tokens.get(keyOf(grant));
  if (known !== undefined) return known;
  const token = `${world.id}.${randomToken()}`;
  grants.set(token, grant);
  tokens.set(keyOf(grant), token);
  return token;
}

/** What a token is good for; undefined when it is none of this world. */
export function grantOf(world: World, token: string): CallbackGrant | undefined {
  return issuedBy(world).grants.get(token);
}
