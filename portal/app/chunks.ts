import { lazily } from '../shared/lazily.tsx';

/** Screens are chunks. Each import is listed here once, so that it can be loaded ahead as well. */
const imports = {
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

export const HandoverPage = lazily(imports.handover, 'HandoverPage');
export const ForgottenPage = lazily(imports.forgotten, 'ForgottenPage');
export const ContractPage = lazily(imports.contract, 'ContractPage');
export const CookiesScreen = lazily(imports.cookies, 'CookiesScreen');
export const Workspace = lazily(imports.workspace, 'Workspace');
export const BoxListScreen = lazily(imports.list, 'BoxListScreen');
export const BoxScreen = lazily(imports.box, 'BoxScreen');
export const ToastHost = lazily(imports.toasts, 'ToastHost', 'part');
export const BlockedDialog = lazily(imports.blocked, 'BlockedDialog', 'part');
export const Overlay = lazily(imports.overlay, 'Overlay', 'part');
export const Guards = lazily(imports.guards, 'Guards', 'part');

/** Starts loading screens before the user opens them. A failure is shown only with the screen. */
export function fetchAhead(...names: (keyof typeof imports)[]): void {
  for (const name of names) imports[name]().catch(() => undefined);
}
