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
 * Content security policy of the portal: its own files, and pictures that it creates (previews). Scripts
 * come from files only. Inline styles are allowed, because the component library writes its theme into the
 * page.
 * @param frameAncestors origins that may show the page in a frame. Empty: none
 * @param frames sources of frames in the page. Empty: none
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

/**
 * Content security policy of the simulator's plain pages: one style sheet with its fonts, no
 * script.
 */
export const plainPagePolicy = policy(plainPage);

/**
 * The same for the signing page, which shows its documents in frames.
 * @param returnOrigin origin of the host to which its forms return. Null: the portal
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

/** Content security policy of the reference: files of its own server. */
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
