import {
  languages,
  portalFunctions,
  tenants,
  type Language,
  type PortalFunction,
  type Tenant,
} from '@dokubox/spec/enums.ts';

/** Content of `ddeParam`: the target of a link from the bank. */
export interface DdeParam {
  readonly dokuBoxId?: number;
  readonly clientNumber?: string;
  readonly tenant?: Tenant;
  readonly language?: Language;
  readonly function?: string;
}

function jsonOfBase64Url(text: string): unknown {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
}

function whole(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined;
}

/**
 * Reads a `ddeParam`, which is base64url of JSON. Returns `undefined` if the text is not valid, and
 * leaves out unknown values.
 */
export function parseDdeParam(text: string): DdeParam | undefined {
  let value: unknown;
  try {
    value = jsonOfBase64Url(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = value as Record<string, unknown>;
  const dokuBoxId = whole(fields['dokuBoxId']);
  const tenant = tenants.find((entry) => entry === fields['tenant']);
  const language = languages.find((entry) => entry === fields['language']);
  const clientNumber = fields['clientNumber'];
  const name = fields['function'];
  return {
    ...(dokuBoxId === undefined ? {} : { dokuBoxId }),
    ...(typeof clientNumber === 'string' ? { clientNumber } : {}),
    ...(tenant === undefined ? {} : { tenant }),
    ...(language === undefined ? {} : { language }),
    ...(typeof name === 'string' ? { function: name } : {}),
  };
}

/**
 * Returns the portal function that a `function` parameter names. An unknown name means all
 * functions.
 */
export function portalFunctionOf(name: string | null | undefined): PortalFunction {
  return portalFunctions.find((entry) => entry === name) ?? 'ALL';
}
