import { Notifications } from '@mantine/notifications';
import classes from './Toast.module.css';

/** Place where toasts appear; put it once inside `DokuboxProvider`. At most three are seen at a time. */
export function ToastHost() {
  return <Notifications className={classes.host} position="top-right" limit={3} zIndex={400} />;
}
