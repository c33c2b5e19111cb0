import type { Tenant } from '@dokubox/spec/enums.ts';
import { accents, ink, meanings, neutral, night, type Shades } from './palette.ts';

/**
 * Colours a component can use by name, also as Mantine's `color` prop: `<Badge color="teal"
 * variant="light">`. The first seven have the meanings of §4: warning, grey, green, orange, red,
 * teal for the client's side, black for the bank's. `ink` is the brand and `accent` the tenant.
 */
export const tones = [
  'warning',
  'grey',
  'green',
  'orange',
  'red',
  'teal',
  'black',
  'ink',
  'accent',
] as const;
export type Tone = (typeof tones)[number];

/** One tone in one colour scheme, ready to paint. All values are `#rrggbb`. */
export interface ToneRoles {
  /** Solid ground, its hover colour, and the text on it. */
  readonly fill: string;
  readonly fillHover: string;
  readonly onFill: string;
  /** Quiet ground (badges, banners), its hover colour, and the text on it. */
  readonly soft: string;
  readonly softHover: string;
  readonly onSoft: string;
  /** Text, icon or outline of the tone on a card or the page. */
  readonly text: string;
  /** Decorative line around the quiet ground. */
  readonly line: string;
}

/** Grounds, lines and text shared by all tones. */
export interface SurfaceRoles {
  readonly page: string;
  readonly card: string;
  readonly raised: string;
  readonly sunken: string;
  readonly line: string;
  /** Border of controls: at least 3:1 against card and page (WCAG 1.4.11). */
  readonly lineControl: string;
  readonly text: string;
  readonly textSoft: string;
  readonly focus: string;
}

export type Scheme = 'light' | 'dark';

export const surfaces = {
  light: {
    page: '#f5f7fa',
    card: '#ffffff',
    raised: '#ffffff',
    sunken: neutral[1],
    line: '#dde3e9',
    lineControl: '#818b95',
    text: '#18212a',
    textSoft: '#525c66',
    focus: '#386cb3',
  },
  dark: {
    page: night[8],
    card: night[7],
    raised: night[6],
    sunken: '#111a22',
    line: night[5],
    lineControl: '#727d88',
    text: night[0],
    textSoft: night[2],
    focus: ink[4],
  },
} as const satisfies Record<Scheme, SurfaceRoles>;

function rolesOf(shades: Shades): Record<Scheme, ToneRoles> {
  return {
    light: {
      fill: shades[7],
      fillHover: shades[8],
      onFill: '#ffffff',
      soft: shades[1],
      softHover: shades[2],
      onSoft: shades[8],
      text: shades[7],
      line: shades[3],
    },
    dark: {
      fill: shades[4],
      fillHover: shades[3],
      onFill: night[9],
      soft: shades[9],
      softHover: shades[8],
      onSoft: shades[2],
      text: shades[3],
      line: shades[7],
    },
  };
}

const warning = rolesOf(meanings.warning);
const orange = rolesOf(meanings.orange);

const sharedTones = {
  warning: {
    // Amber and orange must stay light, so their text is dark in both schemes.
    light: {
      ...warning.light,
      fill: meanings.warning[3],
      fillHover: meanings.warning[4],
      onFill: meanings.warning[9],
    },
    dark: warning.dark,
  },
  orange: {
    light: {
      ...orange.light,
      fill: meanings.orange[4],
      fillHover: meanings.orange[3],
      onFill: meanings.orange[9],
    },
    dark: orange.dark,
  },
  red: rolesOf(meanings.red),
  green: rolesOf(meanings.green),
  teal: rolesOf(meanings.teal),
  ink: rolesOf(ink),
  grey: {
    light: {
      fill: neutral[7],
      fillHover: neutral[8],
      onFill: '#ffffff',
      soft: neutral[2],
      softHover: neutral[3],
      onSoft: neutral[8],
      text: neutral[7],
      line: neutral[4],
    },
    dark: {
      fill: night[2],
      fillHover: night[1],
      onFill: night[9],
      soft: night[5],
      softHover: night[4],
      onSoft: night[1],
      text: night[2],
      line: night[4],
    },
  },
  black: {
    light: {
      fill: '#18212a',
      fillHover: neutral[8],
      onFill: '#ffffff',
      soft: neutral[2],
      softHover: neutral[3],
      onSoft: '#18212a',
      text: '#18212a',
      line: neutral[5],
    },
    dark: {
      fill: '#eef1f4',
      fillHover: '#ffffff',
      onFill: night[8],
      soft: night[4],
      softHover: '#4a5661',
      onSoft: '#f3f5f7',
      text: '#eef1f4',
      line: night[3],
    },
  },
} as const satisfies Record<Exclude<Tone, 'accent'>, Record<Scheme, ToneRoles>>;

/** Every tone of a tenant in one scheme. Only `accent` differs from tenant to tenant. */
export function toneRoles(tenant: Tenant, scheme: Scheme): Record<Tone, ToneRoles> {
  const accent = accents[tenant];
  const base = rolesOf(accent.shades)[scheme];
  return {
    warning: sharedTones.warning[scheme],
    grey: sharedTones.grey[scheme],
    green: sharedTones.green[scheme],
    orange: sharedTones.orange[scheme],
    red: sharedTones.red[scheme],
    teal: sharedTones.teal[scheme],
    black: sharedTones.black[scheme],
    ink: sharedTones.ink[scheme],
    accent: { ...base, fill: accent[scheme], text: accent[scheme] },
  };
}

/** Whether this theme paints the colour. Mantine paints all others. */
export function isTone(color: unknown): color is Tone {
  return tones.some((tone) => tone === color);
}
