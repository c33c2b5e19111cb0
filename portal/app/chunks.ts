import { lazy } from 'react';

/** Screens are chunks; each import stands here once, so that it can be fetched ahead as well. */
const imports = {
  signIn: () => import('../features/sign-in/SignInPage.tsx'),
  handover: () => import('../features/sign-in/HandoverPage.tsx'),
  forgotten: () => import('../features/sign-in/ForgottenPage.tsx'),
  contract: () => import('../features/sign-in/ContractPage.tsx'),
  cookies: () => import('../features/information/CookiesScreen.tsx'),
  workspace: () => import('./Workspace.tsx'),
  list: () => import('../features/boxes/BoxListScreen.tsx'),
  box: () => import('../features/box/BoxScreen.tsx'),
  toasts: () => import('@dokubox/ui-kit/shell/Toast/ToastHost.tsx'),
  blocked: () => import('./BlockedDialog.tsx'),
  overlay: () => import('./Overlay.tsx'),
  guards: () => import('./guards/Guards.tsx'),
} as const;

export const SignInPage = lazy(async () => ({ default: (await imports.signIn()).SignInPage }));
export const HandoverPage = lazy(async () => ({
  default: (await imports.handover()).HandoverPage,
}));
export const ForgottenPage = lazy(async () => ({
  default: (await imports.forgotten()).ForgottenPage,
}));
export const ContractPage = lazy(async () => ({
  default: (await imports.contract()).ContractPage,
}));
export const CookiesScreen = lazy(async () => ({
  default: (await imports.cookies()).CookiesScreen,
}));
export const Workspace = lazy(async () => ({ default: (await imports.workspace()).Workspace }));
export const BoxListScreen = lazy(async () => ({ default: (await imports.list()).BoxListScreen }));
export const BoxScreen = lazy(async () => ({ default: (await imports.box()).BoxScreen }));
export const ToastHost = lazy(async () => ({ default: (await imports.toasts()).ToastHost }));
export const BlockedDialog = lazy(async () => ({
  default: (await imports.blocked()).BlockedDialog,
}));
export const Overlay = lazy(async () => ({ default: (await imports.overlay()).Overlay }));
export const Guards = lazy(async () => ({ default: (await imports.guards()).Guards }));

/** Starts fetching a screen before it is asked for; a failure shows when it really is. */
export function fetchAhead(...names: (keyof typeof imports)[]): void {
  for (const name of names) imports[name]().catch(() => undefined);
}
