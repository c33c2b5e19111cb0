/** Does what the user asked for: follow a link, go back, sign out. */
type Proceed = () => void;
/** Asks the user whether to leave; calls `proceed` when they agree, `stayed` when nothing comes of it. */
export type LeaveGuard = (proceed: Proceed, stayed: () => void) => void;

/** Asks before a screen is left on which something is not sent yet. Only one screen asks at a time. */
export interface Leaving {
  /** Asks from now on before the screen is left, until the returned function is called. */
  readonly guard: (asks: LeaveGuard) => () => void;
  /** Stops asking: nothing can be sent any more, for example because the session has ended. */
  readonly stopGuarding: () => void;
  /** Whether the user will be asked. */
  readonly isGuarded: () => boolean;
  /**
   * Calls `proceed` at once, or as soon as the user has agreed to lose what is not sent.
   * @param stayed called instead when the user stays
   */
  readonly leave: (proceed: Proceed, stayed?: () => void) => void;
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
    leave: (proceed, stayed = () => undefined) => {
      if (!guard) {
        proceed();
        return;
      }
      guard(() => {
        // The user has agreed: navigations that follow from this one ask no second time.
        guard = undefined;
        proceed();
      }, stayed);
    },
  };
}
