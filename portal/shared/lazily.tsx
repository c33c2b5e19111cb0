import { lazy, type FunctionComponent, type LazyExoticComponent, type ReactNode } from 'react';
import { NotLoaded, NotLoadedNote } from './NotLoaded.tsx';

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/**
 * Returns a component that is loaded at its first use. If loading fails, a text in its place says
 * so:
 *
 * ```ts
 * const PreviewDialog = lazily(() => import('./PreviewDialog.tsx'), 'PreviewDialog', 'part');
 * ```
 *
 * @param load imports the module
 * @param name the name of the export
 * @param as a whole screen, or a part of a screen whose other parts stay usable
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  as: 'screen' | 'part' = 'screen',
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => {
    try {
      return { default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> };
    } catch {
      // The browser reports the failed request. A reloaded page asks again, also for style sheets.
      return { default: as === 'part' ? NotLoadedNote : NotLoaded };
    }
  });
}
