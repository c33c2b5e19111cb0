import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { linkProps, type Navigate } from '../../shared/link.ts';
import classes from './Brand.module.css';

/** The bank's sign: three river lines in a bend. Decorative, next to the name. */
export function BrandSign({ size = 32 }: { readonly size?: number }) {
  return (
    <svg
      className={classes.sign}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={classes.ground} width="32" height="32" rx="8" />
      <path className={classes.stream} d="M4 10.5c7-3.6 11 3.2 14.6 4.6s6.4-.4 9.4-2.6" />
      <path className={classes.stream} d="M4 16c7-3.6 11 3.2 14.6 4.6s6.4-.4 9.4-2.6" />
      <path className={classes.stream} d="M4 21.5c7-3.6 11 3.2 14.6 4.6s6.4-.4 9.4-2.6" />
    </svg>
  );
}

export interface BrandProps {
  /** Country bank. Its country is shown next to the name. */
  readonly tenant: Tenant;
  /** Address of the start page. Without it the wordmark is plain text. */
  readonly homeHref?: string;
  readonly onNavigate?: Navigate;
  /** Hides the country and, on narrow screens, the name. */
  readonly compact?: boolean;
}

/** The wordmark: sign, name, country. */
export function Brand({ tenant, homeHref, onNavigate, compact = false }: BrandProps) {
  const { t } = useTranslation(['shell', 'contract']);
  const content = (
    <>
      <BrandSign />
      <span className={classes.words}>
        <span className={classes.name}>{t('contract:groupName')}</span>
        <span className={classes.country}>{t(`contract:country.${tenant}`)}</span>
      </span>
    </>
  );
  if (homeHref === undefined) {
    return (
      <span className={classes.brand} data-compact={compact || undefined}>
        {content}
      </span>
    );
  }
  return (
    <a
      className={classes.brand}
      data-compact={compact || undefined}
      {...linkProps(homeHref, onNavigate)}
    >
      {content}
      <VisuallyHidden>, {t('shell:brandHome')}</VisuallyHidden>
    </a>
  );
}
