import { useCallback, useMemo, useState } from 'react';
import type { CardCommand } from '@dokubox/ui-kit/box/DokuCard/DokuActing.tsx';
import { useCommand } from '../../api/hooks.ts';
import { useApi } from '../../api/portal.ts';
import { useServices } from '../../services/services.ts';
import { useFailureText } from '../../shared/failure.ts';

type Commands = Readonly<Record<number, CardCommand>>;

/**
 * The commands of single cards: completing the setup, the way to the user's signing page
 * and to the signing system of the bank. Each card shows its failure.
 * @param onFinalized called once the setup of a document is complete
 * @param onRefused called with a rejection, which may contain the current box
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
  const { returnUrl } = platform;
  const way = useMemo(() => (returnUrl === undefined ? {} : { returnUrl }), [returnUrl]);

  const run = useCallback(
    async (
      dokuId: number,
      name: CardCommand['name'],
      work: () => Promise<(() => void) | undefined>,
    ) => {
      setCommands((now) => ({ ...now, [dokuId]: { name, busy: true } }));
      try {
        const proceed = await work();
        setCommands(({ [dokuId]: _done, ...rest }) => rest);
        proceed?.();
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
        return undefined;
      }),
    [finalize, onFinalized, run],
  );
  const leaveBy = useCallback(
    (dokuId: number, name: 'eds' | 'sign', addressOf: () => Promise<string>) =>
      void run(dokuId, name, async () => {
        const url = await addressOf();
        return () => {
          leaving.leave(() => {
            const href = platform.leaveFor(url);
            if (href === undefined) return;
            setCommands((now) => ({ ...now, [dokuId]: { name, busy: false, href } }));
          });
        };
      }),
    [leaving, platform, run],
  );
  const onJumpToEds = useCallback(
    (dokuId: number) => {
      leaveBy(dokuId, 'eds', async () => {
        const args = { params: { id: dokuId }, query: way };
        return (await call('getEdsUrl', args, { shownInPlace: true })).url;
      });
    },
    [call, leaveBy, way],
  );
  const onSign = useCallback(
    (dokuId: number) => {
      leaveBy(dokuId, 'sign', async () => {
        // This is not a command: the page after signing reads again what it changes.
        const args = { params: { id: dokuId }, body: way };
        return (await call('getSigningUrl', args, { shownInPlace: true })).signingUrl;
      });
    },
    [call, leaveBy, way],
  );
  return { commands, onFinalize, onJumpToEds, onSign };
}
