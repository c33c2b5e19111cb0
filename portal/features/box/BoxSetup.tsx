import { useNavigate } from 'react-router-dom';
import type { Reader } from '@dokubox/ui-kit/helpers/turn.ts';
import { SetupPanel } from '@dokubox/ui-kit/creating/SetupPanel/SetupPanel.tsx';
import { reviveDates } from '../../api/dates.ts';
import { asApiError } from '../../api/errors.ts';
import { useCacheUpdate, useCommand } from '../../api/hooks.ts';
import { flowId } from '../../api/flowId.ts';
import { configurePath } from '../../shared/boxAddress.ts';
import type { ShownBox } from './boxForComponents.ts';

export interface BoxSetupProps {
  readonly box: ShownBox;
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
      if (fresh) await updateCache('loadDokubox', { params: { id: box.id } }, reviveDates(fresh));
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
