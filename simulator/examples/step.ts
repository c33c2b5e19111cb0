import type { Tenant } from '@dokubox/spec/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { ServerOptions } from '../server/options.ts';
import type { Stage } from './stage.ts';
import type { StageBox } from './stage-boxes.ts';

/** One call to record. */
export interface Step {
  readonly id: OperationId;
  /** Summary of the example in a few words. */
  readonly shows: string;
  /** Key of the calling user. Without a key, no user is signed in. */
  readonly as?: string;
  readonly tenant?: Tenant;
  readonly boxes?: readonly StageBox[];
  /** Server options that differ from those of the other examples. */
  readonly server?: Partial<Omit<ServerOptions, 'engine'>>;
  /** Whether the example must return 500. */
  readonly fails?: boolean;
  /** Runs before the call. Its result is passed to `input`. */
  readonly before?: (stage: Stage) => unknown;
  readonly input?: (stage: Stage, before: never) => StepInput;
}

/** A file of a form. */
interface SentFile {
  readonly part: string;
  readonly name: string;
  readonly text: string | Uint8Array;
}

/** Content of the call. */
export interface StepInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Text fields of a form, and its files. */
  readonly form?: Readonly<Record<string, string>>;
  readonly file?: SentFile | readonly SentFile[];
  /** Token to send instead of a new one. */
  readonly token?: string;
  /** Headers to add or replace. Null leaves a header out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Method, if different from that of the operation. */
  readonly method?: 'PUT';
  /** Raw bytes to send instead of a request. */
  readonly wire?: string;
}

type Options = Omit<Step, 'id' | 'shows'>;

/** Creates a step in one line. */
export function step(id: OperationId, shows: string, options: Options = {}): Step {
  return { id, shows, ...options };
}

/** The box of the stage as a path parameter. */
export const thisBox = (stage: Stage): StepInput => ({ params: { id: stage.box().id } });
export const thisDoku = (stage: Stage): StepInput => ({ params: { id: stage.doku() } });

/** A call with a body. */
export const withBody =
  (make: (stage: Stage) => unknown) =>
  (stage: Stage): StepInput => ({ body: make(stage) });

/** An id that does not exist. */
export const nowhere = 999_999;
