import { TerminationDetails } from '@dokubox/ui-kit/box/TerminationDetails/TerminationDetails.tsx';
import { useTermination, type TerminatedFields } from './termination.ts';

/** The parts of a terminated box that the details need. */
export type TerminatedBox = TerminatedFields & { readonly cancelledAt?: Date | null };

export interface TerminatedDialogProps {
  /** The box. Null keeps the dialog closed. */
  readonly box: TerminatedBox | null;
  readonly onClose: () => void;
}

/** Read-only details of a termination (R2.16, A-077). */
export function TerminatedDialog({ box, onClose }: TerminatedDialogProps) {
  return (
    <TerminationDetails
      opened={box !== null}
      onClose={onClose}
      cancelledAt={box?.cancelledAt}
      {...useTermination(box)}
    />
  );
}
