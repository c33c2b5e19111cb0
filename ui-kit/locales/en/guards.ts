/** English texts of the guards of a session; they type the keys of every other language. */
const guards = {
  otherWindow: {
    title: 'The portal is open in another window',
    text: 'You can work in only one window at a time. This stops your changes overwriting each other.',
    use: 'Use this window',
  },
  tabLocked: {
    title: 'The portal is open in another tab',
    text: 'Close the other tab, or continue here. The other tab will then be locked.',
    use: 'Use this tab',
  },
  idle: {
    title: 'Are you still there?',
    text: 'You have not been active for a while. To protect your data, you will be signed out soon.',
    drafts: 'Text you have not sent yet is kept in this tab until you sign in again.',
    left: 'Time left',
    announce_one: 'You will be signed out in {{count}} second.',
    announce_other: 'You will be signed out in {{count}} seconds.',
    stay: 'Stay signed in',
  },
  signOut: 'Sign out',
} as const;

export default guards;
