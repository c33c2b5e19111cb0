import { operations, type CommandId } from './table.ts';
import type { OperationDefinition } from './types.ts';

/** Where a command names the box it changes: by the box's id or a document's. */
export type BoxAddress = 'boxInPath' | 'boxInBody' | 'dokuInPath';

const bodyNames = ['dokuBoxId', 'dokuboxId'] as const;

/** How a call names a box, or undefined when it is about none that is there already. */
export function boxAddressOf({ url, body }: OperationDefinition): BoxAddress | undefined {
  if (url.startsWith('/dde/dokubox/doku/{id}')) return 'dokuInPath';
  if (url.startsWith('/dde/dokubox/{id}')) return 'boxInPath';
  const properties = typeof body === 'object' ? body.properties : undefined;
  return bodyNames.some((name) => properties && name in properties) ? 'boxInBody' : undefined;
}

/**
 * Commands somebody gives on a box that is there. The signing service and the control API report
 * what happened elsewhere and are no people a lock could keep out.
 */
export const boxCommands: readonly CommandId[] = Object.entries<OperationDefinition>(operations)
  .filter(([, one]) => one.kind === 'command' && one.access === 'session')
  .filter(([, one]) => boxAddressOf(one) !== undefined)
  .map(([id]) => id as CommandId);

/**
 * Box commands that a lock of somebody else does not refuse, and why; every other one answers
 * DOKUBOX_LOCKED.
 */
export const lockExempt: Partial<Record<CommandId, string>> = {
  unlockDokubox: 'releases the own lock only; that of somebody else stays',
  addMessage:
    'a conversation changes no document, and must not fall silent while one is at work (A-160)',
  highlightMessages: 'reading is not writing',
  validateSignature: 'tells what is in the file, whoever asks',
};
