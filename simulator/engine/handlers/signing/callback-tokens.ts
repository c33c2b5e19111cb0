import type { BoundedMap } from '../../side/bounded-map.ts';
import type { World } from '../../world/world.ts';
import type { ApplicationStep } from './bank-application.ts';

/** The permissions of a callback token. */
export interface CallbackGrant {
  /** The envelope, or the process in the bank's own application. */
  readonly envelopeId: string;
  /** The signer whose workstep can be reported, or null for the whole envelope. */
  readonly username: string | null;
  /** The signature in the bank's own application that can be reported. */
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
 * The token the signing service must send with a callback about an envelope or workstep. It is
 * unguessable, the same for the same workstep, and valid only in its own world.
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

/** The permissions of a token. Undefined if it is not from this world. */
export function grantOf(world: World, token: string): CallbackGrant | undefined {
  return issuedBy(world).grants.get(token);
}
