import { Button } from '@mantine/core';
import { useState } from 'react';
import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import type { WorldScenario } from '@dokubox/spec/control/schemas/world-scenario.ts';
import { useControl } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useDoing } from '../parts/useDoing.ts';
import shared from '../shared.module.css';
import { settingsWords as wording } from './worldWords.ts';

/** Path of the schema, relative to a file in the folder of scenarios. */
const SCHEMA = '../spec/scenario.schema.json';

/** Hands a text to the browser as a download. */
function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the blob over by the time the click returns.
  URL.revokeObjectURL(url);
}

/** The world as an exact bundle, or as a scenario file with what such a file cannot say. */
export function WorldFile({ worldId }: { readonly worldId: string }) {
  const control = useControl();
  const { busy, error, run } = useDoing();
  const [saved, setSaved] = useState<WorldScenario | null>(null);
  const { url } = controlOperations.exportWorld;
  const save = () =>
    run(async () => {
      setSaved(null);
      const query = { format: 'scenario' } as const;
      const file = await control.call('exportWorld', { params: { worldId }, query });
      if (file.format !== 'dokubox-scenario') return;
      const { name } = file.scenario as { readonly name: string };
      const text = JSON.stringify({ $schema: SCHEMA, ...file.scenario }, null, 2);
      saveText(`${name}.json`, `${text}\n`);
      setSaved(file);
    });
  return (
    <section className={shared.card} aria-labelledby="file">
      <h2 id="file">{wording.file}</h2>
      <p className={shared.soft}>{wording.fileText}</p>
      <a
        className={shared.link}
        href={url.replace('{worldId}', encodeURIComponent(worldId))}
        download={`${worldId}.json`}
      >
        {wording.download}
      </a>
      <p className={shared.soft}>{wording.scenarioText}</p>
      <div className={shared.actions}>
        <Button variant="default" loading={busy} onClick={() => void save()}>
          {wording.saveScenario}
        </Button>
      </div>
      <div role="status">
        {saved ? <p>{saved.unsaid.length === 0 ? wording.allSaid : wording.unsaid}</p> : null}
        {saved && saved.unsaid.length > 0 ? (
          <ul>
            {saved.unsaid.map(({ path, reason }, nth) => (
              <li key={nth}>{wording.unsaidOne(path, reason)}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {error ? <FailureNotice error={error} /> : null}
    </section>
  );
}
