import { Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { SaveName } from '@dokubox/ui-kit/box/CustomNameEditor/CustomNameEditor.tsx';
import { DokuboxHeader } from '@dokubox/ui-kit/box/DokuboxHeader/DokuboxHeader.tsx';
import type { LockRetry } from '@dokubox/ui-kit/box/LockBanner/LockBanner.tsx';
import { ProgressButton } from '@dokubox/ui-kit/box/SigningProgress/ProgressButton.tsx';
import { useCommand } from '../../api/hooks.ts';
import { useCategoryNames } from '../../session/categories.ts';
import { useStart } from '../../session/start.ts';
import { useUser } from '../../session/session.ts';
import type { DialogName } from '../../shared/useDialog.ts';
import { boxOfRefusal, useFreshBox } from '../../shared/useFreshBox.ts';
import { BoxActionButtons } from './BoxActionButtons.tsx';
import { BoxSetup } from './BoxSetup.tsx';
import { renameFailure } from './renameFailure.ts';

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
  const { launch } = useStart();
  const { user: person, roles } = useUser();
  const user = { ...person, roles };
  const navigate = useNavigate();
  const rename = useCommand('renameDokubox');
  const { names: categories } = useCategoryNames();
  const categoryName = box.productCategory ? categories[box.productCategory] : undefined;
  /** The box as it was when the naming began. */
  const known = useRef(box.lastChangedAt);
  const showBox = useFreshBox();
  const renameTo: SaveName = async (newCustomName) => {
    const lastChangedAt = known.current?.toISOString();
    const body = { dokuBoxId: box.id, newCustomName, ...(lastChangedAt ? { lastChangedAt } : {}) };
    try {
      await rename({ body }, { shownInPlace: true });
      return null;
    } catch (cause) {
      // The refusal brings the box as it is now: who tries again has seen it.
      const fresh = boxOfRefusal(cause);
      if (fresh) known.current = fresh.lastChangedAt;
      await showBox(fresh);
      return renameFailure(cause);
    }
  };
  const opening = (name: DialogName) => () => {
    onOpen(name, box.id);
  };
  // A box at work keeps its configuration among the buttons; one that is being prepared is about it.
  const working = box.status === 'IN_PROGRESS';
  const setup = (
    // Its texts are fetched when it is shown.
    <Suspense fallback={null}>
      <BoxSetup box={box} currentUser={user} uploading={uploading} />
    </Suspense>
  );
  return (
    <>
      <DokuboxHeader
        box={box}
        currentUser={user}
        tenant={launch.tenant}
        backHref={listHref}
        onNavigate={(href) => void navigate(href)}
        lock={lock}
        actions={
          <>
            {showsProgress ? <ProgressButton onOpen={opening('progress')} /> : null}
            {working && user.userType === 'BANKER' ? setup : null}
            <Suspense fallback={null}>
              <BoxActionButtons
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
              onRename: renameTo,
              onNaming: (naming: boolean) => {
                if (naming) known.current = box.lastChangedAt;
                onNaming(naming);
              },
            }
          : {})}
        {...(categoryName === undefined ? {} : { categoryName })}
      />
      {working ? null : setup}
    </>
  );
}
