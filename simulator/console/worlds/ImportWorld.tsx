import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { ControlFailed } from '../api/client.ts';
import { useChange } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { paths } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import classes from './WorldsPage.module.css';
import { keepMine } from './mine.ts';

const wording = words.worlds;

/** Kind of a file: a bundle has records, a scenario does not. @throws ControlFailed */
function bodyOf(text: string): BodyOf<'importWorld'> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ControlFailed(0, null, wording.notJson);
  }
  if (typeof file !== 'object' || file === null) throw new ControlFailed(0, null, wording.notJson);
  return 'records' in file ? ({ bundle: file } as BodyOf<'importWorld'>) : { scenario: file };
}

/** Makes a world of a file, and leads to it. */
export function ImportWorld() {
  const id = useId();
  const platform = useConsolePlatform();
  const change = useChange();
  const navigate = useNavigate();
  const { busy, error, run } = useDoing();
  // A new field for each file, so that the same one can be chosen again.
  const [files, setFiles] = useState(0);
  const bringIn = (file: File) =>
    run(async () => {
      setFiles(files + 1);
      const { worldId } = await change('importWorld', { body: bodyOf(await file.text()) });
      keepMine(platform, worldId);
      await navigate(paths.world(worldId));
    });
  return (
    <div>
      <label className={classes.fileLabel} htmlFor={id}>
        {wording.import}
      </label>
      <input
        key={files}
        id={id}
        className={classes.file}
        type="file"
        accept=".json,application/json"
        disabled={busy}
        aria-describedby={`${id}-text`}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void bringIn(file);
        }}
      />
      <p id={`${id}-text`} className={shared.soft}>
        {wording.importText}
      </p>
      {error ? <FailureNotice error={error} /> : null}
    </div>
  );
}
