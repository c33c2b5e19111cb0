import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../../shared/link.ts';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import type { ConfigurableDoku, Problem } from './configuration.ts';
import classes from './ConfigureDokubox.module.css';

/** Names the documents that a later configuration has left incomplete, with a link to each. */
export function IncompleteNotice({
  dokus,
  titleOf,
  hrefOf,
  onNavigate,
}: {
  readonly dokus: readonly Pick<ConfigurableDoku, 'id'>[];
  readonly titleOf: (dokuId: number) => string;
  readonly hrefOf: (dokuId?: number) => string;
  readonly onNavigate: Navigate | undefined;
}) {
  const { t } = useTranslation('creating');
  if (dokus.length === 0) return null;
  return (
    <StatusMessage kind="warning" title={t('configure.incomplete.title')}>
      {t('configure.incomplete.text')}
      <ul className={classes.problems}>
        {dokus.map(({ id }) => (
          <li key={id}>
            <Anchor {...linkProps(hrefOf(id), onNavigate)}>{titleOf(id)}</Anchor>
          </li>
        ))}
      </ul>
    </StatusMessage>
  );
}

/** Names the problems that prevent the start of the box. */
export function ProblemsNotice({
  found,
  titleOf,
}: {
  readonly found: readonly Problem[];
  readonly titleOf: (dokuId: number) => string;
}) {
  const { t } = useTranslation('creating');
  if (found.length === 0) return null;
  return (
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
  );
}
