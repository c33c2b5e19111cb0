import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useNavigate } from 'react-router-dom';
import { mayWorkInBox, type UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import { SetupPanel } from '@dokubox/ui-kit/creating/SetupPanel/SetupPanel.tsx';
import { configurePath } from '../../shared/boxAddress.ts';
import { outcomeOf } from '../../shared/failure.ts';
import { useBoxCommand } from './useBoxCommand.ts';

export interface BoxSetupProps {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  readonly uploading: boolean;
}

/** The next step of a box in preparation, with its call. */
export function BoxSetup({ box, currentUser, uploading }: BoxSetupProps) {
  const navigate = useNavigate();
  const complete = useBoxCommand('completeClientSetup');
  if (!mayWorkInBox(box, currentUser)) return null;
  return (
    <SetupPanel
      box={box}
      currentUser={currentUser}
      configureHref={configurePath(box.id)}
      onNavigate={(href) => void navigate(href)}
      uploading={uploading}
      onSend={() => outcomeOf(complete({ body: { dokuBoxId: box.id } }))}
    />
  );
}
