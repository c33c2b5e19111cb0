import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeCsv, parseCsv } from './csv.ts';
import classes from './DocumentPreview.module.css';

export interface CsvViewerProps {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Code pages of the bank's country, the usual one first. */
  readonly codePages: readonly string[];
}

/** More rows would slow the browser down without helping a reader. */
const MOST_ROWS = 500;

/** A csv file as a table. */
export function CsvViewer({ fileName, bytes, codePages }: CsvViewerProps) {
  const { t } = useTranslation('box');
  const table = useMemo(() => parseCsv(decodeCsv(bytes, codePages), MOST_ROWS), [bytes, codePages]);
  const label = t('preview.tableLabel', { fileName });
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      {table.head.length === 0 ? (
        <p className={classes.note}>{t('preview.tableEmpty')}</p>
      ) : (
        <table className={`${classes.table} dk-figures`}>
          <thead>
            <tr>
              {table.head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell || t('preview.column', { number: index + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {table.total > table.rows.length ? (
        <p className={classes.note}>
          {t('preview.rowsShown', { shown: table.rows.length, count: table.total })}
        </p>
      ) : null}
    </div>
  );
}
