/** Does what the reader asked for: follow a link, go back, sign out. */
type Proceed = () => void;
/** Asks the reader; calls `proceed` when they do want to leave. */
export type LeaveGuard = (proceed: Proceed) => void;

/** The question before a screen with something unsent is left. One screen at a time asks. */
export interface Leaving {
  /** Asks before this screen is left, until the returned function is called. */
  readonly guard: (asks: LeaveGuard) => () => void;
  /** Asks no more: nothing can be sent any more, e.g. because the session has ended. */
  readonly stopGuarding: () => void;
  /** True while leaving has to be asked for. */
  readonly isGuarded: () => boolean;
  /** Proceeds at once, or when the reader has agreed to lose what is not sent. */
  readonly leave: (proceed: Proceed) => void;
}

/** Makes one for a mounted portal. */
export function createLeaving(): Leaving {
  let guard: LeaveGuard | undefined;
  return {
    guard: (asks) => {
      guard = asks;
      return () => {
        if (guard === asks) guard = undefined;
      };
    },
    stopGuarding: () => {
      guard = undefined;
    },
    isGuarded: () => guard !== undefined,
    leave: (proceed) => {
      if (!guard) {
        proceed();
        return;
      }
      guard(() => {
        // What is agreed to is not asked again, by the way it takes.
        guard = undefined;
        proceed();
      });
    },
  };
}
