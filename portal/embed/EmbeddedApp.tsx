import { MantineThemeProvider, Portal, type MantineColorSchemeManager } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { Component, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '@dokubox/spec/errors.ts';
import { errorCodes } from '@dokubox/spec/errors.ts';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/DokuboxProvider/DokuboxProvider.tsx';
import { StatusMessage } from '@dokubox/ui-kit/StatusMessage/StatusMessage.tsx';
import { messageText } from '@dokubox/ui-kit/locales/messageText.ts';
import { events } from '../api/portal.ts';
import { BlockedDialog, ToastHost } from '../app/chunks.ts';
import { LanguageContext } from '../session/language.ts';
import { StartContext, type Start } from '../session/place.ts';
import { useSession } from '../session/session.ts';
import { logError } from '../shared/logError.ts';
import { notifyFailure, useToastsWanted } from '../shared/notify.ts';
import { EmbeddedScreens, type Entrance } from './EmbeddedScreens.tsx';

/** Selects the element that carries language, scheme and custom properties. */
const rootSelector = '[data-dokubox-root]';

/** The host decides the scheme; nothing is kept. */
const noSchemeKept: MantineColorSchemeManager = {
  get: (otherwise) => otherwise,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Where Dokubox lives inside the host's page. */
export interface Ground {
  /** Carries language, scheme and custom properties. */
  readonly root: HTMLElement;
  /** Receives dialogs, menus and toasts. */
  readonly floating: HTMLElement;
}

export interface EmbeddedFrameProps {
  readonly ground: Ground;
  readonly tenant: Tenant;
  readonly i18n: I18n;
  readonly colorScheme: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** Theme and texts, with everything that floats kept inside the ground. */
export function EmbeddedFrame({ ground, tenant, i18n, colorScheme, children }: EmbeddedFrameProps) {
  const theme = useMemo(
    () => ({
      components: { Portal: Portal.extend({ defaultProps: { target: ground.floating } }) },
    }),
    [ground],
  );
  const getRootElement = useMemo(() => () => ground.root, [ground]);
  return (
    <DokuboxProvider
      tenant={tenant}
      i18n={i18n}
      colorSchemeManager={noSchemeKept}
      cssVariablesSelector={rootSelector}
      getRootElement={getRootElement}
      {...(colorScheme ? { forceColorScheme: colorScheme } : {})}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </DokuboxProvider>
  );
}

/** Says why there is no Dokubox to see, as the code of the event to the host does. */
export function Refused({ code, ended = false }: { readonly code: ErrorCode; ended?: boolean }) {
  const { t } = useTranslation(['contract', 'signIn']);
  const contract = useTranslation('contract').t;
  return (
    <StatusMessage
      kind="error"
      title={ended ? t('signIn:expired.title') : contract(`errorTitle.${code}`)}
      code={code}
    >
      {messageText(
        contract,
        ended || code === 'LOGIN_FAILED' ? 'dde.error.sessionExpired' : errorCodes[code].messageKey,
      )}
    </StatusMessage>
  );
}

/** Catches what a screen throws: says so, reports it (R7.17), and tells the host. */
class Caught extends Component<
  { readonly onFault: () => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError(error);
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.failed ? <Refused code="GENERAL_ERROR" /> : this.props.children;
  }
}

export interface EmbeddedAppProps {
  readonly start: Start;
  readonly i18n: I18n;
  readonly entrance: Entrance;
  readonly onFault: () => void;
}

/** Dokubox for the session the host has signed in. */
export function EmbeddedApp({ start, i18n, entrance, onFault }: EmbeddedAppProps) {
  const { language } = start.place;
  const setting = useMemo(
    // The language is the host's to choose: there is one, and no menu.
    () => ({ language, languages: [language], onChange: () => undefined }),
    [language],
  );
  return (
    <StartContext value={start}>
      <LanguageContext value={setting}>
        <Caught onFault={onFault}>
          <Content entrance={entrance} />
          <Blocked />
        </Caught>
        <Failures i18n={i18n} />
      </LanguageContext>
    </StartContext>
  );
}

function Content({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation('signIn');
  const session = useSession();
  if (session.status === 'signedIn') return <EmbeddedScreens entrance={entrance} />;
  if (session.status === 'signedOut' && session.reason === 'signedOut') {
    return (
      <StatusMessage kind="info" title={t('signedOut.title')}>
        {t('signedOut.text')}
      </StatusMessage>
    );
  }
  const failed = session.status === 'signedOut' && session.reason === 'loginFailed';
  return <Refused code={failed ? 'UNAUTHORIZED_428' : 'LOGIN_FAILED'} ended={!failed} />;
}

/** The notice of a blocked portal stays inside a host as well. */
function Blocked() {
  const [blocked, setBlocked] = useState(false);
  useEffect(
    () =>
      events.on('blocked', () => {
        setBlocked(true);
      }),
    [],
  );
  if (!blocked) return null;
  return (
    <Suspense fallback={null}>
      <BlockedDialog
        onClose={() => {
          setBlocked(false);
        }}
      />
    </Suspense>
  );
}

/** Shows as toasts what nobody shows in its place (R7.25, A-230). */
function Failures({ i18n }: { readonly i18n: I18n }) {
  const wanted = useToastsWanted();
  useEffect(() => {
    const stops = (['clientError', 'serverError'] as const).map((name) =>
      events.on(name, ({ error, shownInPlace }) => {
        if (!shownInPlace) void notifyFailure(i18n, error);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [i18n]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}
