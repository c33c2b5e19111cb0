import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Dokubox',
    colorPrimary: '#1a4a8b',
    colorSecondary: '#386cb3',
    appBg: '#f5f7fa',
    appBorderColor: '#dde3e9',
    appBorderRadius: 8,
    inputBorderRadius: 4,
    textColor: '#18212a',
    barSelectedColor: '#1a4a8b',
  }),
  sidebar: { showRoots: true },
});
