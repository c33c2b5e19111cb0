/**
 * Minimum milliseconds of a measured round, because many machines count processor time in ticks of
 * ten.
 */
const measuredMs = 50;
const rounds = 3;

const usedMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** Milliseconds of processor some work takes once. Other work on the machine does not count. */
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
