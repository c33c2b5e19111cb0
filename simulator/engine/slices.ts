/** Milliseconds work may keep everyone else waiting before it lets them go first. */
const SLICE_MS = 10;

/** Who goes on next, in the order in which they stopped. */
let last: Promise<void> = Promise.resolve();

/** Lets everything happen that is due, and those go on first who stopped earlier. */
function others(): Promise<void> {
  last = last.then(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
  );
  return last;
}

/**
 * Long work in slices. Only one slice in the whole process runs before everyone else is served, however
 * many works are under way.
 * @returns what the work awaits between its steps, each of them short
 */
export function inSlices(
  now: () => number = () => performance.now(),
): () => Promise<void> | undefined {
  let began = now();
  return () => {
    if (now() - began < SLICE_MS) return undefined;
    return others().then(() => {
      began = now();
    });
  };
}

/**
 * Does what comes in steps, in slices. At once where one slice is enough: whoever calls goes on at once, too.
 * @param steps each of them short
 * @returns what to wait for where that takes longer; it rejects with what a step throws
 */
export function stepByStep(
  steps: Iterator<unknown>,
  pause = inSlices(),
): Promise<void> | undefined {
  while (!steps.next().done) {
    const others = pause();
    if (others) return others.then(() => stepByStep(steps, pause));
  }
  return undefined;
}
