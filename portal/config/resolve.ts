import {
  languages,
  tenants,
  type Language,
  type PortalFunction,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import type { PortalConfig } from '@dokubox/spec/schemas/portal.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { parseDdeParam, portalFunctionOf, type DdeParam } from './ddeParam.ts';
import { channelOfPath, landingOf, type PageChannel } from './landing.ts';

/** What the address, the browser's memory and the configuration say before anything is shown. */
export interface Surroundings {
  readonly pathname: string;
  readonly search: string;
  readonly hostname: string;
  readonly config: Pick<PortalConfig, 'defaultTenant' | 'hosts'>;
  /** Values kept by an earlier page; strings nobody has checked yet. */
  readonly kept: {
    readonly tenant: string | null;
    readonly language: string | null;
    readonly channel: string | null;
    readonly ddeParam: string | null;
    readonly function: string | null;
  };
}

/** Where the user is: decided once a page load. */
export interface Place {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly channel: PageChannel;
  /** The host serves one channel only. */
  readonly channelFixed: boolean;
  readonly ddeParam?: { readonly text: string; readonly content: DdeParam };
  /** A `ddeParam` in the address that cannot be read: ignored, and logged by the caller. */
  readonly invalidDdeParam: boolean;
  readonly portalFunction: PortalFunction;
}

const pick = <T extends string>(list: readonly T[], value: string | null | undefined) =>
  list.find((entry) => entry === value);

function hostOf({ config, hostname }: Surroundings) {
  return Object.hasOwn(config.hosts, hostname) ? config.hosts[hostname] : undefined;
}

/** The channel, and whether the host leaves any choice. */
function resolveChannel(surroundings: Surroundings): Pick<Place, 'channel' | 'channelFixed'> {
  const fixed = hostOf(surroundings)?.channel;
  if (fixed) return { channel: fixed, channelFixed: true };
  const remembered = pick(['INTERNET', 'INTRANET'] as const, surroundings.kept.channel);
  return {
    channel: channelOfPath(surroundings.pathname) ?? remembered ?? 'INTERNET',
    channelFixed: false,
  };
}

/** Tenant, channel, language, `ddeParam` and function. */
export function resolvePlace(surroundings: Surroundings): Place {
  const { config, kept, pathname } = surroundings;
  const query = new URLSearchParams(surroundings.search);
  const given = query.get('ddeParam');
  const givenContent = given === null ? undefined : parseDdeParam(given);
  const text = givenContent === undefined ? kept.ddeParam : given;
  const content = text === null ? undefined : parseDdeParam(text);
  const tenant =
    landingOf(pathname)?.tenant ??
    content?.tenant ??
    hostOf(surroundings)?.tenant ??
    pick(tenants, kept.tenant) ??
    config.defaultTenant;
  const functionName = query.get('function') ?? content?.function ?? kept.function;
  return {
    tenant,
    language:
      givenContent?.language ?? pick(languages, kept.language) ?? policyOf(tenant).localLanguage,
    ...resolveChannel(surroundings),
    ...(text !== null && content !== undefined ? { ddeParam: { text, content } } : {}),
    invalidDdeParam: given !== null && givenContent === undefined,
    portalFunction: portalFunctionOf(functionName),
  };
}
