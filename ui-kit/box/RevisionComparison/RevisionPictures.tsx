import { Button } from '@mantine/core';
import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusMessage } from '../../shell/StatusMessage/StatusMessage.tsx';
import type { Area } from './area.ts';
import { drawPages, type Compared } from './drawPages.ts';
import classes from './RevisionComparison.module.css';

export interface RevisionPicturesProps {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly pages: readonly number[];
  /** Placeholder until the pages are drawn. */
  readonly waiting: ReactNode;
}

type State =
  | { readonly state: 'drawing' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly compared: Compared };

const percent = (part: number) => `${part * 100}%`;

function Picture({
  canvas,
  area,
  label,
}: {
  readonly canvas: HTMLCanvasElement | null;
  readonly area: Area | null;
  readonly label: string;
}) {
  const { t } = useTranslation('validation');
  const frame: CSSProperties | null = area && {
    insetInlineStart: percent(area.left),
    insetBlockStart: percent(area.top),
    inlineSize: percent(area.width),
    blockSize: percent(area.height),
  };
  return (
    <figure className={classes.figure}>
      {canvas ? (
        <div className={classes.sheet} dir="ltr">
          <div
            role="img"
            aria-label={label}
            ref={(place) => {
              place?.replaceChildren(canvas);
            }}
          />
          {frame ? <div className={classes.frame} style={frame} aria-hidden="true" /> : null}
        </div>
      ) : (
        <p className={classes.none}>{t('comparison.missing')}</p>
      )}
      <figcaption className="dk-figures">{label}</figcaption>
    </figure>
  );
}

/** The pages that differ, as signed and as they are now, with a frame around the change. */
export default function RevisionPictures({ bytes, length, pages, waiting }: RevisionPicturesProps) {
  const { t } = useTranslation('validation');
  const [now, setNow] = useState<State>({ state: 'drawing' });
  const [attempt, setAttempt] = useState(0);
  const named = pages.join(' ');
  useEffect(() => {
    let wanted = true;
    const numbers = named === '' ? [] : named.split(' ').map(Number);
    const drawing = drawPages(bytes, length, numbers);
    drawing.compared.then(
      (compared) => {
        if (wanted) setNow({ state: 'ready', compared });
      },
      () => {
        if (wanted) setNow({ state: 'failed' });
      },
    );
    return () => {
      wanted = false;
      drawing.cancel();
    };
  }, [bytes, length, named, attempt]);

  if (now.state === 'drawing') return waiting;
  if (now.state === 'failed') {
    return (
      <StatusMessage
        kind="warning"
        action={
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              setNow({ state: 'drawing' });
              setAttempt((count) => count + 1);
            }}
          >
            {t('retry')}
          </Button>
        }
      >
        {t('comparison.failed')}
      </StatusMessage>
    );
  }
  const { compared } = now;
  if (compared.pages.length === 0) return <p className={classes.note}>{t('comparison.same')}</p>;
  return (
    <>
      <p className={classes.note}>{t('comparison.marked')}</p>
      {compared.pages.map(({ number, before, after, area }) => (
        <div key={number} className={classes.pair}>
          <Picture
            canvas={before}
            area={before && after ? area : null}
            label={t('comparison.before', { page: number })}
          />
          <Picture
            canvas={after}
            area={before && after ? area : null}
            label={t('comparison.after', { page: number })}
          />
        </div>
      ))}
      {compared.more ? <p className={classes.note}>{t('comparison.more')}</p> : null}
    </>
  );
}
