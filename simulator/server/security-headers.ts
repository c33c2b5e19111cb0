import type { FastifyReply } from 'fastify';

/** Features no page of ours uses, so that injected code could not either. */
const permissionsPolicy =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * What the portal may load: its own files, and pictures it made itself (previews). Scripts come from
 * files only. Styles may stand in the page because the component library writes its theme there.
 * @param frameAncestors origins that may show the page in a frame; none = nobody
 * @param frames sources of frames it may show itself; none = it shows none
 */
export function portalPolicy(
  frameAncestors: readonly string[],
  frames: readonly string[] = [],
): string {
  return policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    ...(frames.length === 0 ? {} : { 'frame-src': frames.join(' ') }),
    'frame-ancestors': frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' '),
  });
}

const plainPage = {
  'default-src': "'none'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** What the simulator's own plain pages may load: one style sheet and its type, no script. */
export const plainPagePolicy = policy(plainPage);

/**
 * The same for the signing page, which shows its documents in frames.
 * @param returnOrigin origin of the host its forms lead back to; null: to the portal
 */
export function signingPagePolicy(returnOrigin: string | null): string {
  return policy({
    ...plainPage,
    'frame-src': "'self'",
    // Browsers hold a form to it also where the answer leads elsewhere.
    'form-action': returnOrigin === null ? "'self'" : `'self' ${returnOrigin}`,
  });
}

/** A file that may be shown in a frame of our own page, and loads nothing. */
export const framedFilePolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'self'" });

/** What the pages to read the contract may load: files of their own server. */
export const referencePolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

/** Headers of an HTML page. */
export function pageHeaders(reply: FastifyReply, contentSecurityPolicy: string): FastifyReply {
  return reply.headers({
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
  });
}
