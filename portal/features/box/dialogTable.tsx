import type { ReactNode } from 'react';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import type { UserIdentity } from '@dokubox/ui-kit/helpers/turn.ts';
import { optionsOf } from '@dokubox/ui-kit/box/DokuCard/dokuOptions.ts';
import { lazily } from '../../shared/lazily.tsx';
import type { DialogName, DokuDialogName } from '../../shared/useDialog.ts';
import { boxActionsOf } from './boxActions.ts';
import type { Acting } from './useActing.ts';

/** The data that all dialogs of a box use. */
export interface BoxDialogContext {
  readonly box: ReceivedBox;
  readonly currentUser: UserIdentity;
  readonly acting: Acting;
  /** Whether signing progress is shown (R9.6). */
  readonly showsProgress: boolean;
  readonly downloading: ReadonlySet<number>;
  readonly onDownload: (dokuId: number) => void;
  /** Address of the list as the user left it (R4.4). */
  readonly listHref: string;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

/** The data of a dialog about one document. */
export interface DokuDialogContext extends BoxDialogContext {
  readonly doku: Doku;
}

/** A row of the table. */
export interface BoxDialog<Context> {
  /** Whether the dialog may open. An address can name any dialog. */
  readonly opens: (context: Context) => boolean;
  readonly show: (context: Context) => ReactNode;
  /**
   * The open dialog stays whatever happens to the box, so that the user can read a failure and
   * loses no input. By default it stays while it may open.
   */
  readonly stays?: boolean;
}

type Dialogs = Record<DokuDialogName, BoxDialog<DokuDialogContext>> &
  Record<Exclude<DialogName, DokuDialogName>, BoxDialog<BoxDialogContext>>;

// Each dialog is loaded when it opens.
const PreviewDialog = lazily(() => import('./PreviewDialog.tsx'), 'PreviewDialog', 'part');
const MessagesOfDoku = lazily(() => import('./MessagesOfDoku.tsx'), 'MessagesOfDoku', 'part');
const ValidationDialog = lazily(() => import('./ValidationDialog.tsx'), 'ValidationDialog', 'part');
const SignersDialog = lazily(() => import('./SignersDialog.tsx'), 'SignersDialog', 'part');
const RemovalDialog = lazily(() => import('./RemovalDialog.tsx'), 'RemovalDialog', 'part');
const PaperDialog = lazily(() => import('./PaperDialog.tsx'), 'PaperDialog', 'part');
const ProgressDialog = lazily(() => import('./ProgressDialog.tsx'), 'ProgressDialog', 'part');
const TerminatedDialog = lazily(
  () => import('../../shared/TerminatedDialog.tsx'),
  'TerminatedDialog',
  'part',
);
const TerminateDialog = lazily(() => import('./TerminateDialog.tsx'), 'TerminateDialog', 'part');
const ClosePaperDialog = lazily(() => import('./ClosePaperDialog.tsx'), 'ClosePaperDialog', 'part');

const always = () => true;

/** Every dialog of a box: when it may open, and what it shows. */
export const boxDialogTable = {
  preview: {
    opens: always,
    show: ({ doku, downloading, onDownload, onClose }) => (
      <PreviewDialog
        doku={doku}
        downloading={downloading.has(doku.id)}
        onDownload={onDownload}
        onClose={onClose}
      />
    ),
  },
  messages: {
    opens: always,
    show: ({ box, doku, onReload, onClose }) => (
      <MessagesOfDoku box={box} doku={doku} onReload={onReload} onClose={onClose} />
    ),
  },
  validate: {
    opens: ({ doku }) => doku.dokuStaticActions.includes('ValidateSignature'),
    show: ({ box, doku, onClose }) => <ValidationDialog box={box} doku={doku} onClose={onClose} />,
  },
  signers: {
    opens: always,
    show: ({ doku, onClose }) => <SignersDialog doku={doku} onClose={onClose} />,
  },
  removal: {
    // The question about the last document replaces it.
    opens: ({ acting }) => acting.prompt?.kind !== 'lastRemoval',
    show: ({ box, doku, acting, onClose }) => (
      <RemovalDialog box={box} doku={doku} acting={acting} onClose={onClose} />
    ),
  },
  paper: {
    opens: ({ box, doku, acting }) =>
      optionsOf(doku, box, acting.context).some(
        ({ triggerControl, disabledReasons }) =>
          triggerControl === 'PrintedAndPaperSigned' && disabledReasons.length === 0,
      ),
    show: ({ doku, acting, onDownload, onClose }) => (
      <PaperDialog doku={doku} acting={acting} onDownload={onDownload} onClose={onClose} />
    ),
  },
  progress: {
    opens: ({ showsProgress }) => showsProgress,
    show: ({ box, onClose }) => <ProgressDialog box={box} onClose={onClose} />,
  },
  termination: {
    opens: ({ box }) => box.status === 'CANCELLED',
    show: ({ box, onClose }) => <TerminatedDialog box={box} onClose={onClose} />,
  },
  terminate: {
    opens: ({ box, currentUser }) => boxActionsOf(box, currentUser).includes('terminate'),
    stays: true,
    show: ({ box, currentUser, listHref, onClose }) => (
      <TerminateDialog
        box={box}
        userType={currentUser.userType}
        listHref={listHref}
        onClose={onClose}
      />
    ),
  },
  closePaper: {
    opens: ({ box, currentUser }) => boxActionsOf(box, currentUser).includes('closePaper'),
    stays: true,
    show: ({ box, onClose }) => <ClosePaperDialog dokuBoxId={box.id} onClose={onClose} />,
  },
} as const satisfies Dialogs;
