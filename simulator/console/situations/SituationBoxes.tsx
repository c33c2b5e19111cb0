import { Button } from '@mantine/core';
import type { Tenant } from '@dokubox/spec/enums.ts';
import {
  DokuboxStatusBadge,
  DokuStatusBadge,
} from '@dokubox/ui-kit/box/StatusBadge/StatusBadge.tsx';
import { CopyLink } from '../parts/CopyLink.tsx';
import { personLabel } from '../parts/personLabel.ts';
import { ticketAddress } from '../paths.ts';
import shared from '../shared.module.css';
import { words } from '../words.ts';
import type { SituationBox } from './ofTenant.ts';
import classes from './SituationBoxes.module.css';
import type { Destination } from './useOpen.ts';

const wording = words.situations;

/** Number of document statuses shown before expanding, because some boxes have many. */
const MOST = 6;

/** Boxes of a scenario. Each can be opened as the person whose turn it is, or as another person. */
export function SituationBoxes({
  scenario,
  tenant,
  boxes,
  busy,
  onOpen,
}: {
  readonly scenario: string;
  readonly tenant: Tenant;
  readonly boxes: readonly SituationBox[];
  readonly busy: boolean;
  readonly onOpen: (to: Destination) => void;
}) {
  return (
    <ul className={classes.boxes}>
      {boxes.map(({ boxId, title, status, dokuStatuses, turn, people }) => (
        <li className={classes.box} key={boxId}>
          <div>
            <p className={classes.title}>
              {title} <span className={shared.soft}>{wording.box(boxId)}</span>
            </p>
            <div className={classes.statuses}>
              <DokuboxStatusBadge status={status} />
              {dokuStatuses.slice(0, MOST).map((one) => (
                <DokuStatusBadge key={one} status={one} />
              ))}
              {dokuStatuses.length > MOST ? (
                <span className={shared.soft}>{wording.more(dokuStatuses.length - MOST)}</span>
              ) : null}
            </div>
          </div>
          <div className={shared.actions}>
            <Button
              size="compact-md"
              variant="light"
              color="ink"
              disabled={busy}
              aria-label={wording.turnOf(turn.key ? personLabel(turn.key) : turn.fullName, title)}
              onClick={() => {
                onOpen({ scenario, tenant, user: turn.key, boxId });
              }}
            >
              {wording.turn(turn.key ? personLabel(turn.key) : turn.fullName)}
            </Button>
            {people
              .filter((key) => key !== turn.key)
              .map((key) => (
                <Button
                  key={key}
                  size="compact-md"
                  variant="default"
                  disabled={busy}
                  aria-label={wording.boxAs(personLabel(key), title)}
                  onClick={() => {
                    onOpen({ scenario, tenant, user: key, boxId });
                  }}
                >
                  {personLabel(key)}
                </Button>
              ))}
            <CopyLink
              label={wording.link}
              name={wording.linkTo(title)}
              address={ticketAddress({ scenario, tenant, user: 'turn', box: boxId })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
