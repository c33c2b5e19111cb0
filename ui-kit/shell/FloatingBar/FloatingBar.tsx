import type { ReactNode } from 'react';
import classes from './FloatingBar.module.css';

export interface FloatingBarProps {
  /** Name of the region. Without a name it is not a landmark. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Actions on a whole page, at the lower edge of the window while the page scrolls. */
export function FloatingBar({ label, className = '', children }: FloatingBarProps) {
  const Element = label === undefined ? 'div' : 'section';
  return (
    <Element className={`${classes.bar} ${className}`} aria-label={label} data-bar>
      {children}
    </Element>
  );
}
