/** English texts of the portal itself; they type the keys of every other language. */
const portal = {
  product: 'Dokubox',
  page: {
    list: 'Dokuboxes',
    box: 'Dokubox',
    signIn: 'Sign in',
    cookies: 'Cookies',
    tasks: 'Tasks',
    users: 'User management',
    error: 'Error',
  },
  navigation: { list: 'Dokuboxes', tasks: 'Tasks', users: 'User management' },
  start: {
    failedTitle: 'The portal could not be started',
    failedText: 'Its configuration could not be loaded.',
    signingIn: 'Signing you in',
  },
  blocked: {
    title: 'The portal is closed for maintenance',
    text: 'You cannot work in the portal at the moment.',
    textUntil: 'You cannot work in the portal until {{until}}.',
    stayHint: 'You can stay and try again later, or sign out.',
    stay: 'Stay',
    signOut: 'Sign out',
    scheduledTitle: 'Planned maintenance',
    scheduled: 'The portal will be closed from {{from}} to {{until}}.',
    scheduledOpen: 'The portal will be closed from {{from}}.',
  },
  redirection: { open: 'Open the dokubox' },
} as const;

export default portal;
