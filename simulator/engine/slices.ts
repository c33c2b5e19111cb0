/** Milliseconds work may keep everyone else waiting before it lets them go first. */
const SLICE_MS = 10;

/** Who goes on next, in the order in which they stopped. */
let last: Promise<void> = Promise.resolve();

/** Milliseconds of a clock that only measures. */
type Clock = () => number;

const realClock: Clock = () => performance.now();

/** When the slice of this turn began, by its clock; undefined until somebody works. */
let turn: { readonly began: number; readonly now: Clock } | undefined;

/** Lets everything happen that is due. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * Lets everything happen that is due, and those go on first who stopped earlier. For work that cannot be
 * cut: waited for before and after it, no two such pieces keep everyone waiting in one turn.
 */
export function others(): Promise<void> {
  last = last.then(nextTurn).then(() => (turn = undefined));
  return last;
}

/**
 * Works that begin in one turn share its slice: ten that come together are to hold up nobody ten times.
 * @returns when the slice began
 */
function beginTurn(now: Clock): number {
  if (turn?.now === now) return turn.began;
  const own = (turn = { began: now(), now });
  void nextTurn().then(() => {
    if (turn === own) turn = undefined;
  });
  return own.began;
}

/**
 * Long work in slices. Only one slice in the whole process runs before everyone else is served, however
 * many works are under way.
 * @returns what the work awaits between its steps, each of them short
 */
export function inSlices(now: Clock = realClock): () => Promise<void> | undefined {
  let began = beginTurn(now);
  return () => {
    if (now() - began < SLICE_MS) return undefined;
    return others().then(() => {
      began = beginTurn(now);
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

/**
 * Does what comes in steps without a pause, however long that takes.
 * @returns what the steps return
 */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
