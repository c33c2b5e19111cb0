import type { Segment } from '@dokubox/spec/enums.ts';
import { createdBoxStatus } from '@dokubox/spec/workflow/dokubox-machine.ts';
import { spokenText } from '@dokubox/spec/free-text.ts';
import { Refusal } from '../../handler.ts';
import type { BoxDefinition } from '../../seed/catalogue/types.ts';
import type { BoxState, UserState } from '../../state.ts';
import { boxView } from '../../views/box.ts';
import { segmentsOf } from '../../views/people.ts';
import type { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { selectableDefinitions, worksIn } from '../creation.ts';
import { invalidField, notAllowed, notFound } from '../../refusals.ts';
import { userOf, viewOf } from '../current-user.ts';
import { newDoku } from './new-doku.ts';

interface Order {
  readonly world: World;
  readonly user: UserState;
  readonly operationId: string;
  readonly definition: BoxDefinition;
  readonly clientNumber: string;
  readonly customName: string | null;
}

/** The definition with that name, if the caller can choose it in this segment (R6.6, A-097). */
function chosen(world: World, segment: Segment, pid: string, categoryCode: string): BoxDefinition {
  const definition = selectableDefinitions(world, segment, categoryCode).find(
    (candidate) => candidate.pid === pid,
  );
  if (definition) return definition;
  throw new Refusal(404, 'dde.error.noSelectableDokuboxDefinition', null);
}

/**
 * Creates a box with the documents of its definition. The user who starts it prepares it.
 */
function create(order: Order): BoxState {
  const { world, user, operationId, definition, clientNumber, customName } = order;
  const status = createdBoxStatus(user.userType);
  if (status === null) throw notAllowed('this user cannot start boxes');
  const at = world.clock.nowIso();
  const initiatedBy = user.userType === 'BANKER' ? 'BANK' : 'CLIENT';
  const id = world.commit({ operationId, username: user.username }, (tx) => {
    const boxId = tx.nextId('box');
    const common = { world, definition, clientNumber, creator: user, initiatedBy, at } as const;
    const dokus = definition.documents.map((template, index) =>
      newDoku({ ...common, template, id: tx.nextId('doku'), ordinalNumber: index + 1 }),
    );
    tx.addBox({
      id: boxId,
      status,
      clientNumber,
      titleEn: definition.titleEn,
      titleLocal: definition.titleLocal,
      definitionPid: definition.pid,
      productCategory: definition.categoryCode,
      segmentType: definition.segment,
      customName,
      initiatedBy,
      createdBy: user.username,
      lock: null,
      reasonOfCancellation: null,
      cancellationNote: null,
      cancellationCreatorUserId: null,
      cancelledAt: null,
      statusBeforeCancellation: null,
      envelopeId: null,
      namirialEnvelopeStatus: null,
      clientSignatureSystem: definition.clientSignatureSystem,
      bankSignatureSystem: definition.bankSignatureSystem,
      clientSelectedSignatureSystem: null,
      envelopeExpiresAt: null,
      edsProcessId: null,
      signatureRejected: false,
      signatureRejection: null,
      validatorRoleOptional: false,
      createdAt: at,
      lastChangedAt: at,
      dokus,
    });
    return boxId;
  });
  const box = world.boxes.get(id);
  if (!box) throw new Error(`box ${id} must exist after its creation`);
  return box;
}

/** Starts a box for a client, in the client's segment and with an optional name (R1.4, A-099). */
export const createClientDokubox: Handler<'createClientDokubox'> = (call) => {
  const { world, session, input } = call;
  const user = userOf(call);
  const [segment] = segmentsOf(world, session, user);
  if (segment === undefined) throw new Refusal(409, 'dde.error.noSegmentType', null);
  if (session.clientNumber === null) throw notAllowed('no client has been selected');
  const { definitionPid, categoryCode } = input.body;
  const box = create({
    world,
    user,
    operationId: 'createClientDokubox',
    definition: chosen(world, segment, definitionPid, categoryCode),
    clientNumber: session.clientNumber,
    customName: spokenText(input.body.customName) || null,
  });
  return { body: boxView(box, viewOf(call)) };
};

/** Starts a box for a banker, in one of the banker's segments (R1.4, A-099, A-105). */
export const createBankerDokubox: Handler<'createBankerDokubox'> = (call) => {
  const { world, session, input } = call;
  const user = userOf(call);
  const segments = segmentsOf(world, session, user);
  const { definitionPid, categoryCode, segmentType, clientNumber } = input.body;
  if (segments.length === 0) throw new Refusal(409, 'dde.error.noSegmentTypeBanker', null);
  if (!worksIn(segments, segmentType)) throw notAllowed('the banker does not work in this segment');
  const client = world.clients.get(clientNumber);
  if (!client) throw notFound();
  if (segmentType !== 'ALL' && client.segment !== segmentType) {
    const why = `the client is of segment ${client.segment}`;
    throw invalidField('segmentType', 'dde.error.invalidValue', why);
  }
  const box = create({
    world,
    user,
    operationId: 'createBankerDokubox',
    definition: chosen(world, segmentType, definitionPid, categoryCode),
    clientNumber,
    customName: null,
  });
  return { body: boxView(box, viewOf(call)) };
};
