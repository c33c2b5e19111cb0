import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../ui-kit/**/*.mdx',
    '../ui-kit/**/*.stories.tsx',
    '../portal/**/*.stories.tsx',
    '../simulator/console/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    build: {
      ...viteConfig.build,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        ...viteConfig.build?.rolldownOptions,
        // Libraries mark files for server rendering with "use client"; it means nothing here, and
        // hundreds of notes about it would hide a real warning.
        onLog: (level, log, handler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
      },
    },
  }),
};

export default config;
