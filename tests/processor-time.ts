import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Milliseconds a round measures at least: many machines count processor time in ticks of ten. */
const measuredMs = 50;
const rounds = 3;

const usedMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** Milliseconds of processor this thread has had, or the time it was not idle on other systems. */
function threadMs(): number {
  const told = '/proc/thread-self/schedstat';
  if (!existsSync(told)) return performance.eventLoopUtilization().active;
  return Number.parseInt(readFileSync(told, 'utf8'), 10) / 1e6;
}

/** The share of this thread in the processor time of some work, from 0 to 1. */
export async function shareOfThread(work: () => Promise<unknown>): Promise<number> {
  const before = threadMs();
  const all = await processorMs(work);
  return (threadMs() - before) / all;
}

/**
 * Processor time in milliseconds of one run of some work. Other work on the machine does not count.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return usedMs(before);
}

/**
 * Milliseconds of processor a run costs, stable enough for ratios. The lowest mean of several
 * rounds counts, because memory of other work may be collected in between.
 */
export async function leastProcessorMs(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    let runs = 0;
    do {
      await work();
      runs += 1;
    } while (usedMs(before) < measuredMs);
    least = Math.min(least, usedMs(before) / runs);
  }
  return least;
}
