import type { OwnLanguage, OwnTexts } from './own-texts.ts';

const loaders: Readonly<Record<OwnLanguage, () => Promise<OwnTexts>>> = {
  bg: async () => (await import('./bg/own.ts')).bgOwn,
  cs: async () => (await import('./cs/own.ts')).csOwn,
  hr: async () => (await import('./hr/own.ts')).hrOwn,
  hu: async () => (await import('./hu/own.ts')).huOwn,
  ro: async () => (await import('./ro/own.ts')).roOwn,
  sk: async () => (await import('./sk/own.ts')).skOwn,
  sr: async () => (await import('./sr/own.ts')).srOwn,
};

const fetched = new Map<OwnLanguage, OwnTexts>();

/**
 * The texts for a world of a tenant with this language.
 * @throws Error if {@link loadOwnTexts} has not resolved
 */
export function ownTexts(language: OwnLanguage): OwnTexts {
  const texts = fetched.get(language);
  if (!texts)
    throw new Error(`the texts in ${language} were not fetched before a world needed them`);
  return texts;
}

/**
 * Loads the texts. A page rarely shows more than one tenant. Wait for this before creating a world.
 */
export async function loadOwnTexts(language: OwnLanguage): Promise<void> {
  if (!fetched.has(language)) fetched.set(language, await loaders[language]());
}
