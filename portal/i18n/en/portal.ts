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
  forced: {
    passwordTitle: 'You need a new password',
    passwordText:
      'The bank asks you to change your password before you continue. This is not possible in the portal yet. Please contact your bank.',
    contractTitle: 'Sign the contract first',
    contractText:
      'Before you use the portal for the first time, the contract for its use has to be signed. You sign it with the signing service.',
    contractLink: 'Go to the signing service',
    back: 'Back to sign-in',
  },
  notYet: {
    forgottenTitle: 'Forgotten password',
    forgottenText:
      'You cannot reset your password here yet. Please contact your bank, which will help you.',
    contractTitle: 'Signing the contract',
    contractText:
      'The state of your contract cannot be shown here yet. Sign in to see whether the portal is open for you.',
    back: 'Back to sign-in',
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
