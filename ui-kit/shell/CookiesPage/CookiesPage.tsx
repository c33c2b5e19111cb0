import { Button, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { linkProps, type Navigate } from '../../shared/link.ts';
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

/** The items that the portal stores in the browser, and why. */
export function CookiesPage({ sessionCookie, backHref, onNavigate }: CookiesPageProps) {
  const { t } = useTranslation('cookies');
  const items = storedItems(sessionCookie);
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className="dk-measure">{t('intro')}</p>
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`dk-cookies-${kind}`}>
          <h2 id={`dk-cookies-${kind}`} className={classes.heading}>
            {t(`${kind}`)}
          </h2>
          <p className="dk-measure">{t(`${kind}Text`)}</p>
          <Table className={classes.table} aria-labelledby={`dk-cookies-${kind}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('purpose')}</Table.Th>
                <Table.Th scope="col">{t('name')}</Table.Th>
                <Table.Th scope="col">{t('where')}</Table.Th>
                <Table.Th scope="col">{t('kept')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items
                .filter((item) => item.kind === kind)
                .map((item) => (
                  <Table.Tr key={item.name}>
                    <Table.Td>{t(`purposes.${item.purpose}`)}</Table.Td>
                    <Table.Td data-label={t('name')}>
                      <code className={classes.code}>{item.name}</code>
                    </Table.Td>
                    <Table.Td data-label={t('where')}>{t(`storage.${item.storage}`)}</Table.Td>
                    <Table.Td data-label={t('kept')}>{t(`keptFor.${item.kept}`)}</Table.Td>
                  </Table.Tr>
                ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
      <Button component="a" variant="default" {...linkProps(backHref, onNavigate)}>
        {t('back')}
      </Button>
    </article>
  );
}
