import { createContext, useContext } from 'react';
import type { Language } from '@dokubox/spec/enums.ts';

/** The language setting: the login form's select and the header's menu are one. */
export interface LanguageSetting {
  readonly language: Language;
  /** In menu order. */
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageSetting | null>(null);

/** The language, the offered ones, and how to change it. */
export function useLanguage(): LanguageSetting {
  const setting = useContext(LanguageContext);
  if (!setting) throw new Error('useLanguage outside of LanguageContext');
  return setting;
}
