import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import type { ControlFailed } from '../api/client.ts';
import { words } from '../words.ts';

/** What could not be read or done, and why, in the words of the simulator. */
export function FailureNotice({
  error,
  title = words.refused,
}: {
  readonly error: ControlFailed;
  readonly title?: string;
}) {
  return (
    <StatusMessage
      kind="error"
      title={title}
      {...(error.messageKey === null ? {} : { code: error.messageKey })}
    >
      {error.message}
    </StatusMessage>
  );
}
