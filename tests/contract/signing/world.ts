import type { Tenant } from '@dokubox/spec/enums.ts';
import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { ValidationNode, ValidationResult } from '@dokubox/spec/schemas/validation-result.ts';
import type { Answered, ContractServer } from '../contract-server.ts';
import { ContractWorld, type SubmittedDoku } from '../workflow/world.ts';

/** Indexes of the scenario's boxes. */
export const boxPlaces = {
  unsent: 0,
  allSigned: 1,
  halfSigned: 2,
  unsentForContainer: 3,
  halfSignedInContainer: 4,
} as const;

/** A world of the signing scenario, with the steps its tests share. */
export class SigningWorld {
  readonly at: ContractWorld;
  readonly boxId: number;

  private constructor(at: ContractWorld, boxId: number) {
    this.at = at;
    this.boxId = boxId;
  }

  static async create(
    server: ContractServer,
    box: keyof typeof boxPlaces = 'unsent',
    tenant: Tenant = 'HR',
  ): Promise<SigningWorld> {
    const at = await ContractWorld.create(server, 'signing', tenant);
    const world = server.simulator.engine.worlds.get(at.worldId);
    const ids = [...(world?.boxes.values() ?? [])].map(({ id }) => id).sort((a, b) => a - b);
    const id = ids[boxPlaces[box]];
    if (id === undefined) throw new Error(`no box ${box}`);
    return new SigningWorld(at, id);
  }

  get dokuId(): number {
    return this.at.dokuId(this.boxId);
  }

  doku(as = 'bankerRm'): Promise<Doku> {
    return this.at.doku(this.boxId, 0, as);
  }

  submit(key: string, change: Omit<SubmittedDoku, 'id'>): Promise<Answered> {
    return this.at.submit(key, this.boxId, [{ id: this.dokuId, ...change }]);
  }

  async send(trigger: 'SendForSigning' | 'SendForResigning' = 'SendForSigning'): Promise<void> {
    const { status, text } = await this.submit('bankerRm', { dokuAction: trigger });
    if (status !== 200) throw new Error(`${trigger}: ${status} ${text}`);
  }

  askForUrl(
    key: string,
    headers: Record<string, string> = {},
    body: { readonly returnUrl?: string } = {},
  ): Promise<Answered> {
    return this.at.post(key, `/dde/dokubox/doku/${this.dokuId}/signingUrl`, body, headers);
  }

  /** The address of a user's signing page. @throws Error when there is none */
  async url(key: string, headers: Record<string, string> = {}): Promise<string> {
    const { status, json, text } = await this.askForUrl(key, headers);
    if (status !== 200) throw new Error(`no signing page for ${key}: ${text}`);
    return (json as { signingUrl: string }).signingUrl;
  }

  /** A page as a browser receives it. The signing pages need no sign-in. */
  page(path: string): Promise<Answered> {
    return this.at.server.fetch(path, { headers: { accept: 'text/html' } });
  }

  /** Sends a form of a page. */
  form(path: string, fields: Record<string, string> = {}): Promise<Answered> {
    return this.at.server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Signs as a user, through the page. */
  async sign(key: string): Promise<Answered> {
    return this.form(`${await this.url(key)}/sign`);
  }

  async file(): Promise<Buffer> {
    const file = await this.at.download('bankerRm', this.dokuId);
    if (!file) throw new Error('no file');
    return file;
  }

  async validate(body: object = {}, key = 'bankerRm'): Promise<ValidationResult> {
    const path = `/dde/dokubox/doku/${this.dokuId}/validateSignature`;
    const { status, json, text } = await this.at.post(key, path, body);
    if (status !== 200) throw new Error(`not validated: ${status} ${text}`);
    return json as ValidationResult;
  }
}

/** The verdict on each signature of a file. */
export function verdicts({ validationResults }: ValidationResult): readonly string[] {
  const all = (node: ValidationNode): readonly string[] => [
    ...node.signatures.map(
      ({ signatureIndication, signatureInformation }) =>
        `${signatureIndication} ${signatureInformation?.signatureQualification ?? 'NA'}`,
    ),
    ...node.children.flatMap(all),
  ];
  return validationResults.flatMap(all);
}
