import { finalizeAllowed } from '@dokubox/spec/workflow/removal.ts';
import { boxIsWorkedOn, boxOpenTo, signatureSystemChoice } from '@dokubox/spec/workflow/rights.ts';
import { signingNeeded } from '@dokubox/spec/workflow/predicates.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { boxView } from '../../views/box.ts';
import { dokuView } from '../../views/doku.ts';
import { boxFor, dokuInBox, factsOf } from '../../views/facts.ts';
import { conflict } from '../boxes.ts';
import type { Handler } from '../call.ts';
import { notFound } from '../../refusals.ts';
import { viewOf } from '../current-user.ts';
import { changeBox, withDoku } from '../workflow/change-box.ts';
import { notOffered } from '../workflow/trigger-step.ts';
import { newDoku } from './new-doku.ts';

/** A banker completes the setup of a document (R4.22, A-123). */
export const finalizeDoku: Handler<'finalizeDoku'> = (call) => {
  const { box, doku, id: operationId } = call;
  const view = viewOf(call);
  const { user } = view;
  if (!finalizeAllowed(dokuInBox(doku, box), user, boxFor(box, view.now))) {
    throw notOffered(box, view, `document ${doku.id} cannot be finalized`);
  }
  const command = { operationId, username: user.username };
  const after = changeBox(call.world, box, command, () =>
    withDoku(box, { ...doku, dokuSetupCompleted: true }),
  );
  const finalized = after.dokus.find(({ id }) => id === doku.id) ?? doku;
  return { body: dokuView(finalized, after, view) };
};

/** Adds a document of the definition's other-document template, under its own name. */
export const addOtherDoku: Handler<'addOtherDoku'> = (call) => {
  const { box, id: operationId, input, world } = call;
  const { addOtherDokuId, customDokuName } = input.body;
  const view = viewOf(call);
  const { user } = view;
  if (!boxOpenTo(box, user)) throw conflict(box, view);
  const worked = boxIsWorkedOn(box);
  const definition = world.catalogue.definitions.find(({ pid }) => pid === box.definitionPid);
  const template = definition?.otherDocument;
  if (!template || template.dokuDefinitionId !== addOtherDokuId) throw notFound();
  const at = world.clock.nowIso();
  const ordinalNumber = Math.max(0, ...box.dokus.map((doku) => doku.ordinalNumber)) + 1;
  const command = { operationId, username: user.username };
  const after = changeBox(world, box, command, (tx) => {
    const doku = {
      ...newDoku({
        world,
        id: tx.nextId('doku'),
        template,
        definition,
        clientNumber: box.clientNumber,
        creator: user,
        initiatedBy: user.userType === 'BANKER' ? 'BANK' : 'CLIENT',
        ordinalNumber,
        at,
      }),
      customDokuName: spokenText(customDokuName),
      isReconfiguredAdded: worked,
    };
    // A document without signers can be worked on without a banker's setup.
    const ready = worked && doku.participants.length > 0 && !signingNeeded(factsOf(doku, box));
    return { ...box, dokus: [...box.dokus, { ...doku, dokuSetupCompleted: ready }] };
  });
  return { body: boxView(after, view) };
};

/** The client chooses how to sign. The choice is fixed once an envelope exists. */
export const selectSignatureSystem: Handler<'selectSignatureSystem'> = (call) => {
  const { box, id: operationId, input, world } = call;
  const { clientSelectedSignatureSystem } = input.body;
  const view = viewOf(call);
  if (signatureSystemChoice(box) !== 'open') {
    throw notOffered(box, view, 'the signature system of this box cannot be chosen');
  }
  const { username } = view.user;
  const command = { operationId, username };
  const after = changeBox(world, box, command, () => ({ ...box, clientSelectedSignatureSystem }));
  return { body: boxView(after, view) };
};
