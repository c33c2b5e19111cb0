/** Does what the reader asked for: follow a link, go back, sign out. */
type Proceed = () => void;
/** Asks the reader; calls `proceed` when they do want to leave. */
export type LeaveGuard = (proceed: Proceed) => void;

let guard: LeaveGuard | undefined;

/** Asks before this screen is left, until the returned function is called. One screen at a time. */
export function guardLeaving(asks: LeaveGuard): () => void {
  guard = asks;
  return () => {
    if (guard === asks) guard = undefined;
  };
}

/** Asks no more: nothing can be sent any more, e.g. because the session has ended. */
export function stopGuarding(): void {
  guard = undefined;
}

/** True while leaving has to be asked for. */
export function leavingIsGuarded(): boolean {
  return guard !== undefined;
}

/** Proceeds at once, or when the reader has agreed to lose what is not sent. */
export function leave(proceed: Proceed): void {
  if (!guard) {
    proceed();
    return;
  }
  guard(() => {
    // What is agreed to is not asked again, by the way it takes.
    guard = undefined;
    proceed();
  });
}
