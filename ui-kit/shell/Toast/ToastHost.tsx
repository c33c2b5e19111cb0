import { Notifications } from '@mantine/notifications';
import type { Toasts } from './toasts.tsx';
import classes from './Toast.module.css';

/** Place where toasts appear; put it once inside `DokuboxProvider`. At most three are seen at a time. */
export function ToastHost({ toasts }: { readonly toasts: Toasts }) {
  return (
    <Notifications
      store={toasts.store}
      className={classes.host}
      position="top-right"
      limit={3}
      zIndex={400}
    />
  );
}
