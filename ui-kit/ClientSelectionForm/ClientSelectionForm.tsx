import { Anchor, Button, Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { messageText, type MessageParams } from '../locales/messageText.ts';
import form from '../shared/form.module.css';
import { StatusMessage } from '../StatusMessage/StatusMessage.tsx';
import { clientOptions, matchingOptions, preselected, type ClientItem } from './clientOptions.ts';

export interface ClientSelectionFormProps {
  readonly clients: readonly ClientItem[];
  /** Language of the `clientNameLocal` fields. */
  readonly localLanguage: Language;
  /** Bankers: asks the server for clients that match; the select then shows `clients` unfiltered. */
  readonly onSearch?: (text: string) => void;
  readonly searching?: boolean;
  readonly busy?: boolean;
  readonly error?: { readonly messageKey: string; readonly params?: MessageParams };
  readonly onSubmit: (clientNumber: string) => void;
  readonly onBack?: () => void;
  /** `h1` on the sign-in page, `h2` inside a dialog or another page. */
  readonly headingLevel?: 1 | 2;
}

/** Client selection (R2.26, R5.14, A-024): required, searchable, an only client preselected. */
export function ClientSelectionForm({
  clients,
  localLanguage,
  onSearch,
  searching = false,
  busy = false,
  error,
  onSubmit,
  onBack,
  headingLevel = 1,
}: ClientSelectionFormProps) {
  const { t, i18n } = useTranslation('signIn');
  const { t: tContract } = useTranslation('contract');
  const language = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const value = chosen ?? preselected(clients);
  const typeMore = onSearch !== undefined && search.trim().length < limits.clientSearchMin;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const options = clientOptions(clients, language, localLanguage);
  const shown = onSearch ? options : matchingOptions(options, search);
  const hint = searching
    ? t('clientSelection.searching')
    : typeMore
      ? t('clientSelection.typeMore')
      : shown.length === 0
        ? t('clientSelection.nothingFound')
        : '';
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (value) {
          onSubmit(value);
          return;
        }
        setMissing(true);
        field.current?.focus();
      }}
    >
      <Heading className={form.title}>{t('clientSelection.title')}</Heading>
      <p className={form.lead}>{t('clientSelection.text')}</p>
      {error ? (
        <StatusMessage kind="error">
          {messageText(tContract, error.messageKey, error.params)}
        </StatusMessage>
      ) : null}
      <div>
        <Select
          ref={field}
          label={t('clientSelection.label')}
          placeholder={t('clientSelection.placeholder')}
          data={options}
          value={value}
          searchable
          required
          withAsterisk={false}
          maxDropdownHeight={320}
          error={missing ? messageText(tContract, 'dde.error.requiredField') : undefined}
          onChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
          onSearchChange={(text) => {
            setSearch(text);
            if (text.trim().length >= limits.clientSearchMin) onSearch?.(text.trim());
          }}
          // For bankers the server has filtered; filtering again would hide matches on other fields.
          filter={() => shown}
        />
        <p className={form.hint} role="status">
          {hint}
        </p>
      </div>
      <Button type="submit" fullWidth loading={busy}>
        {t('clientSelection.submit')}
      </Button>
      {onBack ? (
        <Anchor component="button" type="button" className={form.link ?? ''} onClick={onBack}>
          {t('clientSelection.back')}
        </Anchor>
      ) : null}
    </form>
  );
}
