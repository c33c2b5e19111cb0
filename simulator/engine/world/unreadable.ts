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
