import { boxPath, RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';
import type { EngineSettings } from '../call.ts';
import { invalidField } from '../../refusals.ts';

/** The return addresses of a signing service: portal paths, or addresses of a host's page. */
export interface ReturnWay {
  /** After signing. Names the box, so that the next page can report it. */
  readonly signed: string;
  /** After leaving without a signature. */
  readonly unsigned: string;
  /** Origin of the host's page, or null for the portal itself. */
  readonly origin: string | null;
}

/** The setting that lists the origins of hosts. */
interface Embedding {
  readonly settings: Pick<EngineSettings, 'embedOrigins'>;
}

/** The address if it belongs to a host that can embed the portal, otherwise null. */
function hostPage({ settings }: Embedding, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // An origin is scheme, host and port. A username or password in an address can disguise the host.
  const isPlain = url.username === '' && url.password === '';
  return isPlain && settings.embedOrigins.includes(url.origin) ? url : null;
}

/**
 * The host's page a caller wants to return to.
 * @throws Refusal 400 for an address of no configured host
 */
export function checkedReturnUrl(
  engine: Embedding,
  returnUrl: string | undefined,
): string | undefined {
  if (returnUrl === undefined || hostPage(engine, returnUrl)) return returnUrl;
  const reason = 'the address is not on an origin that may embed the portal';
  throw invalidField('returnUrl', 'dde.error.invalidValue', reason);
}

/**
 * The return addresses of a signing service: the host's page the signer came from, or else the
 * list. The address is checked again, because a stored address may be older than the configuration.
 */
export function returnWay(
  engine: Embedding,
  boxId: number,
  returnUrl: string | undefined,
): ReturnWay {
  const page = returnUrl === undefined ? null : hostPage(engine, returnUrl);
  if (!page) {
    const signed = `/app/dokuboxlist?${RETURN_PARAMETER}=${boxId}`;
    return { signed, unsigned: boxPath(boxId), origin: null };
  }
  const unsigned = page.href;
  page.searchParams.set(RETURN_PARAMETER, String(boxId));
  return { signed: page.href, unsigned, origin: page.origin };
}
