import type { Language } from '@dokubox/spec/enums.ts';
import type { BoundedMap } from '../../side/bounded-map.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../worlds/worlds.ts';

/** The end of a request to sign. */
export type WorkstepOutcome = 'signed' | 'refused' | 'expired' | 'delegated';

/** A signer's request to sign in one envelope, as stored by the signing service. */
export interface Workstep {
  /** Valid once. Anyone who has the token acts as the signer. */
  readonly token: string;
  readonly envelopeId: string;
  readonly username: string;
  /** The signer's language when the page was requested. */
  readonly language: Language;
  /** Page of the host the signer came from and returns to. The portal's own if absent. */
  readonly returnUrl?: string | undefined;
  /** Null while the signer can still act. */
  readonly outcome: WorkstepOutcome | null;
}

const maxWorksteps = 10_000;

function worksteps(world: World): BoundedMap<string, Workstep> {
  return world.side.map('worksteps', maxWorksteps);
}

function openOf(world: World, envelopeId: string, username: string): Workstep | undefined {
  for (const one of worksteps(world).values()) {
    if (one.outcome === null && one.envelopeId === envelopeId && one.username === username) {
      return one;
    }
  }
  return undefined;
}

/** Path of a signer's page. */
function pathOf({ token }: Workstep): string {
  return `/__sim/sign/${token}`;
}

/** Address of a signer's open page in an envelope. Undefined if there is none. */
export function openWorkstepAddress(
  world: World,
  envelopeId: string,
  username: string,
): string | undefined {
  const open = openOf(world, envelopeId, username);
  return open && pathOf(open);
}

/** Opens a signer's page or returns the open one. Language and return address are updated. */
export function openWorkstep(
  world: World,
  wanted: Pick<Workstep, 'envelopeId' | 'username' | 'language' | 'returnUrl'>,
  randomToken: () => string,
): string {
  const open = openOf(world, wanted.envelopeId, wanted.username);
  const token = open?.token ?? `${world.id}.${randomToken()}`;
  const workstep: Workstep = { ...wanted, token, outcome: null };
  worksteps(world).set(token, workstep);
  return pathOf(workstep);
}

/** The workstep of a token, with its world. Undefined for an invalid token. */
export function findWorkstep(
  worlds: Pick<Worlds, 'get'>,
  token: string,
): { world: World; workstep: Workstep } | undefined {
  const world = worlds.get(worldIdOfToken(token));
  const workstep = world && worksteps(world).get(token);
  return world && workstep ? { world, workstep } : undefined;
}

/** Ends every open request of an envelope. */
export function endOpenWorksteps(world: World, envelopeId: string, outcome: WorkstepOutcome): void {
  for (const workstep of [...worksteps(world).values()]) {
    if (workstep.envelopeId === envelopeId && workstep.outcome === null) {
      endWorkstep(world, workstep, outcome);
    }
  }
}

/** Ends a workstep. Its token then only shows how it ended. */
export function endWorkstep(world: World, { token }: Workstep, outcome: WorkstepOutcome): void {
  const workstep = worksteps(world).get(token);
  if (workstep) worksteps(world).set(token, { ...workstep, outcome });
}
