import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import type { ControlFailed } from '../api/client.ts';
import { words } from '../words.ts';

/** Says what could not be read or done, with the reason in the simulator's words. */
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
