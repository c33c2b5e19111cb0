import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText } from '@dokubox/spec/free-text.ts';
import type { ClientListItem } from '@dokubox/spec/schemas/client.ts';
import { ConfirmDialog } from '../../shell/ConfirmDialog/ConfirmDialog.tsx';
import { contentLanguage, localName } from '../../helpers/names.ts';
import { messageText } from '../../locales/messageText.ts';
import { useChecked } from '../../shared/useFields.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import { CreateFields } from './CreateFields.tsx';
import type { CreateDokuboxFormProps } from './createProps.ts';
import { createRules } from './createRules.ts';
import { DefinitionCards } from './DefinitionCards.tsx';
import classes from './CreateDokuboxForm.module.css';

/**
 * Selection form of a new dokubox (R2.17, R2.18, R5.1, R5.2, A-095 to A-100). It asks first for the
 * product category, then for a dokubox in it.
 */
export function CreateDokuboxForm({
  client,
  onChangeClient,
  onChoose,
  onSegmentChange,
  busy = false,
  error,
  onRetry,
  onSubmit,
  onPrevious,
  segments = [],
  ...fields
}: CreateDokuboxFormProps) {
  const { t, i18n } = useTranslation('creating');
  const { userType, tenant, segment, categories, definitions, choice, customName } = fields;
  const language = contentLanguage(tenant, i18n.language);
  const banker = userType === 'BANKER';
  const values = { ...choice, customName, segment: segment ?? '' };
  const { errors, clear, submit } = useChecked(values, createRules, () => {
    if (busy) return;
    const name = spokenText(customName);
    onSubmit({ ...choice, customName: banker || name === '' ? null : name });
  });
  const definition = definitions.options.find(({ pid }) => pid === choice.definitionPid);
  const failed = categories.state === 'failed' || definitions.state === 'failed';
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div>
        <h1 className={classes.title}>{t('form.title')}</h1>
        <p className={classes.lead}>{t(`form.lead.${userType}`)}</p>
      </div>
      {client ? <ChosenClient {...{ client, language, busy, onChangeClient }} /> : null}
      {segment === null && segments.length === 0 ? <NoSegment banker={banker} /> : null}
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
      <CreateFields
        {...fields}
        segments={segments}
        busy={busy}
        errors={errors}
        onSegmentChange={(chosen) => {
          clear();
          onSegmentChange?.(chosen);
        }}
        onChoose={(next) => {
          clear();
          onChoose(next);
        }}
      />
      {definition ? (
        <DefinitionCards definition={definition} language={language} banker={banker} />
      ) : null}
      {error === undefined ? null : <StatusMessage kind="error">{error}</StatusMessage>}
      <div className={classes.actions}>
        {banker ? null : (
          <Previous
            asks={choice.categoryCode !== '' || customName.trim() !== ''}
            busy={busy}
            onPrevious={onPrevious}
          />
        )}
        <Button type="submit" loading={busy}>
          {t(banker ? 'form.next' : 'form.start')}
        </Button>
      </div>
    </form>
  );
}

/** The client a banker has chosen, with a button to choose another. */
function ChosenClient({
  client,
  language,
  busy,
  onChangeClient,
}: {
  readonly client: ClientListItem;
  readonly language: ReturnType<typeof contentLanguage>;
  readonly busy: boolean;
  readonly onChangeClient: (() => void) | undefined;
}) {
  const { t } = useTranslation('creating');
  return (
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
  );
}

function NoSegment({ banker }: { readonly banker: boolean }) {
  const { t } = useTranslation('contract');
  return (
    <div data-why tabIndex={-1} className={classes.why}>
      <StatusMessage kind="error">
        {messageText(t, banker ? 'dde.error.noSegmentTypeBanker' : 'dde.error.noSegmentType')}
      </StatusMessage>
    </div>
  );
}

/** Goes back, and asks first if input would be lost. */
function Previous({
  asks,
  busy,
  onPrevious,
}: {
  readonly asks: boolean;
  readonly busy: boolean;
  readonly onPrevious: () => void;
}) {
  const { t } = useTranslation('creating');
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Button
        variant="default"
        disabled={busy}
        onClick={() => {
          if (asks) setLeaving(true);
          else onPrevious();
        }}
      >
        {t('form.previous')}
      </Button>
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
    </>
  );
}
