import type { BrokenPart, RefusalStep } from '@dokubox/spec/control/enums.ts';
import type { Channel, Language, Tenant, UserType } from '@dokubox/spec/enums.ts';
import type { ErrorCode, MessageKey } from '@dokubox/spec/errors.ts';
import type {
  AnswerOf,
  BodyOf,
  OperationId,
  ParamsOf,
  QueryOf,
} from '@dokubox/spec/operations/table.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';

/** The portal's headers in the engine's own words; absent for calls that carry none. */
export interface CallContext {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly channel: Channel;
  readonly flowType: UserType;
  readonly flowId: string;
}

/** A validated request. */
export interface CallInput<Id extends OperationId = OperationId> {
  readonly body: BodyOf<Id>;
  readonly params: ParamsOf<Id>;
  readonly query: QueryOf<Id>;
}

/** What the transport does beside the body: cookies, redirects, caching. */
export interface AnswerEffects {
  /** Starts or replaces the cookie session; null ends it. */
  readonly sessionToken?: string | null;
  /** The world a browser is led into, and the key of who is signed in there. */
  readonly opened?: { readonly worldId: string; readonly user: string };
  /** Target of a redirect. */
  readonly location?: string;
  /** Id of a world the call has made. */
  readonly made?: string;
}

/** A successful answer. */
export interface Answer<Id extends OperationId = OperationId> extends AnswerEffects {
  readonly body: AnswerOf<Id>;
}

/** Details a refusal can carry beside its code. */
export type RefusalDetails = Partial<
  Pick<ErrorBody, 'messageParams' | 'fieldErrors' | 'reason' | 'lockUser' | 'dokubox'>
>;

/**
 * A refusal the contract knows. Handlers throw it; the transport turns it into the error body.
 * `status` and `messageKey` come from the code table unless the call names better ones.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly messageKey: MessageKey;
  readonly errorCode: ErrorCode | null;
  readonly details: RefusalDetails;
  #step: RefusalStep | null = null;
  #brokenPart: BrokenPart | null = null;
  #headers: Readonly<Record<string, string>> = {};

  constructor(
    status: number,
    messageKey: MessageKey,
    errorCode: ErrorCode | null,
    details: RefusalDetails = {},
  ) {
    super(messageKey);
    this.name = 'Refusal';
    this.status = status;
    this.messageKey = messageKey;
    this.errorCode = errorCode;
    this.details = details;
  }

  /** The step of the pipeline that refused the request; `request` until a later step claims it. */
  get step(): RefusalStep {
    return this.#step ?? 'request';
  }

  /** Names the step that refused the request. The first call wins: it comes from the innermost step. */
  at(step: RefusalStep): this {
    this.#step ??= step;
    return this;
  }

  /** Part of the request that breaks the contract, where whoever refused it has said so. */
  get brokenPart(): BrokenPart | null {
    return this.#brokenPart;
  }

  /** Headers of the answer beside those every answer has, by names in lower case. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Says after how many seconds the call may be made again. */
  after(seconds: number): this {
    return this.sending({ 'retry-after': String(seconds) });
  }

  /** Sends headers with the refusal, such as when to come again. */
  sending(headers: Readonly<Record<string, string>>): this {
    this.#headers = headers;
    return this;
  }

  /** Says which part of the request breaks the contract. */
  breaking(part: BrokenPart): this {
    this.#brokenPart = part;
    return this;
  }
}

/** What was thrown at a step of the pipeline: a refusal, which now says so, or a mistake. */
export function thrownAt(step: RefusalStep, error: unknown): unknown {
  return error instanceof Refusal ? error.at(step) : error;
}
