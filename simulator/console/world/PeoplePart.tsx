import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import type { WorldView } from '@dokubox/spec/control/schemas/worlds.ts';
import type { UserRecord } from '@dokubox/spec/control/schemas/world-state.ts';
import { useRead } from '../api/hooks.ts';
import { CopyText } from '../parts/CopyText.tsx';
import { FailureNotice } from '../parts/FailureNotice.tsx';
import { RecordRow, DataTable } from '../parts/DataTable.tsx';
import { openAddress } from '../paths.ts';
import { useConsolePlatform } from '../platform.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import { RecordForm } from './records/RecordForm.tsx';
import classes from './WorldPage.module.css';
import { peopleWords as wording } from './worldWords.ts';

function Person({ worldId, user }: { readonly worldId: string; readonly user: UserRecord }) {
  const platform = useConsolePlatform();
  const [changing, setChanging] = useState(false);
  const { key, username, fullName, userType, roles, status } = user;
  const states = [
    status,
    ...(user.mustChangePassword ? [wording.mustChange] : []),
    ...(user.contractSignature === 'NONE' ? [] : [wording.contract(user.contractSignature)]),
  ];
  return (
    <>
      <RecordRow>
        <th scope="row">{fullName}</th>
        <td>
          <code>{username}</code>
          <CopyText label={wording.copy} name={wording.copyOf(username)} text={username} />
        </td>
        <td>{userType}</td>
        <td>{roles.join(', ')}</td>
        <td>{states.join(', ')}</td>
        <td>
          <div className={shared.actions}>
            {key === null ? null : (
              <Button
                variant="default"
                size="compact-md"
                aria-label={wording.openAs(fullName)}
                onClick={() => {
                  platform.open(openAddress(worldId, key));
                }}
              >
                {wording.open}
              </Button>
            )}
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={wording.changeOf(fullName)}
              aria-expanded={changing}
              onClick={() => {
                setChanging(!changing);
              }}
            >
              {wording.change}
            </Button>
          </div>
        </td>
      </RecordRow>
      {changing ? (
        <tr>
          <td colSpan={Object.keys(wording.columns).length}>
            <RecordForm
              worldId={worldId}
              of="users"
              record={user}
              by={{ username }}
              name={fullName}
            />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/**
 * The people who can sign in to a world, with their data, and links that open the world as them.
 */
export function PeoplePart({ world: { worldId } }: { readonly world: WorldView }) {
  const { data, error } = useRead('getWorldState', { params: { worldId }, query: { limit: 0 } });
  return (
    <>
      <p className={shared.lead}>{wording.lead}</p>
      <dl className={`${shared.facts} ${classes.signIn}`}>
        {[
          [wording.password, testPassword],
          [wording.code, testOtp],
        ].map(([label = '', text = '']) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{text}</code>
              <CopyText label={wording.copy} name={wording.copyOf(label)} text={text} />
            </dd>
          </Fragment>
        ))}
      </dl>
      {error ? <FailureNotice error={error} title={words.failed} /> : null}
      {data ? (
        <DataTable stacked label={wording.title} columns={Object.values(wording.columns)}>
          {data.users.map((user) => (
            <Person key={user.username} worldId={worldId} user={user} />
          ))}
        </DataTable>
      ) : null}
    </>
  );
}
