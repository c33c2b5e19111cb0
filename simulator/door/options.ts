import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Engine } from '../engine/engine.ts';
import type { DoorRequest } from './messages.ts';

/** A mistake of the simulator itself, only for the log. The caller does not see it. */
export interface LoggedProblem {
  readonly kind: 'breach' | 'failure';
  /** Operation or part of the server in which it happened. */
  readonly where: string;
  readonly detail: string;
}

/** Settings of a transport, fixed at its start. */
export interface DoorOptions {
  readonly engine: Engine;
  /**
   * Counts the answers that broke the contract. The engine's health check reads the same object.
   */
  readonly breaches: { count: number };
  /**
   * If true, an answer that breaks the contract becomes a 500 that says so. Otherwise it is counted
   * and logged.
   */
  readonly strictResponses: boolean;
  readonly onProblem?: ((problem: LoggedProblem) => void) | undefined;
  /**
   * Admits a control call.
   * @throws Refusal 401, 429
   */
  admitControl(request: DoorRequest): void;
  /** Operations this transport cannot carry out, with the reason for each. */
  readonly unavailable: Partial<Readonly<Record<OperationId, string>>>;
  /** A hash of a text, for the `ETag` header. */
  fingerprint(text: string): string;
  /** If false, no request is written into the journal of its world. */
  readonly keepsJournal?: boolean | undefined;
  /** A UUID, for calls without a flow id. */
  newFlowId(): string;
}
