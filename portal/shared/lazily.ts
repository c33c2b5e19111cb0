import { lazy, type FunctionComponent, type LazyExoticComponent, type ReactNode } from 'react';

type PropsOf<Component> = Component extends (props: infer Props) => ReactNode ? Props : never;

/**
 * A component that is fetched when it is first shown:
 *
 * ```ts
 * const PreviewDialog = lazily(() => import('./PreviewDialog.tsx'), 'PreviewDialog');
 * ```
 *
 * @param load imports the module
 * @param name what the module exports it as
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> {
  return lazy(async () => ({
    default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>>,
  }));
}
