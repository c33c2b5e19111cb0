import { TerminationDetails } from '@dokubox/ui-kit/box/TerminationDetails/TerminationDetails.tsx';
import { useTermination, type TerminatedFields } from './termination.ts';

/** What the details need of a terminated box. */
export type TerminatedBox = TerminatedFields & { readonly cancelledAt?: Date | null };

export interface TerminatedDialogProps {
  /** The box; null keeps the dialog closed. */
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
