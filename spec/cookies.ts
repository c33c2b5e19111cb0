/**
 * Cookie that stands beside that of the session as long as there is one. Scripts may read it and
 * take it away: it says that asking who is signed in is worth while, and nothing else.
 */
export const SIGNED_IN_COOKIE = 'dde-signed-in';
