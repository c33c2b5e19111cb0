import { Suspense, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePath, unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import { PageSkeleton } from '@dokubox/ui-kit/PageSkeleton/PageSkeleton.tsx';
import { Banner } from '../app/Banner.tsx';
import { usePortalBlocks } from '../app/guards/usePortalBlocks.ts';
import { createGuardedHistory, type History } from '../app/guardedHistory.ts';
import { ScreenRoutes, shapeOf } from '../app/ScreenRoutes.tsx';
import { listPath } from '../config/landing.ts';
import { useServices, type Services } from '../services/services.ts';
import { QueryCache } from '../shared/QueryCache.tsx';
import classes from './EmbeddedScreens.module.css';

/** Where the reader comes in, and how out again. */
export interface Entrance {
  readonly path: string;
  /** Set where the host gave a box: called instead of going to the list. */
  readonly onExit?: () => void;
}

/** A history of its own: address and Back button of the page belong to the host. */
function createEmbeddedHistory(
  { path, onExit }: Entrance,
  { leaving, platform: { addressBar } }: Services,
): History {
  addressBar.history.replaceState(null, '', path);
  const history = createGuardedHistory(addressBar, leaving);
  if (!onExit) return history;
  const leads = (to: Parameters<History['push']>[0]) =>
    (typeof to === 'string' ? parsePath(to) : to).pathname === listPath;
  return {
    ...history,
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    push(to, state) {
      if (leads(to)) leaving.leave(onExit);
      else history.push(to, state);
    },
    replace(to, state) {
      if (leads(to)) leaving.leave(onExit);
      else history.replace(to, state);
    },
  };
}

/**
 * A link opened beside its screen would ask the host's server for our address. Plain clicks have been
 * taken over by the router before they come here.
 */
function keepInside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (link && !event.defaultPrevented) event.preventDefault();
}

/** The screens without what the host has itself: header, footer, menus. */
export function EmbeddedScreens({ entrance }: { readonly entrance: Entrance }) {
  const services = useServices();
  const [history] = useState(() => createEmbeddedHistory(entrance, services));
  return (
    <QueryCache>
      <HistoryRouter history={history}>
        <Screens />
      </HistoryRouter>
    </QueryCache>
  );
}

function Screens() {
  const { t } = useTranslation('portal');
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const former = useRef(pathname);
  usePortalBlocks();
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    // Moves the focus to the new screen, and the page no further than to where it begins.
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <Banner />
      <section
        ref={content}
        id="dk-content"
        className={classes.content}
        tabIndex={-1}
        aria-label={t('product')}
        onClick={keepInside}
        onAuxClick={keepInside}
      >
        <Suspense fallback={<PageSkeleton shape={shapeOf(pathname)} />}>
          <ScreenRoutes />
        </Suspense>
      </section>
    </>
  );
}
