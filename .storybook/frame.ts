import type { Environment } from '@dokubox/spec/enums.ts';
import type { AppFooterProps } from '../ui-kit/shell/AppFooter/AppFooter.tsx';
import { socialLinks } from '../ui-kit/shell/AppFooter/socialLinks.ts';
import type { Scene } from './scene.ts';

/** The configuration of the scene's bank, as in `/config.json`. */
export function configOf(scene: Scene) {
  return scene.answer('getConfig').tenants[scene.tenant];
}

/** The footer of the scene's bank (R2.32, R2.33). */
export function footerOf(scene: Scene): AppFooterProps {
  const { legalName, social } = configOf(scene);
  return {
    year: scene.now.getFullYear(),
    holder: legalName,
    cookiesHref: '#cookies',
    social: socialLinks(scene.policy, social),
  };
}

/** The content of an environment's badge. */
export function environmentOf(scene: Scene, environment: Environment) {
  return { environment, flowId: scene.flowId, build: scene.answer('getConfig').version };
}
