import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useNavigate } from 'react-router-dom';
import type { Reader } from '@dokubox/ui-kit/helpers/turn.ts';
import { SetupPanel } from '@dokubox/ui-kit/creating/SetupPanel/SetupPanel.tsx';
import { asApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { configurePath } from '../../shared/boxAddress.ts';

export interface BoxSetupProps {
  readonly box: ReceivedBox;
  readonly reader: Reader;
  readonly uploading: boolean;
}

/** How a box that is being prepared goes on, with its call. */
export function BoxSetup({ box, reader, uploading }: BoxSetupProps) {
  const navigate = useNavigate();
  const complete = useCommand('completeClientSetup');
  const updateCache = useCacheUpdate();
  const send = async () => {
    try {
      await complete({ body: { dokuBoxId: box.id } }, { shownInPlace: true });
      return null;
    } catch (cause) {
      const { messageKey, body } = asApiError(cause, flowId);
      const fresh = body?.dokubox;
      if (fresh) await updateCache('loadDokubox', { params: { id: box.id } }, fresh);
      return messageKey;
    }
  };
  return (
    <SetupPanel
      box={box}
      reader={reader}
      configureHref={configurePath(box.id)}
      onNavigate={(href) => void navigate(href)}
      uploading={uploading}
      onSend={send}
    />
  );
}
