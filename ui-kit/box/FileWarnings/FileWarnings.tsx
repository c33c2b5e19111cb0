import { useTranslation } from 'react-i18next';
import type { FileWarning } from '@dokubox/spec/enums.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import classes from './FileWarnings.module.css';

export interface FileWarningsProps {
  /** Findings in the file that counts. An empty list shows nothing. */
  readonly warnings: readonly FileWarning[] | undefined;
}

/** Explains why a file may look different in another program, on paper or later. */
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
