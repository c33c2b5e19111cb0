import { ActionIcon } from '@mantine/core';
import { IconArrowAutofitWidth, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { zoomIn, zoomOut } from './zoom.ts';
import classes from './DocumentPreview.module.css';

export interface ZoomBarProps {
  /** 1 is the natural size. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onFitWidth: () => void;
  /** Page navigation, if there are pages. */
  readonly children?: ReactNode;
}

/** Zoom buttons of the preview. Screen readers read the current zoom politely. */
export function ZoomBar({ zoom, onZoom, onFitWidth, children }: ZoomBarProps) {
  const { t } = useTranslation('box');
  const percent = Math.round(zoom * 100);
  return (
    <div className={classes.bar} role="group" aria-label={t('preview.toolbar')}>
      {children}
      <span className={classes.group}>
        <ActionIcon
          aria-label={t('preview.zoomOut')}
          onClick={() => {
            onZoom(zoomOut(zoom));
          }}
        >
          <IconZoomOut size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <span className={`${classes.percent} dk-figures`} role="status">
          <span className={classes.hidden}>{t('preview.zoom', { percent })}</span>
          <span aria-hidden="true">{percent} %</span>
        </span>
        <ActionIcon
          aria-label={t('preview.zoomIn')}
          onClick={() => {
            onZoom(zoomIn(zoom));
          }}
        >
          <IconZoomIn size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t('preview.fitWidth')} onClick={onFitWidth}>
          <IconArrowAutofitWidth size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </span>
    </div>
  );
}
