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

/** The values of the portal's headers. Absent for calls without them. */
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

/** The effects of an answer besides its body: cookies, redirects, caching. */
export interface AnswerEffects {
  /** Starts or replaces the cookie session. Null ends it. */
  readonly sessionToken?: string | null;
  /** The world opened in a browser, and the key of its signed-in user. */
  readonly opened?: { readonly worldId: string; readonly user: string };
  /** Target of a redirect. */
  readonly location?: string;
  /** Id of the world created by the call. */
  readonly made?: string;
}

/** A successful answer. */
export interface Answer<Id extends OperationId = OperationId> extends AnswerEffects {
  readonly body: AnswerOf<Id>;
}

/** Details of a refusal besides its code. */
export type RefusalDetails = Partial<
  Pick<ErrorBody, 'messageParams' | 'fieldErrors' | 'reason' | 'lockUser' | 'dokubox'>
>;

/**
 * A refusal in the contract. Handlers throw it, and the transport turns it into the error body.
 * `status` and `messageKey` come from the code table unless the call sets others.
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

  /**
   * The step of the pipeline that rejected the request, `request` until a later step sets it
   * (A-296).
   */
  get step(): RefusalStep {
    return this.#step ?? 'request';
  }

  /**
   * Sets the step that rejected the request. The first call wins, because it comes from the
   * innermost step.
   */
  at(step: RefusalStep): this {
    this.#step ??= step;
    return this;
  }

  /** Part of the request that breaks the contract, if known. */
  get brokenPart(): BrokenPart | null {
    return this.#brokenPart;
  }

  /** Additional headers of the answer, with names in lower case. */
  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Sets after how many seconds the call can be repeated. */
  after(seconds: number): this {
    return this.sending({ 'retry-after': String(seconds) });
  }

  /** Adds headers to the refusal, such as the time to retry. */
  sending(headers: Readonly<Record<string, string>>): this {
    this.#headers = headers;
    return this;
  }

  /** Sets the part of the request that breaks the contract. */
  breaking(part: BrokenPart): this {
    this.#brokenPart = part;
    return this;
  }
}

/**
 * The error thrown at a step of the pipeline. A refusal records the step, other errors are
 * unchanged.
 */
export function thrownAt(step: RefusalStep, error: unknown): unknown {
  return error instanceof Refusal ? error.at(step) : error;
}
