/** Milliseconds that are measured at least: many machines count processor time in ticks of ten. */
const measuredMs = 100;

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

/** The same as a mean over so many runs that ratios hold, however coarsely the machine counts. */
export async function meanProcessorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  let runs = 0;
  do {
    await work();
    runs += 1;
  } while (usedMs(before) < measuredMs);
  return usedMs(before) / runs;
}
