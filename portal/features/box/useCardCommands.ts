import { useCallback, useState } from 'react';
import type { CardCommand } from '@dokubox/ui-kit/box/DokuCard/DokuActing.tsx';
import { useCommand } from '../../api/hooks.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { useFailureText } from '../../shared/failure.ts';

type Commands = Readonly<Record<number, CardCommand>>;

/**
 * The commands of single cards: completing the setup, the way to the user's signing page
 * and to the signing system of the bank. Each says on its card when it has failed.
 * @param onFinalized told once the setup of a document is complete
 * @param onRefused told of a refusal, which may carry the box as it is now
 */
export function useCardCommands(
  onFinalized: (dokuId: number) => void,
  onRefused: (cause: unknown) => void,
) {
  const textOf = useFailureText();
  const { call } = useApi();
  const { leaving, platform } = useServices();
  const [commands, setCommands] = useState<Commands>({});
  const finalize = useCommand('finalizeDoku');

  const run = useCallback(
    async (dokuId: number, name: CardCommand['name'], work: () => Promise<void>) => {
      setCommands((now) => ({ ...now, [dokuId]: { name, busy: true } }));
      try {
        await work();
        setCommands(({ [dokuId]: _done, ...rest }) => rest);
      } catch (cause) {
        setCommands((now) => ({ ...now, [dokuId]: { name, busy: false, error: textOf(cause) } }));
        onRefused(cause);
      }
    },
    [onRefused, textOf],
  );
  const onFinalize = useCallback(
    (dokuId: number) =>
      void run(dokuId, 'finalize', async () => {
        await finalize({ params: { id: dokuId }, body: {} }, { shownInPlace: true });
        onFinalized(dokuId);
      }),
    [finalize, onFinalized, run],
  );
  const onJumpToEds = useCallback(
    (dokuId: number) =>
      void run(dokuId, 'eds', async () => {
        const { url } = await call('getEdsUrl', { params: { id: dokuId } }, { shownInPlace: true });
        leaving.leave(() => {
          platform.leaveFor(url);
        });
      }),
    [call, leaving, platform, run],
  );
  const onSign = useCallback(
    (dokuId: number) =>
      void run(dokuId, 'sign', async () => {
        // Not a command here: what it changes is read anew by the page that comes after signing.
        const { signingUrl } = await call(
          'getSigningUrl',
          { params: { id: dokuId }, body: {} },
          { shownInPlace: true },
        );
        leaving.leave(() => {
          platform.leaveFor(signingUrl);
        });
      }),
    [call, leaving, platform, run],
  );
  return { commands, onFinalize, onJumpToEds, onSign };
}
