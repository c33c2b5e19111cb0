import { containerTypes } from '@dokubox/spec/uploads.ts';
import type { ForcedChange } from '@dokubox/spec/control/schemas/world-state.ts';
import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { envelopeRunning, paper } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { ownTexts } from '#own-texts';
import { containerName } from '@dokubox/signatures/signing/container-name.ts';
import { seededType } from '../../container-file.ts';
import { withDraftsSent } from '../../drafts.ts';
import { fileNameOf, shownDay, statusesWithoutFile } from '../../scenario/build-doku.ts';
import { seededRejection } from '../../scenario/build-rejection.ts';
import { fixedFacts, machineContextOf } from '../../scenario/doku-plan.ts';
import { reachableFacts, reachableStatuses, type WantedFacts } from '../../scenario/reach.ts';
import { bankNames } from '../../seed/texts/table.ts';
import { signerIdentityOf } from '../../seed/signer-identity.ts';
import type { BoxState, DokuState, FileVersion, SeededSignature } from '../../state.ts';
import { factsOf } from '../../views/facts.ts';
import type { World } from '../../world/world.ts';
import { invalidField } from '../../refusals.ts';
import { withFacts } from '../workflow/facts-step.ts';

/** The wanted change of one document. */
export type DokuChange = NonNullable<ForcedChange['dokus']>[number];

function wantedOf({
  envelope,
  signedOutsideDDE,
  uploadedDocumentSigned,
  archivePossible,
}: DokuChange): WantedFacts {
  const wanted = { envelope, signedOutsideDDE, uploadedDocumentSigned, archivePossible };
  return Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  ) as WantedFacts;
}

/**
 * The facts with which the workflow reaches the wanted status.
 * @throws Refusal 400 if it never does
 */
function factsFor(world: World, doku: DokuState, box: BoxState, change: DokuChange, field: string) {
  const fixed = fixedFacts(doku, box);
  const context = machineContextOf(world.tenant);
  const wanted = wantedOf(change);
  const facts =
    reachableFacts(doku.status, fixed, context, wanted) ??
    reachableFacts(doku.status, fixed, context, wanted, 'everything');
  if (facts) return facts;
  const possible = reachableStatuses(fixed, context).join(', ');
  const others = Object.keys(wanted);
  const also = others.length === 0 ? '' : ` with this ${others.join(', ')}`;
  throw invalidField(
    `${field}.status`,
    'dde.error.invalidValue',
    `with its flags and signature systems the document is never ${doku.status}${also}. It can be ${possible}`,
  );
}

/** A file as a scenario would create it, for a document without one. */
function seededFile(world: World, doku: DokuState, box: BoxState, at: string): FileVersion {
  const language = policyOf(world.tenant).localLanguage;
  const template = [...world.catalogue.documents.values()].find(
    ({ dokuDefinitionId }) => dokuDefinitionId === doku.dokuDefinitionId,
  );
  const title = doku.customDokuName ?? doku.titleLocal;
  const signers = doku.participants.filter(({ participantRole }) => isSignerRole(participantRole));
  return {
    fileName: fileNameOf(title),
    mimeType: seededType,
    size: null,
    source: {
      kind: 'seeded',
      document: {
        tenant: world.tenant,
        title,
        clientName: world.clients.get(box.clientNumber)?.clientNameLocal ?? '',
        bankName: bankNames[language],
        documentNumber: [at.slice(0, 4), box.id, doku.ordinalNumber, 1].join('/'),
        date: shownDay(at),
        paragraphs: ownTexts(language).content.paragraphs[template?.kind ?? 'agreement'],
        signatories: signers.map(
          ({ username }) => world.users.get(username)?.fullNameLocal ?? username,
        ),
        pages: 1,
      },
    },
    uploadedAt: at,
    uploadedBy: box.createdBy,
    signed: false,
  };
}

/** Whether the facts say that the file contains a signature. */
const isSigned = (facts: DokuFacts): boolean =>
  !paper(facts) &&
  (facts.uploadedDocumentSigned || facts.clientSigned || facts.bank1Signed || facts.bank2Signed);

/** A seeded file with the signatures made so far. Uploaded bytes do not change. */
function signedFile(world: World, file: FileVersion, doku: DokuState, box: BoxState, at: string) {
  const { source } = file;
  if (source.kind !== 'seeded' || file.signed) return file;
  const client = world.clients.get(box.clientNumber);
  const inEnvelope = doku.envelope !== 'NONE';
  const done = doku.participants.filter(
    ({ participantRole, participantState }) =>
      participantState === 'DONE' && isSignerRole(participantRole),
  );
  // The client signs before the bank does.
  const inTurn = (['CLIENT', 'BANK'] as const).flatMap((side) =>
    done.filter(({ participantType }) => participantType === side),
  );
  const usernames = inTurn.length > 0 ? inTurn.map(({ username }) => username) : [file.uploadedBy];
  const signatures = usernames.flatMap((username): SeededSignature[] => {
    const user = world.users.get(username);
    if (!user) return [];
    return [{ signer: signerIdentityOf(user, client, world.tenant), signedAt: at, inEnvelope }];
  });
  return {
    ...file,
    ...(doku.signedAsContainer
      ? { fileName: containerName(file.fileName), mimeType: containerTypes['ASiC-E'] }
      : {}),
    source: {
      ...source,
      signatures,
      ...(doku.signedAsContainer ? { nameInside: file.fileName } : {}),
    },
    signed: true,
    ...(inEnvelope && doku.envelopeId !== null ? { signedIn: doku.envelopeId } : {}),
  };
}

/** The file versions that match the status. */
function filesFor(
  world: World,
  doku: DokuState,
  box: BoxState,
  facts: DokuFacts,
  at: string,
): readonly FileVersion[] {
  if (statusesWithoutFile.has(doku.status)) return [];
  const files = doku.files.length > 0 ? doku.files : [seededFile(world, doku, box, at)];
  const { files: sent } = withDraftsSent(withDraftsSent({ files }, 'CLIENT'), 'BANK');
  const last = sent.at(-1) as FileVersion;
  const signed = isSigned(facts) ? signedFile(world, last, doku, box, at) : last;
  const side = { UPLOADED_CLIENT: 'CLIENT', UPLOADED_BANK: 'BANK' } as const;
  const draftOf = side[doku.status as keyof typeof side] as 'CLIENT' | 'BANK' | undefined;
  return [...sent.slice(0, -1), draftOf === undefined ? signed : { ...signed, draftOf }];
}

/** The details of signing on paper. Null unless the status says that it was done. */
function paperSigningOf({ status, paperSigning }: DokuState, at: string) {
  if (status !== 'PAPER_SIGNED') return null;
  return paperSigning ?? { signedOn: at.slice(0, 10), place: null };
}

/** The envelope of a document. A new envelope gets its id when the box settles. */
function envelopeIdOf(
  facts: DokuFacts,
  before: DokuState,
  box: BoxState,
  newEnvelopeId: () => string,
): string | null {
  if (facts.envelope === 'NONE') return null;
  const known = before.envelopeId ?? box.envelopeId;
  return known ?? (envelopeRunning(facts) ? null : newEnvelopeId());
}

/**
 * A document in another status, with everything that follows from it in the workflow: signatures,
 * envelope, review rounds, participants, file. Values named in the change are kept.
 * @param before the document before the change
 * @param box its box, with the changes of the box itself
 * @param field path of the change in the body
 * @param newEnvelopeId id for a document whose envelope has ended and is unknown
 * @throws Refusal 400 for a status the workflow never reaches
 */
export function withForcedStatus(
  world: World,
  before: DokuState,
  box: BoxState,
  change: DokuChange,
  field: string,
  newEnvelopeId: () => string,
): DokuState {
  const at = world.clock.nowIso();
  const named = { ...before, ...change } as DokuState;
  const facts = factsFor(world, named, box, change, field);
  const moved = withFacts(before, factsOf(before, box), facts, at);
  const doku: DokuState = {
    ...moved,
    envelopeId: envelopeIdOf(facts, before, box, newEnvelopeId),
    dokuAction: facts.status === 'UNDER_ARCHIVING' ? 'SendToArchive' : before.dokuAction,
    ...change,
  } as DokuState;
  const signatureRejection = doku.signatureRejection ?? seededRejection(doku, world);
  const files = filesFor(world, doku, box, facts, at);
  const paperSigning = change.paperSigning ?? paperSigningOf(doku, at);
  return { ...doku, files, signatureRejection, paperSigning };
}
