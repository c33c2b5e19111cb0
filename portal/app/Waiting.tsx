import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import classes from './Waiting.module.css';

/** Stands in until it is known who is signed in. */
export function Waiting() {
  return (
    <main className={classes.waiting}>
      <PageSkeleton shape="list" />
    </main>
  );
}
