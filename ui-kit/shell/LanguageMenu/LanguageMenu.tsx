import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@dokubox/spec/enums.ts';
import { languageNames, languageTags } from '../../locales/names.ts';
import { LateMenu } from '../../shared/LateMenu.tsx';
import { FlagIcon } from './FlagIcon.tsx';
import classes from './LanguageMenu.module.css';

const LanguagePanel = lazy(() => import('./LanguagePanel.tsx'));

export interface LanguageMenuProps {
  readonly language: Language;
  /** Languages in the order of the menu. See `languageOrder` of spec/tenants/table.ts. */
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** Language menu of the header (R2.34): flag and the language's own name. */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <LateMenu
      button={(button) => (
        <UnstyledButton
          {...button}
          className={classes.trigger}
          aria-label={t('language.current', { name: languageNames[language] })}
        >
          <FlagIcon language={language} />
          <span className={classes.name} lang={languageTags[language]}>
            {languageNames[language]}
          </span>
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      )}
      panel={(place) => (
        <LanguagePanel
          place={place}
          language={language}
          languages={languages}
          onChange={onChange}
        />
      )}
    />
  );
}
