/** Milliseconds a round measures at least: many machines count processor time in ticks of ten. */
const measuredMs = 50;
const rounds = 3;

const usedMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** Milliseconds of processor some work takes once; what else the machine does counts for nothing. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return usedMs(before);
}

/**
 * Milliseconds a run costs, so that ratios hold: the least mean of some rounds, as memory that is
 * collected in between belongs to somebody else.
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
