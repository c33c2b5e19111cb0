import { createTheme, rem, type MantineThemeOverride } from '@mantine/core';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { dokuboxVariantColors } from './cssVariables.ts';
import { accents, ink, meanings, neutral, night } from './palette.ts';

const fontFamily =
  "'Source Sans 3 Variable', 'Source Sans 3', -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/**
 * The Mantine theme of a tenant. Only the accent differs between tenants.
 *
 * - Text: 14, 16, 20, 28 px (`sm md lg xl`), and 13 px (`xs`) for codes.
 * - Space: 4, 8, 12, 16, 24, 40 px (`2xs xs sm md lg xl`).
 * - Radius: 8 px (`md`), and 4 px inside (`sm`).
 * - Controls: 44 px high by default.
 */
export function createDokuboxTheme(tenant: Tenant): MantineThemeOverride {
  return createTheme({
    fontFamily,
    fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'Noto Sans Mono', monospace",
    black: '#18212a',
    white: '#ffffff',
    primaryColor: 'ink',
    primaryShade: { light: 7, dark: 4 },
    colors: {
      gray: neutral,
      grey: neutral,
      dark: night,
      ink,
      accent: accents[tenant].shades,
      warning: meanings.warning,
      orange: meanings.orange,
      red: meanings.red,
      green: meanings.green,
      teal: meanings.teal,
    },
    variantColorResolver: dokuboxVariantColors,
    focusRing: 'auto',
    respectReducedMotion: true,
    cursorType: 'pointer',
    defaultRadius: 'md',
    radius: { xs: rem(4), sm: rem(4), md: rem(8), lg: rem(8), xl: rem(8) },
    spacing: {
      '2xs': rem(4),
      xs: rem(8),
      sm: rem(12),
      md: rem(16),
      lg: rem(24),
      xl: rem(40),
    },
    fontSizes: {
      xs: rem(13),
      sm: rem(14),
      md: rem(16),
      lg: rem(20),
      xl: rem(28),
    },
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.35', xl: '1.2' },
    fontWeights: { regular: '400', medium: '600', bold: '650' },
    headings: {
      fontFamily,
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: { fontSize: rem(28), lineHeight: '1.2' },
        h2: { fontSize: rem(20), lineHeight: '1.35' },
        h3: { fontSize: rem(16), lineHeight: '1.5' },
        h4: { fontSize: rem(16), lineHeight: '1.5' },
        h5: { fontSize: rem(14), lineHeight: '1.45' },
        h6: { fontSize: rem(14), lineHeight: '1.45' },
      },
    },
    shadows: {
      xs: 'none',
      sm: 'none',
      md: 'var(--dk-shadow-float)',
      lg: 'var(--dk-shadow-float)',
      xl: 'var(--dk-shadow-float)',
    },
    components: {
      Button: { defaultProps: { size: 'md' } },
      ActionIcon: { defaultProps: { variant: 'subtle', size: 44, color: 'grey' } },
      Anchor: { defaultProps: { underline: 'always' } },
      Badge: { defaultProps: { variant: 'light', radius: 'sm' } },
      InputWrapper: { defaultProps: { size: 'md' } },
      TextInput: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      Textarea: { defaultProps: { size: 'md' } },
      NativeSelect: { defaultProps: { size: 'md' } },
      Select: { defaultProps: { size: 'md', allowDeselect: false } },
      // Assistive technology and axe object to the placeholder that takes the first focus, because
      // it is not a menu item. Without it the first item is focused, as in any menu.
      Menu: {
        defaultProps: {
          shadow: 'md',
          transitionProps: { duration: 120 },
          withInitialFocusPlaceholder: false,
        },
      },
      Popover: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
      Tooltip: { defaultProps: { transitionProps: { duration: 120 }, withArrow: true } },
      Paper: { defaultProps: { withBorder: true, shadow: 'none' } },
      Card: { defaultProps: { withBorder: true, padding: 'lg', shadow: 'none' } },
      Skeleton: { defaultProps: { radius: 'sm' } },
    },
  });
}
