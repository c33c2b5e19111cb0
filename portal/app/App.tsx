import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@dokubox/spec/enums.ts';
import { languageOrder } from '@dokubox/spec/tenants/table.ts';
import { DokuboxProvider } from '@dokubox/ui-kit/foundations/DokuboxProvider/DokuboxProvider.tsx';
import type { PortalTexts } from '../i18n/texts.ts';
import { storageKeys } from '../config/storage.ts';
import { useServices } from '../services/services.ts';
import { LanguageContext } from '../session/language.ts';
import { usePathname } from '../shared/usePathname.ts';
import { StartContext, type Start } from '../session/start.ts';
import { Gate } from './Gate.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ToastPlace } from './Notices.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { Waiting } from './Waiting.tsx';

export interface AppProps {
  readonly start: Start;
  readonly texts: PortalTexts;
}

/** The portal: the providers that screens need, then the screen that the address names. */
export function App({ start, texts }: AppProps) {
  const { platform, logError } = useServices();
  return (
    <StartContext value={start}>
      <DokuboxProvider
        tenant={start.launch.tenant}
        i18n={texts.i18n}
        colorSchemeManager={platform.colorScheme}
      >
        <WithLanguage start={start} texts={texts}>
          <ErrorBoundary onError={logError} onRestart={platform.restart}>
            <SessionWatch i18n={texts.i18n} />
            <Suspense fallback={<Fallback />}>
              <Gate />
            </Suspense>
          </ErrorBoundary>
          <ToastPlace />
        </WithLanguage>
      </DokuboxProvider>
    </StartContext>
  );
}

/** The sign-in appears at once or not at all. A workspace screen has a placeholder of its shape. */
function Fallback() {
  return usePathname().startsWith('/app/') ? <Waiting /> : null;
}

function WithLanguage({ start, texts, children }: AppProps & { readonly children: ReactNode }) {
  const { tenant, language: first } = start.launch;
  const { api, platform } = useServices();
  const [language, setLanguage] = useState<Language>(first);
  const onChange = useCallback(
    (chosen: Language) => {
      platform.localStorage.setItem(storageKeys.language, chosen);
      api.setContext({ language: chosen });
      setLanguage(chosen);
      void texts.changeLanguage(chosen);
    },
    [api, platform, texts],
  );
  const setting = useMemo(
    () => ({ language, languages: languageOrder(tenant), onChange }),
    [language, tenant, onChange],
  );
  return <LanguageContext value={setting}>{children}</LanguageContext>;
}
