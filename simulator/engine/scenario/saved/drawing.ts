import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario, ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import { catalogueFor } from '../../seed/catalogue/build.ts';
import { seededClients } from '../../seed/population.ts';
import type { BoxState } from '../../state.ts';
import { BoxSource, firstIds } from '../box-source.ts';
import { castOf, furtherBankers, type Cast } from '../cast.ts';
import type { BoxPlan } from '../box-plan.ts';
import { boxPlans, planBoxes } from '../plan.ts';
import type { ScenarioProblem } from '../scenario-error.ts';

/** Something a scenario file cannot express, with its path in the file. */
export interface UnsavedTrait {
  readonly path: string;
  readonly reason: string;
}

/** The boxes created from a file. */
interface Drawn {
  readonly boxes: readonly BoxState[];
  readonly problems: readonly ScenarioProblem[];
}

/** Creates boxes as a world of the file will have them, with its users. */
export class Drawing {
  readonly tenant: Tenant;
  readonly reference: Date;
  readonly now: string;
  readonly cast: Cast;
  readonly catalogue;
  readonly #head: Scenario;

  /**
   * @param head the file without its boxes
   * @param reference the full hour its times are counted from
   * @param now the current time, ISO 8601
   */
  constructor(head: Scenario, tenant: Tenant, reference: Date, now: string) {
    this.#head = head;
    this.tenant = tenant;
    this.reference = reference;
    this.now = now;
    this.cast = castOf(head, tenant, head.seed, reference);
    this.catalogue = catalogueFor(tenant);
  }

  draw(boxes: readonly ScenarioBox[]): Drawn {
    const problems: ScenarioProblem[] = [];
    const plans = planBoxes(...this.#order(boxes), (problem) => problems.push(problem));
    const source = this.#sourceOf(plans);
    const drawn = [...source.keys()].flatMap((id) => source.get(id) ?? []);
    return { boxes: drawn, problems };
  }

  /**
   * Creates the boxes of a file of any length, each when requested.
   * @param pause called between two boxes
   * @returns a function that returns a box by its position
   */
  async drawEach(
    boxes: readonly ScenarioBox[],
    pause: () => Promise<void> | undefined,
  ): Promise<(place: number) => BoxState | undefined> {
    const plans: BoxPlan[] = [];
    // Parts the file cannot express are missing here, and the comparison finds them.
    for (const plan of boxPlans(...this.#order(boxes), () => undefined)) {
      plans.push(plan);
      await pause();
    }
    const source = this.#sourceOf(plans);
    return (place) => source.glance(firstIds.box + place);
  }

  #order(boxes: readonly ScenarioBox[]) {
    const file: Scenario = { ...this.#head, boxes: [...boxes] };
    return [file, this.tenant, this.catalogue] as const;
  }

  #sourceOf(plans: readonly BoxPlan[]): BoxSource {
    const { tenant, reference, cast } = this;
    return new BoxSource(plans, { tenant, seed: this.#head.seed, reference, cast });
  }

  /** The file's key for a client. */
  clientKey(clientNumber: string): string | undefined {
    return seededClients.find(([key]) => this.cast.client(key)?.clientNumber === clientNumber)?.[0];
  }

  /** The file's key for a user in a client's box. Undefined if it has none. */
  userKey(username: string, clientNumber: string): string | undefined {
    const user = this.cast.users.get(username);
    if (!user || user.key !== null) return user?.key ?? undefined;
    const places = ['client', 'colleague', ...Object.keys(furtherBankers)];
    return places.find((key) => this.cast.user(key, clientNumber)?.username === username);
  }
}
