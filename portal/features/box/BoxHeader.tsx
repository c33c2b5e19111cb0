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
  /** Tries again to take the lock while another user holds the box. */
  readonly lock: LockRetry;
  readonly onOpen: (name: DialogName, id: number) => void;
  /** Called when the user starts or stops writing the name. */
  readonly onNaming: (naming: boolean) => void;
}

/**
 * The part above the documents of a box: its title, its lock, and actions on the box as a whole.
 */
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
  /** The box as it was when the user started to rename it. */
  const known = useRef(box.lastChangedAt);
  const showBox = useFreshBox();
  const renameTo: SaveName = async (newCustomName) => {
    const lastChangedAt = known.current?.toISOString();
    const body = { dokuBoxId: box.id, newCustomName, ...(lastChangedAt ? { lastChangedAt } : {}) };
    try {
      await rename({ body }, { shownInPlace: true });
      return null;
    } catch (cause) {
      // The rejection contains the current box, so the user has seen it before another attempt.
      const fresh = boxOfRefusal(cause);
      if (fresh) known.current = fresh.lastChangedAt;
      await showBox(fresh);
      return renameFailure(cause);
    }
  };
  const opening = (name: DialogName) => () => {
    onOpen(name, box.id);
  };
  // In a box at work, the link to its configuration is among the buttons. A box in preparation has
  // it elsewhere.
  const working = box.status === 'IN_PROGRESS';
  const setup = (
    // Its texts are loaded when it is shown.
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
