import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  segments as allSegments,
  type Segment,
  type Tenant,
  type UserType,
} from '@dokubox/spec/enums.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import type { DokuboxDefinition } from '@dokubox/spec/schemas/definition.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { contentLanguage, localized, localName } from '../../helpers/names.ts';
import { messageText } from '../../locales/messageText.ts';
import { isValid, type FieldErrors } from '../../shared/validation.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { DefinitionCards } from './DefinitionCards.tsx';
import { createErrors, type CreateValues } from './createRules.ts';
import classes from './CreateDokuboxForm.module.css';

/** A list that comes from the server. `idle`: it has not been asked for yet. */
export interface ChoiceList<T> {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly options: readonly T[];
}

/** What is chosen; empty texts mean nothing yet. The caller remembers it. */
export interface CreateChoice {
  readonly categoryCode: string;
  readonly definitionPid: string;
}

export interface CreateDokuboxFormProps {
  /** A client names the box and starts it; a banker sees internal notes and goes on (R2.17, R2.18). */
  readonly userType: UserType;
  readonly tenant: Tenant;
  /** Banker: the client the box is for. */
  readonly client?: ClientListItem;
  /** Banker: takes the choice of the client back; what is chosen below stays. */
  readonly onChangeClient?: () => void;
  /** Banker: segments to choose from when there are several. */
  readonly segments?: readonly Segment[];
  /** Null when none is known: nothing can be chosen then (R8.6). */
  readonly segment: Segment | null;
  readonly onSegmentChange?: (segment: Segment) => void;
  /** Product categories of the segment, with their names in words. */
  readonly categories: ChoiceList<{ readonly categoryCode: string; readonly name: string }>;
  /** Definitions of the chosen category; none of them is a warning (R8.2). */
  readonly definitions: ChoiceList<DokuboxDefinition>;
  readonly choice: CreateChoice;
  readonly onChoose: (choice: CreateChoice) => void;
  /** Client: the name that is typed; the caller keeps it as it keeps the choice. */
  readonly customName: string;
  readonly onNameChange: (customName: string) => void;
  readonly busy?: boolean;
  /** Failure of the creation, in words. */
  readonly error?: string;
  /** Loads what failed again. */
  readonly onRetry: () => void;
  /** `customName` is null for a banker and when left empty. */
  readonly onSubmit: (values: CreateChoice & { readonly customName: string | null }) => void;
  readonly onPrevious: () => void;
}

/**
 * Selection form of a new dokubox (R2.17, R2.18, R5.1, R5.2, A-095 to A-100): first the product
 * category, then what can be started in it.
 */
export function CreateDokuboxForm({
  userType,
  tenant,
  client,
  onChangeClient,
  segments = [],
  segment,
  onSegmentChange,
  categories,
  definitions,
  choice,
  onChoose,
  customName,
  onNameChange,
  busy = false,
  error,
  onRetry,
  onSubmit,
  onPrevious,
}: CreateDokuboxFormProps) {
  const { t, i18n } = useTranslation('creating');
  const { t: tContract } = useTranslation('contract');
  const { t: tBox } = useTranslation('contractBox');
  const language = contentLanguage(tenant, i18n.language);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<CreateValues>>({});
  const [leaving, setLeaving] = useState(false);
  const noSegment = segment === null;
  const banker = userType === 'BANKER';
  const definition = definitions.options.find(({ pid }) => pid === choice.definitionPid);
  const nothingToChoose =
    choice.categoryCode !== '' && definitions.state === 'ready' && definitions.options.length === 0;
  const failed = categories.state === 'failed' || definitions.state === 'failed';
  const textOf = (field: keyof CreateValues) => {
    const key = errors[field];
    return key === undefined ? undefined : messageText(tContract, key);
  };
  // What is wrong with a name is said at once.
  const wrongName = createErrors({ ...choice, customName, segment: segment ?? '' }).customName;
  const choose = (next: CreateChoice) => {
    setErrors({});
    onChoose(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = createErrors({ ...choice, customName, segment: segment ?? '' });
    setErrors(found);
    if (isValid(found)) {
      const name = spokenText(customName);
      onSubmit({ ...choice, customName: banker || name === '' ? null : name });
      return;
    }
    // What stands in the way may be no field, but that there is nothing to choose.
    const fields = Object.keys(found).map((name) => `[name="${name}"]:enabled`);
    const first = form.current?.querySelector<HTMLElement>([...fields, '[data-why]'].join());
    first?.focus();
  };
  const definitionPrompt =
    definitions.state === 'loading'
      ? t('form.loading')
      : t(choice.categoryCode === '' ? 'form.categoryFirst' : 'form.chooseDefinition');
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h1 className={classes.title}>{t('form.title')}</h1>
        <p className={classes.lead}>{t(`form.lead.${userType}`)}</p>
      </div>
      {client ? (
        <div className={classes.client}>
          <span className={classes.label}>{t('form.client')}</span>
          <span>
            {localName(client.clientName, client.clientNameLocal, language)}{' '}
            <span className="dk-figures">{client.clientNumber}</span>
          </span>
          {onChangeClient ? (
            <Button
              className={classes.change}
              variant="subtle"
              size="compact-sm"
              disabled={busy}
              onClick={onChangeClient}
            >
              {t('form.otherClient')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {noSegment && segments.length === 0 ? (
        <div data-why tabIndex={-1} className={classes.why}>
          <StatusMessage kind="error">
            {messageText(
              tContract,
              banker ? 'dde.error.noSegmentTypeBanker' : 'dde.error.noSegmentType',
            )}
          </StatusMessage>
        </div>
      ) : null}
      {failed ? (
        <StatusMessage
          kind="error"
          title={t('form.failedTitle')}
          action={
            <Button variant="default" size="sm" onClick={onRetry}>
              {t('form.retry')}
            </Button>
          }
        />
      ) : null}
      <div className={classes.fields}>
        {banker && segments.length > 1 ? (
          <NativeSelect
            name="segment"
            label={t('form.segment')}
            value={segment ?? ''}
            disabled={busy}
            error={textOf('segment')}
            data={[
              ...(noSegment ? [{ value: '', label: t('form.chooseSegment') }] : []),
              ...segments.map((value) => ({ value, label: tBox(`segment.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = allSegments.find((one) => one === value);
              setErrors({});
              if (chosen) onSegmentChange?.(chosen);
            }}
          />
        ) : null}
        <NativeSelect
          name="categoryCode"
          label={t('form.category')}
          required
          withAsterisk={false}
          value={choice.categoryCode}
          disabled={busy || noSegment || categories.state !== 'ready'}
          error={textOf('categoryCode')}
          data={[
            {
              value: '',
              label: t(
                categories.state === 'loading'
                  ? 'form.loading'
                  : noSegment && segments.length > 0
                    ? 'form.segmentFirst'
                    : 'form.chooseCategory',
              ),
            },
            ...categories.options.map(({ categoryCode, name }) => ({
              value: categoryCode,
              label: name,
            })),
          ]}
          onChange={({ currentTarget }) => {
            choose({ categoryCode: currentTarget.value, definitionPid: '' });
          }}
        />
        {nothingToChoose ? (
          <div data-why tabIndex={-1} className={classes.why}>
            <StatusMessage kind="warning">
              {messageText(tContract, 'dde.error.noSelectableDokuboxDefinition')}
            </StatusMessage>
          </div>
        ) : (
          <NativeSelect
            name="definitionPid"
            label={t('form.definition')}
            required
            withAsterisk={false}
            value={definition ? choice.definitionPid : ''}
            disabled={
              busy || noSegment || choice.categoryCode === '' || definitions.state !== 'ready'
            }
            error={textOf('definitionPid')}
            data={[
              { value: '', label: definitionPrompt },
              ...definitions.options.map(({ pid, titleEn, titleLocal }) => ({
                value: pid,
                label: localized(titleEn, titleLocal, language),
              })),
            ]}
            onChange={({ currentTarget }) => {
              choose({ ...choice, definitionPid: currentTarget.value });
            }}
          />
        )}
        {banker ? null : (
          <TextInput
            name="customName"
            label={t('form.customName')}
            autoComplete="off"
            value={customName}
            disabled={busy || noSegment}
            error={wrongName && messageText(tContract, wrongName)}
            description={
              <span className={classes.below}>
                <span>{t('form.customNameHint')}</span>
                <span className="dk-figures">
                  {t('form.counter', { used: customName.length, max: limits.customNameMax })}
                </span>
              </span>
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={({ currentTarget }) => {
              onNameChange(currentTarget.value);
            }}
          />
        )}
      </div>
      {definition ? (
        <DefinitionCards definition={definition} language={language} banker={banker} />
      ) : null}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <div className={classes.actions}>
        {banker ? null : (
          <Button
            variant="default"
            disabled={busy}
            onClick={() => {
              if (choice.categoryCode === '' && customName.trim() === '') onPrevious();
              else setLeaving(true);
            }}
          >
            {t('form.previous')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t(banker ? 'form.next' : 'form.start')}
        </Button>
      </div>
      <ConfirmDialog
        opened={leaving}
        title={t('form.leaveTitle')}
        confirmLabel={t('form.leave')}
        cancelLabel={t('form.stay')}
        onConfirm={onPrevious}
        onClose={() => {
          setLeaving(false);
        }}
      >
        <p>{t('form.leaveText')}</p>
      </ConfirmDialog>
    </form>
  );
}
