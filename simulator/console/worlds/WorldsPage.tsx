import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { World } from '@dokubox/spec/schemas/simulation.ts';
import { ConfirmDialog } from '@dokubox/ui-kit/shell/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '@dokubox/ui-kit/shell/EmptyState/EmptyState.tsx';
import { StatusMessage } from '@dokubox/ui-kit/shell/StatusMessage/StatusMessage.tsx';
import { useChange, useRead } from '../api/hooks.ts';
import { momentText } from '../parts/moments.ts';
import { Failure } from '../parts/Failure.tsx';
import { Table } from '../parts/Table.tsx';
import { useDoing } from '../parts/useDoing.ts';
import { usePageTitle } from '../parts/usePageTitle.ts';
import { paths } from '../paths.ts';
import { usePlace } from '../place.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';

const said = words.worlds;

/** How often the list is read again, in milliseconds. */
const EVERY_MS = 10_000;

function Row({
  world,
  onShare,
  onDelete,
}: {
  readonly world: World;
  readonly onShare: () => void;
  readonly onDelete: () => void;
}) {
  const place = usePlace();
  const { worldId, scenario, tenant, openUrl } = world;
  return (
    <tr>
      <td>
        <Link
          className={shared.link}
          to={paths.world(worldId)}
          aria-label={said.details(scenario, worldId)}
        >
          {scenario}
        </Link>
        <div className={shared.soft}>
          <code>{worldId}</code>
        </div>
      </td>
      <td>{tenant}</td>
      <td className="dk-figures">{momentText(world.now)}</td>
      <td className="dk-figures">{world.commands}</td>
      <td>
        <div className={shared.actions}>
          <Button
            size="compact-md"
            variant="default"
            aria-label={said.openNamed(scenario, tenant)}
            onClick={() => {
              place.open(openUrl);
            }}
          >
            {said.open}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={said.linkNamed(worldId)}
            onClick={onShare}
          >
            {said.link}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            aria-label={said.removeNamed(worldId)}
            onClick={onDelete}
          >
            {said.remove}
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** Every world that is alive, with what one does with a world as a whole. */
export function WorldsPage() {
  usePageTitle(said.title);
  const place = usePlace();
  const change = useChange();
  const { error: refused, run } = useDoing();
  const [deleting, setDeleting] = useState<World | null>(null);
  const [linkCopied, setLinkCopied] = useState(false);
  const { data, error } = useRead('listWorlds', {}, EVERY_MS);
  const share = ({ worldId }: World) =>
    run(async () => {
      setLinkCopied(false);
      const { url } = await change('linkWorld', { params: { worldId } });
      await place.copy(place.origin + url);
      setLinkCopied(true);
    });
  const remove = async ({ worldId }: World) => {
    await run(() => change('deleteWorld', { params: { worldId } }));
    setDeleting(null);
  };
  return (
    <>
      <h1>{said.title}</h1>
      <p className={shared.lead}>{said.lead}</p>
      {refused ? <Failure error={refused} /> : null}
      {linkCopied ? <StatusMessage kind="success">{said.linkCopied}</StatusMessage> : null}
      {error ? <Failure error={error} title={words.failed} /> : null}
      {data?.length === 0 ? (
        <EmptyState
          title={said.none}
          text={said.noneText}
          action={
            <Link className={shared.link} to={paths.situations}>
              {said.toSituations}
            </Link>
          }
        />
      ) : null}
      {data && data.length > 0 ? (
        <Table label={said.title} columns={Object.values(said.columns)}>
          {data.map((world) => (
            <Row
              key={world.worldId}
              world={world}
              onShare={() => void share(world)}
              onDelete={() => {
                setDeleting(world);
              }}
            />
          ))}
        </Table>
      ) : null}
      {deleting ? (
        <ConfirmDialog
          opened
          title={said.removeAsk}
          confirmLabel={said.remove}
          cancelLabel={said.keep}
          tone="red"
          onConfirm={() => void remove(deleting)}
          onClose={() => {
            setDeleting(null);
          }}
        >
          {said.removeText}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
