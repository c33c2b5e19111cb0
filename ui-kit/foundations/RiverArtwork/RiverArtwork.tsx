import { useMemo } from 'react';
import type { Language, Tenant } from '@dokubox/spec/enums.ts';
import { riverLines } from './river.ts';
import classes from './RiverArtwork.module.css';

export interface RiverArtworkProps {
  readonly tenant: Tenant;
  readonly language: Language;
  /** `full`: the background of the sign-in. `faint`: empty states and the header of a box. */
  readonly variant?: 'full' | 'faint';
  readonly className?: string;
}

const sizes = {
  full: { width: 1440, height: 900, density: 1, weight: 1 },
  faint: { width: 720, height: 240, density: 0.45, weight: 0.8 },
} as const;

/**
 * The river lines of a bank. They are decorative and hidden from assistive technology, fill
 * their positioned parent and use the theme's colours. They never load anything.
 */
export function RiverArtwork({ tenant, language, variant = 'full', className }: RiverArtworkProps) {
  const size = sizes[variant];
  const lines = useMemo(
    () => riverLines(tenant, language, size, size.density),
    [tenant, language, size],
  );
  return (
    <svg
      className={[classes.artwork, className].filter(Boolean).join(' ')}
      data-variant={variant}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, index) => (
        <path
          key={index}
          className={line.ink ? classes.ink : classes.line}
          d={line.d}
          strokeWidth={line.width * size.weight}
          opacity={(0.25 + 0.6 * line.depth).toFixed(2)}
        />
      ))}
    </svg>
  );
}
