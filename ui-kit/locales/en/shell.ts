/** English texts of the frame around every screen; they type the keys of every other language. */
const shell = {
  brandHome: 'go to the start page',
  skipToContent: 'Skip to main content',
  mainNavigation: 'Main navigation',
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  loading: 'Loading',
  newTab: 'opens in a new tab',
  language: { label: 'Language', current: 'Language: {{name}}' },
  scheme: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'System' },
  user: {
    menu: 'Account: {{name}}',
    representing: 'Representing',
    changePassword: 'Change password',
    signatureSettings: 'Signature settings',
    downloadTerms: 'Download terms and conditions',
    downloadContract: 'Download contract',
    switchClient: 'Switch company',
    signOut: 'Sign out',
  },
  environment: {
    badge: 'Test environment {{name}}, show details',
    title: 'About this environment',
    text: 'This is a test environment. Nothing you do here is binding.',
    name: 'Environment',
    flowId: 'Reference (flow ID)',
    flowIdHint: 'Quote this reference when you report a problem.',
    build: 'Build',
    tenant: 'Bank',
    copy: 'Copy the reference',
    copied: 'Reference copied',
  },
  footer: {
    label: 'About this portal',
    copyright: '© {{year}} {{holder}}',
    cookies: 'Cookies',
    socialLabel: 'Follow us on social media',
    x: 'X',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
  },
  error: {
    code: 'Code {{code}}',
    flowId: 'Reference {{flowId}}',
    backHome: 'Back to the start page',
    notFound: {
      title: 'This page does not exist',
      text: 'The address may be wrong, or the page may have moved. Check the address, or continue from the start page.',
    },
    general: {
      title: 'Something went wrong',
      text: 'The page could not be shown because of a fault on our side. Try again. If it happens again, contact support and quote the reference below.',
    },
    accessDenied: {
      title: 'You do not have access to this page',
      text: 'Go back to the start page, or ask your contact at the bank.',
    },
    offline: {
      title: 'You are offline',
      text: 'Check your network, then try again.',
    },
  },
  offline: {
    text: 'You are offline. What you see may be out of date, and nothing can be sent until the connection is back.',
    retry: 'Try again',
  },
  status: {
    success: 'Done',
    info: 'Information',
    warning: 'Warning',
    error: 'Error',
    dismiss: 'Dismiss this message',
  },
  blocked: {
    title: 'The portal is closed for maintenance',
    text: 'You cannot work in the portal at the moment.',
    textUntil: 'You cannot work in the portal until {{until}}.',
    stayHint: 'You can stay and try again later, or sign out.',
    stay: 'Stay signed in',
    signOut: 'Sign out',
    scheduledTitle: 'Planned maintenance',
    scheduled: 'The portal will be closed from {{from}} to {{until}}.',
    scheduledOpen: 'The portal will be closed from {{from}}.',
    SIGNING: {
      title: 'Signing is closed for maintenance',
      text: 'You cannot sign at the moment. The rest of the portal is not affected.',
      textUntil: 'You cannot sign until {{until}}. The rest of the portal is not affected.',
      scheduled:
        'You will not be able to sign from {{from}} to {{until}}. The rest of the portal is not affected.',
      scheduledOpen:
        'You will not be able to sign from {{from}}. The rest of the portal is not affected.',
    },
    ARCHIVING: {
      title: 'The archive is closed for maintenance',
      text: 'You cannot send documents to the archive or download them from it at the moment. The rest of the portal is not affected.',
      textUntil:
        'You cannot send documents to the archive or download them from it until {{until}}. The rest of the portal is not affected.',
      scheduled:
        'The archive will be unavailable from {{from}} to {{until}}. The rest of the portal is not affected.',
      scheduledOpen:
        'The archive will be unavailable from {{from}}. The rest of the portal is not affected.',
    },
  },
} as const;

export default shell;
