import { VisuallyHidden } from '@mantine/core';
import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../../shared/link.ts';
import classes from './AppFooter.module.css';
import type { SocialLinks } from './socialLinks.ts';

export interface AppFooterProps {
  /** Year of the copyright line, four digits. */
  readonly year: number;
  /** Legal name of the bank. */
  readonly holder: string;
  /** Address of the cookie information. Without it the button is left out (R2.32). */
  readonly cookiesHref?: string;
  readonly onNavigate?: Navigate;
  /** Addresses of the channels to show. See `socialLinks` (R2.33). */
  readonly social?: SocialLinks;
}

const channels = [
  { key: 'x', Icon: IconBrandX },
  { key: 'facebook', Icon: IconBrandFacebook },
  { key: 'linkedin', Icon: IconBrandLinkedin },
] as const;

/** Footer of every page: copyright, cookie information, social links in the order of A-245. */
export function AppFooter({ year, holder, cookiesHref, onNavigate, social = {} }: AppFooterProps) {
  const { t } = useTranslation('shell');
  const shown = channels.flatMap(({ key, Icon }) => {
    const href = social[key];
    return href ? [{ key, Icon, href }] : [];
  });
  return (
    <footer className={classes.footer}>
      <span className="dk-figures">{t('footer.copyright', { year: year.toString(), holder })}</span>
      {cookiesHref === undefined ? null : (
        <a className={classes.link} {...linkProps(cookiesHref, onNavigate)}>
          {t('footer.cookies')}
        </a>
      )}
      {shown.length === 0 ? null : (
        <ul className={classes.social} aria-label={t('footer.socialLabel')}>
          {shown.map(({ key, Icon, href }) => (
            <li key={key}>
              <a className={classes.channel} href={href} target="_blank" rel="noopener noreferrer">
                <Icon size={20} stroke={1.75} aria-hidden="true" />
                <VisuallyHidden>
                  {t(`footer.${key}`)}, {t('newTab')}
                </VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
