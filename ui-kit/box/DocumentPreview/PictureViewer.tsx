import { useElementSize } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from './useObjectUrl.ts';
import { ZoomBar } from './ZoomBar.tsx';
import { fitWidth } from './zoom.ts';
import classes from './DocumentPreview.module.css';

export interface PictureViewerProps {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly onFailed: () => void;
}

const types: Readonly<Record<string, string>> = { png: 'image/png' };

/** A picture with zoom. It starts at the width of the window. */
export function PictureViewer({ fileName, bytes, onFailed }: PictureViewerProps) {
  const { t } = useTranslation('box');
  const [natural, setNatural] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const { ref, width } = useElementSize();
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  // The type is ours and not the server's, so a picture can never be shown as a page with scripts.
  const url = useObjectUrl(bytes, types[extension] ?? 'image/jpeg');
  const zoom = chosen ?? Math.min(1, fitWidth(width, natural));
  return (
    <>
      <ZoomBar
        zoom={zoom}
        onZoom={setChosen}
        onFitWidth={() => {
          setChosen(fitWidth(width, natural));
        }}
      />
      {/* It scrolls, so it takes the focus: arrow keys must reach the whole picture. */}
      <div
        className={classes.scroll}
        ref={ref}
        tabIndex={0}
        role="region"
        aria-label={t('preview.pages')}
      >
        {url === undefined ? null : (
          <img
            className={classes.picture}
            src={url}
            alt={t('preview.pictureAlt', { fileName })}
            {...(natural > 0 ? { width: Math.round(natural * zoom) } : {})}
            onLoad={({ currentTarget }) => {
              setNatural(currentTarget.naturalWidth);
            }}
            onError={onFailed}
          />
        )}
      </div>
    </>
  );
}
