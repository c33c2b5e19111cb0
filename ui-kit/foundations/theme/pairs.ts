import type { Tenant } from '@dokubox/spec/enums.ts';
import { surfaces, toneRoles, tones, type Scheme } from './tones.ts';

/** Two colours that meet on a screen, and the contrast they must reach. */
export interface ColourPair {
  readonly name: string;
  readonly front: string;
  readonly ground: string;
  /** 4.5 for text, 3 for borders of controls and focus (WCAG 1.4.3, 1.4.11). */
  readonly atLeast: number;
}

/** Every pair that can meet in one scheme of one tenant. */
export function colourPairs(tenant: Tenant, scheme: Scheme): ColourPair[] {
  const surface = surfaces[scheme];
  const grounds = ['page', 'card', 'raised', 'sunken'] as const;
  const pairs: ColourPair[] = [];
  for (const ground of grounds) {
    const on = surface[ground];
    pairs.push(
      { name: `text on ${ground}`, front: surface.text, ground: on, atLeast: 4.5 },
      { name: `quiet text on ${ground}`, front: surface.textSoft, ground: on, atLeast: 4.5 },
      { name: `control line on ${ground}`, front: surface.lineControl, ground: on, atLeast: 3 },
      { name: `focus ring on ${ground}`, front: surface.focus, ground: on, atLeast: 3 },
    );
  }
  const roles = toneRoles(tenant, scheme);
  for (const tone of tones) {
    const role = roles[tone];
    pairs.push(
      { name: `${tone}: on fill`, front: role.onFill, ground: role.fill, atLeast: 4.5 },
      { name: `${tone}: on fill, hover`, front: role.onFill, ground: role.fillHover, atLeast: 4.5 },
      { name: `${tone}: on soft`, front: role.onSoft, ground: role.soft, atLeast: 4.5 },
      { name: `${tone}: on soft, hover`, front: role.onSoft, ground: role.softHover, atLeast: 4.5 },
    );
    for (const ground of grounds) {
      pairs.push({
        name: `${tone}: text on ${ground}`,
        front: role.text,
        ground: surface[ground],
        atLeast: 4.5,
      });
    }
  }
  pairs.push({
    name: 'quiet text on a disabled control',
    front: surface.textSoft,
    ground: roles.grey.soft,
    atLeast: 4.5,
  });
  return pairs;
}
