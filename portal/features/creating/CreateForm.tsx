import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CreateDokuboxForm } from '@dokubox/ui-kit/creating/CreateDokuboxForm/CreateDokuboxForm.tsx';
import type { CreateDokuboxFormProps } from '@dokubox/ui-kit/creating/CreateDokuboxForm/createProps.ts';
import { failureText, type Failure } from '@dokubox/ui-kit/locales/messageText.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { useCommand } from '../../api/hooks.ts';
import { listPath } from '../../config/landing.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import { configurePath } from '../../shared/boxAddress.ts';
import { failureOf } from '../../shared/failure.ts';
import { useSelectionForm } from './useSelectionForm.ts';

/** The form with its lists and its call: Start of a client, Next of a banker (R2.18, A-099). */
export function CreateForm({
  client,
  onChangeClient,
}: Pick<CreateDokuboxFormProps, 'client' | 'onChangeClient'>) {
  const { t } = useTranslation('contract');
  const { launch } = useStart();
  const { userType } = useUser().user;
  const navigate = useNavigate();
  const choices = useSelectionForm();
  const { segment, forget } = choices;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Failure>();
  const createByClient = useCommand('createClientDokubox');
  const createByBanker = useCommand('createBankerDokubox');

  const create: CreateDokuboxFormProps['onSubmit'] = async ({ customName, ...choice }) => {
    if (segment === null) return;
    setBusy(true);
    setError(undefined);
    try {
      const options = { shownInPlace: true };
      const box = client
        ? await createByBanker(
            { body: { ...choice, segmentType: segment, clientNumber: client.clientNumber } },
            options,
          )
        : await createByClient({ body: { ...choice, customName } }, options);
      forget();
      // Back must not lead to the form of a box that has been started already.
      void navigate(client ? configurePath(box.id) : boxPath(box.id), { replace: true });
    } catch (cause) {
      setError(failureOf(cause));
      setBusy(false);
      choices.reload();
    }
  };

  return (
    <CreateDokuboxForm
      userType={userType}
      tenant={launch.tenant}
      segments={userType === 'BANKER' ? choices.segments : []}
      segment={segment}
      onSegmentChange={choices.chooseSegment}
      categories={choices.categories}
      definitions={choices.definitions}
      choice={choices.choice}
      customName={choices.customName}
      onNameChange={choices.rename}
      onChoose={choices.choose}
      busy={busy}
      onRetry={choices.reload}
      onSubmit={(values) => void create(values)}
      onPrevious={() => {
        // The choices are remembered (R9.11). The typed text is dropped with the form.
        choices.rename('');
        void navigate(listPath);
      }}
      {...(client ? { client } : {})}
      {...(onChangeClient ? { onChangeClient } : {})}
      {...(error ? { error: failureText(t, error) } : {})}
    />
  );
}
