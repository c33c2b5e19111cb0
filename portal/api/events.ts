import type { ApiError } from './errors.ts';

/** What the transport tells whoever listens; it knows no screens. */
export interface ApiEvents {
  /** The session is over: a 401 that no refresh cured, or a 428 (R7.22, R7.23). */
  unauthorized: { readonly error: ApiError };
  /** A 307: the portal is blocked (R7.24). */
  blocked: { readonly error: ApiError };
  /** Any other 4xx (R7.25). */
  clientError: FailureEvent;
  /** A 5xx, a timeout, or no connection at all. */
  serverError: FailureEvent;
  /** A call was answered as asked; path of the call with its placeholders. */
  succeeded: { readonly path: string };
  /** The server cannot be reached any more (false), or again (true). */
  reached: boolean;
}

export interface FailureEvent {
  readonly error: ApiError;
  /** The caller shows the failure in its own place; a notification would repeat it. */
  readonly shownInPlace: boolean;
  /** Path of the call with its placeholders, which names no record and no person. */
  readonly path?: string;
}

type Listener<T> = (event: T) => void;

/** A small typed event emitter. */
export interface Emitter<Events> {
  readonly emit: <K extends keyof Events>(name: K, event: Events[K]) => void;
  /** Returns what ends the listening. */
  readonly on: <K extends keyof Events>(name: K, listener: Listener<Events[K]>) => () => void;
}

/** Makes an emitter; listeners are called in the order they came. */
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
