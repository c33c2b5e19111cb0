import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import classes from './Waiting.module.css';

/** Placeholder until the session is known. */
export function Waiting() {
  return (
    <main className={classes.waiting}>
      <PageSkeleton shape="list" />
    </main>
  );
}
