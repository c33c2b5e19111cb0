import { lazy, type FunctionComponent, type LazyExoticComponent, type ReactNode } from 'react';
import { NotLoaded, NotLoadedNote } from './NotLoaded.tsx';

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/**
 * A component that is fetched when it is first shown; where that fails, its place says so:
 *
 * ```ts
 * const PreviewDialog = lazily(() => import('./PreviewDialog.tsx'), 'PreviewDialog', 'part');
 * ```
 *
 * @param load imports the module
 * @param name what the module exports it as
 * @param as a whole screen, or a part of one that is to be read on meanwhile
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
      // The browser reports the failed request; a page loaded anew asks again, style sheets included.
      return { default: as === 'part' ? NotLoadedNote : NotLoaded };
    }
  });
}
