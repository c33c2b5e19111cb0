import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StorybookConfig } from '@storybook/react-vite';

import { listFiles } from '../tests/tools/files.ts';
import { root } from '../tests/tools/root.ts';
import { coverageProblems, storiesByRequirement } from '../tests/tools/story-coverage.ts';
import { wordlessModules } from '../tests/tools/without-words.ts';

/** Stops a build in which a requirement of the screens has no story. */
function requireStories(): void {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const files = listFiles(root, ['{ui-kit,portal}/**/*.stories.tsx']);
  const sources = new Map(files.map((path) => [path, read(path)]));
  const problems = coverageProblems(storiesByRequirement(read('docs/requirements.md'), sources));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './*.stories.tsx',
    '../ui-kit/**/*.mdx',
    '../ui-kit/**/*.stories.tsx',
    '../portal/**/*.stories.tsx',
    '../simulator/console/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  // Without this link, a story opened alone would request the server's icon.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg" />`,
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  // Stories declare their controls. Reading them from every component's types costs more than it
  // gives.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (viteConfig, { configType }) => {
    if (configType === 'PRODUCTION') requireStories();
    return {
      ...viteConfig,
      plugins: [...(viteConfig.plugins ?? []), wordlessModules()],
      build: {
        ...viteConfig.build,
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: {
          ...viteConfig.build?.rolldownOptions,
          // Libraries mark files for server rendering with "use client", which has no effect here.
          // Hundreds of notes about it would hide a real warning.
          onLog: (level, log, handler) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
          },
        },
      },
    };
  },
};

export default config;
