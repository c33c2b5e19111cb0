import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@dokubox/spec/enums.ts';
import { useTenantLook } from '../../foundations/DokuboxProvider/tenantContext.ts';
import { RiverArtwork } from '../../foundations/RiverArtwork/RiverArtwork.tsx';
import classes from './EmptyState.module.css';

export interface EmptyStateProps {
  /** One sentence that names what is missing. */
  readonly title: string;
  /** The reason, or how to change it. */
  readonly text?: string;
  /** One action. */
  readonly action?: ReactNode;
  /** Level of the heading in the page's outline. */
  readonly headingLevel?: 2 | 3;
}

/** An empty state: one sentence, one action, the faint river behind. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const { i18n } = useTranslation('shell');
  const tenant = useTenantLook();
  const language = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.empty}>
      <RiverArtwork tenant={tenant} language={language} variant="faint" />
      <div className={classes.words}>
        <Heading className={classes.title}>{title}</Heading>
        {text ? <p className={classes.text}>{text}</p> : null}
        {action}
      </div>
    </div>
  );
}
