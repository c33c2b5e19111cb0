import { createContext, useContext } from 'react';
import type { Language } from '@dokubox/spec/enums.ts';

/** The language setting, shared by the login form's select and the header's menu. */
export interface LanguageSetting {
  readonly language: Language;
  /** In menu order. */
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageSetting | null>(null);

/** Returns the language, the available languages, and a function to change the language. */
export function useLanguage(): LanguageSetting {
  const setting = useContext(LanguageContext);
  if (!setting) throw new Error('useLanguage must be called inside LanguageContext.');
  return setting;
}
