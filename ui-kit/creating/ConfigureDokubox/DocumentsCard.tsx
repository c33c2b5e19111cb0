import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { atEnd } from '../../helpers/atEnd.ts';
import { moved, withUse, type Draft } from './configuration.ts';
import classes from './ConfigureDokubox.module.css';

export interface DocumentsCardProps {
  readonly draft: Draft;
  readonly titleOf: (dokuId: number) => string;
  readonly disabled: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** The used documents and their order. Arrows move a document, so no dragging is needed. */
export function DocumentsCard({ draft, titleOf, disabled, onChange }: DocumentsCardProps) {
  const { t } = useTranslation('creating');
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    // The row has moved, and the focus moves with its pressed button.
    if (pressed.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [draft]);
  const total = draft.dokus.length;
  const move = (dokuId: number, step: -1 | 1) => {
    const next = moved(draft, dokuId, step);
    if (next === draft || disabled) return;
    pressed.current = `${step} ${dokuId}`;
    onChange(next);
    const position = next.dokus.findIndex((doku) => doku.dokuId === dokuId) + 1;
    setAnnouncement(t('configure.documents.moved', { title: titleOf(dokuId), position, total }));
  };
  return (
    <section className={classes.card} aria-labelledby="configure-documents">
      <h2 className={classes.cardTitle} id="configure-documents">
        {t('configure.documents.title')}
      </h2>
      <p className={classes.text}>{t('configure.documents.text')}</p>
      <ol ref={list} className={classes.rows}>
        {draft.dokus.map(({ dokuId, usedInBox }, index) => {
          const title = titleOf(dokuId);
          return (
            <li key={dokuId} className={classes.row} data-unused={!usedInBox || undefined}>
              <span className={`${classes.position} dk-figures`} aria-hidden="true">
                {index + 1}
              </span>
              <Checkbox
                className={classes.grow ?? ''}
                size="md"
                label={title}
                aria-label={t('configure.documents.use', { title })}
                checked={usedInBox}
                disabled={disabled}
                onChange={({ currentTarget }) => {
                  onChange(withUse(draft, dokuId, currentTarget.checked));
                }}
              />
              {([-1, 1] as const).map((step) => {
                const Icon = step === -1 ? IconArrowUp : IconArrowDown;
                return (
                  <ActionIcon
                    key={step}
                    size={36}
                    variant="default"
                    data-move={`${step} ${dokuId}`}
                    aria-label={t(`configure.documents.${step === -1 ? 'up' : 'down'}`, { title })}
                    {...atEnd(disabled || index + step < 0 || index + step >= total)}
                    onClick={() => {
                      move(dokuId, step);
                    }}
                  >
                    <Icon size={18} stroke={1.75} aria-hidden="true" />
                  </ActionIcon>
                );
              })}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </section>
  );
}
