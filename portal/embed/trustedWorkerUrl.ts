import { origin } from './files.ts';

/** The part of Trusted Types used here; TypeScript does not know them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Name of our policy, for the `trusted-types` of a host. */
const POLICY = 'dokubox';

/** Only what our server or this page has made is run. */
function checked(url: string): string {
  const { origin: from, protocol } = new URL(url);
  if (protocol === 'blob:' || from === origin) return url;
  throw new TypeError(`${from} has no worker of ours.`);
}

function makePolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });
  } catch {
    // The page does not allow the name. PDFs are then looked at without a worker.
    return undefined;
  }
}

let policy: ReturnType<typeof makePolicy>;

/** The address of a worker, in the form a page with Trusted Types asks for. */
export function trustedWorkerUrl(url: string): string {
  policy ??= makePolicy();
  return policy?.createScriptURL(url) ?? url;
}
