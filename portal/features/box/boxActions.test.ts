import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxView } from '../../../simulator/engine/views/box.ts';
import { viewContext } from '../../../simulator/engine/views/view-context.ts';
import { boxFacts } from '../../../simulator/engine/views/facts.ts';
import type { World } from '../../../simulator/engine/world/world.ts';
import { dokuboxStatuses, type DokuboxStatus, type UserType } from '@dokubox/spec/enums.ts';
import { reviveMoments } from '@dokubox/spec/schemas/received.ts';
import { boxFactsFromWire } from '@dokubox/spec/workflow/box-facts.ts';
import { boxIsWorkedOn } from '@dokubox/spec/workflow/rights.ts';
import { applyBoxEvent, terminationOutcome } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { bankUser, clientUser, sampleBox, sampleDoku } from '../../../tests/samples.ts';
import { startInProcessSimulator, type InProcessSimulator } from '../../fixtures/simulator.ts';
import { boxActionsOf, wantsLock, type Begun } from './boxActions.ts';
import { boxForComponents } from './boxForComponents.ts';

let simulator: InProcessSimulator;

beforeAll(async () => {
  simulator = await startInProcessSimulator();
});
afterAll(() => simulator.stop());

const scenarios = ['ending', 'every-box-status', 'signing-running', 'signed-outside'] as const;

/** Every box of a world as a user sees it, with the box on the server. */
function readBy(world: World, userType: UserType) {
  const user = world.userByKey(userType === 'CLIENT' ? 'client1' : 'bankerRm');
  if (!user) throw new Error('no such user');
  const view = viewContext(world, user);
  return [...world.boxes.values()].map((box) => ({
    facts: boxFacts(box),
    box: boxView(box, view),
  }));
}

describe('actions on a box as a whole', () => {
  it.each(scenarios)(
    '[R4.4][R6.3] are the same from an answer and from the server’s data in %s',
    (name) => {
      const world = simulator.engine.worlds.create({ scenario: name, tenant: 'SK' });
      const seen = new Set<string>();
      for (const userType of ['CLIENT', 'BANKER'] as const) {
        for (const { facts, box } of readBy(world, userType)) {
          const outcome = terminationOutcome(facts, userType);
          const fromAnswer = terminationOutcome(boxFactsFromWire(box), userType);
          // A client does not learn what the bank has signed, so the dialog leaves the outcome open
          //
          const open = userType === 'CLIENT' && boxIsWorkedOn(box) && fromAnswer === 'CANCELLED';
          if (!open) expect([box.id, fromAnswer]).toEqual([box.id, outcome]);
          expect(fromAnswer === null).toBe(outcome === null);
          const may = (event: 'closePaperDokuBox') =>
            applyBoxEvent(facts, event, userType, { actorAskedForTermination: false }).ok;
          const actions = boxActionsOf(box, { userType, username: '' });
          expect(actions).toEqual([
            ...(may('closePaperDokuBox') ? ['closePaper'] : []),
            ...(outcome === null ? [] : ['terminate']),
          ]);
          for (const action of actions) seen.add(`${userType} ${action} ${outcome ?? ''}`);
        }
      }
      expect(seen.size).toBeGreaterThan(0);
    },
  );
});

describe('the lock of a box', () => {
  const lockUser = { username: 'VARGAA02', fullName: 'Varga Ágnes' };
  const uploads = [sampleDoku(2, { dokuTransitions: [], dokuStaticActions: ['Upload'] })];
  const nothing: Begun = { choices: false, upload: false, text: false, dialog: undefined };
  const chosen: Begun = { ...nothing, choices: true };

  it('[R4.3][A-111] is not needed by a user who only reads, whatever they could do', () => {
    const box = sampleBox({ dokus: uploads });
    expect(wantsLock(box, clientUser, nothing)).toBe(false);
    for (const dialog of ['preview', 'messages', 'validate', 'signers', 'progress'] as const) {
      expect(wantsLock(box, clientUser, { ...nothing, dialog })).toBe(false);
    }
  });

  it('[R4.3][A-111] is needed once the user has begun something and not sent it', () => {
    const box = sampleBox({ dokus: uploads });
    const begun: Partial<Begun>[] = [
      { choices: true },
      { upload: true },
      { text: true },
      { dialog: 'removal' },
      { dialog: 'paper' },
      { dialog: 'terminate' },
      { dialog: 'closePaper' },
    ];
    for (const one of begun) expect(wantsLock(box, clientUser, { ...nothing, ...one })).toBe(true);
  });

  it('[R4.3] is possible in the right statuses', () => {
    const inStatus = (status: DokuboxStatus) =>
      wantsLock(sampleBox({ dokus: uploads, status }), clientUser, chosen);
    expect(dokuboxStatuses.filter(inStatus)).toEqual(
      dokuboxStatuses.filter((status) => boxIsWorkedOn({ status })),
    );
  });

  it('[R4.3] is needed if the user has it already, but not if another user has it', () => {
    expect(wantsLock(sampleBox({ dokus: uploads, lockUser }), clientUser, chosen)).toBe(false);
    const own = { username: clientUser.username };
    expect(wantsLock(sampleBox({ dokus: uploads, lockUser: own }), clientUser, chosen)).toBe(true);
    expect(wantsLock(sampleBox({ dokus: uploads, lockUser: own }), bankUser, chosen)).toBe(false);
  });

  it('[R4.3] of another user keeps the offered actions on the screen, unless the document has moved on', () => {
    const open = sampleBox({ dokus: uploads });
    const previous = boxForComponents(reviveMoments(open), clientUser);
    const silent = { dokuTransitions: [], dokuStaticActions: [] };
    const locked = { ...open, lockUser, dokus: uploads.map((doku) => ({ ...doku, ...silent })) };
    const shown = boxForComponents(reviveMoments(locked), clientUser, previous);
    expect(shown.dokus[0]?.dokuStaticActions).toEqual(['Upload']);
    expect(shown.dokus[0]).toBe(previous.dokus[0]);
    const moved = {
      ...locked,
      dokus: locked.dokus.map((doku) => ({ ...doku, status: 'ARCHIVED' as const })),
    };
    expect(
      boxForComponents(reviveMoments(moved), clientUser, previous).dokus[0]?.dokuStaticActions,
    ).toEqual([]);
    const free = { ...locked, lockUser: null };
    expect(
      boxForComponents(reviveMoments(free), clientUser, previous).dokus[0]?.dokuStaticActions,
    ).toEqual([]);
  });
});
