import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  ConfigureDokubox,
  type ConfigureDokuboxProps,
} from '@dokubox/ui-kit/creating/ConfigureDokubox/ConfigureDokubox.tsx';
import type { Configuration } from '@dokubox/ui-kit/creating/ConfigureDokubox/configuration.ts';
import { contentLanguage, dokuTitle, localName } from '@dokubox/ui-kit/helpers/names.ts';
import { failureText } from '@dokubox/ui-kit/locales/messageText.ts';
import { useCommand, useQuery } from '../../api/hooks.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { useServices } from '../../services/services.ts';
import { useLanguage } from '../../session/language.ts';
import { useStart } from '../../session/start.ts';
import { dokuPath } from '../../shared/boxAddress.ts';
import { failureOf } from '../../shared/failure.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';
import { dokusOfRefusal } from './refusal.ts';
import { useLockWhileOpen } from './useLockWhileOpen.ts';

export interface ConfigureProps extends Pick<ConfigureDokuboxProps, 'mode'> {
  readonly box: ReceivedBox;
  /**
   * The server rejected the call because the box is no longer in the status the page was opened
   * for.
   */
  readonly onMoved: () => void;
}

type Step = NonNullable<ConfigureDokuboxProps['busy']>;

/** The configuration page with the people to choose from and its calls. */
export function Configure({ box, mode, onMoved }: ConfigureProps) {
  const { t } = useTranslation('contract');
  const { t: tCreating } = useTranslation('creating');
  const { notices } = useServices();
  const { launch } = useStart();
  const { language } = useLanguage();
  const content = contentLanguage(launch.tenant, language);
  const navigate = useNavigate();
  const showBox = useFreshBox();
  const people = useQuery('getParticipantCandidates', { body: { dokuBoxId: box.id } });
  const configure = useCommand('configureDokubox');
  const request = useCommand('requestClientSetup');
  const [changed, setChanged] = useState(false);
  const lock = useLockWhileOpen(box, mode === 'change' && changed);
  // The box as the page first read it. Later changes of the box do not change the page.
  const [known, setKnown] = useState(box.lastChangedAt);
  const [busy, setBusy] = useState<Step | null>(null);
  const [outcome, setOutcome] = useState<{ readonly error?: string; readonly saved?: boolean }>({});

  const run = async (step: Step, configuration: Configuration) => {
    setBusy(step);
    setOutcome({});
    const options = { shownInPlace: true };
    try {
      // The lock protects a box at work, so changes since then came from its holder.
      const lastChangedAt = mode === 'change' ? undefined : known?.toISOString();
      const after = await configure(
        {
          body: {
            dokuBoxId: box.id,
            ...(lastChangedAt ? { lastChangedAt } : {}),
            ...configuration,
          },
        },
        options,
      );
      setKnown(after.lastChangedAt);
      if (step === 'request') await request({ body: { dokuBoxId: box.id } }, options);
      if (step === 'save') {
        setOutcome({ saved: true });
        return;
      }
      void notices.text(tCreating(`configure.done.${step === 'request' ? step : mode}`));
      void navigate(boxPath(box.id), { replace: true });
    } catch (cause) {
      const titles = dokusOfRefusal(cause, configuration, box.dokus).map((doku) =>
        dokuTitle(doku, content),
      );
      const words = failureText(t, failureOf(cause));
      setOutcome({ error: titles.length === 0 ? words : `${words} (${titles.join(', ')})` });
      // The rejection contains the current box, but the page's input stays.
      const fresh = boxOfRefusal(cause);
      await showBox(fresh);
      if (fresh) {
        setKnown(fresh.lastChangedAt);
        onMoved();
      }
    } finally {
      setBusy(null);
    }
  };

  const handsOver = box.status === 'BANK_SETUP' && box.initiatedBy === 'BANK';
  return (
    <ConfigureDokubox
      box={box}
      tenant={launch.tenant}
      mode={mode}
      candidates={(people.data ?? []).map(({ participantType, participantRoles, user }) => ({
        participantType,
        roles: participantRoles,
        userId: user.id,
        name: localName(user.fullName, user.fullNameLocal, content),
      }))}
      busy={busy}
      hrefOf={(dokuId) => dokuPath(box.id, dokuId)}
      onNavigate={(href) => void navigate(href)}
      onSave={(configuration) => void run('save', configuration)}
      onStart={(configuration) => void run('start', configuration)}
      onPrevious={() => void navigate(boxPath(box.id))}
      {...outcome}
      {...(handsOver
        ? { onRequestClient: (configuration: Configuration) => void run('request', configuration) }
        : {})}
      onFirstChange={() => {
        setChanged(true);
      }}
      {...(lock ? { lock } : {})}
      {...(people.error ? { candidatesError: failureText(t, failureOf(people.error)) } : {})}
    />
  );
}
