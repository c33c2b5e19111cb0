import type { Language } from '@dokubox/spec/enums.ts';
import type { BoundedMap } from '../../side/bounded-map.ts';
import { worldIdOfToken } from '../../sessions/session.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../worlds/worlds.ts';

/** How a request to sign ended. */
export type WorkstepOutcome = 'signed' | 'refused' | 'expired' | 'delegated';

/** A signer's request to sign in one envelope, as the signing service keeps it. */
export interface Workstep {
  /** Good once; whoever shows it is the signer. */
  readonly token: string;
  readonly envelopeId: string;
  readonly username: string;
  /** Language the signer read when the page was asked for. */
  readonly language: Language;
  /** Page of the host the signer came from and returns to; absent: the portal's own. */
  readonly returnUrl?: string | undefined;
  /** Null as long as the signer may still act. */
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

/** Address of the page a signer has open in an envelope; undefined when there is none. */
export function openWorkstepAddress(
  world: World,
  envelopeId: string,
  username: string,
): string | undefined {
  const open = openOf(world, envelopeId, username);
  return open && pathOf(open);
}

/** Opens a signer's page, or finds the one that is open; language and way back may have changed. */
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

/** The workstep of a token, with its world; undefined for a token that is none. */
export function findWorkstep(
  worlds: Pick<Worlds, 'get'>,
  token: string,
): { world: World; workstep: Workstep } | undefined {
  const world = worlds.get(worldIdOfToken(token));
  const workstep = world && worksteps(world).get(token);
  return world && workstep ? { world, workstep } : undefined;
}

/** Ends every request of an envelope that is still open. */
export function endOpenWorksteps(world: World, envelopeId: string, outcome: WorkstepOutcome): void {
  for (const workstep of [...worksteps(world).values()]) {
    if (workstep.envelopeId === envelopeId && workstep.outcome === null) {
      endWorkstep(world, workstep, outcome);
    }
  }
}

/** Ends a workstep: its token is good for nothing but to read how it ended. */
export function endWorkstep(world: World, { token }: Workstep, outcome: WorkstepOutcome): void {
  const workstep = worksteps(world).get(token);
  if (workstep) worksteps(world).set(token, { ...workstep, outcome });
}
