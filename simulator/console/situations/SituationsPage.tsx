import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '@dokubox/ui-kit/shell/EmptyState/EmptyState.tsx';
import { useRead } from '../api/hooks.ts';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { useWindowTitle } from '../parts/useWindowTitle.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { boxesByScenario, statusesByScenario } from './ofTenant.ts';
import { searchScenarios } from './search.ts';
import { FileErrors } from './FileErrors.tsx';
import { SituationRow } from './SituationRow.tsx';
import { SituationsHead } from './SituationsHead.tsx';
import classes from './SituationsPage.module.css';
import { useTenant } from './useTenant.ts';

const wording = words.situations;

/** Every scenario, to be found by a word and opened as any of its people. */
export function SituationsPage() {
  useWindowTitle(wording.title);
  const [tenant, choose] = useTenant();
  const [query, setQuery] = useSearchParams();
  // Typed text appears at once. The address follows, so that a search can be shared.
  const [search, setSearch] = useState(query.get('search') ?? '');
  const { data, error } = useRead('listScenarios', {});
  const { data: situations = [] } = useRead('listSituations', { query: { tenant } });
  const boxes = useMemo(() => boxesByScenario(situations), [situations]);
  const statuses = useMemo(() => statusesByScenario(situations), [situations]);
  const change = (next: string) => {
    setSearch(next);
    setQuery(next === '' ? {} : { search: next }, { replace: true });
  };
  const hits = searchScenarios(data ?? [], search, tenant, statuses);
  return (
    <>
      <SituationsHead tenant={tenant} onChoose={choose}>
        <TextInput
          className={classes.search}
          type="search"
          label={wording.search}
          placeholder={wording.placeholder}
          value={search}
          onChange={(event) => {
            change(event.currentTarget.value);
          }}
        />
      </SituationsHead>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      <FileErrors />
      <p className={shared.soft} role="status">
        {data ? wording.hits(hits.length) : error ? '' : words.loading}
      </p>
      {data && hits.length === 0 ? (
        <EmptyState
          title={wording.none}
          text={wording.noneText}
          action={
            <Button
              variant="default"
              onClick={() => {
                change('');
              }}
            >
              {wording.reset}
            </Button>
          }
        />
      ) : (
        <ul className={classes.rows}>
          {hits.map((scenario) => (
            <SituationRow
              key={scenario.name}
              scenario={scenario}
              tenant={tenant}
              boxes={boxes.get(scenario.name) ?? []}
              search={search}
            />
          ))}
        </ul>
      )}
    </>
  );
}
