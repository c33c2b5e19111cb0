import type { Tenant } from '@dokubox/spec/enums.ts';
import { Refusal } from '../handler.ts';

/** A world that is there and cannot be read. */
export class WorldUnreadable extends Refusal {
  /** Why, in a sentence without its end. */
  readonly why: string;

  constructor(id: string, why: string) {
    const ways = `POST /__sim/worlds/${id}/reset makes it again, DELETE /__sim/worlds/${id} ends it, GET /__sim/worlds/${id}/stored downloads what is there`;
    super(409, 'dde.error.worldUnreadable', null, {
      reason: `world ${id} cannot be read: ${why}; ${ways}`,
    });
    this.name = 'WorldUnreadable';
    this.why = why;
  }
}

/** A command that cannot be taken back or done again: what is kept of it is damaged. */
export class CommandDamaged extends Refusal {
  readonly number: number;
  /** What is wrong with it, in a sentence without its end. */
  readonly why: string;

  constructor(number: number, way: 'back' | 'forward', why: string) {
    const done = way === 'back' ? 'undone' : 'done again';
    const reason = `command ${number} cannot be ${done}, because what is stored of it is damaged: ${why}. The world stays as it is`;
    super(409, 'dde.error.conflict', null, { reason });
    this.name = 'CommandDamaged';
    this.message = reason;
    this.number = number;
    this.why = why;
  }
}

/** What could be learned of a world that cannot be read. */
export interface WorldFacts {
  readonly name?: string | null;
  readonly scenario?: string;
  readonly tenant?: Tenant;
  /** ISO 8601. */
  readonly madeAt?: string;
  /** Milliseconds since 1970. */
  readonly lastUsed?: number;
}

/** Such a world in a list. */
export interface UnreadableSummary {
  readonly id: string;
  readonly unreadable: string;
  readonly facts: WorldFacts;
}

/** What somebody says who was to read something, as a part of a sentence. */
export function whyOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
