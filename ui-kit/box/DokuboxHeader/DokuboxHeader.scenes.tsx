import { Button } from '@mantine/core';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  DUMMY_CATEGORY_CODE,
  dokuboxStatuses,
  initiators,
  type DokuboxStatus,
} from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { ReceivedBox } from '@dokubox/spec/schemas/received.ts';
import {
  boxInStatus,
  categoriesOf,
  sceneOf,
  type Scene,
  type SceneGlobals,
} from '../../../.storybook/scene.ts';
import type { SaveName } from '../CustomNameEditor/CustomNameEditor.tsx';
import { TerminationDetails } from '../TerminationDetails/TerminationDetails.tsx';
import { DokuboxHeader } from './DokuboxHeader.tsx';

const longName = 'Beruházási hitel a kecskeméti malom bővítéséhez, második szakasz '.repeat(2);
const names = { none: null, short: 'Harvest 2026', long: longName.slice(0, limits.customNameMax) };

/** Controls of the header's stories. */
export interface DokuboxHeaderArgs {
  readonly status: DokuboxStatus;
  readonly startedBy: ReceivedBox['initiatedBy'];
  readonly ownName: keyof typeof names;
  /** Another user works on the box. */
  readonly locked: boolean;
  readonly signatureRejected: boolean;
  /** The box has the dummy category. */
  readonly dummyCategory: boolean;
  readonly buttons: boolean;
  readonly onNavigate: (href: string) => void;
  readonly onRename: SaveName;
  readonly onRetry: () => void;
}

/** The box of a story: the scenario's box with the fields that the controls change. */
export function shownBox(context: SceneGlobals & { readonly args: DokuboxHeaderArgs }) {
  const { status, startedBy, ownName, locked, signatureRejected, dummyCategory } = context.args;
  const { scene, box } = boxInStatus(context, status);
  const [lockUser] = locked ? sceneOf(context, 'locked-by-another').rows() : [];
  return {
    scene,
    box: {
      ...box,
      initiatedBy: startedBy,
      customName: names[ownName],
      lockUser: lockUser?.lockUser ?? null,
      signatureRejected,
      ...(dummyCategory ? { productCategory: DUMMY_CATEGORY_CODE } : {}),
    },
  };
}

/** The header as a screen uses it: a saved name is shown, and details open in their dialog. */
function Screen({ args, scene, box }: { args: DokuboxHeaderArgs; scene: Scene; box: ReceivedBox }) {
  const [customName, setCustomName] = useState(box.customName ?? null);
  const [details, setDetails] = useState(false);
  const categoryName = categoriesOf(scene)[box.productCategory ?? ''];
  const creator = box.cancellationCreatorUserId;
  const reasons = creator ? scene.options('CancellationReason') : [];
  const [person] = creator
    ? scene.answer('getUsersByUsernames', { body: { usernames: [creator] } }).data.users
    : [];
  return (
    <>
      <DokuboxHeader
        box={{ ...box, customName }}
        currentUser={scene.currentUser}
        tenant={scene.tenant}
        backHref="#/app/dokuboxlist"
        onNavigate={args.onNavigate}
        lock={{ busy: false, onRetry: args.onRetry }}
        actions={args.buttons ? <Button variant="default">Terminate dokubox</Button> : null}
        onShowTermination={() => {
          setDetails(true);
        }}
        {...(categoryName === undefined ? {} : { categoryName })}
        {...(scene.currentUser.userType === 'CLIENT'
          ? {
              onRename: async (name: string) => {
                const failure = await args.onRename(name);
                if (failure === null) setCustomName(name);
                return failure;
              },
            }
          : {})}
      />
      <TerminationDetails
        opened={details}
        onClose={() => {
          setDetails(false);
        }}
        cancelledAt={box.cancelledAt}
        creatorName={person?.fullName}
        creatorType={person?.type}
        reason={reasons.find(({ value }) => value === box.reasonOfCancellation)?.label}
        note={box.cancellationNote}
      />
    </>
  );
}

/** Settings that the stories of the header share: the box of a scenario, and its controls. */
export const headerStories = {
  render: (args: DokuboxHeaderArgs, context: SceneGlobals) => {
    const { scene, box } = shownBox({ ...context, args });
    return <Screen key={`${box.id} ${args.ownName}`} args={args} scene={scene} box={box} />;
  },
  parameters: { layout: 'padded' },
  argTypes: {
    status: { control: 'select' as const, options: dokuboxStatuses },
    startedBy: { control: 'inline-radio' as const, options: initiators },
    ownName: { control: 'inline-radio' as const, options: Object.keys(names) },
  },
  args: {
    status: 'IN_PROGRESS' as const,
    startedBy: 'CLIENT' as const,
    ownName: 'short' as const,
    locked: false,
    signatureRejected: false,
    dummyCategory: false,
    buttons: false,
    onNavigate: fn(),
    onRename: fn<SaveName>(() => Promise.resolve(null)),
    onRetry: fn(),
  },
};
