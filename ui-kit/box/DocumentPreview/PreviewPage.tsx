import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PIXELS_PER_POINT, type PDFDocumentProxy } from './loadPdf.ts';
import classes from './DocumentPreview.module.css';

/** Width and height in points. */
export interface PdfPageSize {
  readonly width: number;
  readonly height: number;
}

export interface PreviewPageProps {
  readonly document: PDFDocumentProxy;
  /** Counted from 1. */
  readonly number: number;
  readonly pages: number;
  readonly zoom: number;
  /** Size until the page itself is known. */
  readonly expected: PdfPageSize;
}

/** Distance from the window at which a page is drawn. */
const DRAW_MARGIN = '100% 0%';
/** A sharper picture would only cost memory. */
const MAX_PIXEL_RATIO = 2;
/** Largest canvas in pixels. Browsers reject larger ones or leave them blank. */
const MAX_CANVAS = 16_000_000;

/** Whether the element is in or near the window. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        if (last) setNear(last.isIntersecting);
      },
      { root: element.current.closest('[role="region"]'), rootMargin: DRAW_MARGIN },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return near;
}

/** One page: a canvas to look at, and a text layer for screen readers and for selecting. */
export function PreviewPage({ document, number, pages, zoom, expected }: PreviewPageProps) {
  const { t } = useTranslation('box');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(expected);
  const near = useNear(box);
  const scale = zoom * PIXELS_PER_POINT;

  useEffect(() => {
    if (!near) return undefined;
    let wanted = true;
    let stop = () => {};
    const draw = async () => {
      const page = await document.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const target = canvas.current;
      const layer = text.current;
      if (!wanted || !target || !layer) return;
      setSize({ width: natural.width, height: natural.height });
      const wish = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO);
      const pixels = natural.width * natural.height * scale * scale;
      const ratio = Math.min(wish, Math.sqrt(MAX_CANVAS / pixels));
      const viewport = page.getViewport({ scale: scale * ratio });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas: target, viewport });
      layer.replaceChildren();
      const words = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: layer,
        viewport: page.getViewport({ scale }),
      });
      stop = () => {
        drawing.cancel();
        words.cancel();
      };
      await Promise.all([drawing.promise, words.render()]);
    };
    // If the page is left before it is drawn, drawing is cancelled. A page that cannot be drawn
    // stays blank, because other pages may be fine.
    draw().catch(() => undefined);
    return () => {
      wanted = false;
      stop();
    };
  }, [near, document, number, scale]);

  return (
    <div
      ref={box}
      className={classes.page}
      data-page={number}
      role="group"
      aria-label={t('preview.pageLabel', { page: number, pages })}
      style={{
        inlineSize: `${size.width * scale}px`,
        blockSize: `${size.height * scale}px`,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      {near ? (
        <>
          <canvas ref={canvas} className={classes.canvas} aria-hidden="true" />
          <div ref={text} className={classes.words} />
        </>
      ) : null}
    </div>
  );
}
