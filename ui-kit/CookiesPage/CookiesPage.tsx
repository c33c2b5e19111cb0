import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../shared/link.ts';
import { storedItems } from './storedItems.ts';
import classes from './CookiesPage.module.css';

export interface CookiesPageProps {
  /** Name of the session cookie, from the server's contract. */
  readonly sessionCookie: string;
  /** Address to go back to. */
  readonly backHref: string;
  readonly onNavigate?: Navigate;
}

const kinds = ['necessary', 'functional'] as const;

/** What the portal keeps in the browser, and why. */
export function CookiesPage({ sessionCookie, backHref, onNavigate }: CookiesPageProps) {
  const { t } = useTranslation('shell');
  const items = storedItems(sessionCookie);
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{t('cookies.title')}</h1>
      <p className="dk-measure">{t('cookies.intro')}</p>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`dk-cookies-${kind}`}>
          <h2 id={`dk-cookies-${kind}`} className={classes.heading}>
            {t(`cookies.${kind}`)}
          </h2>
          <p className="dk-measure">{t(`cookies.${kind}Text`)}</p>
          <Table className={classes.table} aria-labelledby={`dk-cookies-${kind}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('cookies.purpose')}</Table.Th>
                <Table.Th scope="col">{t('cookies.name')}</Table.Th>
                <Table.Th scope="col">{t('cookies.where')}</Table.Th>
                <Table.Th scope="col">{t('cookies.kept')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items
                .filter((item) => item.kind === kind)
                .map((item) => (
                  <Table.Tr key={item.name}>
                    <Table.Td>{t(`cookies.purposes.${item.purpose}`)}</Table.Td>
                    <Table.Td data-label={t('cookies.name')}>
                      <code className={classes.code}>{item.name}</code>
                    </Table.Td>
                    <Table.Td data-label={t('cookies.where')}>
                      {t(`cookies.storage.${item.storage}`)}
                    </Table.Td>
                    <Table.Td data-label={t('cookies.kept')}>
                      {t(`cookies.keptFor.${item.kept}`)}
                    </Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
      <Button component="a" variant="default" {...linkProps(backHref, onNavigate)}>
        {t('cookies.back')}
      </Button>
    </article>
  );
}
