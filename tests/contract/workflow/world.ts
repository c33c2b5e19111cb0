import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { unknownTo } from '@dokubox/spec/workflow/rights.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type BodyOf } from '@dokubox/spec/operations/table.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { signFiles } from '../../../simulator/signatures/signing/asic/sign-asice.ts';
import { openTestTrust } from '../../../simulator/signatures/signing/trust/test-trust.ts';
import { portalHeaders, type Answered, type ContractServer } from '../contract-server.ts';
import { filesOfZip, zipOf } from '../../../simulator/signatures/validation/fixtures/zip-parts.ts';

export type SubmitBody = BodyOf<'submitClientDokubox'>;
export type SubmittedDoku = SubmitBody['dokus'][number];
export type SubmitAction = NonNullable<SubmittedDoku['dokuAction']>;

/** A file to upload. Every call of the functions below creates different bytes. */
export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

let files = 0;

/** A small unsigned PDF. */
export function unsignedFile(): TestFile {
  files += 1;
  const text = `%PDF-1.7\n%${files}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n0\n%%EOF\n`;
  return { name: `file-${files}.pdf`, bytes: new TextEncoder().encode(text) };
}

/** The tests' own certificates, which their scenarios trust. */
const trust = await openTestTrust();
const signer = await trust.signerFor({
  id: 'somebody',
  name: 'Somebody',
  organization: 'Elsewhere',
  country: 'HU',
  rank: 'QESIG',
  keys: 'ec',
});

/** The root of every signature of `signedFile`, as PEM. */
export const rootOfSignedFiles = trust.root.toPem();

const contract = {
  name: 'contract.txt',
  mimeType: 'text/plain',
  bytes: new TextEncoder().encode('contract'),
};
const signedParts = filesOfZip(
  await signFiles([contract], { signer, at: new Date('2020-02-03T10:00:00Z') }, trust),
);

/** A container signed long ago. It is valid if the scenario trusts the root. */
export function signedFile(): TestFile {
  files += 1;
  // The packing time makes each file different.
  const bytes = zipOf(signedParts, { time: files });
  return { name: `signed-${files}.asice`, bytes };
}

/** The container of {@link signedFile} with another text than the signed one. */
export function brokenFile(): TestFile {
  const { name } = signedFile();
  const altered = new TextEncoder().encode('contract of another day');
  return { name, bytes: zipOf({ ...signedParts, [contract.name]: altered }) };
}

/** The upload of a file as a submit carries it. */
export function uploadOf(dokuId: number, file: TestFile): SubmittedDoku {
  return {
    id: dokuId,
    submitDokuStaticActions: [
      {
        dokuId,
        dokuStaticAction: 'Upload',
        actionData: { fileName: file.name },
        fileContent: Buffer.from(file.bytes).toString('base64'),
      },
    ],
  };
}

/** One world of a running simulator, in which every user is one call away. */
export class ContractWorld {
  readonly server: ContractServer;
  readonly worldId: string;
  readonly tenant: Tenant;
  readonly #tokens = new Map<string, string>();

  private constructor(server: ContractServer, worldId: string, tenant: Tenant) {
    this.server = server;
    this.worldId = worldId;
    this.tenant = tenant;
  }

  static async create(
    server: ContractServer,
    scenario: string,
    tenant: Tenant,
  ): Promise<ContractWorld> {
    const answer = await server.post('/__sim/worlds', { scenario, tenant });
    if (answer.status !== 201) throw new Error(`no world: ${answer.text}`);
    return new ContractWorld(server, (answer.json as { worldId: string }).worldId, tenant);
  }

  /** Keys of users begin with their side, as those of the seeded users do. */
  static userTypeOf(key: string): UserType {
    return key.startsWith('client') ? 'CLIENT' : 'BANKER';
  }

  /** Signs a user in with password and code, once. */
  async #token(key: string): Promise<string> {
    const known = this.#tokens.get(key);
    if (known !== undefined) return known;
    const path = `/__sim/open/${this.worldId}?user=${key}`;
    const { headers } = await this.server.fetch(path);
    const cookies = headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? []);
    const token = cookies.find(([name]) => name === 'dde-session')?.[1];
    if (token === undefined) throw new Error(`nobody signed in as ${key}`);
    this.#tokens.set(key, decodeURIComponent(token));
    return decodeURIComponent(token);
  }

  /** Forgets an ended session. The user's next call signs in again. */
  forget(key: string): void {
    this.#tokens.delete(key);
  }

  /** Headers of a seeded user in this world. Named changes replace them. */
  async headers(key: string, changes: Readonly<Record<string, string>> = {}) {
    const isClient = ContractWorld.userTypeOf(key) === 'CLIENT';
    return portalHeaders({
      'X-Tenant': this.tenant,
      'X-Channel': isClient ? 'INTERNET' : 'INTRANET',
      'X-Flow-Type': isClient ? 'CLIENT' : 'BANKER',
      'X-Sim-World': this.worldId,
      'X-Id-Token': await this.#token(key),
      ...changes,
    });
  }

  async post(
    key: string,
    url: string,
    body: unknown,
    changes: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    return this.server.post(url, body, await this.headers(key, changes));
  }

  async get(key: string, path: string): Promise<Answered> {
    return this.server.fetch(path, { headers: await this.headers(key) });
  }

  /** A box as a user sees it. @throws Error when it cannot be read */
  async box(id: number, as = 'bankerRm'): Promise<Dokubox> {
    const answer = await this.get(as, `/dde/dokubox/${id}`);
    if (answer.status !== 200) throw new Error(`box ${id}: ${answer.status} ${answer.text}`);
    return answer.json as Dokubox;
  }

  /** A document of a box by its index. */
  async doku(boxId: number, index = 0, as = 'bankerRm'): Promise<Doku> {
    const doku = (await this.box(boxId, as)).dokus[index];
    if (!doku) throw new Error(`box ${boxId} has no document ${index}`);
    return doku;
  }

  /** Submits actions by the call of the user's own side, or of the named side. */
  submit(
    key: string,
    dokuBoxId: number,
    dokus: readonly SubmittedDoku[],
    side: UserType = ContractWorld.userTypeOf(key),
    changes: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    const { submitBankerDokubox, submitClientDokubox } = operations;
    const { url } = side === 'BANKER' ? submitBankerDokubox : submitClientDokubox;
    return this.post(key, url, { dokuBoxId, dokus }, changes);
  }

  /** Calls the control API of this world. */
  control(path: string, body: unknown): Promise<Answered> {
    return this.server.post(`/__sim/worlds/${this.worldId}${path}`, body);
  }

  /** Validates the stored file of the only document of a box. */
  validate(boxId: number): Promise<Answered> {
    const path = `/dde/dokubox/doku/${this.dokuId(boxId)}/validateSignature`;
    return this.post('bankerRm', path, {});
  }

  /** Acts as the signing service, or as the bank's own application. */
  act(envelopeId: string, body: Readonly<Record<string, unknown>>): Promise<Answered> {
    return this.control(`/envelopes/${envelopeId}/act`, body);
  }

  /**
   * The simulator's record of a box, for ids the API does not return. Never used to change
   * anything.
   */
  #peek(boxId: number) {
    return this.server.simulator.engine.worlds.get(this.worldId)?.boxes.get(boxId);
  }

  /** The envelope of a box. `none` if it has none. */
  envelopeId(boxId: number): string {
    return this.#peek(boxId)?.envelopeId ?? 'none';
  }

  /** The process of a box in the bank's own application. `none` if it has none. */
  processId(boxId: number): string {
    return this.#peek(boxId)?.edsProcessId ?? 'none';
  }

  /** Id of a seeded user, as a configuration names people. */
  userId(key: string): number {
    const user = this.server.simulator.engine.worlds.get(this.worldId)?.userByKey(key);
    if (!user) throw new Error(`no user ${key}`);
    return user.id;
  }

  /** Ids of all boxes, including those hidden from a user. */
  boxIds(): readonly number[] {
    const world = this.server.simulator.engine.worlds.get(this.worldId);
    return [...(world?.boxes.values() ?? [])].map(({ id }) => id).sort((a, b) => a - b);
  }

  /** The status of a box, including a box hidden from a user. */
  statusOf(boxId: number) {
    return this.#peek(boxId)?.status;
  }

  /**
   * Whether a client has not yet handed over a box it started, so that bankers cannot open it
   * (A-526).
   */
  closedToBankers(boxId: number): boolean {
    const box = this.#peek(boxId);
    return box !== undefined && unknownTo(box) === 'BANKER';
  }

  /** A document of a box by its index. */
  dokuId(boxId: number, index = 0): number {
    const id = this.#peek(boxId)?.dokus[index]?.id;
    if (id === undefined) throw new Error(`box ${boxId} has no document ${index}`);
    return id;
  }

  /** Lets the archive answer. */
  async waitForArchive(): Promise<void> {
    await this.control('/clock', { advanceMs: limits.archiveJobMs });
  }

  /** The file of a document as it can be downloaded. Null if there is none. */
  async download(key: string, dokuId: number): Promise<Buffer | null> {
    const { status, json } = await this.get(key, `/dde/dokubox/doku/${dokuId}/download`);
    if (status !== 200) return null;
    return Buffer.from((json as { fileContent: string }).fileContent, 'base64');
  }
}
