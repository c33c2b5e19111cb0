import { boxPath, RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';
import type { EngineSettings } from '../call.ts';
import { invalidField } from '../../refusals.ts';

/** Where a signing service leads back to; paths of the portal, or addresses of a host's page. */
export interface ReturnWay {
  /** After signing: names the box, so that the page that follows can report it. */
  readonly signed: string;
  /** Out again without a signature. */
  readonly unsigned: string;
  /** Origin of the host's page; null for the portal itself. */
  readonly origin: string | null;
}

/** What decides which addresses are those of hosts. */
interface Embedding {
  readonly settings: Pick<EngineSettings, 'embedOrigins'>;
}

/** The address as one of a host that may embed the portal; null for any other text. */
function hostPage({ settings }: Embedding, address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // An origin is scheme, host and port; what names a user and a password hides the host from readers.
  const isPlain = url.username === '' && url.password === '';
  return isPlain && settings.embedOrigins.includes(url.origin) ? url : null;
}

/**
 * The host's page a caller wants to come back to.
 * @throws Refusal 400 for an address no configured host has
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
 * Where a signing service leads back to: the page of the host the signer came from, or else the list.
 * The address is checked here again, because stored ones may be older than the configuration.
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
