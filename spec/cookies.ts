/**
 * Cookie that exists as long as the session cookie. Scripts may read and delete it. It
 * shows only that `getCurrentUser` is worth calling.
 */
export const SIGNED_IN_COOKIE = 'dde-signed-in';
