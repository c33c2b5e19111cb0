import { dokuFlowTypes } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { ScenarioDoku, ScenarioMessage } from '@dokubox/spec/control/schemas/scenario.ts';
import { ownTexts } from '#own-texts';
import { messageTopics } from '../../seed/texts/keys.ts';
import type { DokuTemplate } from '../../seed/catalogue/types.ts';
import type { BoxState, DokuState } from '../../state.ts';
import type { Drawing } from './drawing.ts';
import { messageTraits, neededFlags, participantTraits, signerFields } from './likeness.ts';
import { savedPast } from './saved-moment.ts';

const hourMs = 3_600_000;

/** Scenario fields of a document and the record fields with the same values. */
const plainFields = {
  envelope: 'envelope',
  signedOutsideDDE: 'signedOutsideDDE',
  uploadedDocumentSigned: 'uploadedDocumentSigned',
  archivePossible: 'archivePossible',
  customDokuName: 'customDokuName',
  notes: 'notes',
  action: 'dokuAction',
  setupCompleted: 'dokuSetupCompleted',
  usedInBox: 'usedInBox',
  removed: 'removed',
  reconfigured: 'reconfigured',
  isReconfiguredAdded: 'isReconfiguredAdded',
  downloadable: 'downloadable',
  signedAsContainer: 'signedAsContainer',
  archiveFails: 'archiveFails',
} as const satisfies Partial<Record<keyof ScenarioDoku, keyof DokuState>>;

/** Scenario fields that can be null. */
const nullable: ReadonlySet<string> = new Set(['archivePossible', 'action']);

/** Facts that the workflow may never combine. The first ones are removed first. */
const droppableFacts = [
  'archivePossible',
  'uploadedDocumentSigned',
  'signedOutsideDDE',
  'envelope',
] as const satisfies readonly (keyof typeof plainFields)[];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A document of a file, refined field by field until it is created as in the world. */
export class SavedDoku {
  readonly spec: ScenarioDoku;
  readonly #doku: DokuState;
  readonly #box: BoxState;
  readonly #drawing: Drawing;
  readonly #dropped = new Set<string>();

  constructor(doku: DokuState, box: BoxState, drawing: Drawing) {
    this.#doku = doku;
    this.#box = box;
    this.#drawing = drawing;
    const templates: DokuTemplate[] = [...drawing.catalogue.documents.values()];
    const template = templates.find((one) => one.dokuDefinitionId === doku.dokuDefinitionId);
    const flags = neededFlags.filter((flag) => doku[flag] !== template?.[flag]);
    const flowType = Object.entries(dokuFlowTypes).find(([, id]) => id === doku.dokuFlowTypeId);
    this.spec = {
      ...(template ? { document: template.key } : {}),
      status: doku.status,
      ...(flowType && template?.dokuFlowTypeId !== doku.dokuFlowTypeId
        ? { flowType: flowType[0] as keyof typeof dokuFlowTypes }
        : {}),
      ...(flags.length > 0
        ? { flags: Object.fromEntries(flags.map((flag) => [flag, doku[flag]])) }
        : {}),
    };
  }

  /**
   * Removes one fact about how the document reached its status.
   * @returns false if none is left
   */
  dropFact(): boolean {
    const word = droppableFacts.find((one) => this.spec[one] !== undefined);
    if (!word) return false;
    this.#dropped.add(word);
    Reflect.deleteProperty(this.spec, word);
    return true;
  }

  /** Adds the fields that differ. */
  refine(drawn: DokuState): void {
    this.#refineFields(drawn);
    this.#refineFile(drawn);
    this.#refineMessages(drawn);
    this.#refineParticipants(drawn);
    this.#refineSigners(drawn);
  }

  #key(username: string): string | undefined {
    return this.#drawing.userKey(username, this.#box.clientNumber);
  }

  #refineFields(drawn: DokuState): void {
    const spec = this.spec as Record<string, unknown>;
    for (const [word, field] of Object.entries(plainFields)) {
      const value = this.#doku[field];
      const canBeSaved = value !== null || nullable.has(word);
      if (drawn[field] === value || !canBeSaved || this.#dropped.has(word)) continue;
      spec[word] = value;
    }
    const { reference } = this.#drawing;
    const { waitingSince } = this.#doku;
    const later = Date.parse(waitingSince) - Date.parse(drawn.waitingSince);
    if (Math.abs(later) >= hourMs) this.spec.waitingSince = savedPast(waitingSince, reference);
  }

  #refineFile(drawn: DokuState): void {
    const file = this.#doku.files.at(-1);
    const other = drawn.files.at(-1);
    if (!file) {
      if (other) this.spec.file = false;
      return;
    }
    if (!other || other.fileName === file.fileName) return;
    const { source } = file;
    const inside = source.kind === 'seeded' ? source.nameInside : undefined;
    const pages = source.kind === 'seeded' ? source.document.pages : 1;
    this.spec.file = { name: inside ?? file.fileName, ...(pages > 1 ? { pages } : {}) };
  }

  #refineMessages(drawn: DokuState): void {
    const { messages } = this.#doku;
    if (same(messages.map(messageTraits), drawn.messages.map(messageTraits))) return;
    const { tenant, reference } = this.#drawing;
    const { messages: topics } = ownTexts(policyOf(tenant).localLanguage).content;
    this.spec.messages = messages.flatMap((one): ScenarioMessage[] => {
      const from = this.#key(one.senderUsername);
      if (from === undefined) return [];
      const topic = messageTopics.find((key) => topics[key] === one.content);
      const readers = one.readBy
        .filter((username) => username !== one.senderUsername)
        .flatMap((username) => this.#key(username) ?? []);
      return [
        {
          from,
          ...(one.messageVisibility === 'EXTERNAL' ? {} : { visibility: one.messageVisibility }),
          ...(topic === undefined ? { text: one.content } : { say: topic }),
          sent: savedPast(one.createdAt, reference),
          ...(readers.length > 0 ? { readBy: readers } : {}),
        },
      ];
    });
  }

  #refineParticipants(drawn: DokuState): void {
    const { participants } = this.#doku;
    const others = drawn.participants;
    if (same(participants.map(participantTraits), others.map(participantTraits))) return;
    const isSame = (one: (typeof others)[number], other: (typeof others)[number]) =>
      one.participantRole === other.participantRole && one.username === other.username;
    const isMissing = others.some((other) => !participants.some((one) => isSame(one, other)));
    if (isMissing) this.spec.onlyNamed = true;
    const named = this.spec.onlyNamed
      ? participants
      : participants.filter(
          (one) =>
            this.#isNamed(one.participantRole, one.username) ||
            !others.some((other) => same(participantTraits(one), participantTraits(other))),
        );
    this.spec.participants = named.flatMap(
      ({ participantRole: role, username, participantState: state, signingUrlResolved }) => {
        const user = this.#key(username);
        if (user === undefined) return [];
        const isDone = state === 'DONE';
        const isStarted = signingUrlResolved !== null;
        return [
          {
            role,
            user,
            ...(isDone ? { state } : {}),
            ...(isStarted === isDone ? {} : { started: isStarted }),
          },
        ];
      },
    );
  }

  #isNamed(role: string, username: string): boolean {
    const user = this.#key(username);
    return (this.spec.participants ?? []).some((one) => one.role === role && one.user === user);
  }

  #refineSigners(drawn: DokuState): void {
    for (const signer of this.#doku.signingUsers) {
      const user = this.#key(signer.username);
      const other = drawn.signingUsers.find(({ username }) => username === signer.username);
      if (user === undefined || !other) continue;
      const changed = signerFields.filter((field) => !same(signer[field], other[field]));
      if (changed.length === 0) continue;
      const values = Object.fromEntries(changed.map((field) => [field, signer[field] ?? null]));
      const known = this.spec.signers?.find((one) => one.user === user);
      if (known) Object.assign(known, values);
      else this.spec.signers = [...(this.spec.signers ?? []), { user, ...values }];
    }
  }
}
