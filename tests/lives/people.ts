import type { Tenant } from '@dokubox/spec/enums.ts';
import type { AnswerOf, OperationId } from '@dokubox/spec/operations/table.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { calendarDayIn } from '@dokubox/spec/workflow/signer-dates.ts';
import type { UserFacts } from '@dokubox/spec/workflow/types.ts';
import { Refusal, type CallInput } from '../../simulator/engine/handler.ts';
import type { TestEngine } from '../../simulator/engine/handlers/fixtures/test-engine.ts';
import { sightOf, type Sight } from '../contract/walk/sight.ts';
import type { Request } from '../contract/walk/people.ts';
import type { World } from '../../simulator/engine/world/world.ts';

/** Everyone who works in a life: the people of one company, and those of the bank. */
export const livingPeople = [
  'client1',
  'client2',
  'bankerRm',
  'bankerValidator',
  'banker1',
  'banker2',
] as const;
export type Somebody = (typeof livingPeople)[number];

/** The people of one world, with the data each of them sees and the calls they make. */
export class People {
  readonly world: World;
  readonly #test: TestEngine;
  readonly #tokens = new Map<string, string>();

  constructor(test: TestEngine, world: World) {
    this.#test = test;
    this.world = world;
  }

  /** Everyone signs in again, because time has passed. */
  signInAgain(): void {
    this.#tokens.clear();
  }

  #token(who: Somebody): string {
    const token = this.#tokens.get(who) ?? this.#test.token(who, this.world);
    this.#tokens.set(who, token);
    return token;
  }

  /**
   * A call of a user, or of the control API if null.
   * @returns the body of the answer, or the error
   */
  async call(
    who: Somebody | null,
    { id, params = {}, query = {}, body }: Request,
  ): Promise<unknown> {
    const input = {
      params: who === null ? { worldId: this.world.id, ...params } : params,
      query,
      body,
    } as unknown as CallInput<OperationId>;
    const as = who === null ? {} : { as: who, token: this.#token(who) };
    try {
      const answer = await this.#test.call(id, { ...as, ...input, world: this.world });
      return (answer as { body?: unknown }).body;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /** A query that must succeed. @throws Error with the error answer */
  async read<Id extends OperationId>(
    who: Somebody | null,
    id: Id,
    more: Omit<Request, 'id'> = {},
  ): Promise<AnswerOf<Id>> {
    const answer = await this.call(who, { id, ...more });
    if (answer instanceof Refusal) throw new Error(`${id} as ${who}: ${answer.messageKey}`);
    return answer as AnswerOf<Id>;
  }

  /** The user's view of a box. Null for users who may not open it. */
  async look(who: Somebody, boxId: number): Promise<Sight | null> {
    const { tenant } = this.world;
    const box = await this.call(who, { id: 'loadDokubox', params: { id: boxId } });
    if (box instanceof Refusal) return null;
    return sightOf(
      who,
      this.#factsOf(who),
      box as AnswerOf<'loadDokubox'>,
      tenant,
      this.#today(tenant),
    );
  }

  #today(tenant: Tenant): string {
    return calendarDayIn(policyOf(tenant).timeZone, new Date(this.world.clock.nowMs()));
  }

  #factsOf(who: Somebody): UserFacts {
    const { userType, username, roles, permissions } = this.#test.user(who, this.world);
    return { userType, username, roles, permissions };
  }
}
