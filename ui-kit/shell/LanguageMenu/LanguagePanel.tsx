import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languageNames, languageTags } from '../../locales/names.ts';
import type { MenuPlace } from '../../shared/LateMenu.tsx';
import { MenuPanel } from '../../shared/MenuPanel.tsx';
import { FlagIcon } from './FlagIcon.tsx';
import type { LanguageMenuProps } from './LanguageMenu.tsx';
import classes from './LanguageMenu.module.css';

export interface LanguagePanelProps extends LanguageMenuProps {
  readonly place: MenuPlace;
}

/** The languages to choose from, in a separate chunk. */
export default function LanguagePanel({
  language,
  languages,
  place,
  onChange,
}: LanguagePanelProps) {
  const { t } = useTranslation('shell');
  return (
    <MenuPanel {...place} position="bottom-end" width={220} label={t('language.label')}>
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
    </MenuPanel>
  );
}
