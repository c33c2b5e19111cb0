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
import { ConfigureActions } from './ConfigureActions.tsx';
import { IncompleteNotice, ProblemsNotice } from './ConfigureNotices.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { FlagsCard } from './FlagsCard.tsx';
import { PeopleCard, type Candidate } from './PeopleCard.tsx';
import { SigningCard } from './SigningCard.tsx';
import classes from './ConfigureDokubox.module.css';

export interface ConfigureDokuboxProps {
  /** The stored box. Changes on the page stay if a newer version arrives. */
  readonly box: ConfigurableBox;
  readonly tenant: Tenant;
  /** `setup` follows Next, or is for a client's box. `change` is a later reconfiguration. */
  readonly mode: 'setup' | 'change';
  /** People who can get a role. They need not include the people of the box. */
  readonly candidates: readonly Candidate[];
  /** Why the candidates could not be loaded, in words. */
  readonly candidatesError?: string;
  readonly busy?: 'save' | 'start' | 'request' | null;
  /** Why saving, starting or handing over has failed, in words. */
  readonly error?: string;
  /** True right after the page has been saved. */
  readonly saved?: boolean;
  /** Another user works on the box: this user can only look at it. */
  readonly lock?: Pick<LockRetry, 'busy' | 'onRetry'> & {
    readonly lockUser: NonNullable<ReceivedBox['lockUser']>;
  };
  /** Called at each change on the page. The first call asks for the lock. */
  readonly onFirstChange?: () => void;
  readonly onSave: (configuration: Configuration) => void;
  readonly onStart: (configuration: Configuration) => void;
  /** Saves the page and hands the box to the client to prepare. Absent if the banker cannot. */
  readonly onRequestClient?: (configuration: Configuration) => void;
  /** Address of the box, and of one of its documents. */
  readonly hrefOf: (dokuId?: number) => string;
  readonly onNavigate?: Navigate;
  readonly onPrevious: () => void;
}

/** The candidates and the people of the box, by name. */
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
 * A banker's page for documents, people and signature systems of a box, after Next and for later changes
 * . Saving keeps it for later. Starting checks it first.
 */
export function ConfigureDokubox(props: ConfigureDokuboxProps) {
  const { box, tenant, mode, candidates, busy = null, error, saved = false, lock } = props;
  const { onFirstChange, onSave, onStart, onRequestClient, onPrevious } = props;
  const { t, i18n } = useTranslation('creating');
  const language = contentLanguage(tenant, i18n.language);
  // As long as the user changes nothing, the page follows the stored box.
  const [edited, setEdited] = useState<Draft>();
  const draft = edited ?? draftOf(box);
  const [found, setFound] = useState<readonly Problem[]>([]);
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
  const start = () => {
    const missing = problems(draft, box.dokus);
    setFound(missing);
    if (missing.length === 0) onStart(configurationOf(draft, true));
  };
  return (
    <div className={classes.page}>
      <Above {...props} language={language} titleOf={titleOf} />
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
        <ConfigureActions
          {...{ mode, busy, disabled, onPrevious }}
          // After saving, the caller passes the stored box and nothing differs.
          unsaved={!sameDraft(draft, draftOf(box))}
          onRequest={
            onRequestClient &&
            (() => {
              onRequestClient(configurationOf(draft, false));
            })
          }
          onSave={() => {
            setChanged(false);
            onSave(configurationOf(draft, false));
          }}
          onStart={start}
        />
      </FloatingBar>
    </div>
  );
}

interface AboveProps extends ConfigureDokuboxProps {
  readonly language: ReturnType<typeof contentLanguage>;
  readonly titleOf: (dokuId: number) => string;
}

/** The title of the page, and everything in the way of a configuration. */
function Above(props: AboveProps) {
  const { box, mode, candidatesError, lock, hrefOf, onNavigate, language, titleOf } = props;
  const { t } = useTranslation(['creating', 'box']);
  return (
    <>
      <div>
        <h1 className={classes.title}>{t(`configure.title.${mode}`)}</h1>
        <p className={classes.box}>{boxTitle(box, language)}</p>
        <p className={classes.lead}>{t(`configure.lead.${mode}`)}</p>
      </div>
      {lock ? (
        <LockBanner
          holder={personName(lock.lockUser, t('box:lockBanner.bank'), language)}
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
    </>
  );
}
