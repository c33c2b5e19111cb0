import type { Tenant } from '@dokubox/spec/enums.ts';
import { Refusal } from '../handler.ts';

/** A stored world exists but cannot be read. */
export class WorldUnreadable extends Refusal {
  /** The reason, as a sentence without its full stop. */
  readonly why: string;

  constructor(id: string, why: string) {
    const remedies = `POST /__sim/worlds/${id}/reset creates it again, DELETE /__sim/worlds/${id} ends it, GET /__sim/worlds/${id}/stored downloads the stored data`;
    super(409, 'dde.error.worldUnreadable', null, {
      reason: `world ${id} cannot be read: ${why}. ${remedies}`,
    });
    this.name = 'WorldUnreadable';
    this.why = why;
  }
}

/** A command that cannot be undone or redone because its stored data is damaged. */
export class CommandDamaged extends Refusal {
  readonly number: number;
  /** The problem, as a sentence without its full stop. */
  readonly why: string;

  constructor(number: number, way: 'back' | 'forward', why: string) {
    const done = way === 'back' ? 'undone' : 'redone';
    const reason = `command ${number} cannot be ${done}, because its stored data is damaged: ${why}. The world has not changed`;
    super(409, 'dde.error.conflict', null, { reason });
    this.name = 'CommandDamaged';
    this.message = reason;
    this.number = number;
    this.why = why;
  }
}

/** The known facts about an unreadable world. */
export interface WorldFacts {
  readonly name?: string | null;
  readonly scenario?: string;
  readonly tenant?: Tenant;
  /** ISO 8601. */
  readonly madeAt?: string;
  /** Milliseconds since 1970. */
  readonly lastUsed?: number;
}

/** An unreadable world in a list. */
export interface UnreadableSummary {
  readonly id: string;
  readonly unreadable: string;
  readonly facts: WorldFacts;
}

/** The message of an error, to use within a sentence. */
export function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
