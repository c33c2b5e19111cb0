import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '@dokubox/spec/enums.ts';
import { useTenantLook } from '../foundations/DokuboxProvider/tenantContext.ts';
import { RiverArtwork } from '../foundations/RiverArtwork/RiverArtwork.tsx';
import classes from './PlainPage.module.css';

export interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with one message: heading, text, action, and the faint river above it. */
export function PlainPage({ title, children, actions }: PlainPageProps) {
  const { i18n } = useTranslation('shell');
  const tenant = useTenantLook();
  const titleId = useId();
  const language = languages.find((entry) => entry === i18n.resolvedLanguage) ?? 'en';
  return (
    <section className={classes.page} aria-labelledby={titleId}>
      <div className={classes.picture}>
        <RiverArtwork tenant={tenant} language={language} variant="faint" />
      </div>
      <div className={classes.words}>
        <h1 id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
