import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import { DokuboxHeader } from '@dokubox/ui-kit/box/DokuboxHeader/DokuboxHeader.tsx';
import type { LockRetry } from '@dokubox/ui-kit/box/LockBanner/LockBanner.tsx';
import { ProgressButton } from '@dokubox/ui-kit/box/ParticipantProgress/ProgressButton.tsx';
import { useCommand } from '../../api/hooks.ts';
import { useCategoryNames } from '../../session/categories.ts';
import { useStart } from '../../session/place.ts';
import { useUser } from '../../session/session.ts';
import { outcomeOf } from '../../shared/failure.ts';
import { lazily } from '../../shared/lazily.tsx';
import type { DialogName } from '../../shared/useDialog.ts';
import { BoxActions } from './BoxActions.tsx';

// Shown in a few statuses only, with texts of its own.
const BoxSetup = lazily(() => import('./BoxSetup.tsx'), 'BoxSetup', 'part');

export interface BoxHeaderProps {
  readonly box: ReceivedBox;
  readonly listHref: string;
  readonly showsProgress: boolean;
  readonly uploading: boolean;
  /** What trying again needs while somebody else holds the box. */
  readonly lock: LockRetry;
  readonly onOpen: (name: DialogName, id: number) => void;
  /** Told while the name is being written. */
  readonly onNaming: (naming: boolean) => void;
}

/** What stands above the documents of a box: its title, its lock, and what is done with it as a whole. */
export function BoxHeader({
  box,
  listHref,
  showsProgress,
  uploading,
  lock,
  onOpen,
  onNaming,
}: BoxHeaderProps) {
  const { place } = useStart();
  const { user } = useUser();
  const navigate = useNavigate();
  const rename = useCommand('renameDokubox');
  const { names: categories } = useCategoryNames();
  const categoryName = box.productCategory ? categories[box.productCategory] : undefined;
  const opening = (name: DialogName) => () => {
    onOpen(name, box.id);
  };
  // A box at work keeps its configuration among the buttons; one that is being prepared is about it.
  const working = box.status === 'IN_PROGRESS';
  const setup = (
    <Suspense fallback={null}>
      <BoxSetup box={box} currentUser={user} uploading={uploading} />
    </Suspense>
  );
  return (
    <>
      <DokuboxHeader
        box={box}
        currentUser={user}
        tenant={place.tenant}
        backHref={listHref}
        onNavigate={(href) => void navigate(href)}
        lock={lock}
        actions={
          <>
            {showsProgress ? <ProgressButton onOpen={opening('progress')} /> : null}
            {working && user.userType === 'BANKER' ? setup : null}
            <Suspense fallback={null}>
              <BoxActions
                box={box}
                currentUser={user}
                onOpen={(name) => {
                  onOpen(name, box.id);
                }}
              />
            </Suspense>
          </>
        }
        onShowTermination={opening('termination')}
        {...(user.userType === 'CLIENT'
          ? {
              onRename: (newCustomName: string) => {
                const body = { dokuBoxId: box.id, newCustomName };
                return outcomeOf(rename({ body }, { shownInPlace: true }));
              },
              onNaming,
            }
          : {})}
        {...(categoryName === undefined ? {} : { categoryName })}
      />
      {working ? null : setup}
    </>
  );
}
