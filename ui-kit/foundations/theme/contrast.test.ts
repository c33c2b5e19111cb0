import { describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { contrastRatio, seenDistance, visionNames } from './contrast.ts';
import { colourPairs } from './pairs.ts';
import { accents } from './palette.ts';

describe('colours', () => {
  it('[A-260] have the contrast that WCAG defines', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(['light', 'dark'] as const)(
    '[A-260] pass AA in every pair of the %s scheme in every tenant',
    (scheme) => {
      const figures = tenants.flatMap((tenant) =>
        colourPairs(tenant, scheme).map((pair) => ({
          ...pair,
          tenant,
          ratio: contrastRatio(pair.front, pair.ground),
        })),
      );
      const weakest = new Map<string, (typeof figures)[number]>();
      for (const figure of figures) {
        const known = weakest.get(figure.name);
        if (!known || figure.ratio < known.ratio) weakest.set(figure.name, figure);
      }
      console.info(
        [`Contrast, ${scheme} scheme, weakest tenant of each pair:`]
          .concat(
            [...weakest.values()].map(
              ({ name, tenant, ratio, atLeast }) =>
                `  ${ratio.toFixed(2).padStart(5)} (at least ${atLeast.toString()})  ${name} [${tenant}]`,
            ),
          )
          .join('\n'),
      );
      expect(figures.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
    },
  );

  it.each(['light', 'dark'] as const)(
    'keep the seven accents distinct for colour-blind readers, %s scheme',
    (scheme) => {
      const close: string[] = [];
      let nearest = Infinity;
      for (const vision of visionNames) {
        tenants.forEach((one, index) => {
          for (const other of tenants.slice(index + 1)) {
            const distance = seenDistance(accents[one][scheme], accents[other][scheme], vision);
            nearest = Math.min(nearest, distance);
            if (distance < 6) close.push(`${one}–${other} ${vision} ${distance.toFixed(1)}`);
          }
        });
      }
      console.info(`Nearest two accents, ${scheme} scheme: ${nearest.toFixed(1)} (OKLab × 100)`);
      expect(close).toEqual([]);
    },
  );
});
