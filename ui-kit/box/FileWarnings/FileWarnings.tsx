import { useTranslation } from 'react-i18next';
import type { FileWarning } from '@dokubox/spec/enums.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './FileWarnings.module.css';

export interface FileWarningsProps {
  /** What was found in the file that counts; nothing is shown for an empty list. */
  readonly warnings: readonly FileWarning[] | undefined;
}

/** Says why a file may show something else in another program, on paper or later. */
export function FileWarnings({ warnings = [] }: FileWarningsProps) {
  const { t } = useTranslation('box');
  if (warnings.length === 0) return null;
  return (
    <StatusMessage kind="warning" title={t('fileWarning.title')}>
      <ul className={classes.reasons}>
        {warnings.map((warning) => (
          <li key={warning}>{t(`fileWarning.${warning}`)}</li>
        ))}
      </ul>
    </StatusMessage>
  );
}
