import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@dokubox/spec/enums.ts';
import { languageNames, languageTags } from '../../locales/names.ts';
import { FlagIcon } from './FlagIcon.tsx';
import classes from './LanguageMenu.module.css';

export interface LanguageMenuProps {
  readonly language: Language;
  /** Languages in the order of the menu; see `languageOrder` of spec/tenants/table.ts. */
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** Language menu of the header (R2.34): flag and the language's own name. */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton
          className={classes.trigger}
          aria-label={t('language.current', { name: languageNames[language] })}
        >
          <FlagIcon language={language} />
          <span className={classes.name} lang={languageTags[language]}>
            {languageNames[language]}
          </span>
          <IconChevronDown size={16} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language.label')}>
        <Menu.RadioGroup
          value={language}
          onChange={(value) => {
            const chosen = languages.find((entry) => entry === value);
            if (chosen) onChange(chosen);
          }}
        >
          {languages.map((entry) => (
            <Menu.RadioItem key={entry} value={entry} closeMenuOnClick lang={languageTags[entry]}>
              <span className={classes.choice}>
                <FlagIcon language={entry} />
                {languageNames[entry]}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
