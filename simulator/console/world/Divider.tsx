import type { KeyboardEvent, PointerEvent } from 'react';
import { words } from '../words.ts';
import classes from './SidesPart.module.css';

/** Percent of the width that either side keeps at least. */
const LEAST = 20;
const HALF = 50;
/** Percent that a key moves it by. */
const STEP = 5;

const within = (share: number) => Math.round(Math.min(100 - LEAST, Math.max(LEAST, share)));

/** Width of the left side in percent, from the address. The default is half. */
export function shareOf(text: string | null): number {
  const share = Number(text ?? HALF);
  return Number.isFinite(share) ? within(share) : HALF;
}

export interface DividerProps {
  /** Percent of the width the left side has. */
  readonly share: number;
  readonly onChange: (share: number) => void;
}

/**
 * Divider between the sides. Drag it, or use the arrow keys. Home and End give one side the most
 * room.
 */
export function Divider({ share, onChange }: DividerProps) {
  const press = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: LEAST,
      End: 100 - LEAST,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChange(within(next));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const around = event.currentTarget.parentElement?.getBoundingClientRect();
    if (around) onChange(within(((event.clientX - around.left) / around.width) * 100));
  };
  return (
    <div
      className={classes.divider}
      role="separator"
      aria-orientation="vertical"
      aria-label={words.sides.divider}
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={100 - LEAST}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
    />
  );
}
