import type { Tenant } from '@dokubox/spec/enums.ts';
import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { ServerOptions } from '../server/options.ts';
import type { Stage } from './stage.ts';
import type { StageBox } from './stage-boxes.ts';

/** One call to be recorded. */
export interface Step {
  readonly id: OperationId;
  /** What the example shows, in a few words. */
  readonly shows: string;
  /** Key of the user who calls; absent: nobody is signed in. */
  readonly as?: string;
  readonly tenant?: Tenant;
  readonly boxes?: readonly StageBox[];
  /** How the server that answers differs from the one of all other examples. */
  readonly server?: Partial<Omit<ServerOptions, 'engine'>>;
  /** The answer is 500, and that is what the example shows. */
  readonly fails?: boolean;
  /** What happens before; its result is handed to `input`. */
  readonly before?: (stage: Stage) => unknown;
  readonly input?: (stage: Stage, before: never) => StepInput;
}

/** A file of a form. */
interface SentFile {
  readonly part: string;
  readonly name: string;
  readonly text: string | Uint8Array;
}

/** What the call carries. */
export interface StepInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Text fields of a form, and its file or files. */
  readonly form?: Readonly<Record<string, string>>;
  readonly file?: SentFile | readonly SentFile[];
  /** Token to send in place of a fresh one. */
  readonly token?: string;
  /** Headers to add, replace or, as null, leave out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Another method than that of the operation. */
  readonly method?: 'PUT';
  /** What goes over the wire in place of a request. */
  readonly wire?: string;
}

type Options = Omit<Step, 'id' | 'shows'>;

/** A step in one line. */
export function step(id: OperationId, shows: string, options: Options = {}): Step {
  return { id, shows, ...options };
}

/** The document or box of the stage as path parameter. */
export const thisBox = (stage: Stage): StepInput => ({ params: { id: stage.box().id } });
export const thisDoku = (stage: Stage): StepInput => ({ params: { id: stage.doku() } });

/** The same with a body. */
export const withBody =
  (make: (stage: Stage) => unknown) =>
  (stage: Stage): StepInput => ({ body: make(stage) });

/** An id nothing has. */
export const nowhere = 999_999;
