import fc from 'fast-check';
import { describeScenarioError } from '../../simulator/engine/scenario/scenario-error.ts';
import { TestEngine } from '../../simulator/engine/handlers/fixtures/test-engine.ts';
import type { Ports } from '../../simulator/engine/ports.ts';
import { rootOfSignedFiles } from '../contract/workflow/world.ts';
import { lifeScenarios, live, type LifeEnd } from './life.ts';
import { anyPlan, plansOf, type LifePlan } from './plan.ts';
import { rememberingPorts } from './ports.ts';

/** A kind of dead end, with the number of lives that reached it and the shortest one found. */
export interface DeadEnd {
  readonly kind: string;
  count: number;
  readonly first: LifePlan;
}

/** The results of many lives. */
export interface LivesReport {
  lives: number;
  finalized: number;
  cancelled: number;
  acts: number;
  readonly deadEnds: Map<string, DeadEnd>;
}

/** An engine with the two scenarios in which the lives begin. */
export function engineOfLives(ports: Ports): TestEngine {
  const test = new TestEngine(rememberingPorts(ports), 'HU');
  for (const [name, segment] of [
    [lifeScenarios.plain, 'MB'],
    [lifeScenarios.corporate, 'CORP'],
  ] as const) {
    const errors = test.engine.scenarios.add(
      `${name}.json`,
      JSON.stringify({
        name,
        title: name,
        description: 'Where a life begins.',
        tenants: 'all',
        user: 'client1',
        seed: 7,
        now: '2026-05-04T08:00:00Z',
        clients: { main: { segment } },
        trustedRoots: [rootOfSignedFiles],
        boxes: [],
      }),
    );
    if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
  }
  return test;
}

/** Runs this many lives, every kind in turn. */
export async function liveMany(
  test: TestEngine,
  count: number,
  seed: number,
): Promise<LivesReport> {
  const report: LivesReport = {
    lives: 0,
    finalized: 0,
    cancelled: 0,
    acts: 0,
    deadEnds: new Map(),
  };
  for (const plan of plansOf(count, seed)) {
    const { ended, acts, kind } = await live(test, plan);
    report.lives += 1;
    report.acts += acts.length;
    if (ended === 'FINALIZED') report.finalized += 1;
    else if (ended === 'CANCELLED') report.cancelled += 1;
    else {
      const known = report.deadEnds.get(kind) ?? { kind, count: 0, first: plan };
      known.count += 1;
      report.deadEnds.set(kind, known);
    }
  }
  return report;
}

/** The shortest life with the same kind of dead end that fast-check finds. */
export async function shortest(
  test: TestEngine,
  { kind, first }: DeadEnd,
): Promise<{ readonly plan: LifePlan; readonly end: LifeEnd }> {
  const ends = (plan: LifePlan) => live(test, plan);
  const property = fc.asyncProperty(anyPlan, async (plan) => (await ends(plan)).kind !== kind);
  const { counterexample } = await fc.check(property, { numRuns: 1, examples: [[first]] });
  const plan = counterexample?.[0] ?? first;
  return { plan, end: await ends(plan) };
}
