import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import {
  boxTitle,
  contentLanguage,
  dokuTitle,
  localName,
  personName,
} from '../../helpers/names.ts';
import { LockBanner, type LockRetry } from '../../box/LockBanner/LockBanner.tsx';
import type { Navigate } from '../../shared/link.ts';
import { FloatingBar } from '../../shell/FloatingBar/FloatingBar.tsx';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import {
  configurationOf,
  draftOf,
  incompleteDokus,
  problems,
  sameDraft,
  type ConfigurableBox,
  type ConfigurableDoku,
  type Configuration,
  type Draft,
  type Problem,
} from './configuration.ts';
import { ConfigureDialogs, type Asking } from './ConfigureDialogs.tsx';
import { IncompleteNotice, ProblemsNotice } from './ConfigureNotices.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { FlagsCard } from './FlagsCard.tsx';
import { PeopleCard, type Candidate } from './PeopleCard.tsx';
import { SigningCard } from './SigningCard.tsx';
import classes from './ConfigureDokubox.module.css';

export interface ConfigureDokuboxProps {
  /** The box as it is stored; what was changed on the page stays when a newer version comes. */
  readonly box: ConfigurableBox;
  readonly tenant: Tenant;
  /** `setup`: after Next, or of a client's box; `change`: a later reconfiguration. */
  readonly mode: 'setup' | 'change';
  /** Who can be given a role; people of the box need not be among them. */
  readonly candidates: readonly Candidate[];
  /** Why the candidates are not there, in words. */
  readonly candidatesError?: string;
  readonly busy?: 'save' | 'start' | 'request' | null;
  /** Failure of saving, starting or handing over, in words. */
  readonly error?: string;
  /** The last thing that happened: what is on the page is stored. */
  readonly saved?: boolean;
  /** Somebody else works on the box: it can be looked at only. */
  readonly lock?: Pick<LockRetry, 'busy' | 'onRetry'> & {
    readonly lockUser: NonNullable<ReceivedBox['lockUser']>;
  };
  /** Told of each change on the page; the first one asks for the lock. */
  readonly onFirstChange?: () => void;
  readonly onSave: (configuration: Configuration) => void;
  readonly onStart: (configuration: Configuration) => void;
  /** Stores the page and hands the box to the client to prepare; absent where it cannot be. */
  readonly onRequestClient?: (configuration: Configuration) => void;
  /** Address of the box, and of one of its documents. */
  readonly hrefOf: (dokuId?: number) => string;
  readonly onNavigate?: Navigate;
  readonly onPrevious: () => void;
}

/** People of the box beside the given ones, so that each has a name. */
function withPeopleOfBox(
  candidates: readonly Candidate[],
  box: ConfigurableBox,
  nameOf: (user: ConfigurableDoku['participants'][number]['user']) => string,
): readonly Candidate[] {
  const all = new Map(candidates.map((one) => [one.userId, one]));
  for (const { participants } of box.dokus) {
    for (const { user, participantType } of participants) {
      if (all.has(user.id)) continue;
      all.set(user.id, { userId: user.id, participantType, roles: [], name: nameOf(user) });
    }
  }
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * A banker's page after Next, and of every later change: documents, people, signature systems and
 * what the definition asks for. Saving keeps it for later; starting checks it first.
 */
export function ConfigureDokubox({
  box,
  tenant,
  mode,
  candidates,
  candidatesError,
  busy = null,
  error,
  saved = false,
  lock,
  onFirstChange,
  onSave,
  onStart,
  onRequestClient,
  hrefOf,
  onNavigate,
  onPrevious,
}: ConfigureDokuboxProps) {
  const { t, i18n } = useTranslation('creating');
  const { t: tBox } = useTranslation('box');
  const language = contentLanguage(tenant, i18n.language);
  // Until something is changed here, the page follows what others store.
  const [edited, setEdited] = useState<Draft>();
  const draft = edited ?? draftOf(box);
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [changed, setChanged] = useState(false);
  const titleOf = (dokuId: number) => {
    const doku = box.dokus.find(({ id }) => id === dokuId);
    return doku ? dokuTitle(doku, language) : '';
  };
  const people = withPeopleOfBox(candidates, box, ({ fullName, fullNameLocal }) =>
    localName(fullName, fullNameLocal, language),
  );
  const disabled = busy !== null || lock !== undefined;
  const change = (next: Draft) => {
    setEdited(next);
    setFound([]);
    setChanged(true);
    onFirstChange?.();
  };
  const close = () => {
    setAsking(null);
  };
  const start = () => {
    const missing = problems(draft, box.dokus);
    setFound(missing);
    if (missing.length === 0) onStart(configurationOf(draft, true));
  };
  return (
    <div className={classes.page}>
      <div>
        <h1 className={classes.title}>{t(`configure.title.${mode}`)}</h1>
        <p className={classes.box}>{boxTitle(box, language)}</p>
        <p className={classes.lead}>{t(`configure.lead.${mode}`)}</p>
      </div>
      {lock ? (
        <LockBanner
          holder={personName(lock.lockUser, tBox('lockBanner.bank'), language)}
          busy={lock.busy}
          onRetry={lock.onRetry}
          {...(lock.lockUser.lockedUntil ? { until: lock.lockUser.lockedUntil } : {})}
        />
      ) : null}
      <IncompleteNotice
        dokus={mode === 'change' ? incompleteDokus(box.dokus) : []}
        titleOf={titleOf}
        hrefOf={hrefOf}
        onNavigate={onNavigate}
      />
      {candidatesError === undefined ? null : (
        <StatusMessage kind="error" title={t('configure.people.loadFailed')}>
          {candidatesError}
        </StatusMessage>
      )}
      <DocumentsCard draft={draft} titleOf={titleOf} disabled={disabled} onChange={change} />
      <PeopleCard
        draft={draft}
        dokus={box.dokus}
        candidates={people}
        titleOf={titleOf}
        disabled={disabled}
        onChange={change}
      />
      <SigningCard
        draft={draft}
        fixed={Boolean(box.namirialEnvelopeStatus)}
        showsValidatorOptional={policyOf(tenant).archiveRole === 'validatorOrRm'}
        disabled={disabled}
        onChange={change}
      />
      <FlagsCard dokus={box.dokus} order={draft.dokus} titleOf={titleOf} />
      <FloatingBar className={classes.bar}>
        <ProblemsNotice found={found} titleOf={titleOf} />
        {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
        {saved && !changed ? (
          <StatusMessage kind="success">{t('configure.saved')}</StatusMessage>
        ) : null}
        <div className={classes.actions}>
          <Button
            className={classes.previous}
            variant="default"
            disabled={busy !== null}
            onClick={() => {
              // After saving, the caller hands in the stored box and nothing differs.
              if (sameDraft(draft, draftOf(box))) onPrevious();
              else setAsking('leave');
            }}
          >
            {t('configure.previous')}
          </Button>
          {onRequestClient ? (
            <Button
              variant="default"
              loading={busy === 'request'}
              disabled={disabled}
              onClick={() => {
                setAsking('request');
              }}
            >
              {t('configure.request.button')}
            </Button>
          ) : null}
          {mode === 'setup' ? (
            <Button
              variant="default"
              loading={busy === 'save'}
              disabled={disabled}
              onClick={() => {
                setChanged(false);
                onSave(configurationOf(draft, false));
              }}
            >
              {t('configure.save')}
            </Button>
          ) : null}
          <Button loading={busy === 'start'} disabled={disabled} onClick={start}>
            {t(`configure.start.${mode}`)}
          </Button>
        </div>
      </FloatingBar>
      <ConfigureDialogs
        asking={asking}
        onClose={close}
        onLeave={onPrevious}
        onRequest={() => {
          close();
          onRequestClient?.(configurationOf(draft, false));
        }}
      />
    </div>
  );
}
