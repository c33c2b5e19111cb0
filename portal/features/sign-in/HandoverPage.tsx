import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HandoverNotice } from '@dokubox/ui-kit/creating/HandoverNotice/HandoverNotice.tsx';
import { loginPaths } from '../../config/landing.ts';
import { useServices } from '../../services/services.ts';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { exchange, type Handover } from './handover.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Accepts a banker's sign-in from the access layer (`/ial`) or the identity provider. */
export function HandoverPage({ kind }: { readonly kind: Handover['kind'] }) {
  const { t } = useTranslation('portal');
  const services = useServices();
  const started = useRef(false);
  usePageTitle(t('page.signIn'));

  useEffect(() => {
    // A code can be used once. A second run, as in React's strict mode, would invalidate the first.
    if (started.current) return;
    started.current = true;
    const { logError, navigation, platform, session } = services;
    const { addressBar } = platform;
    const { search, hash, origin, pathname } = addressBar.location;
    // Tokens must not stay in the address, the history or a bookmark.
    addressBar.history.replaceState(addressBar.history.state, '', pathname);
    exchange(services, { kind, search, hash, origin }).then(
      () => {
        navigation.navigate('/', { replace: true });
      },
      (cause: unknown) => {
        logError(cause);
        // The sign-in page shows this reason.
        session.end('loginFailed');
        navigation.navigate(loginPaths.INTRANET, { replace: true });
      },
    );
  }, [kind, services]);

  return (
    <SignInFrame>
      <HandoverNotice />
    </SignInFrame>
  );
}
