import { origin } from './files.ts';

/** The part of Trusted Types used here. TypeScript does not declare it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Name of our policy, for the `trusted-types` of a host. */
const POLICY = 'dokubox';

/** Allows only workers from our server or from this page. */
function checked(url: string): string {
  const { origin: from, protocol } = new URL(url);
  if (protocol === 'blob:' || from === origin) return url;
  throw new TypeError(`${from} has no worker of ours. Load workers from the origin of Dokubox.`);
}

function makePolicy() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    return trustedTypes?.createPolicy(POLICY, { createScriptURL: checked });
  } catch {
    // The page does not allow the policy's name. PDFs are then checked without a worker.
    return undefined;
  }
}

let policy: ReturnType<typeof makePolicy>;

/** Returns the address of a worker, in the form that a page with Trusted Types requires. */
export function trustedWorkerUrl(url: string): string {
  policy ??= makePolicy();
  return policy?.createScriptURL(url) ?? url;
}
