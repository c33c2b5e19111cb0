import { ActionIcon, NumberInput } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PIXELS_PER_POINT,
  loadPdf,
  pdfFailure,
  type PDFDocumentProxy,
  type PdfFailure,
} from './loadPdf.ts';
import { PreviewPage, type PdfPageSize } from './PreviewPage.tsx';
import { atEnd } from '../../helpers/atEnd.ts';
import { ZoomBar } from './ZoomBar.tsx';
import { fitWidth } from './zoom.ts';
import classes from './DocumentPreview.module.css';

export type { PdfFailure } from './loadPdf.ts';

export interface PdfViewerProps {
  readonly bytes: Uint8Array;
  /** Placeholder until the first page is ready. */
  readonly waiting: ReactNode;
  readonly onFailed: (failure: PdfFailure) => void;
}

interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** Size of the first page in points. Other pages have this size until they are drawn. */
  readonly first: PdfPageSize;
}

/** Space to the left and right of a page, in pixels. */
const PAGE_SPACE = 32;

function usePdf(bytes: Uint8Array, onFailed: (failure: PdfFailure) => void): OpenPdf | undefined {
  const [pdf, setPdf] = useState<OpenPdf>();
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  }, [onFailed]);
  useEffect(() => {
    let wanted = true;
    const loading = loadPdf(bytes);
    const open = async () => {
      const document = await loading.document;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (wanted) setPdf({ document, first: { width, height } });
    };
    open().catch((cause: unknown) => {
      if (wanted) failed.current(pdfFailure(cause));
    });
    return () => {
      wanted = false;
      loading.cancel();
    };
  }, [bytes]);
  return pdf;
}

/** Returns the page at the upper third of the window, which the user is probably reading. */
function readPage(scroll: HTMLElement): number {
  const line = scroll.getBoundingClientRect().top + scroll.clientHeight / 3;
  let page = 1;
  for (const child of scroll.querySelectorAll<HTMLElement>('[data-page]')) {
    if (child.getBoundingClientRect().top > line) break;
    page = Number(child.dataset['page']);
  }
  return page;
}

/** A PDF, page below page, drawn as the pages come near. */
export default function PdfViewer({ bytes, waiting, onFailed }: PdfViewerProps) {
  const { t } = useTranslation('box');
  const pdf = usePdf(bytes, onFailed);
  const [chosen, setChosen] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const { ref: sizeRef, width } = useElementSize();
  const scroll = useRef<HTMLDivElement>(null);

  if (!pdf) return waiting;
  const pages = pdf.document.numPages;
  const fitted = fitWidth(width - PAGE_SPACE, pdf.first.width * PIXELS_PER_POINT);
  const zoom = chosen ?? Math.min(fitted, 1.5);
  const goTo = (target: number) => {
    const inside = Math.min(pages, Math.max(1, target));
    setPage(inside);
    scroll.current?.querySelector(`[data-page="${inside}"]`)?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <ZoomBar
        zoom={zoom}
        onZoom={setChosen}
        onFitWidth={() => {
          setChosen(fitted);
        }}
      >
        <span className={classes.group}>
          <ActionIcon
            aria-label={t('preview.previousPage')}
            {...atEnd(page <= 1)}
            onClick={() => {
              goTo(page - 1);
            }}
          >
            <IconChevronUp size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t('preview.nextPage')}
            {...atEnd(page >= pages)}
            onClick={() => {
              goTo(page + 1);
            }}
          >
            <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
          <NumberInput
            className={classes.pageInput}
            size="xs"
            hideControls
            allowDecimal={false}
            allowNegative={false}
            aria-label={t('preview.page')}
            min={1}
            max={pages}
            value={page}
            onChange={(value) => {
              if (typeof value === 'number' && value >= 1 && value <= pages) goTo(value);
            }}
          />
          <span className="dk-figures">{t('preview.pageOf', { pages })}</span>
        </span>
      </ZoomBar>
      <div className={classes.measure} ref={sizeRef}>
        {/* It scrolls, so it takes the focus: arrow keys must reach every page. */}
        <div
          className={classes.scroll}
          ref={scroll}
          tabIndex={0}
          role="region"
          aria-label={t('preview.pages')}
          onScroll={({ currentTarget }) => {
            setPage(readPage(currentTarget));
          }}
        >
          <div className={classes.pages}>
            {Array.from({ length: pages }, (_, index) => (
              <PreviewPage
                key={index}
                document={pdf.document}
                number={index + 1}
                pages={pages}
                zoom={zoom}
                expected={pdf.first}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
