import type { Tenant } from '@dokubox/spec/enums.ts';

/** Ten shades of one hue, lightest first. Lightness decreases in equal steps of OKLCH. */
export type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** The one neutral scale, slightly cool: lines, secondary text, quiet surfaces. */
export const neutral = [
  '#f8fafc',
  '#f1f4f7',
  '#e4e8ed',
  '#d4dadf',
  '#b7bfc6',
  '#97a0a8',
  '#707a84',
  '#525c66',
  '#343f48',
  '#1a232b',
] as const satisfies Shades;

/** The same neutral scale for the dark scheme: text first, page last. */
export const night = [
  '#e4e8ed',
  '#c1c8cf',
  '#a3acb5',
  '#7d8892',
  '#3e4954',
  '#2d3843',
  '#1f2932',
  '#161f28',
  '#0e161e',
  '#080f16',
] as const satisfies Shades;

/** Brand ink, shared by all tenants: primary actions, links, focus. */
export const ink = [
  '#f2f7fe',
  '#e2eeff',
  '#c8defe',
  '#a2c8ff',
  '#7badf3',
  '#588dd7',
  '#386cb3',
  '#1a4a8b',
  '#0d386f',
  '#082347',
] as const satisfies Shades;

/** Hues with a meaning (§4), never used for decoration. */
export const meanings = {
  warning: [
    '#fdf6e9',
    '#f8ebd2',
    '#f2d9aa',
    '#e6c073',
    '#d4a22e',
    '#b58707',
    '#966f00',
    '#795903',
    '#5e4403',
    '#3c2b02',
  ],
  orange: [
    '#fff5ef',
    '#fee8db',
    '#ffd2b7',
    '#ffb182',
    '#f28d4a',
    '#d86d16',
    '#b55804',
    '#944601',
    '#733500',
    '#4a2001',
  ],
  red: [
    '#fef4f3',
    '#fee7e4',
    '#fecfcb',
    '#ffada6',
    '#fe7f77',
    '#ed5350',
    '#ce3537',
    '#ae1b24',
    '#8c0414',
    '#5a070c',
  ],
  green: [
    '#f0faf1',
    '#def3e0',
    '#c1e9c5',
    '#9ad8a2',
    '#6ec17b',
    '#49a65c',
    '#2b8b43',
    '#11722f',
    '#005920',
    '#033913',
  ],
  teal: [
    '#eefaf9',
    '#dcf2f1',
    '#bbe6e4',
    '#8fd5d1',
    '#5cbdba',
    '#2ea29f',
    '#068784',
    '#016e6b',
    '#025553',
    '#023634',
  ],
} as const satisfies Record<string, Shades>;

/** The colours of a tenant's accent. */
export interface Accent {
  /**
   * The accent on a light and on a dark ground. The seven accents stay distinct for colour-blind
   * users.
   */
  readonly light: string;
  readonly dark: string;
  /** Shades of the same hue for artwork and quiet grounds. */
  readonly shades: Shades;
}

/**
 * One accent for each tenant. They differ in lightness and hue, because hue alone does not separate
 * seven colours for a colour-blind user. `contrast.test.ts` checks the distance.
 */
export const accents = {
  HU: {
    light: '#1c5a2b',
    dark: '#8fdcaa',
    shades: [
      '#f2f9f2',
      '#e3f2e4',
      '#c9e5cc',
      '#a7d3ad',
      '#82bb8a',
      '#62a06c',
      '#498654',
      '#346e3f',
      '#23552e',
      '#16361c',
    ],
  },
  CZ: {
    light: '#1573bd',
    dark: '#4a9fe6',
    shades: [
      '#f1f8fe',
      '#e0effe',
      '#c2e0ff',
      '#97cbfe',
      '#65b1f9',
      '#3f94e1',
      '#1f7ac4',
      '#0362a5',
      '#034b81',
      '#002f55',
    ],
  },
  SK: {
    light: '#4a2d87',
    dark: '#c9b6f8',
    shades: [
      '#f7f5fe',
      '#edeaff',
      '#ddd6fe',
      '#c8baff',
      '#af9af6',
      '#947cdd',
      '#7b62c1',
      '#644ca3',
      '#4e3883',
      '#312354',
    ],
  },
  RS: {
    light: '#641220',
    dark: '#d8918c',
    shades: [
      '#fff4f4',
      '#ffe6e6',
      '#fdcfd0',
      '#f5b1b3',
      '#e58f93',
      '#cb7176',
      '#af575d',
      '#924248',
      '#743036',
      '#4a1d21',
    ],
  },
  BG: {
    light: '#0b6e66',
    dark: '#8ff0ea',
    shades: [
      '#eefaf8',
      '#dcf2ef',
      '#bce7e1',
      '#91d5cc',
      '#5ebeb3',
      '#32a398',
      '#06887e',
      '#006e66',
      '#00554f',
      '#013632',
    ],
  },
  HR: {
    light: '#b83a8c',
    dark: '#dc6bb2',
    shades: [
      '#fef3f9',
      '#ffe4f2',
      '#fecbe7',
      '#ffa5d8',
      '#f27bc3',
      '#d858a9',
      '#bb3d8f',
      '#9d2675',
      '#7d145c',
      '#500d3a',
    ],
  },
  RO: {
    light: '#8e650e',
    dark: '#e8ba55',
    shades: [
      '#fcf6ed',
      '#f6ebda',
      '#eed9b9',
      '#e0c18e',
      '#cca45f',
      '#b28739',
      '#986d19',
      '#7c5704',
      '#614300',
      '#3e2a01',
    ],
  },
} as const satisfies Record<Tenant, Accent>;
