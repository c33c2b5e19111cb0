import { Anchor, MantineThemeProvider, Portal } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { Component, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import { SessionNotice } from '@dokubox/ui-kit/shell/SessionNotice/SessionNotice.tsx';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { errorCodeText } from '@dokubox/ui-kit/locales/messageText.ts';
import { BlockedNotice, ToastPlace, useFailureNotices } from '../app/Notices.tsx';
import { noSchemeKept } from '../platform/memory.ts';
import { LanguageContext } from '../session/language.ts';
import { StartContext, type Start } from '../session/start.ts';
import { useSession } from '../session/session.ts';
import type { DoorRefusal } from './door.ts';
import { EmbeddedScreens } from './EmbeddedScreens.tsx';
import { origin } from './files.ts';
import type { Ground } from './ground.ts';

/** Selects the element with language, scheme and custom properties. */
const rootSelector = '[data-dokubox-root]';

export interface EmbeddedFrameProps {
  readonly ground: Ground;
  readonly tenant: Tenant;
  readonly i18n: I18n;
  /** The host decides the scheme. Nothing is stored. */
  readonly colorScheme: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/** Theme and texts. Floating elements are kept inside the ground. */
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

/** Explains why Dokubox cannot be shown, with the code that the host's event has. */
export function RefusedPage({
  code,
  parameters = [],
  invited = false,
  ended = false,
}: DoorRefusal & { readonly ended?: boolean }) {
  const { t } = useTranslation(['contract', 'signIn']);
  const contract = useTranslation('contract').t;
  // The names are for the host's developers, so users can pass them on.
  const named = [code, ...(parameters.length > 0 ? [parameters.join(', ')] : [])].join(': ');
  if (invited) {
    const link = (
      <Anchor href={origin} target="_blank" rel="noopener">
        {t('signIn:passwordFirst.link')}
      </Anchor>
    );
    return (
      <StatusMessage kind="info" title={t('signIn:passwordFirst.title')} code={named} action={link}>
        {t('signIn:passwordFirst.text')}
      </StatusMessage>
    );
  }
  const { title, text } = errorCodeText(contract, code);
  return (
    <StatusMessage kind="error" title={ended ? t('signIn:expired.title') : title} code={named}>
      {ended || code === 'LOGIN_FAILED' ? contract('errorHelp.UNAUTHORIZED_428') : text}
    </StatusMessage>
  );
}

/** Catches an error of a screen: shows it, reports it (R7.17), and sends it to the host. */
class HostErrorBoundary extends Component<
  { readonly onError: (error: unknown) => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <RefusedPage code="GENERAL_ERROR" /> : this.props.children;
  }
}

export interface EmbeddedAppProps {
  readonly start: Start;
  readonly i18n: I18n;
  /** Set if the host gave a box. Called instead of going to the list. */
  readonly onExit: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** Dokubox for the session the host has signed in. */
export function EmbeddedApp({ start, i18n, onExit, onError }: EmbeddedAppProps) {
  const { language } = start.launch;
  const setting = useMemo(
    // The host chooses the language, so there is only one and no menu.
    () => ({ language, languages: [language], onChange: () => undefined }),
    [language],
  );
  return (
    <StartContext value={start}>
      <LanguageContext value={setting}>
        <HostErrorBoundary onError={onError}>
          <Content onExit={onExit} />
          <BlockedNotice />
        </HostErrorBoundary>
        <Failures i18n={i18n} />
      </LanguageContext>
    </StartContext>
  );
}

function Content({ onExit }: Pick<EmbeddedAppProps, 'onExit'>) {
  const { t } = useTranslation('signIn');
  const session = useSession();
  if (session.status === 'signedIn') return <EmbeddedScreens onExit={onExit} />;
  if (session.status === 'signedOut' && session.reason === 'signedOut') {
    return (
      <StatusMessage kind="info" title={t('signedOut.title')}>
        {t('signedOut.text')}
      </StatusMessage>
    );
  }
  const reason = session.status === 'signedOut' ? session.reason : undefined;
  if (reason === 'loginFailed' || reason === 'lockedByBank')
    return <SessionNotice reason={reason} />;
  return <RefusedPage code="LOGIN_FAILED" ended />;
}

/** Shows failures inside the host. */
function Failures({ i18n }: { readonly i18n: I18n }) {
  useFailureNotices(i18n);
  return <ToastPlace />;
}
