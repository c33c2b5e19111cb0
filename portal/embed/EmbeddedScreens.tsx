import { Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { Banner } from '../app/Banner.tsx';
import { usePortalBlocks } from '../app/guards/usePortalBlocks.ts';
import { RoutedScreens } from '../app/RoutedScreens.tsx';
import { screenRoutes, shapeOf } from '../app/screenRoutes.tsx';
import { QueryCache } from '../shared/QueryCache.tsx';
import { ReturnNotice } from '../shared/ReturnNotice.tsx';
import classes from './EmbeddedScreens.module.css';

/**
 * A link opened outside its screen would ask the host's server for our address. The router has
 * already handled plain clicks.
 */
function keepInside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (link && !event.defaultPrevented) event.preventDefault();
}

const routes = [{ element: <Frame />, children: screenRoutes }];

/**
 * The screens without the parts the host has: header, footer, menus.
 * @param onExit set if the host gave a box: called instead of going to the list
 */
export function EmbeddedScreens({ onExit }: { readonly onExit: (() => void) | undefined }) {
  return (
    <QueryCache>
      <RoutedScreens routes={routes} waiting={null} onExit={onExit} />
    </QueryCache>
  );
}

function Frame() {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  usePortalBlocks();
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Moves the focus to the new screen, without scrolling the page beyond its start.
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <div className={classes.banner}>
        <Banner />
      </div>
      <section
        ref={content}
        id="dk-content"
        className={classes.content}
        tabIndex={-1}
        aria-label={t('product')}
        onClick={keepInside}
        onAuxClick={keepInside}
      >
        <ReturnNotice />
        <Suspense fallback={<PageSkeleton shape={shapeOf(pathname)} />}>
          <Outlet />
        </Suspense>
      </section>
    </>
  );
}
