import type { AnswerOf, BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { bankers, BrokenInvariant, clients, type Callers, type Request } from './people.ts';
import { filesOfZip } from '../../../simulator/signatures/validation/fixtures/zip-parts.ts';

interface Accepted {
  readonly boxId: number;
  readonly version: number;
  readonly fileName: string;
  readonly fileContent: string;
  readonly who: string;
}

type Submitted = BodyOf<'submitClientDokubox'>;
type Configured = BodyOf<'configureDokubox'>;

interface Upload {
  readonly dokuId: number;
  readonly fileName: string;
  readonly fileContent: string;
}

/** Files in the body of a call. */
function uploadsIn({ id, body }: Request): Upload[] {
  if (!id.startsWith('submit')) return [];
  const actions = (body as Submitted).dokus.flatMap((doku) => doku.submitDokuStaticActions ?? []);
  return actions.flatMap(({ dokuId, dokuStaticAction, actionData, fileContent }) => {
    const fileName = actionData?.fileName;
    if (dokuStaticAction !== 'Upload' || fileName === undefined || fileContent === undefined) {
      return [];
    }
    return [{ dokuId, fileName, fileContent }];
  });
}

/** Documents in use that a call takes out of the box. */
function removalsIn({ id, body }: Request, before: Dokubox): number[] {
  const items = id.startsWith('submit')
    ? (body as Submitted).dokus.map((doku) => ({ dokuId: doku.id, usedInBox: doku.usedInBox }))
    : id === 'configureDokubox'
      ? (body as Configured).dokus
      : [];
  const out = items.filter(({ usedInBox }) => usedInBox === false).map(({ dokuId }) => dokuId);
  return before.dokus.filter((doku) => doku.usedInBox && out.includes(doku.id)).map((d) => d.id);
}

function entriesOf(bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    const entries = Object.entries(filesOfZip(bytes));
    return new Map(entries.map(([name, content]) => [name, Buffer.from(content)]));
  } catch {
    return new Map();
  }
}

/**
 * Whether a signed file still contains the upload: as the beginning of a PDF, or as a file in a
 * container. If a container was signed again, it must contain all its files.
 */
function holds(signed: Buffer, uploaded: Buffer): boolean {
  if (signed.includes(uploaded)) return true;
  const entries = entriesOf(signed);
  if ([...entries.values()].some((entry) => holds(entry, uploaded))) return true;
  const inside = [...entriesOf(uploaded)];
  return inside.length > 0 && inside.every(([name, content]) => entries.get(name)?.equals(content));
}

/** Every accepted upload, to request it later, because none may be lost. */
export class UploadLedger {
  readonly #callers: Callers;
  readonly #accepted = new Map<number, Accepted[]>();
  /** Documents removed from their box, by the number of the command in the world's history. */
  readonly #unchecked = new Set<number>();
  readonly #removals = new Map<number, number>();

  constructor(callers: Callers) {
    this.#callers = callers;
  }

  get size(): number {
    return [...this.#accepted.values()].reduce((sum, files) => sum + files.length, 0);
  }

  /**
   * Records what an accepted call uploaded, by the version in the answer, and what it removed.
   * @param before the box as the caller saw it
   */
  async note(who: string, request: Request, before: Dokubox, answer: unknown): Promise<void> {
    for (const upload of uploadsIn(request)) {
      this.#noteUpload(who, upload, answer as Dokubox);
      this.#unchecked.add(upload.dokuId);
    }
    const removed = removalsIn(request, before);
    if (removed.length > 0) await this.#noteRemoval(who, before.id, removed);
  }

  #noteUpload(who: string, { dokuId, ...file }: Upload, after: Dokubox): void {
    const version = after.dokus.find(({ id }) => id === dokuId)?.fileVersion;
    const files = this.#accepted.get(dokuId) ?? [];
    if (!version || files.some((other) => other.version === version)) {
      throw new BrokenInvariant(
        `an upload to ${dokuId} has version ${version}, which another upload already has`,
      );
    }
    this.#accepted.set(dokuId, [...files, { ...file, boxId: after.id, version, who }]);
  }

  /** An accepted removal must be in the history. */
  async #noteRemoval(who: string, boxId: number, dokuIds: readonly number[]): Promise<void> {
    const { username } = await this.#callers.factsOf(who);
    const history = (await this.#callers.read(null, 'getHistory')) as unknown as HistoryEntries;
    const entry = history.findLast(
      ({ operationId, username: by, changes }) =>
        by === username &&
        /^(submit|configure)/.test(operationId) &&
        changes.some(({ kind, key }) => kind === 'box' && key === boxId),
    );
    if (!entry) throw new BrokenInvariant(`a removal from box ${boxId} is not in the history`);
    for (const id of dokuIds) this.#removals.set(id, entry.number);
  }

  /** Downloads all uploads since the last time. */
  async checkNew(): Promise<void> {
    for (const dokuId of this.#unchecked) await this.#check(dokuId);
    this.#unchecked.clear();
  }

  /** Downloads everything that was ever uploaded. */
  async checkAll(): Promise<void> {
    for (const dokuId of this.#accepted.keys()) await this.#check(dokuId);
  }

  /**
   * The last file of a document must equal the upload, byte for byte. Its own side and the side it
   * was sent to read it.
   */
  async #check(dokuId: number): Promise<void> {
    const files = this.#accepted.get(dokuId) ?? [];
    const last = files.toSorted((left, right) => left.version - right.version).at(-1);
    if (!last) return;
    let found = 0;
    for (const who of [bankers[0], clients[0]]) {
      const answer = await this.#callers.call(who, { id: 'downloadDoku', params: { id: dokuId } });
      if (answer.status !== 200) continue;
      found += 1;
      const file = answer.json as AnswerOf<'downloadDoku'>;
      // Comparing base64 is enough, because the same bytes have the same text.
      if (file.fileContent === last.fileContent && file.fileName === last.fileName) continue;
      if (await this.#isSignedVersion(who, dokuId, last, file.fileContent)) continue;
      if (await this.#isKeptFrom(who, dokuId, last)) {
        found -= 1;
        continue;
      }
      throw new BrokenInvariant(
        `document ${dokuId}: ${file.fileName} came back, ${last.fileName} was uploaded by ${last.who}`,
      );
    }
    if (found === 0 && !this.#removals.has(dokuId)) {
      throw new BrokenInvariant(`the upload ${last.fileName} of document ${dokuId} is lost`);
    }
  }

  /**
   * The uploading side has not sent the document yet, so the other side reads the earlier version
   * (A-363).
   */
  async #isKeptFrom(who: string, dokuId: number, { boxId, ...last }: Accepted): Promise<boolean> {
    if (who.startsWith('client') === last.who.startsWith('client')) return false;
    const box = await this.#callers.read(who, 'loadDokubox', { params: { id: boxId } });
    const { fileVersion } = box.dokus.find(({ id }) => id === dokuId) ?? {};
    return (fileVersion ?? 0) < last.version;
  }

  /**
   * A newer version without an upload of its own: the signed form of the upload, which still
   * contains it.
   */
  async #isSignedVersion(
    who: string,
    dokuId: number,
    { boxId, version, fileContent }: Accepted,
    now: string,
  ): Promise<boolean> {
    const box = await this.#callers.read(who, 'loadDokubox', { params: { id: boxId } });
    const { fileVersion } = box.dokus.find(({ id }) => id === dokuId) ?? {};
    if (!fileVersion || fileVersion <= version) return false;
    return holds(Buffer.from(now, 'base64'), Buffer.from(fileContent, 'base64'));
  }
}

type HistoryEntries = readonly {
  readonly number: number;
  readonly operationId: string;
  readonly username: string;
  readonly changes: readonly { readonly kind: string; readonly key: number | string }[];
}[];
