import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languages, type Language, type Tenant } from '@dokubox/spec/enums.ts';
import { languageTags } from '../../locales/names.ts';
import { createDokuboxTheme } from '../theme/createDokuboxTheme.ts';
import { dokuboxCssVariables } from '../theme/cssVariables.ts';
import { PlaceProvider } from '../Place/PlaceProvider.tsx';
import { TenantContext } from './tenantContext.ts';
import '../theme/global.css';

export interface DokuboxProviderProps {
  /** Decides accent and artwork. */
  readonly tenant: Tenant;
  /** Text service from `createDokuboxI18n`. */
  readonly i18n: I18n;
  /** Stores the chosen colour scheme. Default: Mantine's manager, in local storage. */
  readonly colorSchemeManager?: MantineColorSchemeManager;
  /**
   * Forces a scheme, for example in a story. Without it the user's choice or the system decides
   * (A-262).
   */
  readonly forceColorScheme?: 'light' | 'dark';
  /** Element that receives the custom properties, for an embedded root. Default: the document. */
  readonly cssVariablesSelector?: string;
  readonly getRootElement?: () => HTMLElement | undefined;
  /** `test` switches transitions and portals off. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

function currentLanguage(i18n: I18n): Language {
  return languages.find((language) => language === i18n.resolvedLanguage) ?? 'en';
}

/**
 * Everything a component of the kit needs around it: theme and CSS variables of the tenant, and
 * texts. It also provides the place whose width layouts follow, and sets the `lang` attribute to
 * the language. Wrap the application once:
 *
 * ```tsx
 * <DokuboxProvider tenant="BG" i18n={i18n}><App /></DokuboxProvider>
 * ```
 */
export function DokuboxProvider({
  tenant,
  i18n,
  colorSchemeManager,
  forceColorScheme,
  cssVariablesSelector,
  getRootElement,
  env = 'default',
  children,
}: DokuboxProviderProps) {
  const theme = useMemo(() => createDokuboxTheme(tenant), [tenant]);
  const resolver = useMemo(() => dokuboxCssVariables(tenant), [tenant]);
  const [language, setLanguage] = useState(() => currentLanguage(i18n));

  useEffect(() => {
    const follow = () => {
      setLanguage(currentLanguage(i18n));
    };
    follow();
    i18n.on('languageChanged', follow);
    return () => {
      i18n.off('languageChanged', follow);
    };
  }, [i18n]);

  useEffect(() => {
    const root = getRootElement?.() ?? document.documentElement;
    root.lang = languageTags[language];
    root.dir = i18n.dir(language);
  }, [language, i18n, getRootElement]);

  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        defaultColorScheme="auto"
        env={env}
        {...(colorSchemeManager ? { colorSchemeManager } : {})}
        {...(forceColorScheme ? { forceColorScheme } : {})}
        {...(cssVariablesSelector ? { cssVariablesSelector } : {})}
        {...(getRootElement ? { getRootElement } : {})}
      >
        <TenantContext value={tenant}>
          <PlaceProvider>{children}</PlaceProvider>
        </TenantContext>
      </MantineProvider>
    </I18nextProvider>
  );
}
