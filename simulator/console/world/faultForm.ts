import { answeredCodes, type ErrorCode } from '@dokubox/spec/errors.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';

/** Effects of a fault on a call. */
export const faultEffects = ['status', 'code', 'delay', 'drop', 'malformed'] as const;

/** The form of a new fault. Empty texts mean any call, any user and no end. */
export interface FaultForm {
  readonly operationId: string;
  readonly effect: (typeof faultEffects)[number];
  readonly status: number;
  readonly errorCode: ErrorCode | undefined;
  readonly delayMs: number;
  /** Number of calls that meet the fault. Null for all. */
  readonly times: number | null;
  readonly username: string;
  /** Share of the calls that meet the fault, 1 to 100. */
  readonly percent: number;
  /** Local date and time, as an input of type `datetime-local` writes it. */
  readonly until: string;
}

export const firstFault: FaultForm = {
  operationId: '',
  effect: 'status',
  status: 500,
  errorCode: answeredCodes[0],
  delayMs: 5_000,
  times: 1,
  username: '',
  percent: 100,
  until: '',
};

/** Body of the call that adds the fault. */
export function faultBody(form: FaultForm): BodyOf<'addFault'> {
  const { operationId, status, errorCode, delayMs, times, username, percent, until } = form;
  const what = {
    status: { status },
    code: errorCode ? { errorCode } : {},
    delay: { delayMs },
    drop: { dropConnection: true },
    malformed: { malformedBody: true },
  }[form.effect];
  return {
    ...what,
    ...(operationId === '' ? {} : { operationId }),
    ...(times === null ? {} : { times }),
    ...(username === '' ? {} : { username }),
    ...(percent === 100 ? {} : { probability: percent / 100 }),
    ...(until === '' ? {} : { until: new Date(until).toISOString() }),
  };
}
