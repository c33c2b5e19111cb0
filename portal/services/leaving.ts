/** Does what the user requested: follow a link, go back, sign out. */
type Proceed = () => void;
/** Asks the user whether to leave. Calls `proceed` if they agree, and `stayed` if they do not. */
export type LeaveGuard = (proceed: Proceed, stayed: () => void) => void;

/**
 * Asks the user before they leave a screen with unsent input. Only one screen can ask at a time.
 */
export interface Leaving {
  /** Asks before the user leaves the screen, until the returned function is called. */
  readonly guard: (asks: LeaveGuard) => () => void;
  /** Stops asking because nothing can be sent any more, for example when the session has ended. */
  readonly stopGuarding: () => void;
  /** Whether the user will be asked. */
  readonly isGuarded: () => boolean;
  /**
   * Calls `proceed` at once, or as soon as the user agrees to lose the unsent input.
   * @param stayed called instead when the user stays
   */
  readonly leave: (proceed: Proceed, stayed?: () => void) => void;
}

/** Creates the guard of a mounted portal. */
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
        // The user has agreed, so navigations that follow do not ask again.
        guard = undefined;
        proceed();
      }, stayed);
    },
  };
}
