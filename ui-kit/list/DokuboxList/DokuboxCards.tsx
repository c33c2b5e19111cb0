import { useTranslation } from 'react-i18next';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { categoryOf, type ListRow } from './listModel.ts';
import { RowClient, RowDay, RowName, RowStatus, RowUnread, type RowContext } from './RowParts.tsx';
import classes from './DokuboxCards.module.css';

export interface DokuboxCardsProps {
  readonly rows: readonly ListRow[];
  readonly context: RowContext;
}

/** The list on a phone: a card for each box, which is the link. */
export function DokuboxCards({ rows, context }: DokuboxCardsProps) {
  const { t } = useTranslation(['list', 'contract']);
  const showsCategory = policyOf(context.tenant).showsProductCategory;
  return (
    <ul className={classes.cards} aria-label={t('list:tableLabel')}>
      {rows.map((row) => {
        const category = showsCategory
          ? categoryOf(row.productCategory, context.categoryNames)
          : '';
        return (
          <li key={row.id} className={classes.card}>
            <div className={classes.top}>
              <RowStatus row={row} context={context} />
              <RowUnread count={row.unreadMessagesCount} />
            </div>
            <div className={classes.name}>
              <RowName row={row} context={context} />
            </div>
            {context.currentUser.userType === 'BANKER' ? (
              <div className={classes.line}>
                <RowClient row={row} context={context} />
              </div>
            ) : null}
            <dl className={classes.facts}>
              <div>
                <dt>{t('list:columns.lastChangedAt')}</dt>
                <dd>
                  <RowDay moment={row.lastChangedAt} />
                </dd>
              </div>
              <div>
                <dt>{t('list:columns.documentsCount')}</dt>
                <dd className="dk-figures">{row.documentsCount}</dd>
              </div>
              <div>
                <dt>{t('list:columns.initiatedBy')}</dt>
                <dd>
                  {row.initiatedBy === 'CLIENT' && context.currentUser.userType === 'CLIENT'
                    ? t('list:startedByOwn')
                    : t(`contract:initiator.${row.initiatedBy}`)}
                </dd>
              </div>
              <div>
                <dt>{t('list:columns.createdAt')}</dt>
                <dd>
                  <RowDay moment={row.createdAt} />
                </dd>
              </div>
              {category ? (
                <div>
                  <dt>{t('list:columns.category')}</dt>
                  <dd>{category}</dd>
                </div>
              ) : null}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
