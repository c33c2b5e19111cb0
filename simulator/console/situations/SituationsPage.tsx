import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tenants, userTypes, type Tenant } from '@dokubox/spec/enums.ts';
import type { ScenarioSummary } from '@dokubox/spec/schemas/simulation.ts';
import { EmptyState } from '@dokubox/ui-kit/shell/EmptyState/EmptyState.tsx';
import { useChange, useRead } from '../api/hooks.ts';
import { Failure } from '../parts/Failure.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { usePageTitle } from '../parts/usePageTitle.ts';
import { usePlace } from '../place.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { keepTenant, keptTenant, tenantOf } from './keptTenant.ts';
import { found } from './search.ts';
import classes from './SituationsPage.module.css';

const said = words.situations;

function Situation({
  scenario,
  tenant,
}: {
  readonly scenario: ScenarioSummary;
  /** Null: the scenario's first. */
  readonly tenant: Tenant | null;
}) {
  const place = usePlace();
  const change = useChange();
  const { busy, error, run } = useDoing();
  const chosen = tenant ?? scenario.tenants[0];
  const open = (user: string) =>
    run(async () => {
      const body = { scenario: scenario.name, user, ...(chosen ? { tenant: chosen } : {}) };
      const { openUrl } = await change('createWorld', { body });
      place.open(openUrl);
    });
  return (
    <li className={shared.card}>
      <h2 className={classes.title}>{scenario.title}</h2>
      <p className={classes.text}>{scenario.description}</p>
      <p className={classes.where}>
        <code>{scenario.name}</code> {said.in(chosen ?? '')}
      </p>
      {error ? <Failure error={error} /> : null}
      {userTypes.map((side) => {
        const people = scenario.users.filter(({ userType }) => userType === side);
        if (people.length === 0) return null;
        return (
          <div className={classes.people} key={side}>
            <h3 className={classes.side}>{said.sides[side]}</h3>
            <div className={shared.actions}>
              {people.map(({ key, title }) => (
                <Button
                  key={key}
                  className={classes.person ?? ''}
                  size="compact-md"
                  variant="default"
                  disabled={busy}
                  aria-label={said.openAs(title, scenario.title)}
                  onClick={() => void open(key)}
                >
                  {title}
                </Button>
              ))}
            </div>
          </div>
        );
      })}
    </li>
  );
}

/** Every scenario, to be found by a word and opened as any of its people. */
export function SituationsPage() {
  usePageTitle(said.title);
  const place = usePlace();
  const [query, setQuery] = useSearchParams();
  const [tenant, setTenant] = useState(() =>
    query.has('tenant') ? tenantOf(query.get('tenant')) : keptTenant(place),
  );
  // What is typed stands at once; the address follows, so that a search can be handed on.
  const [search, setSearch] = useState(query.get('search') ?? '');
  const { data, error } = useRead('listScenarios', {});
  const change = (next: string) => {
    setSearch(next);
    setQuery(next === '' ? {} : { search: next }, { replace: true });
  };
  const choose = (next: Tenant | null) => {
    setTenant(next);
    keepTenant(place, next);
  };
  const hits = found(data ?? [], search, tenant);
  return (
    <>
      <h1>{said.title}</h1>
      <p className={shared.lead}>{said.lead}</p>
      <div className={shared.tools} role="search">
        <TextInput
          className={classes.search}
          type="search"
          label={said.search}
          placeholder={said.placeholder}
          value={search}
          onChange={(event) => {
            change(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={said.tenant}
          value={tenant ?? ''}
          data={[{ value: '', label: said.allTenants }, ...tenants]}
          onChange={(event) => {
            choose(tenantOf(event.currentTarget.value));
          }}
        />
      </div>
      {error ? <Failure error={error} title={words.failed} /> : null}
      <p className={shared.soft} role="status">
        {data ? said.hits(hits.length) : error ? '' : words.loading}
      </p>
      {data && hits.length === 0 ? (
        <EmptyState
          title={said.none}
          text={said.noneText}
          action={
            <Button
              variant="default"
              onClick={() => {
                change('');
                choose(null);
              }}
            >
              {said.reset}
            </Button>
          }
        />
      ) : (
        <ul className={shared.cards}>
          {hits.map((scenario) => (
            <Situation key={scenario.name} scenario={scenario} tenant={tenant} />
          ))}
        </ul>
      )}
    </>
  );
}
