/** Milliseconds a task can block other work. */
const SLICE_MS = 10;

/** The queue of stopped tasks, in the order in which they stopped. */
let last: Promise<void> = Promise.resolve();

/** Milliseconds of a clock that only measures. */
type Clock = () => number;

const realClock: Clock = () => performance.now();

/** When the slice of this turn began, by its clock. Undefined until a task runs. */
let turn: { readonly began: number; readonly now: Clock } | undefined;

/** Resolves after all due work. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/**
 * Lets due work and earlier stopped tasks run first. For work that cannot be sliced: wait for this
 * before and after it, so that no two such pieces block one turn.
 */
export function others(): Promise<void> {
  last = last.then(nextTurn).then(() => (turn = undefined));
  return last;
}

/**
 * Tasks that begin in one turn share its slice, so that ten of them do not block ten times as long.
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
 * Long work in slices. In the whole process only one slice runs before other work is served,
 * however many tasks there are.
 * @returns a function whose result the task awaits between its short steps
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
 * Runs steps in slices. If one slice is enough, it runs synchronously and the caller continues at
 * once.
 * @param steps short steps
 * @returns a promise if more slices are needed, which rejects with the error of a step
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
 * Runs all steps without a pause, however long they take.
 * @returns the result of the steps
 */
export function atOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
