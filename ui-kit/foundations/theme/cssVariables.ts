import type { CSSVariablesResolver, VariantColorsResolver } from '@mantine/core';
import { defaultVariantColorsResolver } from '@mantine/core';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { accents } from './palette.ts';
import { isTone, surfaces, toneRoles, tones, type Scheme } from './tones.ts';

type Variables = Record<`--${string}`, string>;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The custom properties of one scheme, for module CSS:
 * `--dk-{page,card,raised,sunken,line,line-control,text,text-soft,focus}`,
 * `--dk-{tone}-{fill,fill-hover,on-fill,soft,soft-hover,on-soft,text,line}` and `--dk-accent-{0…9}`
 * for artwork.
 */
function schemeVariables(tenant: Tenant, scheme: Scheme): Variables {
  const variables: Variables = {};
  const surface = surfaces[scheme];
  for (const [name, value] of Object.entries(surface)) variables[`--dk-${kebab(name)}`] = value;
  const roles = toneRoles(tenant, scheme);
  for (const tone of tones) {
    for (const [role, value] of Object.entries(roles[tone])) {
      variables[`--dk-${tone}-${kebab(role)}`] = value;
    }
    // Mantine's own names, for the components that read them without the variant resolver.
    const tint = roles[tone];
    if (tone === 'black') continue;
    variables[`--mantine-color-${tone}-filled`] = tint.fill;
    variables[`--mantine-color-${tone}-filled-hover`] = tint.fillHover;
    variables[`--mantine-color-${tone}-light`] = tint.soft;
    variables[`--mantine-color-${tone}-light-hover`] = tint.softHover;
    variables[`--mantine-color-${tone}-light-color`] = tint.onSoft;
    variables[`--mantine-color-${tone}-outline`] = tint.text;
    variables[`--mantine-color-${tone}-outline-hover`] = tint.soft;
    variables[`--mantine-color-${tone}-text`] = tint.text;
  }
  accents[tenant].shades.forEach((shade, index) => {
    variables[`--dk-accent-${index}`] = shade;
  });
  return {
    ...variables,
    '--dk-shadow-float':
      scheme === 'light'
        ? '0 1px 2px rgb(8 35 71 / 8%), 0 12px 32px rgb(8 35 71 / 14%)'
        : '0 1px 2px rgb(0 0 0 / 40%), 0 12px 32px rgb(0 0 0 / 48%)',
    '--mantine-color-body': surface.card,
    '--mantine-color-text': surface.text,
    '--mantine-color-bright': surface.text,
    '--mantine-color-dimmed': surface.textSoft,
    '--mantine-color-placeholder': surface.textSoft,
    '--mantine-color-error': roles.red.text,
    '--mantine-color-success': roles.green.text,
    '--mantine-color-anchor': roles.ink.text,
    '--mantine-color-default': surface.card,
    '--mantine-color-default-hover': surface.sunken,
    '--mantine-color-default-color': surface.text,
    '--mantine-color-default-border': surface.lineControl,
    '--mantine-color-disabled': roles.grey.soft,
    '--mantine-color-disabled-color': surface.textSoft,
    '--mantine-color-disabled-border': surface.line,
    '--mantine-primary-color-contrast': roles.ink.onFill,
  };
}

/** Resolver for `MantineProvider`: Mantine's variables corrected to AA, and ours. */
export function dokuboxCssVariables(tenant: Tenant): CSSVariablesResolver {
  return () => ({
    variables: { '--dk-motion': '160ms', '--dk-measure': '70ch' },
    light: schemeVariables(tenant, 'light'),
    dark: schemeVariables(tenant, 'dark'),
  });
}

/** Paints the tones through our variables, so that each variant passes AA in both schemes. */
export const dokuboxVariantColors: VariantColorsResolver = (input) => {
  const tone = input.color ?? input.theme.primaryColor;
  if (!isTone(tone)) return defaultVariantColorsResolver(input);
  const role = (name: string) => `var(--dk-${tone}-${name})`;
  const noBorder = '1px solid transparent';
  switch (input.variant) {
    case 'filled':
      return {
        background: role('fill'),
        hover: role('fill-hover'),
        color: role('on-fill'),
        border: noBorder,
      };
    case 'light':
      return {
        background: role('soft'),
        hover: role('soft-hover'),
        color: role('on-soft'),
        border: noBorder,
      };
    case 'outline':
      return {
        background: 'transparent',
        hover: role('soft'),
        color: role('text'),
        hoverColor: role('on-soft'),
        border: `1px solid ${role('text')}`,
      };
    case 'subtle':
      return {
        background: 'transparent',
        hover: role('soft'),
        color: role('text'),
        hoverColor: role('on-soft'),
        border: noBorder,
      };
    case 'transparent':
      return {
        background: 'transparent',
        hover: 'transparent',
        color: role('text'),
        border: noBorder,
      };
    default:
      return defaultVariantColorsResolver(input);
  }
};
