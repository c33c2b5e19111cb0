import type { ApiError } from './errors.ts';

/** The events that calls raise. They do not depend on any screen. */
export interface ApiEvents {
  /**
   * The session has ended: a refresh did not cure a 401, or the server returned 428 (R7.22, R7.23).
   */
  unauthorized: { readonly error: ApiError };
  /** The server returned 307: the portal is blocked (R7.24). */
  blocked: { readonly error: ApiError };
  /** The server returned any other 4xx (R7.25). */
  clientError: FailureEvent;
  /** The server returned a 5xx or no answer in time, or there is no connection. */
  serverError: FailureEvent;
  /** A call succeeded. `path` is its path with placeholders. */
  succeeded: { readonly path: string };
  /** The server cannot be reached any more (false), or can be reached again (true). */
  reached: boolean;
}

export interface FailureEvent {
  readonly error: ApiError;
  /** The caller shows the failure itself, so a notification would repeat it. */
  readonly shownInPlace: boolean;
  /** Path of the call with placeholders, so that it names no record and no person. */
  readonly path?: string;
}

type Listener<T> = (event: T) => void;

/** A small typed event emitter. */
export interface Emitter<Events> {
  readonly emit: <K extends keyof Events>(name: K, event: Events[K]) => void;
  /** Returns a function that removes the listener. */
  readonly on: <K extends keyof Events>(name: K, listener: Listener<Events[K]>) => () => void;
}

/** Creates an emitter. It calls listeners in the order they were added. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners: { [K in keyof Events]?: Set<Listener<Events[K]>> } = {};
  return {
    emit(name, event) {
      for (const listener of [...(listeners[name] ?? [])]) listener(event);
    },
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => {
        set.delete(listener);
      };
    },
  };
}
