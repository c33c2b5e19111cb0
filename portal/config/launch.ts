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

/**
 * The address, the browser's stored values and the configuration, as they are before anything is
 * shown.
 */
export interface LaunchInputs {
  readonly pathname: string;
  readonly search: string;
  readonly hostname: string;
  readonly config: Pick<PortalConfig, 'defaultTenant' | 'hosts'>;
  /** Values an earlier page stored. They are unchecked strings. */
  readonly kept: {
    readonly tenant: string | null;
    readonly language: string | null;
    readonly channel: string | null;
    readonly ddeParam: string | null;
    readonly function: string | null;
  };
}

/** The target and settings of a page load, decided once when the portal starts. */
export interface Launch {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly channel: PageChannel;
  /** The host serves one channel only. */
  readonly channelFixed: boolean;
  readonly ddeParam?: { readonly text: string; readonly content: DdeParam };
  /**
   * The address has a `ddeParam` that cannot be read. It is ignored, and the caller logs it
   * (A-010).
   */
  readonly invalidDdeParam: boolean;
  readonly portalFunction: PortalFunction;
}

const pick = <T extends string>(list: readonly T[], value: string | null | undefined) =>
  list.find((entry) => entry === value);

function hostOf({ config, hostname }: LaunchInputs) {
  return Object.hasOwn(config.hosts, hostname) ? config.hosts[hostname] : undefined;
}

/** Returns the channel, and whether the host allows only that one. */
function resolveChannel(inputs: LaunchInputs): Pick<Launch, 'channel' | 'channelFixed'> {
  const fixed = hostOf(inputs)?.channel;
  if (fixed) return { channel: fixed, channelFixed: true };
  const remembered = pick(['INTERNET', 'INTRANET'] as const, inputs.kept.channel);
  return {
    channel: channelOfPath(inputs.pathname) ?? remembered ?? 'INTERNET',
    channelFixed: false,
  };
}

/**
 * Returns tenant, channel, language, `ddeParam` and function
 * (A-011).
 */
export function resolveLaunch(inputs: LaunchInputs): Launch {
  const { config, kept, pathname } = inputs;
  const query = new URLSearchParams(inputs.search);
  const given = query.get('ddeParam');
  const givenContent = given === null ? undefined : parseDdeParam(given);
  const text = givenContent === undefined ? kept.ddeParam : given;
  const content = text === null ? undefined : parseDdeParam(text);
  const tenant =
    landingOf(pathname)?.tenant ??
    content?.tenant ??
    hostOf(inputs)?.tenant ??
    pick(tenants, kept.tenant) ??
    config.defaultTenant;
  const functionName = query.get('function') ?? content?.function ?? kept.function;
  return {
    tenant,
    language:
      givenContent?.language ?? pick(languages, kept.language) ?? policyOf(tenant).localLanguage,
    ...resolveChannel(inputs),
    ...(text !== null && content !== undefined ? { ddeParam: { text, content } } : {}),
    invalidDdeParam: given !== null && givenContent === undefined,
    portalFunction: portalFunctionOf(functionName),
  };
}
