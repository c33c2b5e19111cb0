import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { boxTitle, contentLanguage, dokuTitle, localName } from '../helpers/names.ts';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import {
  configurationOf,
  draftOf,
  problems,
  type Configuration,
  type Draft,
  type Problem,
} from './configuration.ts';
import { DocumentsCard } from './DocumentsCard.tsx';
import { FlagsCard } from './FlagsCard.tsx';
import { PeopleCard, type Candidate } from './PeopleCard.tsx';
import { SigningCard } from './SigningCard.tsx';
import classes from './ConfigureDokubox.module.css';

export interface ConfigureDokuboxProps {
  /** The box; give the component a new `key` when another version of it is to be edited. */
  readonly box: Dokubox;
  readonly tenant: Tenant;
  /** `setup`: after Next, or of a client's box; `change`: a later reconfiguration. */
  readonly mode: 'setup' | 'change';
  /** Who can be given a role; people of the box need not be among them. */
  readonly candidates: readonly Candidate[];
  /** Why the candidates are not there, in words. */
  readonly candidatesError?: string;
  readonly busy?: 'save' | 'start' | null;
  /** Failure of saving or starting, in words. */
  readonly error?: string;
  readonly onSave: (configuration: Configuration) => void;
  readonly onStart: (configuration: Configuration) => void;
  readonly onPrevious: () => void;
}

/** People of the box beside the given ones, so that each has a name. */
function withPeopleOfBox(
  candidates: readonly Candidate[],
  box: Dokubox,
  nameOf: (user: Dokubox['dokus'][number]['participants'][number]['user']) => string,
): readonly Candidate[] {
  const all = new Map(candidates.map((one) => [one.userId, one]));
  for (const { participants } of box.dokus) {
    for (const { user, participantType } of participants) {
      if (all.has(user.id)) continue;
      all.set(user.id, { userId: user.id, participantType, name: nameOf(user) });
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
  onSave,
  onStart,
  onPrevious,
}: ConfigureDokuboxProps) {
  const { t, i18n } = useTranslation('creating');
  const language = contentLanguage(tenant, i18n.language);
  const [draft, setDraft] = useState<Draft>(() => draftOf(box));
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [leaving, setLeaving] = useState(false);
  const titleOf = (dokuId: number) => {
    const doku = box.dokus.find(({ id }) => id === dokuId);
    return doku ? dokuTitle(doku, language) : '';
  };
  const people = withPeopleOfBox(candidates, box, ({ fullName, fullNameLocal }) =>
    localName(fullName, fullNameLocal, language),
  );
  const disabled = busy !== null;
  const change = (next: Draft) => {
    setDraft(next);
    setFound([]);
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
      {candidatesError === undefined ? null : (
        <StatusMessage kind="error" title={t('configure.people.loadFailed')}>
          {candidatesError}
        </StatusMessage>
      )}
      <DocumentsCard draft={draft} titleOf={titleOf} disabled={disabled} onChange={change} />
      <PeopleCard
        draft={draft}
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
      <div className={classes.bar}>
        {found.length === 0 ? null : (
          <StatusMessage kind="error" title={t('configure.problems.title')}>
            <ul className={classes.problems}>
              {found.map((problem) => {
                const title = problem.kind === 'noDocument' ? '' : titleOf(problem.dokuId);
                return (
                  <li key={`${problem.kind} ${title}`}>
                    {t(`configure.problems.${problem.kind}`, { title })}
                  </li>
                );
              })}
            </ul>
          </StatusMessage>
        )}
        {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
        <div className={classes.actions}>
          <Button
            className={classes.previous}
            variant="default"
            disabled={disabled}
            onClick={() => {
              // After saving, the caller hands in the stored box and nothing differs.
              if (JSON.stringify(draft) === JSON.stringify(draftOf(box))) onPrevious();
              else setLeaving(true);
            }}
          >
            {t('configure.previous')}
          </Button>
          <Button
            variant="default"
            loading={busy === 'save'}
            disabled={busy === 'start'}
            onClick={() => {
              onSave(configurationOf(draft, false));
            }}
          >
            {t('configure.save')}
          </Button>
          <Button loading={busy === 'start'} disabled={busy === 'save'} onClick={start}>
            {t(`configure.start.${mode}`)}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={leaving}
        title={t('configure.leaveTitle')}
        confirmLabel={t('configure.leave')}
        cancelLabel={t('configure.stay')}
        onConfirm={onPrevious}
        onClose={() => {
          setLeaving(false);
        }}
      >
        <p>{t('configure.leaveText')}</p>
      </ConfirmDialog>
    </div>
  );
}
