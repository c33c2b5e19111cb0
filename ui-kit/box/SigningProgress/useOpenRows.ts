import { startTransition, useCallback, useEffect, useState } from 'react';

/** Rows that “show all” opens at a time: few enough that the page stays responsive. */
const STEP = 10;

/**
 * The open rows. Opening all rows goes in steps, so that hundreds of documents with dozens of
 * people never block the page.
 */
export function useOpenRows(rows: readonly { readonly id: number }[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [opening, setOpening] = useState(false);
  const all = rows.length > 0 && rows.every(({ id }) => open.has(id));
  useEffect(() => {
    if (!opening || all) return;
    startTransition(() => {
      const next = rows.filter(({ id }) => !open.has(id)).slice(0, STEP);
      setOpen(new Set([...open, ...next.map(({ id }) => id)]));
    });
  }, [all, open, opening, rows]);

  const toggle = useCallback((id: number) => {
    setOpening(false);
    setOpen((previous) => {
      const next = new Set(previous);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const closes = all || opening;
  const toggleAll = () => {
    setOpening(!closes);
    if (closes) setOpen(new Set());
  };
  return { open, all: closes, toggle, toggleAll };
}
