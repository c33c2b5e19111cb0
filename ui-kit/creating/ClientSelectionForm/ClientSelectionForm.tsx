import { Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '@dokubox/spec/enums.ts';
import { fieldText } from '../../locales/messageText.ts';
import form from '../../shared/form.module.css';
import { ClientForm, type ClientFormProps } from './ClientForm.tsx';
import { clientOptions, matchingOptions, preselected, type ClientItem } from './clientOptions.ts';

export interface ClientSelectionFormProps extends ClientFormProps {
  readonly clients: readonly ClientItem[];
  /** Language of the `clientNameLocal` fields. */
  readonly localLanguage: Language;
}

/** Client selection (R2.26, R5.14, A-024): required, searchable, an only client preselected. */
export function ClientSelectionForm({ clients, localLanguage, ...rest }: ClientSelectionFormProps) {
  const { t, i18n } = useTranslation('signIn');
  const { t: tContract } = useTranslation('contract');
  const language = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  const [chosen, setChosen] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const value = chosen ?? preselected(clients);
  const options = clientOptions(clients, language, localLanguage);
  const shown = matchingOptions(options, search);
  return (
    <ClientForm
      {...rest}
      userType="CLIENT"
      clientNumber={value ?? ''}
      onMissing={() => {
        setMissing(true);
        field.current?.focus();
      }}
    >
      <div>
        <Select
          ref={field}
          label={t('clientSelection.label')}
          placeholder={t('clientSelection.placeholder')}
          data={options}
          value={value}
          searchable
          openOnFocus={false}
          required
          withAsterisk={false}
          maxDropdownHeight={320}
          error={fieldText(tContract, 'company', missing ? 'dde.error.requiredField' : undefined)}
          onChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
          onSearchChange={setSearch}
          filter={() => shown}
        />
        <p className={form.hint} role="status">
          {shown.length === 0 ? t('clientSelection.nothingFound') : ''}
        </p>
      </div>
    </ClientForm>
  );
}
