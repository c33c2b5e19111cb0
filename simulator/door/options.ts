import type { OperationId } from '@dokubox/spec/operations/table.ts';
import type { Engine } from '../engine/engine.ts';
import type { DoorRequest } from './messages.ts';

/** A mistake of the simulator itself, for the log only: the caller learns nothing of it. */
export interface LoggedProblem {
  readonly kind: 'breach' | 'failure';
  /** Operation or part of the server it happened in. */
  readonly where: string;
  readonly detail: string;
}

/** What a door to the engine is told once, at its start. */
export interface DoorOptions {
  readonly engine: Engine;
  /** Counts the answers that broke the contract; the engine's health check reads the same one. */
  readonly breaches: { count: number };
  /** An answer that breaks the contract becomes a 500 that says so; else it is counted and logged. */
  readonly strictResponses: boolean;
  readonly onProblem?: ((problem: LoggedProblem) => void) | undefined;
  /** Lets a control call in. @throws Refusal 401, 429 */
  admitControl(request: DoorRequest): void;
  /** Operations this door cannot carry out, each with the reason why. */
  readonly unavailable: Partial<Readonly<Record<OperationId, string>>>;
  /** Tells one text from another: what stands in an `ETag`. */
  fingerprint(text: string): string;
  /** False where no request is written into the journal of its world. */
  readonly keepsJournal?: boolean | undefined;
  /** A UUID, for calls that bring no flow id. */
  newFlowId(): string;
}
