import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { useRead } from '../api/hooks.ts';
import { words } from '../words.ts';
import classes from './SituationsPage.module.css';

const wording = words.situations;
/** How often, in milliseconds, a tester who writes a file wants to know. */
const EVERY = 5000;

/** Shows mistakes in scenario files in the words of the terminal, and nothing if there are none. */
export function FileErrors() {
  const { data = [] } = useRead('listScenarioErrors', {}, EVERY);
  if (data.length === 0) return null;
  const files = new Set(data.map(({ file }) => file)).size;
  return (
    <StatusMessage kind="error" title={wording.mistakes(files)}>
      <ul className={classes.mistakes}>
        {data.map(({ file, line, column, path, message }) => {
          const place = `${file}:${line}:${column}${path === '' ? '' : ` ${path}:`}`;
          return <li key={`${place} ${message}`}>{wording.mistake(place, message)}</li>;
        })}
      </ul>
    </StatusMessage>
  );
}
