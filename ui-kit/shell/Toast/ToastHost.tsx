import { Portal } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Toasts } from './toasts.tsx';
import { useClearEdge } from './useClearEdge.ts';
import classes from './Toast.module.css';

const POSITION = 'top-right';

/**
 * Place where toasts appear. Put it once inside `DokuboxProvider`. At most three are visible at a
 * time, at the edge where they cover least (`useClearEdge`).
 */
export function ToastHost({ toasts }: { readonly toasts: Toasts }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const edge = useClearEdge(box?.querySelector(`[data-position='${POSITION}']`) ?? null);
  return (
    <Portal>
      <div ref={setBox}>
        <Notifications
          store={toasts.store}
          className={classes.host}
          position={POSITION}
          limit={3}
          zIndex={400}
          withinPortal={false}
          data-edge={edge}
        />
      </div>
    </Portal>
  );
}
