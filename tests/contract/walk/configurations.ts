import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { AnswerOf, BodyOf } from '@dokubox/spec/operations/table.ts';
import { factsFromWire } from '@dokubox/spec/workflow/facts.ts';
import { missingPeople, type MissingPerson } from '@dokubox/spec/workflow/setup.ts';
import type { Random } from '../../../simulator/engine/seed/random.ts';
import type { Move } from './moves.ts';
import type { Callers } from './people.ts';
import type { DokuSight, Sight } from './sight.ts';

/** The configuration of a box, as a banker would fill it in. */

type Body = BodyOf<'configureDokubox'>;
type Configured = Body['dokus'][number];
type Candidates = AnswerOf<'getParticipantCandidates'>;

const roleFor: Readonly<Record<MissingPerson, ParticipantRole>> = {
  anybody: 'BANK_RM',
  clientSigner: 'CLIENT_LEGALREPRESENTATIVE',
  firstLevelSigner: 'BANK_1STLEVELSIGNATORY',
  secondLevelSigner: 'BANK_2NDLEVELSIGNATORY',
};

function somebody(role: ParticipantRole, candidates: Candidates): Configured['participants'] {
  const candidate = candidates.find(({ participantRoles }) => participantRoles.includes(role));
  if (!candidate) return [];
  const { participantType, user } = candidate;
  return [{ participantType, participantRole: role, userId: user.id }];
}

/** A document as it is, with every participant it still needs. */
function configured({ doku }: DokuSight, body: Partial<Body>, candidates: Candidates): Configured {
  const participants = doku.participants.map(({ participantType, participantRole, user }) => ({
    participantType,
    participantRole,
    userId: user.id,
  }));
  const facts = factsFromWire(doku, body);
  for (let turn = 0; turn < 4; turn += 1) {
    const [missing] = missingPeople(facts, participants);
    if (missing === undefined) break;
    participants.push(...somebody(roleFor[missing], candidates));
  }
  const usedInBox = doku.usedInBox && doku.removed !== true;
  return { dokuId: doku.id, usedInBox, ordinalNumber: doku.ordinalNumber, participants };
}

const clientSystems = ['ESAW_DISPOSABLE', 'ESAW_REMOTE', 'ALL', 'NA'] as const;
const bankSystems = ['ESAW_REMOTE', 'CUSTOM_APP', 'NA'] as const;

/** A changed configuration: documents in and out, another order, other systems, other people. */
function mixed(body: Body, candidates: Candidates, random: Random): Body {
  const dokus = body.dokus.map((doku): Configured => {
    const usedInBox = random.next() < 0.15 ? !doku.usedInBox : doku.usedInBox;
    const ordinalNumber = random.next() < 0.1 ? random.int(1, 9) : doku.ordinalNumber;
    const { participantType, participantRoles, user } = random.pick(candidates);
    const participantRole = random.pick(participantRoles);
    const more = random.next() < 0.2 ? [{ participantType, participantRole, userId: user.id }] : [];
    return { ...doku, usedInBox, ordinalNumber, participants: [...doku.participants, ...more] };
  });
  const others = random.next() < 0.4;
  return {
    ...body,
    dokus,
    complete: random.next() < 0.6,
    validatorRoleOptional: random.next() < 0.5,
    clientSignatureSystem: others ? random.pick(clientSystems) : body.clientSignatureSystem,
    bankSignatureSystem: others ? random.pick(bankSystems) : body.bankSignatureSystem,
  };
}

const settingUp: readonly string[] = ['BANK_SETUP', 'WAITING_BANK_CONFIGURATION'];

/** The box as it is, with everyone its documents need for these signature systems. */
export function configurationAsItIs(
  { box, dokus }: Sight,
  systems: Pick<Body, 'clientSignatureSystem' | 'bankSignatureSystem'>,
  candidates: Candidates,
): Body {
  return {
    dokuBoxId: box.id,
    ...systems,
    validatorRoleOptional: box.validatorRoleOptional === true,
    dokus: dokus.map((one) => configured(one, systems, candidates)),
    complete: true,
  };
}

/**
 * A configuration of the box.
 * @param plain keeps the box as it is, without random changes
 */
export async function randomConfiguration(
  callers: Callers,
  sight: Sight,
  random: Random,
  plain: boolean,
): Promise<Move> {
  const { who, box } = sight;
  const candidates = await callers.read(who, 'getParticipantCandidates', {
    body: { dokuBoxId: box.id },
  });
  const systems = {
    clientSignatureSystem: box.clientSignatureSystem ?? 'NA',
    bankSignatureSystem: box.bankSignatureSystem ?? 'NA',
  } as const;
  const asItIs = configurationAsItIs(sight, systems, candidates);
  const body = plain ? asItIs : mixed(asItIs, candidates, random);
  const used = asItIs.dokus.some(({ usedInBox }) => usedInBox);
  return {
    request: { id: 'configureDokubox', body },
    weight: 1,
    // A random choice may leave off a person who is already named by a signature.
    certain: plain && used && settingUp.includes(box.status),
    onward: settingUp.includes(box.status),
  };
}
